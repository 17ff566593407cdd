import { type CardRow, type GameRecord, isIllegal, type Position } from '@waldglas/core';
import { rowPhrase } from './cards.ts';
import type { AnyGame } from './catalog.ts';
import type { Colours } from './io.ts';
import { bagPhrase } from './phrase.ts';
import type { Drawing } from './show.ts';
import { type Board, boardLines, type Land, landLine } from './show-board.ts';

/** A position of Black Forest, as `docs/notation.md` promises it. */
interface Table {
  readonly tradespeople: Readonly<Record<string, readonly string[]>>;
  readonly jobs: Readonly<Record<string, string>>;
  readonly neutral?: string;
  readonly pawns?: Readonly<Record<string, string>>;
  readonly boards: { readonly small: readonly string[]; readonly large: readonly string[] };
  readonly seats: Readonly<Record<string, Seat>>;
  readonly ending?: { readonly by: string; readonly left: number };
}

interface Seat {
  readonly glass: Readonly<Record<string, number>>;
  readonly cooking: Readonly<Record<string, number | readonly number[]>>;
  readonly brick: number;
  readonly tracker: number;
  readonly reminder: boolean;
  readonly estates: readonly Land[];
  readonly pigs: number;
  readonly cattle: number;
  readonly tannery: number;
  readonly pawn: string;
  readonly jobs: readonly string[];
  readonly done?: boolean;
}

/** How to draw Black Forest: the board with its pawns and jobs, the buildings on offer, and everybody's domain. */
export function drawBlackForest(game: AnyGame, record: GameRecord, colours: Colours): Drawing {
  const { bold, dim } = colours;
  const cards = new Map(game.cards.map(row => [row.id, row]));
  const [main, small] = [estateBoard(game, record, 0), estateBoard(game, record, 1)];

  function seatLines(letter: string, seat: Seat, focus: string | undefined): string[] {
    const { estates, brick, tracker, reminder, pigs, cattle, tannery, pawn, jobs, done } = seat;
    const facts = [`brick ${brick}`, `progress ${tracker}`, `pigs ${pigs}`, `cattle ${cattle}`];
    if (tannery > 0) facts.push(`tannery ${tannery}`);
    facts.push(`pawn ${pawn}`);
    if (reminder) facts.push('reminder');
    if (done) facts.push('done');
    const lines = ['', bold(`seat ${letter}`), `  glass wheel: ${wheel(seat.glass)}`];
    lines.push(`  cooking wheel: ${wheel(seat.cooking)}`, `  ${facts.join(', ')}`);
    if (jobs.length > 0) lines.push(`  jobs: ${jobs.join(', ')}`);
    for (const [i, estate] of estates.entries()) {
      const land = Object.fromEntries(Object.entries(estate).map(([cell, what]) => [cell, nameOf(what, cards)]));
      if (focus !== undefined && focus !== letter) lines.push(`  estate ${i + 1}: ${landLine(land)}`);
      else lines.push(dim(`  estate ${i + 1}`), ...boardLines(land, i === 0 ? main : small, colours));
    }
    return lines;
  }

  return (position, focus) => {
    const table = position as unknown as Table;
    const plain = Object.entries(position).filter(([, value]) => typeof value !== 'object');
    const ending = table.ending ? `, ended by ${table.ending.by}: ${table.ending.left} turns left` : '';
    const lines = [bold(`${plain.map(([name, value]) => `${name} ${value}`).join(', ')}${ending}`)];
    lines.push(...villageLines(table), ...jobLines(table, cards));
    // in the middle of a turn the offer of a moment ago is still on the screen
    if (focus === undefined || position.phase !== 'action') lines.push(...offerLines(table, cards));
    for (const [letter, seat] of Object.entries(table.seats)) lines.push(...seatLines(letter, seat, focus));
    return `${lines.join('\n')}\n`;
  };
}

/** The goods of a wheel, both provision markers as `1+2`, and how far its dial has turned. */
function wheel({ steps, ...goods }: Readonly<Record<string, number | readonly number[]>>): string {
  const shown = Object.entries(goods).map(([good, n]) => `${good} ${typeof n === 'number' ? n : n.join('+')}`);
  return `${shown.join(', ')} (${steps} steps)`;
}

/** Who stands on which space: seats by letter, `neutral`, alone the colours. */
function pawnsOn({ seats, neutral, pawns }: Table): ReadonlyMap<string, string> {
  if (pawns) return new Map(Object.entries(pawns));
  const on = new Map<string, string>();
  const stand = (space: string, who: string) => on.set(space, on.has(space) ? `${on.get(space)} ${who}` : who);
  for (const [letter, { pawn }] of Object.entries(seats)) stand(pawn, letter);
  if (neutral !== undefined) stand(neutral, 'neutral');
  on.delete('none');
  return on;
}

/** The rings: the number of a space stands between its tradespeople, with the pawn on it. */
function villageLines(table: Table): string[] {
  const pawns = pawnsOn(table);
  const rings = Object.entries(table.tradespeople).map(([village, ring]) => {
    const places = ring.map((tradesperson, i) => {
      const who = pawns.get(`${village}.${i + 1}`);
      return `${tradesperson} ${i + 1}${who === undefined ? '' : `[${who}]`}`;
    });
    const centre = pawns.get(`${village}.centre`);
    return `  ${village}: ${places.join(' ')} (round)${centre === undefined ? '' : ` centre[${centre}]`}`;
  });
  const elsewhere = [...pawns].filter(([place]) => !place.includes('.'));
  return [...rings, ...elsewhere.map(([place, who]) => `  ${place}[${who}]`)];
}

function jobLines({ jobs }: Table, cards: ReadonlyMap<string, CardRow>): string[] {
  return Object.entries(jobs).map(([place, job]) => {
    const row = cards.get(job);
    return `  ${place}: ${job}${row ? ` (${rowPhrase(row)})` : ''}`;
  });
}

/** The buildings on offer with their costs, small ones as they lie, in rows. */
function offerLines({ boards }: Table, cards: ReadonlyMap<string, CardRow>): string[] {
  const rows = new Map<unknown, string[]>();
  for (const id of boards.small) {
    const row = cards.get(id);
    rows.set(row?.row, [...(rows.get(row?.row) ?? []), offered(id, row)]);
  }
  return [...rows.values(), boards.large.map(id => offered(id, cards.get(id)))]
    .filter(row => row.length > 0)
    .map(row => `  ${row.join(', ')}`);
}

function offered(id: string, row: CardRow | undefined): string {
  const name = row && row.name !== id ? ` ${row.name}` : '';
  return `${id}${name} (${bagPhrase((row?.cost ?? {}) as Readonly<Record<string, number>>)})`;
}

function nameOf(what: string, cards: ReadonlyMap<string, CardRow>): string {
  const name = cards.get(what)?.name;
  return typeof name === 'string' ? name : what;
}

/** Which cells of an estate are spaces at all is asked of the game: something may be put there. */
function estateBoard(game: AnyGame, record: GameRecord, estate: number): Board {
  const s = game.setup(record, record.seed);
  const isSpace = (cell: string) => {
    const estates = Array.from({ length: estate + 1 }, (_, i) => (i === estate ? { [cell]: 'field' } : {}));
    const position: Position = { seats: { A: { estates, pigs: 0, cattle: 0 } } };
    return !isIllegal(game.place(s, position));
  };
  const cells = [...'abcdefgh'].flatMap(column => [1, 2, 3, 4, 5, 6].map(row => `${column}${row}`));
  const spaces = new Set(cells.filter(isSpace));
  const columns = [...new Set([...spaces].map(cell => cell.slice(0, 1)))];
  const rows = [...new Set([...spaces].map(cell => Number(cell.slice(1))))].sort((a, b) => a - b);
  const last = columns.at(-1) ?? '';
  // a whole column may be no space
  const all = [...'abcdefgh'].filter(column => column <= last);
  return { columns: all, rows, blank: cell => (spaces.has(cell) ? '.' : '#') };
}
