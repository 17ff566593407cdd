import type { Action, Decision, EditionDocument, PlannedTurn, Seat, Weighed } from '@waldglas/core';
import type { Plan } from './connection.ts';

/** What a seat sees of a game, and which game it is: all that an advisor gets. */
export interface Seen {
  readonly game: string;
  readonly view: unknown;
  readonly seat: Seat;
}

/** The best ways that were found, once they are; whoever needs them no more stops the search. */
interface Search<W> {
  readonly ways: Promise<readonly W[]>;
  stop(): void;
}

/** Answers questions about a game from a seat's view alone: the same for tables of this browser and of a server. */
export interface Advisor {
  /** The facts of the open table, if it is played by an exchanged edition: views only name it. */
  know(game: string, facts: EditionDocument | undefined): void;
  /** What each wish, a line, would take: own conversions first, or why it is not possible. */
  plans(seen: Seen, wishes: readonly string[]): Promise<readonly Plan[]>;
  /** The ways that the strongest bot likes best. */
  hint(seen: Seen, decision: Decision<Action>, seed: string): Search<Weighed<Action>>;
  /** The best ways to play the coming turn, one for each place; none for a game without a planner. */
  turns(seen: Seen, seed: string): Search<PlannedTurn<Action, unknown>>;
}
