import type { Action } from '@waldglas/core';
import type { TableSnapshot } from '../connection/connection.ts';
import { focusAnswer } from './arrows.ts';
import { lineOf } from './model.ts';

/** Between an option and the answer that is chosen with it. */
const JOINED = ' + ';

/** What a part of the page would play, by the lines it sends. */
export function linesOf(action: Action, answer?: Action): string {
  return (answer ? [action, answer] : [action]).map(lineOf).join(JOINED);
}

/** Is that line among what the viewer may play? */
export function isOffered({ decision, anytime }: TableSnapshot, line: string): boolean {
  return [...(decision?.options ?? []), ...anytime].some(action => lineOf(action) === line);
}

/** Lets go of an option that is offered no more: a browser lays out the whole page when what has the focus is removed. */
export function leaveAnswered(now: TableSnapshot): void {
  const { activeElement: at } = document;
  if (!(at instanceof HTMLElement) || at.dataset.action === undefined) return;
  const [line = ''] = at.dataset.action.split(JOINED);
  if (isOffered(now, line)) return;
  byKeys = at.matches(':focus-visible');
  at.blur();
}

/** Was the last answer given with the keyboard? Then the focus goes on to the next question. */
let byKeys = false;

/** Gives the focus to the first answer of a new question, if it was lost by answering the one before. */
export function goOnWithKeys(): void {
  const table = document.querySelector('main.table');
  if (byKeys && table && document.activeElement === document.body && focusAnswer(table)) byKeys = false;
}
