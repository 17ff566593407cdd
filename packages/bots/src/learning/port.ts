import type { Action, AnyEvent, BaseState, Game, Seat } from '@waldglas/core';
import type { Bot } from '../bot.ts';
import type { Phase } from '../nets/fit.ts';
import type { Net } from '../nets/net.ts';
import type { Samples } from '../nets/samples.ts';
import type { Sparse } from '../nets/sparse.ts';

/** A position that a seat was in: what a net sees of it. */
export interface Position {
  readonly seat: Seat;
  readonly phase: number;
  /** What is known of its worth without the net: the net learns the rest. */
  readonly known: number;
}

/** Takes down a position; its inputs are in the record that was handed out with this. */
export type Note = (position: Position) => void;

/** Who plays the games of the training: the quick bot plays many, the expert good ones. */
export type Trainee = 'quick' | 'expert';

/** A net beside the one that is trained, with the same inputs and no hidden units. */
interface SecondNet {
  readonly name: string;
  readonly phases: readonly Phase[];
  /** What it learns from, by the positions that were noted. */
  samples(noted: Samples): Samples;
}

/** What a game tells the training of a net for it. */
export interface LearningGame<S extends BaseState, A extends Action, V, E extends AnyEvent> {
  readonly rules: Game<S, A, V, E>;
  /** The names of all inputs, and how many of them at most are not zero. */
  readonly inputs: readonly string[];
  readonly mostInputs: number;
  /** For each input, about how large it gets. */
  readonly sizes: readonly number[];
  readonly phases: readonly Phase[];
  /** How many play in the games of the training, one after the other and again. */
  readonly tables: readonly number[];
  /** How much of what a position learns comes from later than the next one of its game: with 1, all of it from how that ended. */
  readonly later: number;
  /** The quick bot: one turn ahead by the net. */
  quick(net: Net): Bot<A, V>;
  /** The bot that the net is for. */
  expert(net: Net): Bot<A, V>;
  /** Who plays the expert's games of the training, if the expert itself would play too few: the same, thinking less. */
  student?(net: Net): Bot<A, V>;
  /** Whom the expert is measured against. */
  rival: Bot<A, V>;
  /** A second net, fitted to what the same games tell of something else. */
  readonly second?: SecondNet;
  /** Notes the positions that were reached when an action led from one state to the next; fills `x` before each note. */
  watch(before: S, action: A, after: S, x: Sparse, note: Note): void;
}
