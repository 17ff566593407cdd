import {
  type Action,
  type AnyEvent,
  type BaseState,
  legal,
  lowest,
  next,
  type Rng,
  rngFrom,
  type Seed,
} from '@waldglas/core';
import type { Bot } from '../bot.ts';
import { type Net, UNIT } from '../nets/net.ts';
import { addSample, type Samples } from '../nets/samples.ts';
import { type Sparse, sparse } from '../nets/sparse.ts';
import type { LearningGame, Position, Trainee } from './port.ts';

/** How strongly a taste weighs each input, in points. */
const TASTE = 0.06;

/**
 * The net with a taste: each input is worth a little more or less than it thinks, the same for a whole game. So games
 * differ from each other and each still follows a plan, which chance at every move would spoil.
 */
export function withTaste(net: Net, sizes: readonly number[], rng: Rng): Net {
  const inputs = net.inputs.length;
  const taste = Array.from({ length: inputs }, (_, i) => Math.round((bell(rng) * TASTE) / UNIT / (sizes[i] ?? 1)));
  const direct = net.direct.map((weight, i) => clamped(weight + (taste[i % inputs] ?? 0)));
  return { ...net, direct };
}

const MOST = 32767;

function clamped(weight: number): number {
  return Math.max(-MOST, Math.min(MOST, weight));
}

/** A number around zero, most often near it: about normal with deviation 1. */
function bell(rng: Rng): number {
  let sum = 0;
  for (let i = 0; i < 12; i++) sum += next(rng) / 0x100000000;
  return sum - 6;
}

/** What came out of a game of the training. */
interface Lesson {
  readonly points: readonly number[];
}

/** Plays a game of a net against itself, each seat with a taste of its own, and adds its positions to the samples. */
export function playLesson<S extends BaseState, A extends Action, V, E extends AnyEvent>(
  game: LearningGame<S, A, V, E>,
  trainee: Trainee,
  net: Net,
  players: number,
  seed: Seed,
  samples: Samples,
): Lesson {
  const rng = rngFrom(`${seed} tastes`);
  const taught = trainee === 'expert' ? (game.student ?? game.expert) : game.quick;
  const seats = Array.from({ length: players }, () => taught(withTaste(net, game.sizes, rng)));
  const { positions, state } = watched(game, seats, seed);
  const points = game.rules.scores(state).map(score => score.points);
  for (const [seat, final] of points.entries()) {
    const own = positions.filter(one => one.seat === seat);
    for (const one of own) addSample(samples, one.x, one.phase, final - one.known, one === own.at(-1));
  }
  return { points };
}

interface Noted extends Position {
  readonly x: Sparse;
}

/**
 * Plays a game to its end and notes the positions on the way. A training lasts for hours, so it runs the rules bare: by the
 * driver of the table, its record played once more to watch the states, the quick bot gets through 18 % fewer games of
 * Glass Road in the same time (18.9 and 15.5 a second) and 16 % fewer of Black Forest (11.2 and 9.5).
 */
function watched<S extends BaseState, A extends Action, V, E extends AnyEvent>(
  game: LearningGame<S, A, V, E>,
  seats: readonly Bot<A, V>[],
  seed: Seed,
): { positions: Noted[]; state: S } {
  const { rules } = game;
  const positions: Noted[] = [];
  const x = sparse(game.mostInputs);
  const note = (position: Position) => {
    const { count, places, values } = x;
    positions.push({ ...position, x: { count, places: places.slice(0, count), values: values.slice(0, count) } });
  };
  let state = rules.setup({ players: seats.length, options: {} }, seed);
  for (let n = 0, decision = lowest(rules.decisions(state)); decision; decision = lowest(rules.decisions(state))) {
    const { seat } = decision;
    const bot = seats[seat];
    if (!bot) throw new Error(`nobody sits on seat ${seat}`);
    const { actions } = bot(rules.view(state, seat), decision, { seed: `${seed}/${n++}` });
    for (const action of actions) {
      if (!legal(rules, state, action)) break;
      const after = rules.clone(state);
      rules.apply(after, action);
      game.watch(state, action, after, x, note);
      state = after;
    }
  }
  return { positions, state };
}
