import type { Action } from '@waldglas/core';
import type { TableConnection, TableSnapshot } from '../connection/connection.ts';
import { hurry } from './bot-queue.ts';
import { isAllowed } from './guide.ts';
import { forgetLog } from './log.ts';
import { busy, face, lineOf, shown, snapshot, undone } from './model.ts';
import { isOffered } from './offered.ts';
import { attempt, dispatch, noteMove, openConnection, stampOf } from './present.ts';

/** What is on its way to the table, as long as no answer has come. */
let underway = '';

/**
 * Plays an option, and the answers to what it asks next that are chosen with it; not one that a part of the table
 * still shows though it is offered no more. Pressed while another call is under way, it is played once that is answered,
 * if it is offered then, too; the same once more is a hand that has pressed twice.
 */
export function choose(action: Action, ...answers: readonly (Action | undefined)[]): void {
  hurry();
  const now = snapshot.peek();
  const lines = [action, ...answers.filter(answer => answer !== undefined)].map(lineOf);
  if (!now || !isOffered(now, lineOf(action)) || !isAllowed(lines)) return;
  if (!busy.peek()) void send(lines, isAnytime(now, lineOf(action)));
  else if (lines.join() !== underway) chooseThen(now, [action, ...answers]);
}

/** What was pressed last while a call is under way. */
let pressed: { readonly before: TableSnapshot; readonly choice: Parameters<typeof choose> } | undefined;

/** Chooses once the call under way is answered; not if that is refused or taken back, or if something came to light. */
function chooseThen(before: TableSnapshot, choice: Parameters<typeof choose>): void {
  const isFirst = pressed === undefined;
  pressed = { before, choice };
  if (!isFirst) return;
  onceAnswered(() => {
    const last = pressed;
    pressed = undefined;
    const { now, undone: taken } = shown.peek();
    if (!last || !now || now.id !== last.before.id || now.seat !== last.before.seat) return;
    const isOther = now.length === last.before.length || now.events.some(({ kind }) => kind === 'shown');
    if (!isOther && taken.length === 0) choose(...last.choice);
  });
}

/** A plan's actions come from another thread: they are known by their lines. */
const isAnytime = ({ anytime }: TableSnapshot, line: string) => anytime.some(one => lineOf(one) === line);

/** Plays lines, all or none; says whether the table took them. `anytime`: they answer no question. */
async function send(lines: readonly string[], anytime: boolean): Promise<boolean> {
  if (busy.peek()) return false;
  const own = lines.join();
  underway = own;
  noteMove();
  dispatch({ kind: 'sent', move: true, byHand: anytime && shown.peek().byHand, undone: [] });
  const isDone = await attempt(openConnection().act(lines, stampOf(snapshot.peek())), []);
  if (underway === own) underway = '';
  return isDone;
}

/** Plays lines in place of the last own ones. */
export async function sendInstead(of: number, lines: readonly string[]): Promise<boolean> {
  const { seat: viewer } = snapshot.peek() ?? {};
  if (busy.peek() || viewer === undefined || !isAllowed(lines)) return false;
  if (of === 0) return send(lines, false);
  forgetLog();
  noteMove();
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
  const before = await table.undo(viewer, of, stampOf(snapshot.peek()));
  return table.act(lines, stampOf(before)).catch(() => before);
}

/** Takes back so many own lines; `then`: what redo could send again afterwards. */
function undo(viewer: number, steps: number, then: readonly string[]): Promise<boolean> {
  forgetLog();
  dispatch({ kind: 'sent', move: false, byHand: true, undone: undone.peek() });
  return attempt(openConnection().undo(viewer, steps, stampOf(snapshot.peek())), then);
}

/** How many lines are taken back or sent again at a time. */
const together = (lines: readonly string[]) => face.peek()?.asking.together(lines) ?? 1;

/** Does something as soon as the call under way is answered: nobody waits for that between two quick presses. */
export function onceAnswered(then: () => void): void {
  const leave = busy.subscribe(still => {
    if (still) return;
    queueMicrotask(() => {
      leave();
      then();
    });
  });
}

/** Takes back the last own step, or everything up to the fence. */
export function takeBack(how: 'step' | 'all'): void {
  hurry();
  if (busy.peek()) return onceAnswered(() => takeBack(how));
  const { seat: viewer, undo: reach } = snapshot.peek() ?? {};
  const lines = reach?.lines ?? [];
  if (viewer === undefined || lines.length === 0 || !isAllowed([])) return;
  const steps = how === 'all' ? lines.length : together(lines);
  void undo(viewer, steps, [...undone.peek(), ...lines.slice(-steps).toReversed()]);
}

/** Sends the step taken back last again. */
export function redo(): void {
  if (busy.peek()) return onceAnswered(redo);
  const lines = undone.peek();
  if (lines.length === 0 || !isAllowed([])) return;
  const steps = together(lines);
  // what was taken back with it is sent by the next redo, not by itself
  dispatch({ kind: 'sent', move: false, byHand: lines.length > steps, undone: lines });
  const again = openConnection().act(lines.slice(-steps).toReversed(), stampOf(snapshot.peek()));
  void attempt(again, lines.slice(0, -steps));
}

/** Same device: the person says that nobody else looks. */
export function uncover(): void {
  dispatch({ kind: 'uncovered' });
}
