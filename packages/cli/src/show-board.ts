import type { Bag } from '@waldglas/core';
import type { Colours } from './io.ts';

/** What lies where: `b1`, or `c1+d1` for what covers two cells. */
export type Land = Readonly<Record<string, string>>;

/** The cells of a board; `blank` is drawn where nothing lies. */
export interface Board {
  readonly columns: readonly string[];
  readonly rows: readonly number[];
  blank(cell: string): string;
}

const WIDTH = 11;

/** A board row by row; what covers two cells stands on both. */
export function boardLines(land: Land, { columns, rows, blank }: Board, { dim }: Colours): string[] {
  const on = new Map<string, string>();
  for (const [key, what] of Object.entries(land)) for (const cell of key.split('+')) on.set(cell, what);
  const head = `    ${columns.map(column => column.padEnd(WIDTH)).join(' ')}`;
  const body = rows.map(row => {
    const cells = columns.map(column => {
      const cell = `${column}${row}`;
      return (on.get(cell) ?? blank(cell)).slice(0, WIDTH).padEnd(WIDTH);
    });
    return `  ${row} ${cells.join(' ').trimEnd()}`;
  });
  return [dim(head.trimEnd()), ...body];
}

/** The same in one line: `b1 grove, c1+d1 forest`. */
export function landLine(land: Land): string {
  return Object.entries(land)
    .map(([cell, what]) => `${cell} ${what}`)
    .join(', ');
}

/** Goods in the order of a wheel: `sand 0, food 1`. */
export function goodsLine(goods: Bag): string {
  return Object.entries(goods)
    .map(([good, n]) => `${good} ${n}`)
    .join(', ');
}
