/** A mark below a line, as far along it as its moment. */
interface Mark {
  readonly at: number;
  readonly label: string;
}

/** A line has room for so many letters at least. */
const LETTERS = 80;

/** The marks whose labels stand apart from each other; of two that would overlap the earlier one is kept. */
export function spacedMarks<M extends Mark>(marks: readonly M[], last: number): readonly M[] {
  const kept: M[] = [];
  let free = Number.NEGATIVE_INFINITY;
  for (const mark of marks) {
    const middle = (LETTERS * mark.at) / Math.max(1, last);
    if (middle - mark.label.length / 2 < free) continue;
    free = middle + mark.label.length / 2 + 1;
    kept.push(mark);
  }
  return kept;
}
