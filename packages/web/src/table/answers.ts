import type { Action } from '@waldglas/core';
import type { TableSnapshot } from '../connection/connection.ts';
import { settings } from '../settings/settings.ts';
import type { AnyFace } from './face.ts';

/** A question with one answer is no question; an end is answered only where a person likes it so. */
export function onlyAnswer({ asking, pace }: AnyFace, now: TableSnapshot): Action | undefined {
  const [only, ...more] = now.decision?.options ?? [];
  if (!only || more.length > 0) return undefined;
  if (asking.placeOf(only) === 'end') return settings.peek().autoEnd && pace.endsByItself(now) ? only : undefined;
  const converts = now.anytime.some(({ verb }) => verb === 'convert');
  return converts ? undefined : only;
}

/** What needs no press: the only answer, and what a person likes to be answered at once. */
export function ownAnswer(face: AnyFace, now: TableSnapshot): Action | undefined {
  return face.pace.answeredAtOnce(now) ?? onlyAnswer(face, now);
}
