import type { Bag, GameRecord, Position } from '@waldglas/core';
import type { AnyGame } from './catalog.ts';
import type { Colours } from './io.ts';
import { bagPhrase } from './phrase.ts';

/** How positions of a game are drawn: its board's cells, and what its tiles cost. */
export interface Drawing {
  readonly columns: readonly string[];
  readonly rows: readonly number[];
  /** The columns beside the land, where what is not named is no space at all. */
  readonly margin: ReadonlySet<string>;
  readonly costs: ReadonlyMap<string, string>;
  readonly colours: Colours;
}

const CELL = /^([a-z])(\d)(?:\+([a-z])(\d))?$/;
const WIDTH = 11;

/** How to draw the positions of a record; its set-up shows how big the boards are. */
export function drawingOf(game: AnyGame, record: GameRecord, colours: Colours): Drawing {
  const position = game.position(game.setup(record, record.seed), 'all');
  const boards = Object.values(seatsOf(position)).flatMap(seat =>
    Object.values(seat)
      .filter(isLand)
      .map(land => Object.keys(land).flatMap(key => key.split('+'))),
  );
  const cells = boards.flat();
  const rows = [...new Set(cells.map(cell => Number(cell.slice(1))))].sort((a, b) => a - b);
  const columns = [...new Set(cells.map(columnOf))].sort();
  const land = new Set(boards.toSorted((a, b) => b.length - a.length)[0]?.map(columnOf));
  const margin = new Set(columns.filter(column => !land.has(column)));
  const costs = game.cards.flatMap(({ id, cost }): [string, string][] =>
    isBag(cost) ? [[id, `${id} (${bagPhrase(cost)})`]] : [],
  );
  return { columns, rows, margin, costs: new Map(costs), colours };
}

function columnOf(cell: string): string {
  return cell.slice(0, 1);
}

/** A position as lines of text; with `focus` only that seat's land is drawn as a board. */
export function showPosition(position: Position, drawing: Drawing, focus?: string): string {
  const { bold } = drawing.colours;
  const { seats: _, ...table } = position;
  const plain = Object.entries(table).filter(([, value]) => !isNested(value));
  const lines = [bold(plain.map(([name, value]) => `${name} ${value}`).join(', '))];
  for (const [name, value] of Object.entries(table)) if (isNested(value)) lines.push(...nested(name, value, drawing));
  for (const [letter, seat] of Object.entries(seatsOf(position))) {
    lines.push('', bold(`seat ${letter}`));
    const lands = Object.values(seat).filter(isLand);
    const land: Record<string, string> = Object.assign({}, ...lands);
    lines.push(...(focus === undefined || focus === letter ? grid(land, drawing) : [`  land: ${landLine(land)}`]));
    for (const [name, value] of Object.entries(seat)) {
      if (isLand(value)) continue;
      lines.push(...(isNested(value) ? nested(name, value, drawing) : [`  ${name}: ${value}`]));
    }
  }
  return `${lines.join('\n')}\n`;
}

/** A list, a bag of goods, or several of them. */
function nested(name: string, value: object, drawing: Drawing): string[] {
  if (Array.isArray(value))
    return value.length === 0 ? [] : [`  ${name}: ${value.map(one => named(one, drawing)).join(', ')}`];
  if (isBag(value)) {
    return [
      `  ${name}: ${Object.entries(value)
        .map(([good, n]) => `${good} ${n}`)
        .join(', ')}`,
    ];
  }
  return Object.entries(value).flatMap(([inner, list]) =>
    isNested(list) ? nested(`${name} ${inner}`, list, drawing) : [`  ${name} ${inner}: ${list}`],
  );
}

/** An offered tile with its cost, anything else as it is. */
function named(one: unknown, { costs }: Drawing): string {
  if (typeof one === 'string') return costs.get(one) ?? one;
  return isNested(one)
    ? Object.values(one)
        .filter(value => String(value) !== '')
        .join(' ')
    : String(one);
}

function landLine(land: Readonly<Record<string, string>>): string {
  return Object.entries(land)
    .map(([cell, what]) => `${cell} ${what}`)
    .join(', ');
}

/** The land row by row; what covers two cells stands on both. */
function grid(land: Readonly<Record<string, string>>, { columns, rows, margin, colours }: Drawing): string[] {
  const on = new Map<string, string>();
  for (const [key, what] of Object.entries(land)) for (const cell of key.split('+')) on.set(cell, what);
  const head = `    ${columns.map(column => column.padEnd(WIDTH)).join(' ')}`;
  const body = rows.map(row => {
    const cells = columns.map(column => {
      const what = on.get(`${column}${row}`) ?? (margin.has(column) ? '' : '.');
      return what.slice(0, WIDTH).padEnd(WIDTH);
    });
    return `  ${row} ${cells.join(' ').trimEnd()}`;
  });
  return [colours.dim(head.trimEnd()), ...body];
}

function seatsOf(position: Position): Readonly<Record<string, object>> {
  return isNested(position.seats) ? (position.seats as Record<string, object>) : {};
}

function isNested(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function isBag(value: unknown): value is Bag {
  return isNested(value) && !Array.isArray(value) && Object.values(value).every(n => typeof n === 'number');
}

function isLand(value: unknown): value is Readonly<Record<string, string>> {
  return (
    isNested(value) &&
    !Array.isArray(value) &&
    Object.keys(value).length > 0 &&
    Object.keys(value).every(key => CELL.test(key))
  );
}
