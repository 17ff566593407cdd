import type { Bag, Effect, Words } from './effect.ts';
import { bagOf } from './goods.ts';
import type { Seat } from './rules.ts';

/**
 * Part of an action under way: while one of a seat is on the agenda, that seat does nothing else. Made by `pendingEffect` and
 * `follow` with all its fields: what is read all the time is quicker if it looks the same.
 */
export interface PendingEffect<W extends Words> {
  readonly seat: Seat;
  readonly effect: Effect<W>;
  /** The card or tile that does it. */
  readonly source: string;
  /** The cell of that tile, for what looks at its neighbours. */
  readonly at?: string | undefined;
  /** Opted in to take less: the least number of goods to take in all. */
  readonly sparing?: number | undefined;
  /** Answers so far: amounts taken, units paid from the first wheel, what is left of an ascending choice. */
  readonly taken?: Bag | undefined;
  readonly splits?: Bag | undefined;
  readonly among?: readonly string[] | undefined;
}

/** A point of rest, which may wait for a person. Games add their own; made by `stepOf`, so that all look the same. */
export interface Step<Name extends string = string, About = unknown> {
  readonly step: Name;
  readonly seat: Seat;
  /** All that this step has to know. */
  readonly about: About;
}

export function stepOf<Name extends string>(step: Name, seat: Seat): Step<Name, undefined>;
export function stepOf<Name extends string, const About>(step: Name, seat: Seat, about: About): Step<Name, About>;
export function stepOf(step: string, seat: Seat, about?: unknown): Step {
  return { step, seat, about };
}

/** Once more? */
export type RepeatStep<W extends Words> = Step<
  'repeat',
  { readonly source: string; readonly then: Effect<W>; readonly sparing?: number | undefined }
>;

/** Take what another seat's card gives to all? */
export type ReceiveStep<W extends Words> = Step<
  'receive',
  { readonly source: string; readonly good: W['good']; readonly n: number }
>;

/** Everything the shared resolver can meet on an agenda. */
export type SharedTodo<W extends Words> = PendingEffect<W> | RepeatStep<W> | ReceiveStep<W>;

/** Tells part of an action from a point of rest. (Reading a field is faster than asking whether it is there.) */
export function isPendingEffect<T extends object>(todo: T): todo is Extract<T, { readonly effect: unknown }> {
  return (todo as { readonly effect?: unknown }).effect !== undefined;
}

/** Is a seat in the middle of an own action? */
export function underway(
  agenda: readonly (Step | { readonly effect: unknown; readonly seat: Seat })[],
  seat: Seat,
): boolean {
  for (let i = agenda.length - 1; i >= 0; i--) {
    const todo = agenda[i];
    if (todo !== undefined && isPendingEffect(todo) && todo.seat === seat) return true;
  }
  return false;
}

/** The first part of what a card or tile does. */
export function pendingEffect<W extends Words>(
  seat: Seat,
  effect: Effect<W>,
  source: string,
  at?: string,
  sparing?: number,
): PendingEffect<W> {
  return newPendingEffect(seat, effect, source, at, sparing, undefined, undefined, undefined);
}

/** The one place where these come from: copies by spreading would look different, and be slower to read. */
function newPendingEffect<W extends Words>(
  seat: Seat,
  effect: Effect<W>,
  source: string,
  at: string | undefined,
  sparing: number | undefined,
  taken: Bag | undefined,
  splits: Bag | undefined,
  among: readonly string[] | undefined,
): PendingEffect<W> {
  return { seat, effect, source, at, sparing, taken, splits, among };
}

/** The same card, seat and place, another effect; answers so far are dropped. */
export function thenEffect<W extends Words>(pending: PendingEffect<W>, effect: Effect<W>): PendingEffect<W> {
  return pendingEffect<W>(pending.seat, effect, pending.source, pending.at, pending.sparing);
}

/** The same again, with the units that come from, or go on, the first wheel. */
export function withSplit<W extends Words>(pending: PendingEffect<W>, good: string, n: number): PendingEffect<W> {
  const { seat, effect, source, at, sparing, taken, splits, among } = pending;
  const known = splits ? { ...splits, [good]: n } : bagOf(good, n);
  return newPendingEffect<W>(seat, effect, source, at, sparing, taken, known, among);
}

/** The same again, with the amount taken of a good. */
export function withTaken<W extends Words>(pending: PendingEffect<W>, good: string, n: number): PendingEffect<W> {
  const { seat, effect, source, at, sparing, taken, splits, among } = pending;
  return newPendingEffect<W>(seat, effect, source, at, sparing, { ...taken, [good]: n }, splits, among);
}

/** What is left of it, answers kept; with `among` only these cells may still be chosen. */
export function remaining<W extends Words>(
  pending: PendingEffect<W>,
  effect: Effect<W>,
  among: readonly string[] | undefined = pending.among,
): PendingEffect<W> {
  const { seat, source, at, sparing, taken, splits } = pending;
  return newPendingEffect<W>(seat, effect, source, at, sparing, taken, splits, among);
}
