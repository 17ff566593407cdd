import {
  type Action,
  type BaseState,
  begin,
  type GameRecord,
  isIllegal,
  live,
  type Seat,
  seatLetter,
} from '@waldglas/core';
import type { AnyGame } from '../catalog.ts';
import type { AnyEvent, Frame, LogEntry, Snapshot } from './connection.ts';

export type Dials = Snapshot['dials'];

/** The dials of a game that begins. */
export const untouched = ({ players }: GameRecord): Dials => Array.from({ length: players }, () => ({}));

/** The dials after what happened: they only ever turn on. */
export function turned(dials: Dials, events: readonly AnyEvent[]): Dials {
  const next = dials.map(one => ({ ...one }));
  for (const event of events) {
    if (event.kind !== 'turn' || event.seat === undefined || !('wheel' in event) || !('steps' in event)) continue;
    const dial = next[event.seat];
    const wheel = String(event.wheel);
    if (dial) dial[wheel] = (dial[wheel] ?? 0) + Number(event.steps);
  }
  return next;
}

/** The period of a view, for games that have some. */
export function periodIn(view: unknown): { readonly period?: number } {
  const told = typeof view === 'object' && view !== null && 'period' in view;
  return told && typeof view.period === 'number' ? { period: view.period } : {};
}

/** An event with `to` is for that seat alone. */
export function visible(event: AnyEvent, seat: Seat | undefined): boolean {
  return !('to' in event && typeof event.to === 'number') || event.to === seat;
}

/** The things that a seat picked last, one after the other: before the next choice of a hand, the hand before. */
export function lastPicked({ actions }: GameRecord, seat: Seat): string[] {
  const standing = live(actions);
  if (isIllegal(standing)) return [];
  const own = standing
    .map(index => (actions[index] ?? '').split(' '))
    .filter(([letter]) => letter === seatLetter(seat))
    .map(([, verb, what = '']) => (verb === 'pick' ? what : undefined));
  const last = own.findLastIndex(what => what !== undefined);
  const first = own.slice(0, last + 1).lastIndexOf(undefined) + 1;
  return own.slice(first, last + 1).filter(what => what !== undefined);
}

type Visit = (state: BaseState, action: Action, index: number, events: readonly AnyEvent[]) => void;

/** Plays the live lines of a sound record on its beginning, and looks at what each led to. The state is the same one. */
function relive(game: AnyGame, record: GameRecord, state: BaseState, visit: Visit): void {
  const standing = live(record.actions);
  if (isIllegal(standing)) return;
  for (const index of standing) {
    const action = game.read(record.actions[index] ?? '');
    if (isIllegal(action)) return;
    const events: AnyEvent[] = [];
    game.apply(state, action, event => events.push(event));
    visit(state, action, index, events);
  }
}

/** Every live line with what happened by it, as one seat may know; lines that tell it nothing are left out. */
export function logOf(game: AnyGame, record: GameRecord, looking: Seat | undefined): LogEntry[] {
  const entries: LogEntry[] = [];
  const begun = begin(game, record);
  if (isIllegal(begun)) return [];
  relive(game, record, begun, (_, { seat }, before, happened) => {
    const events = happened.filter(one => visible(one, looking));
    if (events.length > 0) entries.push({ seat, line: '', before, events });
  });
  return entries;
}

/**
 * Every moment of a game. Once it is over nothing is secret: each is seen by whoever acted. Before that it is seen by
 * nobody in particular, and there is no moment for a line that tells a spectator nothing.
 */
export function framesOf(game: AnyGame, record: GameRecord, over: boolean): Frame[] {
  const begun = begin(game, record);
  if (isIllegal(begun)) return [];
  let dials = untouched(record);
  const look = (state: BaseState, seat: Seat) => game.view(game.clone(state), over ? seat : undefined);
  const frames: Frame[] = [{ view: look(begun, 0), scores: game.scores(begun), dials, entry: undefined }];
  relive(game, record, begun, (state, { seat }, before, happened) => {
    dials = turned(dials, happened);
    const events = over ? happened : happened.filter(one => visible(one, undefined));
    if (!over && events.length === 0) return;
    const line = over ? (record.actions[before] ?? '') : '';
    frames.push({ view: look(state, seat), scores: game.scores(state), dials, entry: { seat, line, before, events } });
  });
  return frames;
}
