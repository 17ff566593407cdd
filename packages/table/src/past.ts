import {
  type Action,
  type AnyEvent,
  type BaseState,
  begin,
  type Game,
  type GameRecord,
  isIllegal,
  live,
  type Score,
  type Seat,
} from '@waldglas/core';
import { isFor } from './snapshot.ts';

/** What happened by one line that stands, as one seat may know it. */
export interface LogEntry<E> {
  readonly seat: Seat;
  /** The lengths of the record before and after the line. */
  readonly from: number;
  readonly length: number;
  readonly events: readonly E[];
}

/** A moment of a game, for replays and charts: what was seen then, and what had led to it. */
export interface Moment<V, E> {
  /** The length of the record then. */
  readonly length: number;
  readonly view: V;
  readonly scores: readonly Score[];
  /** Absent at the beginning. */
  readonly entry?: LogEntry<E>;
  /** The line itself, once it is no secret: after the end, or if it was the own one. */
  readonly line?: string;
}

/** What happened by a line at a place of the record, private things included. */
export interface PastEvents<E> {
  readonly seat: Seat;
  readonly index: number;
  readonly events: readonly E[];
}

interface PastLine<S, E> extends PastEvents<E> {
  /** After it. */
  readonly state: S;
}

/** The standing lines of a sound record, one after the other, with what each did. The state is the same one each time. */
export function* pastLines<S extends BaseState, A extends Action, V, E>(
  game: Game<S, A, V, E>,
  record: GameRecord,
): Generator<PastLine<S, E>> {
  const state = beginning(game, record);
  const standing = live(record.actions);
  if (isIllegal(standing)) throw new Error(standing.illegal);
  for (const index of standing) {
    const action = game.read(record.actions[index] ?? '');
    if (isIllegal(action)) throw new Error(action.illegal);
    const events: E[] = [];
    game.apply(state, action, event => events.push(event));
    yield { state, seat: action.seat, index, events };
  }
}

function beginning<S extends BaseState, A extends Action, V, E>(game: Game<S, A, V, E>, record: GameRecord): S {
  const state = begin(game, record);
  if (isIllegal(state)) throw new Error(state.illegal);
  return state;
}

/** The first lines as one seat may know them; those that tell it nothing are left out. */
export function logOf<E extends AnyEvent>(
  lines: Iterable<PastEvents<E>>,
  viewer: Seat | undefined,
  most = Number.POSITIVE_INFINITY,
): LogEntry<E>[] {
  const entries: LogEntry<E>[] = [];
  for (const { seat, index, events } of lines) {
    if (entries.length === most) break;
    const told = events.filter(event => isFor(event, viewer));
    if (told.length > 0) entries.push({ seat, from: index, length: index + 1, events: told });
  }
  return entries;
}

/** Which moments are looked at, and by whom. */
interface Looking {
  readonly viewer: Seat | undefined;
  readonly over: boolean;
  /** The length of the record from which on. */
  readonly from: number;
}

/**
 * The moments of a game. Once it is over nothing is secret, and each is seen by whoever acted. Before that it is seen
 * by the viewer, and there is none for another seat's line that tells the viewer nothing.
 */
export function* momentsOf<S extends BaseState, A extends Action, V, E extends AnyEvent>(
  game: Game<S, A, V, E>,
  record: GameRecord,
  { viewer, over, from }: Looking,
): Generator<Moment<V, E>> {
  const moment = (state: S, length: number, seat: Seat | undefined) => ({
    length,
    view: game.view(game.clone(state), seat),
    scores: game.scores(state),
  });
  if (from === 0) yield moment(beginning(game, record), 0, over ? 0 : viewer);
  for (const { state, seat, index, events: happened } of pastLines(game, record)) {
    if (index + 1 < from) continue;
    const events = over ? happened : happened.filter(event => isFor(event, viewer));
    const isOpen = over || seat === viewer;
    if (!isOpen && events.length === 0) continue;
    const entry = { seat, from: index, length: index + 1, events };
    const line = record.actions[index] ?? '';
    yield { ...moment(state, index + 1, over ? seat : viewer), entry, ...(isOpen ? { line } : {}) };
  }
}
