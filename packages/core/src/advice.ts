import type { Action, Budget, Decision } from './rules.ts';

/** What the value of a position may come from. */
export const SHARE_IDS = ['points', 'goods', 'refined', 'land', 'builds', 'buildings'] as const;
export type ShareId = (typeof SHARE_IDS)[number];

/** A part of a value: what it comes from and how much it is, in points. Data; `text` says it. */
export interface Share {
  readonly what: ShareId;
  readonly value: number;
}

/** One way to answer with own actions, what it is worth in points, and why. */
export interface Weighed<A extends Action> {
  readonly actions: readonly A[];
  readonly value: number;
  /** What it changes. */
  readonly shares: readonly Share[];
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
