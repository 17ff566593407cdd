/** Whoever opens a table sits first, so the first name is for the second seat. */
const NAMES = ['Jakob', 'Bruno', 'Wilma', 'Ottilie'];

/** What a bot on a seat is called. */
export function botName(seat: number): string {
  return NAMES[seat % NAMES.length] ?? '';
}
