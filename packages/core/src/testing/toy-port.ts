import type { SharedTodo, Step } from '../agenda.ts';
import { room, type Stock } from '../goods.ts';
import { grid } from '../grid.ts';
import type { EffectEvent, OwnPort, Port, PortState } from '../port.ts';
import { resolver } from '../resolve.ts';
import type { Seat } from '../rules.ts';

/** Effects that only the toy knows. A wave asks with which hand: the left one brings red, the right one blue. */
export type Own = { readonly op: 'wave' } | { readonly op: 'polish' | 'dull'; readonly n: number };

/** The answer that only `wave` asks for. */
export interface Reply {
  readonly seat: Seat;
  readonly verb: 'hand';
  readonly hand: 'left' | 'right';
}

/** The words of a toy whose effects the shared resolver does. */
export interface Paint {
  good: 'red' | 'blue' | 'grey' | 'mauve';
  wheel: 'upper' | 'lower';
  tile: 'stone' | 'bush';
  noun: 'stone' | 'bush';
  own: Own;
  reply: Reply;
}

/** What one seat has. */
export interface Player {
  upper: Record<string, number>;
  lower: Record<string, number>;
  /** One letter per cell of a 3 x 3 board, row by row: `s` stone, `b` bush, `.` empty, `H` the house. */
  land: string;
  shine: number;
}

/** The toy as the resolver sees it. */
export interface State extends PortState<Paint> {
  readonly agenda: (SharedTodo<Paint> | Step)[];
  readonly players: Player[];
  /** Does the order of parts matter? */
  readonly ordered: boolean;
  /** May own bushes make room for stones? */
  readonly clearing: boolean;
}
/** What is told while it happens. */
export type Event = EffectEvent<Paint>;

const STOCK: Stock = {
  places: { red: ['upper'], blue: ['lower'], grey: ['upper', 'lower'], mauve: ['upper', 'lower'] },
  limits: { red: 3, blue: 3, grey: 2, mauve: 2 },
  divided: new Set(['mauve']),
};
const G = grid('abc', 3);
const LETTER: Record<string, string> = { stone: 's', bush: 'b', empty: '.', house: 'H' };

/** The seat's things. */
export function playerOf(s: State, seat: Seat): Player {
  const player = s.players[seat];
  if (!player) throw new Error(`no seat ${seat}`);
  return player;
}

/** A player with nothing but this. */
export function playerWith(own: Partial<Player>): Player {
  const { upper = { red: 0, grey: 0, mauve: 0 }, lower = { blue: 0, grey: 0, mauve: 0 } } = own;
  return { land: '.........', shine: 0, ...own, upper: { ...upper }, lower: { ...lower } };
}

/** A table of these players with nothing to do. */
export function stateOf(players: Player[], how: Partial<Pick<State, 'ordered' | 'clearing'>> = {}): State {
  return { edition: 'x', fixes: [], shown: 0, agenda: [], players, ordered: false, clearing: false, ...how };
}

function set(s: State, seat: Seat, cell: string, what: string): void {
  const player = playerOf(s, seat);
  const i = G.index.get(cell) ?? 0;
  player.land = `${player.land.slice(0, i)}${LETTER[what]}${player.land.slice(i + 1)}`;
}

function cells(s: State, seat: Seat, what: string, fits: (cell: string) => boolean = () => true): string[] {
  const { land } = playerOf(s, seat);
  return G.names.filter((cell, i) => land[i] === LETTER[what] && fits(cell));
}

function besides(one: string, other: string): boolean {
  return G.beside[G.index.get(one) ?? 0]?.includes(G.index.get(other) ?? 0) === true;
}

/** On this board an estate is a row. */
function near(at: string, where: 'adjacent' | 'estate' | undefined): (cell: string) => boolean {
  if (where === undefined) return () => true;
  return where === 'adjacent' ? cell => besides(at, cell) : cell => cell.slice(1) === at.slice(1);
}

const OWN: OwnPort<State, Paint, Event> = {
  useful: (_s, _seat, effect) => effect.op !== 'polish' || effect.n > 0,
  costPayable: (s, seat, effect) => effect.op !== 'dull' || playerOf(s, seat).shine >= effect.n,
  options: (_s, { seat }, effect) =>
    effect.op === 'wave' ? (['left', 'right'] as const).map(hand => ({ seat, verb: 'hand', hand })) : [],
  answer(s, { seat, source }, _effect, given) {
    if (given.verb !== 'hand') return;
    const goods = given.hand === 'left' ? { red: 1 } : { blue: 1 };
    s.agenda.push({ seat, source, effect: { op: 'gain', goods } });
  },
  perform(s, { seat }, effect) {
    if (effect.op !== 'wave') playerOf(s, seat).shine += effect.op === 'polish' ? effect.n : -effect.n;
  },
  part: effect => `own-${effect.op}`,
};

/** How the resolver sees the toy. */
export const PORT: Port<State, Paint, Event> = {
  stock: STOCK,
  players: s => s.players.length,
  wheels: (s, seat) => ({ upper: playerOf(s, seat).upper, lower: playerOf(s, seat).lower }),
  store(s, { seat }, good, wheel, n) {
    const { upper, lower } = playerOf(s, seat);
    const stored = Math.min(n, room(STOCK, { upper, lower }, good, wheel));
    const goods = wheel === 'upper' ? upper : lower;
    if (stored > 0) goods[good] = (goods[good] ?? 0) + stored;
    return stored;
  },
  held: (s, seat, tile) => cells(s, seat, tile).length,
  // a bush beside the house stays
  cells: (s, { seat }, tile) =>
    cells(s, seat, tile, cell => tile === 'stone' || !cells(s, seat, 'house', near(cell, 'adjacent'))[0]),
  spaces(s, { seat, at = '' }, tile, where) {
    const open = ['empty', ...(s.clearing && tile === 'stone' ? ['bush'] : [])];
    return G.names.filter(cell => open.some(what => cells(s, seat, what, near(at, where)).includes(cell)));
  },
  hasSpace: (s, seat, tile) =>
    PORT.spaces(s, { seat, effect: { op: 'produce' }, source: '' }, tile, undefined).length > 0,
  mustPlace: (s, { seat, at = '' }, _tile, where) => cells(s, seat, 'empty', near(at, where)).length,
  put: (s, { seat }, tile, cell) => set(s, seat, cell, tile),
  clear: (s, seat, cell) => set(s, seat, cell, 'empty'),
  count: (s, seat, noun, beside = '') => cells(s, seat, noun, near(beside, beside ? 'adjacent' : undefined)).length,
  orderMatters: s => s.ordered,
  produceIfDue: (_s, seat, emit) => emit?.({ kind: 'turn', seat, wheel: 'upper', steps: 0 }),
  buildable: (s, seat, { free }) => free === true || playerOf(s, seat).shine > 0,
  build(s, { seat, source }) {
    s.agenda.push({ seat, source, effect: { op: 'all', of: [{ op: 'produce' }, { op: 'raise', building: 'house' }] } });
  },
  sites: (s, seat) => cells(s, seat, 'empty'),
  raise: (s, { seat }, building, cell) => set(s, seat, cell ?? 'a1', building),
  own: OWN,
};

/** The shared resolver of the toy. */
export const shared = resolver<State, Paint, Event>(PORT);

/** The same where a gain may go on a full wheel. */
export const overflowing = resolver<State, Paint, Event>({ ...PORT, stock: { ...STOCK, overflowAllowed: true } });
