// What the threads of the training are asked and answer, and where its games are found.
import type { LearningGame, Trainee } from '../packages/bots/src/learning/port.ts';
import type { Net } from '../packages/bots/src/nets/net.ts';
import type { Samples } from '../packages/bots/src/nets/samples.ts';

export type Job =
  /** Games of the net against itself. */
  | {
      readonly kind: 'lessons';
      readonly bot: Trainee;
      readonly net: Net;
      readonly seeds: readonly { seed: string; players: number }[];
    }
  /** A game of a bot by the net on one seat, and the rival on all others. */
  | {
      readonly kind: 'match';
      readonly bot: Trainee;
      readonly net: Net;
      readonly seed: string;
      readonly players: number;
      readonly seat: number;
    };

export interface Played {
  /** Everybody's points in each game. */
  readonly points: readonly (readonly number[])[];
  readonly samples?: Samples;
  /** How many milliseconds each call of the bot took. */
  readonly calls?: readonly number[];
}

const GAMES: Readonly<Record<string, () => Promise<unknown>>> = {
  'glass-road': async () => (await import('../packages/bots/src/glass-road/learning.ts')).learning,
  'black-forest': async () => (await import('../packages/bots/src/black-forest/learning.ts')).learning,
};

/** The games that can be learned. */
export const LEARNING_IDS: readonly string[] = Object.keys(GAMES);

/** What the training of a game needs. */
export async function loadLearning(id: string): Promise<LearningGame<never, never, unknown, never>> {
  const load = GAMES[id];
  if (!load) throw new Error(`no training for "${id}"; there is: ${LEARNING_IDS.join(', ')}`);
  return (await load()) as LearningGame<never, never, unknown, never>;
}
