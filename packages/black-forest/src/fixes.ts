/**
 * Readings of the rules that were mended after a release, by the numbers of their rulings. A game follows those that its
 * record names; new ones follow all.
 */
export const FIXES = ['R-157', 'R-158', 'R-159', 'R-160', 'R-161'] as const;
type Fix = (typeof FIXES)[number];

/** Those that changed only what is legal: whoever has not followed them may have played what is not offered today. */
export const LEGALITY_FIXES: readonly Fix[] = ['R-161'];

/** Is a game played by this reading? */
export function follows({ fixes }: { readonly fixes: readonly string[] }, fix: Fix): boolean {
  return fixes.includes(fix);
}
