import type { Action, Budget, Decision, Seat } from './rules.ts';

/** What the value of a position may come from. */
export const SHARE_IDS = ['points', 'goods', 'refined', 'land', 'builds', 'buildings'] as const;
export type ShareId = (typeof SHARE_IDS)[number];

/** A part of a value: what it comes from and how much it is, in points. Data; `text` says it. */
export interface Share {
  readonly what: ShareId;
  readonly value: number;
}

/** Where a plan leads, compared with now. */
export interface Outcome {
  /** What stands then and does not yet, by id. */
  readonly built: readonly string[];
  /** How often wheels produce on the way. */
  readonly produced: number;
  readonly points: number;
}

/** One way to answer with own actions, what it is worth in points, and why. */
export interface Weighed<A extends Action> {
  readonly actions: readonly A[];
  readonly value: number;
  /** What it changes. */
  readonly shares: readonly Share[];
  /** Where it leads, if it was planned further. */
  readonly leads?: Outcome;
}

/** What a bot does, conversions included, and the ways it liked best: at most three, the best first. */
export interface Advice<A extends Action> {
  readonly actions: readonly A[];
  readonly best: readonly Weighed<A>[];
}

/**
 * Thinks about a decision; sees a view, never a state. The same view, seed and node budget give the same advice
 * everywhere.
 */
export type Bot<A extends Action, V> = (view: V, decision: Decision<A>, budget: Budget) => Advice<A>;

/** A way to play the coming turn to its end, what the position after it is worth, and how the game stands then. */
export interface PlannedTurn<A extends Action, V> {
  readonly actions: readonly A[];
  readonly value: number;
  readonly after: V;
  /** How many points the seat would have more than now. */
  readonly points: number;
}

/** Finds the best ways to play the coming turn that differ in where it is played; sees a view, never a state. */
export type TurnPlanner<A extends Action, V> = (view: V, seat: Seat, budget: Budget) => readonly PlannedTurn<A, V>[];
