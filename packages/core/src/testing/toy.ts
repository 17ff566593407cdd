import { stepOf, underway } from '../agenda.ts';
import { type EditionDocument, editionsOf } from '../editions.ts';
import { type Grammar, readAction, writeAction } from '../notation.ts';
import { legal } from '../play.ts';
import { rngFrom, shuffled } from '../random.ts';
import type { Ask, Decision, Game, Score, Seat } from '../rules.ts';
import { fromPosition, position } from './toy-position.ts';
import {
  BOWL,
  clone,
  isOpen,
  isReady,
  PICKS,
  type ToyAction,
  type ToyEvent,
  type ToyPlayer,
  type ToyState,
  type ToyTodo,
} from './toy-state.ts';
import { imagine, type ToyView, view } from './toy-view.ts';

export type { ToyAction, ToyEvent, ToyState } from './toy-state.ts';
export type { ToyView } from './toy-view.ts';

/*
 * A toy: everybody holds three of the cards 1 to 12 and secretly picks two of them, ascending. All picks are turned
 * over; each brings red marbles. Then two rounds of turns: take a red marble, put a marble into the bowl or draw a
 * card, then end. At any time: swap a red marble for one out of the bowl.
 */

const MARBLES = { name: 'marble', words: new Set(BOWL) } as const;
const GRAMMAR: Grammar = {
  pick: [{ name: 'card', words: 'number' }],
  fill: [MARBLES],
  marble: [MARBLES],
  take: [],
  draw: [],
  end: [],
  swap: [],
};
const CARDS = Array.from({ length: 12 }, (_, i) => i + 1);

function playerOf(s: ToyState, seat: Seat): ToyPlayer {
  const player = s.players[seat];
  if (!player) throw new Error(`no seat ${seat}`);
  return player;
}

function pickOptions(s: ToyState, seat: Seat): ToyAction[] {
  const { hand, picks } = playerOf(s, seat);
  const higher = hand.filter(card => card > (picks.at(-1) ?? 0));
  const first = higher.slice(0, higher.length - (PICKS - picks.length) + 1);
  return isReady(playerOf(s, seat)) ? [] : first.map(card => ({ seat, verb: 'pick', card }));
}

function answers(s: ToyState, todo: ToyTodo): ToyAction[] {
  const { seat } = todo;
  if ('effect' in todo) return BOWL.filter(m => s.bowl[m] > 0).map(marble => ({ seat, verb: 'marble', marble }));
  if (todo.step === 'end') return [{ seat, verb: 'end' }];
  const fill = BOWL.map((marble): ToyAction => ({ seat, verb: 'fill', marble }));
  const draw: ToyAction[] = s.drawn < s.deck.length ? [{ seat, verb: 'draw' }] : [];
  return [{ seat, verb: 'take' }, ...fill, ...draw];
}

function decisions(s: ToyState): Decision<ToyAction>[] {
  const todo = s.agenda.at(-1);
  if (!todo) return [];
  const ask: Ask = { what: 'step' in todo ? todo.step : 'marble', rule: 'T-1' };
  if (!('step' in todo) || todo.step !== 'pick') return [{ seat: todo.seat, ask, options: answers(s, todo) }];
  const open = s.players.map((_, seat) => ({ seat, ask, options: pickOptions(s, seat) }));
  return open.filter(({ options }) => options.length > 0);
}

function anytime(s: ToyState, seat: Seat): ToyAction[] {
  const { red } = playerOf(s, seat).marbles;
  // Marbles that an open swap will take are still in the bowl.
  const spoken = s.agenda.filter(todo => 'effect' in todo).length;
  const free = s.bowl.blue + s.bowl.green > spoken;
  return s.agenda.length > 0 && red > 0 && free && !underway(s.agenda, seat) ? [{ seat, verb: 'swap' }] : [];
}

function apply(s: ToyState, action: ToyAction, emit: (event: ToyEvent) => void = () => undefined): void {
  const { seat } = action;
  const player = playerOf(s, seat);
  switch (action.verb) {
    case 'swap':
      player.marbles.red -= 1;
      s.agenda.push({ effect: 'swap', seat, source: 'swap' });
      return;
    case 'pick':
      player.hand.splice(player.hand.indexOf(action.card), 1);
      player.picks.push(action.card);
      if (isOpen(s)) turnOver(s, emit);
      return;
    case 'marble':
      s.agenda.pop();
      s.bowl[action.marble] -= 1;
      player.marbles[action.marble] += 1;
      emit({ kind: 'gain', seat, marble: action.marble });
      return;
    case 'end':
      s.agenda.pop();
      if (seat + 1 === s.players.length) s.round += 1;
      if (s.round <= s.rounds) s.agenda.push(stepOf('turn', (seat + 1) % s.players.length));
      return;
    case 'take':
      player.marbles.red += 1;
      emit({ kind: 'gain', seat, marble: 'red' });
      break;
    case 'fill':
      s.bowl[action.marble] += 1;
      break;
    case 'draw':
      player.drawn.push(s.deck[s.drawn] as number);
      s.drawn += 1;
      s.shown += 1;
      emit({ kind: 'shown', what: 'card' });
      break;
  }
  s.agenda.pop();
  s.agenda.push(stepOf('end', seat));
}

function turnOver(s: ToyState, emit: (event: ToyEvent) => void): void {
  s.shown += 1;
  emit({ kind: 'shown', what: 'picks' });
  for (const player of s.players) player.marbles.red += player.picks.reduce((sum, card) => sum + card, 0) % 3;
  s.agenda.pop();
  s.agenda.push(stepOf('turn', 0));
}

function scores(s: ToyState): Score[] {
  const points = s.players.map(({ marbles, drawn }) => ({
    marbles: marbles.red + marbles.blue * 1.5 + marbles.green * 2,
    drawn: drawn.reduce((sum, card) => sum + card, 0) / 4,
  }));
  const highest = Math.max(...points.map(one => one.marbles + one.drawn));
  return points.map((one, seat) => ({
    seat,
    points: one.marbles + one.drawn,
    items: (['marbles', 'drawn'] as const).map(source => ({ source, rule: 'T-2', points: one[source] })),
    winner: one.marbles + one.drawn === highest,
  }));
}

/** The facts of the toy: how many rounds are played. */
interface ToyEdition extends EditionDocument {
  readonly rounds: number;
}

const EDITIONS = editionsOf<ToyEdition, ToyEdition>(
  [
    { game: 'toy', name: 'toy-1', rounds: 2 },
    { game: 'toy', name: 'toy-2', rounds: 2 },
  ],
  document => {
    if (!(document.rounds > 0)) throw new Error('a game has rounds');
    return document;
  },
);

/** The toy as a game package. */
export const toy: Game<ToyState, ToyAction, ToyView, ToyEvent> = {
  id: 'toy',
  editions: EDITIONS.names,
  edition: EDITIONS.document,
  admitEdition: EDITIONS.admit,
  keepEditions: EDITIONS.keep,
  fixes: ['R-001'],
  legalityFixes: [],
  players: { min: 2, max: 3 },
  options: [{ name: 'short' }, { name: 'without', names: CARDS.map(String) }],
  cards: () => [],
  setup({ players, options, edition = 'toy-2', fixes = [] }, seed) {
    const rng = rngFrom(seed);
    const { without } = options;
    const pack = CARDS.filter(card => !(Array.isArray(without) && without.includes(String(card))));
    const deck = shuffled(rng, pack);
    const dealt = Array.from({ length: players }, () => deck.splice(0, 3).sort((a, b) => a - b));
    return {
      edition,
      fixes,
      agenda: [stepOf('pick', 0)],
      shown: 0,
      rng,
      rounds: options.short === true ? 1 : EDITIONS.factsOf(edition).rounds,
      pack,
      players: dealt.map(hand => ({ marbles: { red: 1, blue: 0, green: 0 }, hand, picks: [], drawn: [] })),
      bowl: { blue: 2, green: 0 },
      deck,
      drawn: 0,
      round: 1,
    };
  },
  clone,
  decisions,
  anytime,
  apply,
  scores,
  view,
  imagine,
  write: action => writeAction(GRAMMAR, action),
  read: line => readAction<ToyAction>(GRAMMAR, line),
  position,
  fromPosition,
  lookAhead: () => [],
  reach: (s, _seat, wish) =>
    legal(toy, s, wish) ? { reached: true, actions: [] } : { reached: false, exhausted: true },
  why: (s, _seat, wish) => (legal(toy, s, wish) ? undefined : { what: 'refused', rule: 'T-1' }),
};
