/** Readings of the rules that were mended after a release, by the numbers of their rulings; new games follow all. */
export const FIXES: readonly string[] = [];

/** Those that changed only what is legal. */
export const LEGALITY_FIXES: readonly string[] = [];
