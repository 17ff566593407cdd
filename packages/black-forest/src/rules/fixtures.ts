import { isIllegal, type Position, type TableOptions } from '@waldglas/core';
import { driver } from '@waldglas/core/testing';
import { blackForest, type State } from '../index.ts';

/** Where the tradespeople stand in these tests. Space `v1.1` lies between the first and the second, and so on. */
export const RINGS = {
  v1: ['builder', 'butcher', 'cook', 'lumberjack'],
  v2: ['brickmaker', 'pig-farmer', 'gardener'],
  v3: ['furnace-maker', 'herder', 'farmhand'],
  v4: ['woodworker', 'glass-miller', 'landowner', 'charcoal-burner'],
  v5: ['carpenter', 'cattle-farmer', 'traveling-merchant'],
} as const;

const GLASS = ['sand', 'charcoal', 'water', 'wood', 'glass'] as const;
const COOKING = ['porridge', 'meat', 'charcoal', 'commodity'] as const;

interface SeatShown {
  readonly glass: Readonly<Record<string, number>>;
  readonly cooking: Readonly<Record<string, number>> & { readonly provisions: readonly [number, number] };
  readonly brick: number;
  readonly tracker: number;
  readonly reminder: boolean;
  readonly estates: readonly Readonly<Record<string, string>>[];
  readonly pigs: number;
  readonly cattle: number;
  readonly tannery: number;
  readonly pawn: string;
  readonly jobs: readonly string[];
}

/** What the tests read of a position; the shape is promised to all. */
interface ReadPosition {
  readonly phase: string;
  readonly turn: string;
  readonly start: string;
  readonly year: number;
  readonly tradespeople: Readonly<Record<string, readonly string[]>>;
  readonly jobs: Readonly<Record<string, string>>;
  readonly pile?: readonly string[];
  readonly neutral?: string;
  readonly boards: { readonly small: readonly string[]; readonly large: readonly string[] };
  readonly seats: Readonly<Record<string, SeatShown>>;
  readonly ending?: { readonly by: string; readonly left: number };
  readonly pawns?: Readonly<Record<string, string>>;
}

/** Who sits down, and with which options. */
export interface Seating {
  readonly players: number;
  readonly options?: TableOptions;
  readonly seed?: string;
}

/** A new game with `part` merged into its position. */
export function stateOf({ players, options = {}, seed = 'rules' }: Seating, part: Position = {}): State {
  return again(blackForest.setup({ players, options }, seed), part);
}

/** The same game with `part` merged into its position. */
export function again(s: State, part: Position): State {
  const placed = blackForest.fromPosition(s, part);
  if (isIllegal(placed)) throw new Error(placed.illegal);
  return placed;
}

/** The part of a seat that has nothing at all: no goods, a bare main estate, its pawn nowhere. */
const BARE = {
  brick: 0,
  glass: { sand: 0, charcoal: 0, water: 0, wood: 0, glass: 0 },
  cooking: { porridge: 0, meat: 0, charcoal: 0, provisions: [0, 0], commodity: 0 },
  estates: [{}],
  pigs: 0,
  cattle: 0,
  pawn: 'none',
} as const;

/** Everybody bare but for what is told, the tradespeople as in `RINGS`, no building on the boards. */
function bare(phase: string, seats: Readonly<Record<string, Position>>, more: Position, seating: Seating): State {
  const letters = ['A', 'B', 'C', 'D'].slice(0, seating.players);
  const all = letters.map(letter => [letter, { ...BARE, ...seats[letter] }] as const);
  const part = { phase, turn: 'A', start: 'A', tradespeople: RINGS, boards: { small: [], large: [] } };
  return stateOf(seating, { ...part, ...more, seats: Object.fromEntries(all) });
}

/** A is to move, three at the table unless told otherwise. */
export function turn(
  seats: Readonly<Record<string, Position>>,
  more: Position = {},
  seating: Seating = { players: 3 },
): State {
  return bare('turn', seats, more, seating);
}

/** A has moved to a space and is to act. */
export function acting(pawn: string, seat: Position, more: Position = {}, seating: Seating = { players: 3 }): State {
  const { seats = {}, ...rest } = more;
  return bare('action', { ...(seats as Record<string, Position>), A: { ...seat, pawn } }, rest, seating);
}

/** A visits the builder and has chosen a building that is on its board; goods and estates as given. */
export function building(id: string, seat: Position, ...answers: string[]): State {
  const board = /^\d/.test(id) ? { small: [id], large: [] } : { small: [], large: [id] };
  const s = acting('v1.1', seat, { boards: board });
  return act(s, 'A visit builder', `A build ${id}`, ...answers);
}

/** Everybody has only conversions left before the scoring. */
export function final(
  seats: Readonly<Record<string, Position>>,
  more: Position = {},
  seating: Seating = { players: 3 },
): State {
  return bare('final', seats, more, seating);
}

/** The game in lines. */
export const { played, act, asked, offered, anytime, seatNamed } = driver(blackForest);

/** The places a seat may move to. */
export function moves(s: State, letter: string): string {
  return offered(s, letter, 'move')
    .map(line => line.slice('move '.length))
    .join(' ');
}

/** The position as a seat or a spectator sees it, or with nothing hidden. */
export function position(s: State, viewer = 'all'): ReadPosition {
  const who = viewer === 'all' || viewer === 'spectator' ? viewer : seatNamed(viewer);
  return blackForest.position(s, who) as unknown as ReadPosition;
}

/** A seat's part of the position. */
export function seat(s: State, letter: string): SeatShown {
  const shown = position(s).seats[letter];
  if (!shown) throw new Error(`no seat ${letter}`);
  return shown;
}

/** All goods of a seat: `brick 3 | sand 1, glass 2 | meat 1, provisions 1+2`: track, glassmaking, cooking; 0 is left out. */
export function goods(s: State, letter: string): string {
  const { brick, glass, cooking } = seat(s, letter);
  const side = (names: readonly string[], wheel: Readonly<Record<string, number>>) =>
    names.filter(name => (wheel[name] ?? 0) !== 0).map(name => `${name} ${wheel[name]}`);
  const [first, second] = cooking.provisions;
  const provisions = first + second > 0 ? [`provisions ${first}+${second}`] : [];
  const track = brick > 0 ? `brick ${brick}` : '';
  const sides = [track, side(GLASS, glass).join(', '), [...side(COOKING, cooking), ...provisions].join(', ')];
  return sides.join(' | ').replace(/ +/g, ' ').trim();
}

/** The inverse of `goods`: the part of a seat that has exactly these. */
export function stock(text: string) {
  const [track = '', left = '', right = ''] = text.split('|');
  const read = (names: readonly string[], given: string) => {
    const found: Record<string, number | number[]> = Object.fromEntries(names.map(name => [name, 0]));
    for (const item of given.split(',').map(one => one.trim())) {
      const [name = '', n = ''] = item.split(' ');
      if (item === '') continue;
      if (!(name in found)) throw new Error(`no ${name} there: ${text}`);
      found[name] = name === 'provisions' ? n.split('+').map(Number) : Number(n);
    }
    return found;
  };
  const { provisions, ...cooking } = read([...COOKING, 'provisions'], right);
  return {
    brick: read(['brick'], track).brick,
    glass: read(GLASS, left),
    cooking: { ...cooking, provisions: provisions === 0 ? [0, 0] : provisions },
  };
}

/** What lies on one estate of a seat, the main estate unless told otherwise. */
export function land(s: State, letter: string, estate = 1): Readonly<Record<string, string>> {
  return seat(s, letter).estates[estate - 1] ?? {};
}

/** `2 pigs, 1 cattle` as numbers. */
export function herd(s: State, letter: string): [pigs: number, cattle: number] {
  const { pigs, cattle } = seat(s, letter);
  return [pigs, cattle];
}

const SPACES = ['a', 'b', 'd', 'e'].flatMap(column => [1, 2, 3].map(row => `${column}${row}`));

/** A main estate full of one tile, but for what is named; `empty` names an empty space. */
export function full(tile: string, but: Readonly<Record<string, string>> = {}): Record<string, string> {
  const taken = Object.keys(but).flatMap(name => name.split('+'));
  const rest = SPACES.filter(space => !taken.includes(space)).map(space => [space, tile]);
  return Object.fromEntries([...Object.entries(but).filter(([, what]) => what !== 'empty'), ...rest]);
}

/** A seat's points as things stand. */
export function points(s: State, letter: string): number {
  return blackForest.scores(s)[seatNamed(letter)]?.points ?? Number.NaN;
}

/** The points of one source of a seat: a building with its effect, `glass`, `livestock` and so on. */
export function worth(s: State, letter: string, source: string): number | undefined {
  const items = blackForest.scores(s)[seatNamed(letter)]?.items.filter(item => item.source === source) ?? [];
  return items.length === 0 ? undefined : items.reduce((sum, item) => sum + item.points, 0);
}

/** The letters of those who are ahead. */
export function winners(s: State): string {
  return blackForest
    .scores(s)
    .filter(({ winner }) => winner)
    .map(score => 'ABCD'.charAt(score.seat))
    .join('');
}
