/** Counts up whenever a client of yesterday could not read what a table sends today. */
export const PROTOCOL = 1;
