import type { SmallRow } from './rows.ts';
import { SMALL_A } from './small-a.ts';
import { SMALL_B } from './small-b.ts';

const SIDES = { ...SMALL_A, ...SMALL_B };

export type SmallId = keyof typeof SIDES;

/** Three tiles lie in a row, by the glass they cost: none, 1 or 2. */
function rowAndColumn(id: string): Pick<SmallRow, 'row' | 'column'> {
  const before = Number.parseInt(id, 10) - 1;
  return { row: Math.floor(before / 3) + 1, column: (before % 3) as SmallRow['column'] };
}

/** The small buildings by number, side A before side B. */
export const SMALL = Object.fromEntries(
  Object.entries(SIDES).map(([id, side]) => [id, { ...rowAndColumn(id), ...side }]),
) as Readonly<Record<SmallId, SmallRow>>;
