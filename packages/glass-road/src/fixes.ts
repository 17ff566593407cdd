/** Readings of the rules that were mended after a release, by the numbers of their rulings; new games follow all. */
export const FIXES = ['R-162'] as const;

/** Those that changed only what is legal; here more is than before, so every line of older games still is. */
export const LEGALITY_FIXES: readonly string[] = [];

/** Is a game played by this reading? */
export function follows({ fixes }: { readonly fixes: readonly string[] }, fix: (typeof FIXES)[number]): boolean {
  return fixes.includes(fix);
}
