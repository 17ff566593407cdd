import { expect } from 'vitest';
import type { Doing, GiftStep, RepeatStep } from '../agenda.ts';
import type { Effect } from '../effect.ts';
import type { Stock } from '../goods.ts';
import { grid } from '../grid.ts';
import type { Answer, EffectEvent, Port, PortState } from '../port.ts';
import { resolver } from '../resolve.ts';
import type { Seat } from '../rules.ts';

/** The words of a toy whose effects the shared resolver does. */
export interface Paint {
  good: 'red' | 'blue' | 'grey';
  wheel: 'upper' | 'lower';
  tile: 'stone' | 'bush';
  noun: 'stone' | 'bush';
  special: 'double-red';
}
type Todo = Doing<Paint> | RepeatStep<Paint> | GiftStep<Paint>;

/** What one seat has. */
export interface Player {
  upper: Record<string, number>;
  lower: Record<string, number>;
  /** One letter per cell of a 3 x 3 board, row by row: `s` stone, `b` bush, `.` empty, `H` the house. */
  land: string;
  offer: string[];
}

/** The toy as the resolver sees it. */
export interface State extends PortState<Paint> {
  readonly agenda: Todo[];
  readonly players: Player[];
}
type Event = EffectEvent<Paint>;

const STOCK: Stock = {
  places: { red: ['upper'], blue: ['lower'], grey: ['upper', 'lower'] },
  limits: { red: 3, blue: 3, grey: 2 },
};
const G = grid('abc', 3);
const LETTER: Record<string, string> = { stone: 's', bush: 'b', empty: '.', house: 'H' };

function playerOf(s: State, seat: Seat): Player {
  const player = s.players[seat];
  if (!player) throw new Error(`no seat ${seat}`);
  return player;
}

function set(s: State, seat: Seat, cell: string, what: string): void {
  const player = playerOf(s, seat);
  const i = G.index.get(cell) ?? 0;
  player.land = `${player.land.slice(0, i)}${LETTER[what]}${player.land.slice(i + 1)}`;
}

function cells(s: State, seat: Seat, what: string, beside: string | undefined): string[] {
  const among = beside === undefined ? G.names.map((_, i) => i) : (G.beside[G.index.get(beside) ?? 0] ?? []);
  return among.filter(i => playerOf(s, seat).land[i] === LETTER[what]).map(i => G.names[i] ?? '');
}

const port: Port<State, Paint, Event> = {
  stock: STOCK,
  players: s => s.players.length,
  wheels: (s, seat) => ({ upper: playerOf(s, seat).upper, lower: playerOf(s, seat).lower }),
  cells,
  put: (s, seat, tile, cell) => set(s, seat, cell, tile),
  clear: (s, seat, cell) => set(s, seat, cell, 'empty'),
  count: (s, seat, noun, beside) => cells(s, seat, noun, beside).length,
  offered: (s, seat) => playerOf(s, seat).offer,
  discard(s, seat, tile) {
    playerOf(s, seat).offer = playerOf(s, seat).offer.filter(one => one !== tile);
  },
  settle: (_s, seat, emit) => emit?.({ kind: 'turn', seat, wheel: 'upper', steps: 0 }),
  buildable: (s, seat) => playerOf(s, seat).offer.length > 0,
  build(s, { seat, source }) {
    s.agenda.push({ seat, source, effect: { op: 'all', of: [{ op: 'turn' }, { op: 'raise', building: 'house' }] } });
  },
  sites: (s, seat) => cells(s, seat, 'empty', undefined),
  raise: (s, { seat }, building, cell) => set(s, seat, cell ?? 'a1', building),
  special: {
    usable: (s, seat) => (playerOf(s, seat).upper.red ?? 0) > 0,
    options: (_s, { seat }) => [
      { seat, verb: 'take' },
      { seat, verb: 'decline' },
    ],
    act(s, { seat }, _id, answer) {
      const { upper } = playerOf(s, seat);
      if (answer?.verb === 'take') upper.red = (upper.red ?? 0) * 2;
    },
  },
};
/** The shared resolver of the toy. */
export const shared = resolver<State, Paint, Event>(port);

const isDoing = (todo: Todo): todo is Doing<Paint> => 'effect' in todo;
const optionsOf = (s: State, todo: Todo) => (isDoing(todo) ? shared.options(s, todo) : shared.restOptions(s, todo));
/** Without the verb: `a1`, `red`, `2`; `blue 1` for an amount. */
const short = ({ seat, verb, ...rest }: Answer<Paint>) => Object.values(rest).join(' ') || verb;

/** A player with nothing but this. */
export function playerWith(own: Partial<Player>): Player {
  return { upper: { red: 0, grey: 0 }, lower: { blue: 0, grey: 0 }, land: '.........', offer: [], ...own };
}

interface Start extends Partial<Player> {
  sparing?: number;
  at?: string;
}

/** What is asked on the way, with the answers given by word, and what is there afterwards. */
export function run(effect: Effect<Paint>, { sparing, at, ...own }: Start, ...answers: string[]) {
  const s: State = { edition: 'x', fixes: [], shown: 0, agenda: [], players: [playerWith(own), playerWith({})] };
  const doing: Doing<Paint> = { seat: 0, source: 'card', effect };
  s.agenda.push({ ...doing, ...(sparing === undefined ? {} : { sparing }), ...(at === undefined ? {} : { at }) });
  const events: Event[] = [];
  const emit = (event: Event) => events.push(event);
  const asked: string[] = [];
  for (let todo = s.agenda.at(-1); todo; todo = s.agenda.at(-1)) {
    const options = optionsOf(s, todo);
    if (isDoing(todo)) expect(shared.asks(s, todo)).toBe(options.length > 0);
    if (options.length > 0) {
      asked.push(options.map(short).join(' | '));
      const word = answers.shift();
      if (word === undefined) break;
      const given = options.find(option => short(option) === word);
      if (!given) throw new Error(`${word} is not among: ${options.map(short).join(', ')}`);
      s.agenda.pop();
      if (isDoing(todo)) shared.answer(s, todo, given, emit);
      else shared.restAnswer(s, todo, given);
    } else {
      s.agenda.pop();
      if (isDoing(todo)) shared.perform(s, todo, emit);
    }
  }
  expect(answers, 'answers left over').toEqual([]);
  return { asked, events, own: playerOf(s, 0), other: playerOf(s, 1), agenda: s.agenda };
}
