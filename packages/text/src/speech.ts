import type { Action, AnyEvent, Decision, Reason, ScoreItem, Seat, Weighed } from '@waldglas/core';
import type { Lang } from './language.ts';
import type { Runs } from './runs.ts';

/** A card or tile in words. */
export interface CardText {
  readonly name: string;
  /** What kind of card or tile it is. */
  readonly kind: string;
  /** What it costs, gives and does, a sentence each. */
  readonly lines: readonly Runs[];
}

/** All that terminal, web and screen readers say about a game in one language. Everything is computed from data. */
export interface Speech<V, A extends Action, E> {
  readonly lang: Lang;
  /** The name of a player. */
  who(seat: Seat): string;
  /** The name of a card, tile or building, or of whatever else asks or gives points. */
  name(id: string): string;
  /** The name of a good, a landscape tile or whatever else is counted. */
  noun(id: string): string;
  /** `2 ponds`, by itself: on a label or in a list. */
  counted(id: string, n: number): Runs;
  wheel(id: string): string;
  /** As an edition has it, or the newest one; for so many players, or whatever their number. */
  card(id: string, edition?: string, players?: number): CardText;
  /** What is asked. */
  question(view: V, decision: Decision<A>): Runs;
  /** What an action would do, in a few words. */
  option(view: V, action: A): Runs;
  /** The card or tile an action is about, for who wants to read more. */
  subject(action: A): string | undefined;
  /** A line of the log; nothing for events that players need not read. */
  event(event: E): Runs | undefined;
  /** What happened while a seat was away: a sentence for each other player, in order. */
  since(events: readonly E[], seat: Seat): readonly Runs[];
  /** Why a wish cannot be played now, and what would help. */
  reason(view: V, wish: A, reason: Reason | undefined): Runs;
  /** The ways that a bot likes best, a sentence each: what to do, how it compares, what it brings. */
  hint(view: V, best: readonly Weighed<A>[]): readonly Runs[];
  /** A line of a score. */
  score(item: ScoreItem): Runs;
  /** What a single player may call themselves with so many points; nothing where a game has no titles. */
  title(edition: string, points: number): string | undefined;
  /** Why something cannot be taken back, by the name of the reason. */
  fence(what: string): string;
}

/** What is said about a game, to whoever need not know which. */
export type AnySpeech = Speech<unknown, Action, AnyEvent>;

/** Names for the seats: letters unless told. */
export type Who = (seat: Seat) => string;
