/** The same function, asked once for the same things. */
export function once<P extends readonly (string | number | undefined)[], R>(
  ask: (...about: P) => R,
): (...about: P) => R {
  const known = new Map<string, R>();
  return (...about) => {
    const key = about.join(' ');
    const found = known.get(key) ?? ask(...about);
    known.set(key, found);
    return found;
  };
}
