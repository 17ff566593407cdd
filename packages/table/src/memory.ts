import {
  type Action,
  type BaseState,
  type Game,
  type Illegal,
  isIllegal,
  type PackedRunning,
  packRunning,
  type RunningGame,
  replayLine,
  takeBack,
  undoer,
  unpackRunning,
} from '@waldglas/core';
import type { StoredLine } from './move.ts';
import { type RecentEvents, recentEvents } from './recent.ts';

/** All that a table remembers. */
export interface Memory<S, A extends Action, E> {
  running: RunningGame<S, A>;
  readonly stored: StoredLine[];
  readonly recent: RecentEvents<E>;
  /** The lengths after moves that had a key, by seat and key. */
  readonly keys: Map<string, number>;
}

/** Nothing but how the game begins. */
export function beginMemory<S, A extends Action, E>(running: RunningGame<S, A>): Memory<S, A, E> {
  return { running, stored: [], recent: recentEvents(running.length), keys: new Map() };
}

/** What is remembered as text. What happened by the lines is left out: it is found again by playing them. */
export function writeMemory<S, A extends Action, E>({ running, stored }: Memory<S, A, E>): string {
  return JSON.stringify({ running: packRunning(running), stored });
}

/** What was written. */
export function readMemory<S extends BaseState, A extends Action, V, E>(
  game: Game<S, A, V, E>,
  text: string,
): Memory<S, A, E> {
  const written: { readonly running: PackedRunning<S>; readonly stored: readonly StoredLine[] } = JSON.parse(text);
  const memory = beginMemory<S, A, E>(unpackRunning(game, written.running));
  for (const one of written.stored) store(memory, one);
  return memory;
}

/** Plays one more line of the record, or tells why that cannot be one. */
export function remember<S extends BaseState, A extends Action, V, E>(
  game: Game<S, A, V, E>,
  memory: Memory<S, A, E>,
  one: StoredLine,
): Illegal | undefined {
  const { running, stored, recent } = memory;
  const seat = undoer(one.line);
  if (seat === undefined) {
    const played = replayLine(game, running, one.line);
    if (isIllegal(played)) return played;
    recent.set(stored.length, played.events);
    memory.running = played.running;
  } else {
    const taken = takeBack<S, A, V, E>(game, running, seat);
    if (isIllegal(taken)) return taken;
    recent.remove(taken.index);
    for (const [index, events] of taken.events) recent.set(index, events);
    memory.running = taken.running;
  }
  store(memory, one);
  return undefined;
}

/** The lines that were proposed last, and the game after them: they need not be played again to be appended. */
export interface PlayedAhead<S, A extends Action, E> {
  readonly lines: readonly StoredLine[];
  readonly running: RunningGame<S, A>;
  /** What each line did. */
  readonly events: readonly (readonly E[])[];
}

/** Appends lines that were played ahead. */
export function adopt<S, A extends Action, E>(
  memory: Memory<S, A, E>,
  { lines, running, events }: PlayedAhead<S, A, E>,
): void {
  const { stored, recent } = memory;
  for (const [i, line] of lines.entries()) {
    recent.set(stored.length, events[i] ?? []);
    store(memory, line);
  }
  memory.running = running;
}

function store<S, A extends Action, E>({ stored, keys }: Memory<S, A, E>, one: StoredLine): void {
  stored.push(one);
  if (one.key !== undefined) keys.set(`${one.seat} ${one.key}`, stored.length);
}
