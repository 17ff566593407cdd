import type { Action, Score, Seat } from '@waldglas/core';
import { seatLetter, seatOf } from '@waldglas/core';
import type { AnySnapshot, UndoReach } from '@waldglas/table';
import { lettered, unlettered } from './wire.ts';

/** What a table looks like to one seat or to a spectator, as a socket carries it: seats are letters, actions are lines. */
export interface Shot {
  readonly from: number;
  readonly length: number;
  readonly events: readonly Readonly<Record<string, unknown>>[];
  readonly reset: boolean;
  readonly turn: readonly string[];
  readonly over: boolean;
  /** The points as things stand. */
  readonly seats: readonly (Omit<Score, 'seat'> & { readonly seat: string })[];
  readonly view: unknown;
  readonly decision: ShotDecision | null;
  readonly anytime: readonly ShotAction[];
  /** A spectator has none. */
  readonly undo?: UndoReach;
}

interface ShotAction {
  readonly action: string;
}

interface ShotDecision {
  readonly seat: string;
  readonly ask: string;
  readonly rule: string;
  readonly source?: string;
  readonly options: readonly ShotAction[];
}

/** A snapshot as a socket carries it. It is handed what a seat may know, never a table or a state. */
export function writeShot(snapshot: AnySnapshot, write: (action: Action) => string): Shot {
  const { seat, from, length, events, reset, turn, over, scores, view, decision, anytime, undo } = snapshot;
  const written = (action: Action): ShotAction => ({ action: write(action) });
  return {
    from,
    length,
    events: events.map(lettered),
    reset,
    turn: turn.map(seatLetter),
    over,
    seats: scores.map(score => ({ ...score, seat: seatLetter(score.seat) })),
    view,
    decision: decision
      ? {
          seat: seatLetter(decision.seat),
          ask: decision.ask.what,
          rule: decision.ask.rule,
          ...(decision.ask.source === undefined ? {} : { source: decision.ask.source }),
          options: decision.options.map(written),
        }
      : null,
    anytime: anytime.map(written),
    ...(seat === undefined ? {} : { undo }),
  };
}

/** The snapshot of a seat, or of a spectator, that a socket has carried. */
export function readShot(shot: Shot, seat: Seat | undefined, read: (line: string) => Action): AnySnapshot {
  const { from, length, events, reset, turn, over, seats, view, decision, anytime, undo } = shot;
  const readAll = (actions: readonly ShotAction[]) => actions.map(({ action }) => read(action));
  return {
    seat,
    from,
    length,
    events: events.map(unlettered),
    reset,
    turn: turn.map(seatNamed),
    over,
    scores: seats.map(({ points, items, winner, ...score }) => ({
      seat: seatNamed(score.seat),
      points,
      items,
      winner,
    })),
    view,
    decision: decision
      ? {
          seat: seatNamed(decision.seat),
          ask: {
            what: decision.ask,
            rule: decision.rule,
            ...(decision.source === undefined ? {} : { source: decision.source }),
          },
          options: readAll(decision.options),
        }
      : undefined,
    anytime: readAll(anytime),
    undo: undo ?? { lines: [], fence: 'nothing' },
  };
}

/** The seat of a letter that a table has sent. */
export function seatNamed(letter: string): Seat {
  const seat = seatOf(letter);
  if (seat === undefined) throw new Error(`there is no seat ${letter}`);
  return seat;
}
