import type { Action } from '@waldglas/core';
import type { TableSnapshot } from '../connection/connection.ts';
import { settings } from '../settings/settings.ts';
import { endsTurns } from '../settings/stored.ts';
import type { AnyFace } from './face.ts';
import { guide } from './guide.ts';

/** A question with one answer is no question; an end is answered only where a person likes it so. */
export function onlyAnswer({ asking, pace }: AnyFace, now: TableSnapshot): Action | undefined {
  const [only, ...more] = now.decision?.options ?? [];
  if (!only || more.length > 0) return undefined;
  if (asking.spotOf(only) === 'end') return endsTurns(settings.peek()) && pace.endsByItself(now) ? only : undefined;
  const converts = now.anytime.some(({ verb }) => verb === 'convert');
  return converts ? undefined : only;
}

/** What needs no press: the only answer, and what a person likes to be answered at once. Who is led presses everything. */
export function ownAnswer(face: AnyFace, now: TableSnapshot): Action | undefined {
  return guide.peek() ? undefined : (face.pace.answeredAtOnce(now) ?? onlyAnswer(face, now));
}
