import { isIllegal, type Position } from '@waldglas/core';
import {
  BUILDINGS,
  type BuildingId,
  blackForest,
  JOBS,
  type JobId,
  type State,
  TRADESPERSON_IDS,
  type TradespersonId,
} from '../index.ts';

/**
 * Positions as text: `wood 2, charcoal 1+0, pig 1 | *F/f; FF | beside cook builder`. First what seat A has: goods
 * (charcoal glass+cooking, provisions first+second marker), animals, progress, pigs on the tannery, how far the wheels
 * have turned (glass+cooking), where the pawn is. Then the main estate row by row, columns a to e, and after each `;`
 * a small estate, columns a and b: `.` empty, `s` stable, `F` forest, `f` field, `w` pond, `p` pasture, `*` the
 * subject, `b` another small building, `L` another large one; what is not written is empty. Then fields, in this
 * order: `players` (else 3), `turn` (whose turn begins; else A has moved and acts), `beside` (the tradespeople beside
 * A's pawn on v1.1; all others follow in their order), `board` (a subject that stands nowhere is there too), `b L`
 * (which buildings these are), `open` (jobs), `pile`, `done` (A has done the subject), `reminder`, `neutral`, `again`
 * (another turn follows), `B C D` (what others have). The pile is empty, the reminder gone, others' pawns are nowhere.
 */
export type Subject = BuildingId | TradespersonId | JobId;

export const TILES: Record<string, string> = { F: 'forest', f: 'field', w: 'pond', p: 'pasture' };
/** The buildings that `b` and `L` mean, in reading order, unless a field says otherwise. */
const OTHERS = {
  b: ['02B', '05B', '08B', '13A', '15A', '09A'],
  L: ['general-hospital', 'hunting-lodge', 'thermal-baths'],
};
export const LETTERS = ['b', 'L'] as const;
const SEATS = ['A', 'B', 'C', 'D'] as const;
const VILLAGES: Record<string, number> = { v1: 4, v2: 3, v3: 3, v4: 4, v5: 3 };

export const isBuilding = (id: string): id is BuildingId => id in BUILDINGS;
const isJob = (id: string): id is JobId => id in JOBS;
export const isLarge = (id: string) => isBuilding(id) && BUILDINGS[id].size === 2;
export const usual = (letter: 'b' | 'L', subject: Subject) =>
  OTHERS[letter].filter(id => id.slice(0, 2) !== subject.slice(0, 2));
export const widthOf = (estate: number) => (estate === 0 ? 5 : 2);
export const nameOf = (cell: number, width: number) => 'abcde'.charAt(cell % width) + (Math.floor(cell / width) + 1);

/** The place where a job as the subject lies. */
const placeOf = (subject: Subject) => (isJob(subject) ? (JOBS[subject].location ?? 'v1') : 'v1');
export const homeOf = (subject: Subject) => (placeOf(subject) === 'v1' ? 'v1.1' : placeOf(subject));

/** Beside the pawn are the subject, if it is a tradesperson, and the builder; or the builder and the brickmaker. */
export function besideOf(subject: Subject): string[] {
  const one = TRADESPERSON_IDS.find(id => id === subject && id !== 'builder');
  return one ? [one, 'builder'] : ['builder', 'brickmaker'];
}

function ringsOf(beside: readonly string[]): Record<string, string[]> {
  const order = [...beside, ...TRADESPERSON_IDS.filter(id => !beside.includes(id))];
  return Object.fromEntries(Object.entries(VILLAGES).map(([village, n]) => [village, order.splice(0, n)]));
}

/** The state that a text describes. */
export function position(subject: Subject, text: string): State {
  const [goods = '', land = '', ...rest] = text.split('|').map(part => part.trim());
  const fields = new Map(rest.map(field => [field.split(' ')[0], field.split(' ').slice(1)]));
  const list = (key: string) => fields.get(key) ?? [];
  const players = Number(list('players')[0] ?? 3);
  const [turn] = list('turn');
  const names = new Map(LETTERS.map(letter => [letter as string, [...(fields.get(letter) ?? usual(letter, subject))]]));
  const estates = land.split(';').map((rows, estate) => readEstate(subject, rows.trim(), estate, names));
  const stands = estates.some(estate => Object.values(estate).includes(subject));
  const board = [...(isBuilding(subject) && !stands ? [subject] : []), ...list('board')];
  const own = isJob(subject) && !fields.has('done') ? { [placeOf(subject)]: subject } : {};
  const open = Object.fromEntries(list('open').map(pair => pair.split(':')));
  const done = fields.has('done') ? [subject] : [];
  const A = { ...readSeat(goods, homeOf(subject)), estates, reminder: fields.has('reminder'), jobs: done };
  const others = SEATS.slice(1, players).map(seat => [seat, readSeat(list(seat).join(' '), 'none')]);
  const s = blackForest.fromPosition(blackForest.setup({ players, options: {} }, 'examples'), {
    phase: turn ? 'turn' : 'action',
    turn: turn ?? 'A',
    start: 'A',
    again: fields.has('again'),
    tradespeople: ringsOf(fields.get('beside') ?? besideOf(subject)),
    boards: { small: board.filter(id => !isLarge(id)), large: board.filter(isLarge) },
    jobs: { ...own, ...open },
    pile: list('pile'),
    ...(players === 2 ? { neutral: list('neutral')[0] ?? 'none' } : {}),
    ...(players === 1 ? { pawns: { [A.pawn]: 'coloured' }, coloured: 3 } : {}),
    seats: { A, ...Object.fromEntries(others) },
  });
  if (isIllegal(s)) throw new Error(`${text}: ${s.illegal}`);
  return s;
}

function readSeat(text: string, home: string): Position & { pawn: string } {
  const amounts = new Map(text.split(', ').map(part => [part.split(' ')[0], part.split(' ')[1]?.split('+') ?? []]));
  const count = (key: string, nth = 0) => Number(amounts.get(key)?.[nth]?.replace('-', '0') ?? 0);
  const some = (keys: string[], nth: number) => Object.fromEntries(keys.map(key => [key, count(key, nth)]));
  const provisions = [count('provisions'), count('provisions', 1)];
  return {
    glass: { ...some(['sand', 'charcoal', 'water', 'wood', 'glass'], 0), steps: count('turned') },
    cooking: {
      ...some(['porridge', 'meat', 'commodity'], 0),
      charcoal: count('charcoal', 1),
      provisions,
      steps: count('turned', 1),
    },
    brick: count('brick'),
    tracker: count('progress'),
    pigs: count('pig'),
    cattle: count('cattle'),
    tannery: count('tannery'),
    estates: [{}],
    pawn: amounts.get('at')?.[0] ?? home,
    reminder: false,
  };
}

function readEstate(
  subject: Subject,
  rows: string,
  estate: number,
  names: Map<string, string[]>,
): Record<string, string> {
  const width = widthOf(estate);
  const letters = rows.split('/').flatMap(row => [...row.padEnd(width, '.')]);
  const land: Record<string, string> = {};
  letters.forEach((letter, cell) => {
    if (letter === '.' || letter === 's') return;
    const what = letter === '*' ? subject : (TILES[letter] ?? names.get(letter)?.shift());
    const name = nameOf(cell, width);
    if (what === undefined) throw new Error(`"${letter}" at ${name}`);
    if (isLarge(what)) {
      const second = letters[cell + 1] === letter && (cell + 1) % width > 0 ? cell + 1 : cell + width;
      if (letters[second] !== letter) throw new Error(`half a ${what} at ${name}`);
      land[`${name}+${nameOf(second, width)}`] = what;
      letters[second] = '.';
    } else land[name] = what;
  });
  return land;
}
