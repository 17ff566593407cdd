import { readdirSync, readFileSync } from 'node:fs';
import { isIllegal } from '../illegal.ts';
import { type GameRecord, readRecord } from '../record.ts';
import { append, begin, live, replay } from '../replay.ts';
import { type Action, type BaseState, type Game, type Seat, seatLetter } from '../rules.ts';
import type { RunningGame } from '../running.ts';
import { type Fence, takeBack, type Undoable, undoable } from '../undo.ts';
import { playRecord } from '../verify.ts';

/** The files of one game in a folder that holds those of several, by name. */
export function filesOf(folder: URL, ending: string, game: string): [name: string, text: string][] {
  return readdirSync(folder)
    .filter(name => name.endsWith(ending))
    .map((name): [string, string] => [name, readFileSync(new URL(name, folder), 'utf8')])
    .filter(([, text]) => text.split('\n').some(line => line.trimEnd() === `game ${game}`));
}

/** The record of a text; throws if it is none. */
export function goodRecord(text: string): GameRecord {
  const record = readRecord(text);
  if (isIllegal(record)) throw new Error(`line ${record.line}: ${record.illegal}`);
  return record;
}

/** One live line of a record: the state before it, what it did, the state after it. */
export interface Line<S, A, E> {
  readonly before: S;
  readonly action: A;
  readonly events: readonly E[];
  readonly after: S;
}

/** Shows every live line of a record in order; throws if the record cannot be played. */
export function eachLine<S extends BaseState, A extends Action, V, E>(
  game: Game<S, A, V, E>,
  record: GameRecord,
  visit: (line: Line<S, A, E>) => void,
): S {
  const begun = begin(game, record);
  const standing = live(record.actions);
  if (isIllegal(begun)) throw new Error(begun.illegal);
  if (isIllegal(standing)) throw new Error(standing.illegal);
  let before = begun;
  for (const index of standing) {
    const action = game.read(record.actions[index] ?? '');
    if (isIllegal(action)) throw new Error(action.illegal);
    const after = game.clone(before);
    const events: E[] = [];
    game.apply(after, action, event => events.push(event));
    visit({ before, action, events, after });
    before = after;
  }
  return before;
}

/** The game that a record leads to; throws if the record cannot be played. */
export function running<S extends BaseState, A extends Action, V, E>(
  game: Game<S, A, V, E>,
  record: GameRecord,
): RunningGame<S, A> {
  const played = playRecord(game, record);
  if (isIllegal(played)) throw new Error(`line ${played.line}: ${played.illegal}`);
  return played;
}

/** The record with a seat's last standing line taken back, or why it has to stand. */
export function withUndo<S extends BaseState, A extends Action, V, E>(
  game: Game<S, A, V, E>,
  record: GameRecord,
  seat: Seat,
): GameRecord | Fence {
  const taken = takeBack(game, running(game, record), seat);
  return isIllegal(taken) ? taken : append(record, [`${seatLetter(seat)} undo`]);
}

/** How far a seat can take back, found by taking back line by line. */
function takenBack<S extends BaseState, A extends Action, V, E>(
  game: Game<S, A, V, E>,
  record: GameRecord,
  seat: Seat,
): Undoable {
  const lines: string[] = [];
  for (let left = record; ; ) {
    const standing = live(left.actions);
    const shorter = withUndo(game, left, seat);
    if (isIllegal(shorter)) return { lines, fence: shorter };
    if (isIllegal(standing)) throw new Error(standing.illegal);
    const own = standing.map(index => left.actions[index] ?? '').filter(line => line.startsWith(seatLetter(seat)));
    lines.unshift(own.at(-1) ?? '');
    left = shorter;
  }
}

/**
 * Where `undoable` says something else than taking back line by line does, or undone lines leave another state than the
 * lines that stand lead to; looking at every nth point of a record.
 */
export function undoFaults<S extends BaseState, A extends Action, V, E>(
  game: Game<S, A, V, E>,
  record: GameRecord,
  nth = 1,
): string[] {
  const faults: string[] = [];
  for (let length = record.actions.length; length >= 0; length -= nth) {
    const begun = { ...record, actions: record.actions.slice(0, length) };
    const now = running(game, begun);
    if (JSON.stringify(now.end.state) !== JSON.stringify(replay(game, begun))) faults.push(`${length}, the state`);
    for (let seat = 0; seat < record.players; seat++) {
      const [found, told] = [undoable(game, now, seat, Number.POSITIVE_INFINITY), takenBack(game, begun, seat)];
      if (JSON.stringify(found) !== JSON.stringify(told)) faults.push(`${length}, ${seatLetter(seat)}`);
    }
  }
  return faults;
}

/** In a hand-written record: the sums in its comments, as `# 1 + 2 = 3`, and whether each is added up rightly. */
export function sumsIn(text: string): { readonly total: number; readonly right: boolean }[] {
  return [...text.matchAll(/^#\s+(-?[\d.]+(?: \+ -?[\d.]+)+) = (-?[\d.]+)/gm)].map(([, terms = '', total]) => {
    const added = terms.split(' + ').reduce((sum, term) => sum + Number(term), 0);
    return { total: Number(total), right: added === Number(total) };
  });
}
