import { isIllegal, type Position, type TableOptions } from '@waldglas/core';
import { driver } from '@waldglas/core/testing';
import { glassRoad, type State } from '../index.ts';

/** The fifteen specialists in the order of the data file, in which hands are picked. */
export const CARDS = [
  'feudal-lord',
  'pit-worker',
  'forest-manager',
  'pond-builder',
  'cultivator',
  'supplier',
  'builder',
  'carpenter',
  'slash-and-burn-farmer',
  'woodcutter',
  'clay-worker',
  'fuel-collector',
  'charcoal-burner',
  'fish-farmer',
  'water-carrier',
] as const;

const GOODS = {
  glassworks: ['sand', 'food', 'charcoal', 'water', 'wood', 'glass'],
  brickworks: ['clay', 'charcoal', 'food', 'brick'],
} as const;

interface Rows {
  readonly processing: readonly string[];
  readonly immediate: readonly string[];
  readonly bonus: readonly string[];
}

interface SeatShown {
  readonly glassworks: Readonly<Record<string, number>>;
  readonly brickworks: Readonly<Record<string, number>>;
  readonly land: Readonly<Record<string, string>>;
  readonly start: Readonly<Record<string, string>>;
  readonly offer: readonly string[];
  readonly hand: readonly string[] | number;
  readonly slots: readonly string[];
  readonly faceDown?: string;
  readonly paid: Readonly<Record<string, number>>;
}

/** What the tests read of a position; the shape is promised to all. */
interface ReadPosition {
  readonly phase: string;
  readonly period: number;
  readonly round: number;
  readonly turn: string;
  readonly goblet: string;
  readonly card?: string;
  readonly abilities?: number;
  readonly market: Rows;
  readonly stacks: Rows;
  readonly seats: Readonly<Record<string, SeatShown>>;
}

/** Who sits down, and with which options. */
export interface Seating {
  readonly players: number;
  readonly options?: TableOptions;
  readonly seed?: string;
}

/** A new game with `part` merged into its position. */
export function stateOf({ players, options = {}, seed = 'rules' }: Seating, part: Position = {}): State {
  return again(glassRoad.setup({ players, options }, seed), part);
}

/** The same game with `part` merged into its position. */
export function again(s: State, part: Position): State {
  const placed = glassRoad.fromPosition(s, part);
  if (isIllegal(placed)) throw new Error(placed.illegal);
  return placed;
}

/** Rows of the building board that show only these tiles. */
export function market(rows: Partial<Rows>): Rows {
  return { processing: [], immediate: [], bonus: [], ...rows };
}

/** A resolves a card, two abilities and an empty land unless told otherwise; nothing to build unless `more` says so. */
export function card(id: string, seat: Position, more: Position = {}, seating: Seating = { players: 2 }): State {
  const { seats = {}, ...rest } = more;
  const A = { land: {}, ...seat };
  const part = { phase: 'resolve', turn: 'A', goblet: 'A', card: id, abilities: 2, market: market({}) };
  return stateOf(seating, { ...part, ...rest, seats: { ...(seats as Position), A } });
}

/** A has just said to build a tile with the cultivator: the tile on the board, goods and land as given. */
export function building(tile: string, seat: Position, ...answers: string[]): State {
  const kind = String(glassRoad.cards().find(({ id }) => id === tile)?.kind);
  const s = card('cultivator', seat, { market: market({ [kind]: [tile] }) });
  return act(s, 'A use 2', `A build ${tile}`, ...answers);
}

/** The game in lines. */
export const { played, act, asked, offered, anytime, seatNamed } = driver(glassRoad);

/** The position as a seat or a spectator sees it, or with nothing hidden. */
export function position(s: State, viewer = 'all'): ReadPosition {
  const who = viewer === 'all' || viewer === 'spectator' ? viewer : seatNamed(viewer);
  return glassRoad.position(s, who) as unknown as ReadPosition;
}

/** A seat's part of the position. */
export function seat(s: State, letter: string, viewer = 'all'): SeatShown {
  const shown = position(s, viewer).seats[letter];
  if (!shown) throw new Error(`no seat ${letter}`);
  return shown;
}

/** All goods of a seat: `sand 2, food 1 | clay 3`, glassworks before the bar; what is not named is 0. */
export function goods(s: State, letter: string): string {
  const { glassworks, brickworks } = seat(s, letter);
  const side = (names: readonly string[], wheel: Readonly<Record<string, number>>) =>
    names
      .filter(name => wheel[name] !== 0)
      .map(name => `${name} ${wheel[name]}`)
      .join(', ');
  return `${side(GOODS.glassworks, glassworks)} | ${side(GOODS.brickworks, brickworks)}`.trim();
}

/** The inverse of `goods`: the part of a seat that has exactly these. */
export function stock(text: string) {
  const [left = '', right = ''] = text.split('|');
  const side = (names: readonly string[], given: string) => {
    const wheel: Record<string, number> = Object.fromEntries(names.map(name => [name, 0]));
    for (const item of given.split(',').map(one => one.trim())) {
      const [name = '', n = ''] = item.split(' ');
      if (item === '') continue;
      if (!(name in wheel)) throw new Error(`no ${name} there: ${text}`);
      wheel[name] = Number(n);
    }
    return wheel;
  };
  return { glassworks: side(GOODS.glassworks, left), brickworks: side(GOODS.brickworks, right) };
}

/** The land of a seat: what lies on which space. */
export function land(s: State, letter: string): Readonly<Record<string, string>> {
  return seat(s, letter).land;
}

/** The twenty spaces of a land. */
export const SPACES = ['b', 'c', 'd', 'e', 'f'].flatMap(column => [1, 2, 3, 4].map(row => `${column}${row}`));

/** A land full of one tile, but for what is named; `empty` names an empty space. */
export function full(tile: string, but: Readonly<Record<string, string>> = {}): Record<string, string> {
  const taken = Object.keys(but).flatMap(name => name.split('+'));
  const rest = SPACES.filter(space => !taken.includes(space)).map(space => [space, tile]);
  return Object.fromEntries([...Object.entries(but).filter(([, what]) => what !== 'empty'), ...rest]);
}

/** A seat's points as things stand. */
export function points(s: State, letter: string): number {
  return glassRoad.scores(s)[seatNamed(letter)]?.points ?? Number.NaN;
}

/** The points of one building of a seat. */
export function worth(s: State, letter: string, source: string): number | undefined {
  const items = glassRoad.scores(s)[seatNamed(letter)]?.items.filter(item => item.source === source) ?? [];
  return items.length === 0 ? undefined : items.reduce((sum, item) => sum + item.points, 0);
}

/** The letters of those who are ahead. */
export function winners(s: State): string {
  return glassRoad
    .scores(s)
    .filter(({ winner }) => winner)
    .map(score => 'ABCD'.charAt(score.seat))
    .join('');
}
