import type { Action } from '@waldglas/core';
import type { TableSnapshot } from '../connection/connection.ts';
import { lineOf } from './model.ts';

/** Between an option and the answer that is chosen with it. */
export const JOINED = ' + ';

/** What a part of the page would play, by the lines it sends. */
export function linesOf(action: Action, ...answers: readonly (Action | undefined)[]): string {
  return [action, ...answers.filter(one => one !== undefined)].map(lineOf).join(JOINED);
}

/** Is that line among what the viewer may play? */
export function isOffered({ decision, anytime }: TableSnapshot, line: string): boolean {
  return [...(decision?.options ?? []), ...anytime].some(action => lineOf(action) === line);
}
