/** Where each tile of a row lies: what is taken leaves its place empty, and nothing else moves. */
export function placesIn(
  before: readonly (string | undefined)[],
  tiles: readonly string[],
  size: number,
): readonly (string | undefined)[] {
  const kept = Array.from({ length: size }, (_, i) => before[i]).map(id =>
    id !== undefined && tiles.includes(id) ? id : undefined,
  );
  const fresh = tiles.filter(id => !kept.includes(id));
  return kept.map(id => id ?? fresh.shift());
}
