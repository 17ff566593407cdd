import type { Action } from '@waldglas/core';
import type { TableConnection, TableSnapshot } from '../connection/connection.ts';
import { forgetLog } from './log.ts';
import { busy, face, lineOf, shown, snapshot, undone } from './model.ts';
import { isOffered } from './offered.ts';
import { attempt, dispatch, openConnection } from './present.ts';

/**
 * Plays an option, and the answers to what it asks next that are chosen with it; not one that a part of the table
 * still shows though it is offered no more.
 */
export function choose(action: Action, ...answers: readonly (Action | undefined)[]): void {
  const now = snapshot.peek();
  const lines = [action, ...answers.filter(answer => answer !== undefined)].map(lineOf);
  if (now && isOffered(now, lineOf(action))) void send(lines, isAnytime(now, lineOf(action)));
}

/** A plan's actions come from another thread: they are known by their lines. */
const isAnytime = ({ anytime }: TableSnapshot, line: string) => anytime.some(one => lineOf(one) === line);

/** Plays lines, all or none; says whether the table took them. `anytime`: they answer no question. */
async function send(lines: readonly string[], anytime: boolean): Promise<boolean> {
  if (busy.peek()) return false;
  dispatch({ kind: 'sent', move: true, byHand: anytime && shown.peek().byHand, undone: [] });
  return attempt(openConnection().act(lines), []);
}

/** Plays lines in place of the last own ones. */
export async function sendInstead(of: number, lines: readonly string[]): Promise<boolean> {
  const { seat: viewer } = snapshot.peek() ?? {};
  if (busy.peek() || viewer === undefined) return false;
  if (of === 0) return send(lines, false);
  forgetLog();
  dispatch({ kind: 'sent', move: true, byHand: false, undone: [] });
  return attempt(actInstead(openConnection(), viewer, of, lines), []);
}

/** Takes back and plays as one call of the page's: nothing comes in between. Lines that are refused leave what was taken back. */
async function actInstead(
  table: TableConnection,
  viewer: number,
  of: number,
  lines: readonly string[],
): Promise<TableSnapshot> {
  const before = await table.undo(viewer, of);
  return table.act(lines).catch(() => before);
}

/** Takes back so many own lines; `then`: what redo could send again afterwards. */
function undo(viewer: number, steps: number, then: readonly string[]): Promise<boolean> {
  forgetLog();
  dispatch({ kind: 'sent', move: false, byHand: true, undone: undone.peek() });
  return attempt(openConnection().undo(viewer, steps), then);
}

/** How many lines are taken back or sent again at a time. */
const together = (lines: readonly string[]) => face.peek()?.asking.together(lines) ?? 1;

/** Takes back the last own step, or everything up to the fence. */
export function takeBack(how: 'step' | 'all'): void {
  const { seat: viewer, undo: reach } = snapshot.peek() ?? {};
  const lines = reach?.lines ?? [];
  if (busy.peek() || viewer === undefined || lines.length === 0) return;
  const steps = how === 'all' ? lines.length : together(lines);
  void undo(viewer, steps, [...undone.peek(), ...lines.slice(-steps).toReversed()]);
}

/** Sends the step taken back last again. */
export function redo(): void {
  const lines = undone.peek();
  if (busy.peek() || lines.length === 0) return;
  const steps = together(lines);
  // what was taken back with it is sent by the next redo, not by itself
  dispatch({ kind: 'sent', move: false, byHand: lines.length > steps, undone: lines });
  void attempt(openConnection().act(lines.slice(-steps).toReversed()), lines.slice(0, -steps));
}

/** Same device: the person says that nobody else looks. */
export function uncover(): void {
  dispatch({ kind: 'uncovered' });
}
