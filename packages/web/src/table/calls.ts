import type { Action } from '@waldglas/glass-road';
import type { Opening, SavedGame } from '../connection/connection.ts';
import { table } from '../connection/worker-connection.ts';
import { stay } from './ending.ts';
import { answerByHand, attempt, beginMove, forgetTable, hearAgain } from './hear.ts';
import { forgetLog } from './log.ts';
import { busy, covered, lineOf, nameSpeech, snapshot, speech, undone } from './model.ts';
import { isOffered } from './offered.ts';

/** Begins a new game. */
export async function openTable(opening: Opening): Promise<void> {
  // a second click while the first one is answered would deal a second game
  if (!busy.peek()) await sit(table().open(opening), opening.sittings);
}

/** Goes on with a kept game. */
export async function loadTable(saved: SavedGame): Promise<void> {
  await sit(table().load(saved), saved.sittings);
}

/** Shows a table once it is known to be sound: until then what is open stays open. Throws if there is none. */
async function sit(opened: Promise<unknown>, sittings: Opening['sittings']): Promise<void> {
  const { value: before } = speech;
  busy.value = true;
  stay();
  // the cards are dealt while the words are fetched
  const [dealt, named] = await Promise.allSettled([opened, nameSpeech(sittings)]);
  busy.value = false;
  if (dealt.status === 'rejected') {
    speech.value = before;
    throw dealt.reason;
  }
  forgetTable();
  if (named.status === 'rejected') throw named.reason;
  await attempt(opened);
}

/**
 * Plays an option, and the answers to what it asks next that are chosen with it; not one that a part of the table
 * still shows though it is offered no more.
 */
export function choose(action: Action, ...answers: readonly (Action | undefined)[]): void {
  const now = snapshot.peek();
  const lines = [action, ...answers.filter(answer => answer !== undefined)].map(lineOf);
  if (now && isOffered(now, lineOf(action))) void send(lines);
}

/** Plays lines, all or none; says whether the table took them. */
async function send(lines: readonly string[]): Promise<boolean> {
  if (busy.peek()) return false;
  if (undone.peek().length > 0) undone.value = [];
  beginMove();
  if (!lines.every(line => / (convert|remove) /.test(line))) answerByHand(false);
  return act(lines);
}

function act(lines: readonly string[]): Promise<boolean> {
  return attempt(table().act(lines));
}

/** Plays lines in place of the last own ones. */
export async function sendInstead(of: number, lines: readonly string[]): Promise<boolean> {
  const { viewer } = snapshot.peek() ?? {};
  if (busy.peek() || viewer === undefined) return false;
  if (of > 0) {
    forgetLog();
    answerByHand(true);
    if (!(await attempt(table().undo(viewer, of)))) return false;
  }
  return send(lines);
}

const isPick = (line: string | undefined) => / pick /.test(line ?? '');

/** How many lines are taken back or sent again at a time: one, but the cards of a hand all together. */
function together(lines: readonly string[]): number {
  const single = lines.findLastIndex(line => !isPick(line));
  return isPick(lines.at(-1)) ? lines.length - 1 - single : 1;
}

/** Takes back the last own step, or everything up to the fence. */
export function takeBack(how: 'step' | 'all'): void {
  const { viewer, undoable } = snapshot.peek() ?? {};
  const lines = undoable?.lines ?? [];
  if (busy.peek() || viewer === undefined || lines.length === 0) return;
  const steps = how === 'all' ? lines.length : together(lines);
  const before = undone.peek();
  answerByHand(true);
  forgetLog();
  void attempt(table().undo(viewer, steps)).then(done => {
    if (done) undone.value = [...before, ...lines.slice(-steps).toReversed()];
  });
}

/** Sends the step taken back last again. */
export function redo(): void {
  const lines = undone.peek();
  if (busy.peek() || lines.length === 0) return;
  const steps = together(lines);
  // what was taken back with it is sent by the next redo, not by itself
  answerByHand(lines.length > steps);
  void act(lines.slice(-steps).toReversed()).then(done => {
    if (done) undone.value = lines.slice(0, -steps);
  });
}

/** Same device: the person says that nobody else looks. */
export function uncover(): void {
  covered.value = undefined;
  hearAgain();
}

/** The moments of the game, for its replay. */
export const frames = () => table().frames();
/** The text of the game's file. */
export const recordText = () => table().record();
