import type { AnySpeech } from '@waldglas/text';
import type { Colours } from './io.ts';
import { fit, wrap } from './width.ts';

/** What lies where: `b1`, or `c1+d1` for what covers two cells. */
export type Land = Readonly<Record<string, string>>;

/** The cells of a board; `blank` is drawn where nothing lies. */
export interface Plan {
  readonly columns: readonly string[];
  readonly rows: readonly number[];
  blank(cell: string): string;
}

type Paint = (text: string) => string;

/** How the things on a board are called and painted. */
interface LandWords {
  name(what: string): string;
  paint(what: string): Paint;
}

/**
 * A board row by row with cells of equal width; what lies on two neighbours of a row stands on both as one. Rows are
 * numbered unless another board beside it shows their numbers.
 */
export function landLines(
  land: Land,
  plan: Plan,
  cellWidth: number,
  words: LandWords,
  { dim }: Colours,
  numbered = true,
): string[] {
  const on = new Map<string, { what: string; key: string }>();
  for (const [key, what] of Object.entries(land)) for (const cell of key.split('+')) on.set(cell, { what, key });

  function rowOf(row: number): string {
    let line = numbered ? dim(`${row} `) : '';
    for (let i = 0; i < plan.columns.length; i++) {
      const cell = `${plan.columns[i]}${row}`;
      const there = on.get(cell);
      if (!there) {
        line += `${dim(fit(plan.blank(cell), cellWidth, '.'))} `;
        continue;
      }
      const next = `${plan.columns[i + 1]}${row}`;
      const both = there.key === `${cell}+${next}`;
      const wide = both ? 2 * cellWidth + 1 : cellWidth;
      if (both) i += 1;
      line += `${words.paint(there.what)(filled(words.name(there.what), wide, both))} `;
    }
    return line.trimEnd();
  }

  const head = `${numbered ? '  ' : ''}${plan.columns.map(column => fit(column, cellWidth)).join(' ')}`;
  return [dim(head.trimEnd()), ...plan.rows.map(rowOf)];
}

/** What covers two cells is drawn out over both. */
function filled(name: string, columns: number, both: boolean): string {
  const text = fit(name, columns, '.');
  return both ? text.replace(/ +$/, spaces => ` ${'-'.repeat(Math.max(0, spaces.length - 1))}`) : text;
}

/** The buildings of a board with their cells, by their whole names: `⌂ b2 Buttery, c3 Inn`. */
export function namedBuildings(
  land: Land,
  rows: ReadonlyMap<string, unknown>,
  speech: AnySpeech,
  width: number,
): string[] {
  const names = Object.entries(land).flatMap(([cell, what]) =>
    rows.has(what) ? [`${cell} ${speech.name(what)}`] : [],
  );
  return names.length === 0 ? [] : wrap(`⌂ ${names.join(', ')}`, width, '  ');
}
