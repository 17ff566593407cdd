/** A rectangle of named cells: columns are letters, rows are numbers from the top, counted row by row. */
interface Grid {
  readonly names: readonly string[];
  /** The index of a cell, or undefined. */
  readonly index: ReadonlyMap<string, number>;
  /** The cells that share an edge with a cell. */
  readonly beside: readonly (readonly number[])[];
  /** The 2x2 squares, each as its four cells. */
  readonly squares: readonly (readonly number[])[];
}

/** The grid with these column letters and so many rows. */
export function grid(columns: string, rows: number): Grid {
  const width = columns.length;
  const all = Array.from({ length: width * rows }, (_, i) => i);
  const names = all.map(i => `${columns[i % width]}${Math.floor(i / width) + 1}`);
  const beside = all.map(i =>
    [i - width, i - 1, i + 1, i + width].filter(
      j => j >= 0 && j < all.length && (Math.abs(i - j) === width || Math.floor(i / width) === Math.floor(j / width)),
    ),
  );
  const squares = all
    .filter(i => i % width < width - 1 && i + width < all.length)
    .map(i => [i, i + 1, i + width, i + width + 1]);
  return { names, index: new Map(names.map((name, i) => [name, i])), beside, squares };
}

/** The size of the biggest group of cells that hold `what`, joined over edges. */
export function largestGroup(g: Grid, cells: readonly string[], what: string): number {
  const seen = new Set<number>();
  let largest = 0;
  for (let start = 0; start < cells.length; start++) {
    if (cells[start] !== what || seen.has(start)) continue;
    const group = [start];
    seen.add(start);
    for (const cell of group) {
      for (const next of g.beside[cell] ?? []) {
        if (cells[next] !== what || seen.has(next)) continue;
        seen.add(next);
        group.push(next);
      }
    }
    largest = Math.max(largest, group.length);
  }
  return largest;
}

/** Do four cells in a square all hold `what`? */
export function hasSquare(g: Grid, cells: readonly string[], what: string): boolean {
  return g.squares.some(square => square.every(cell => cells[cell] === what));
}
