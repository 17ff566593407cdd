import type { TableSnapshot } from '../connection/connection.ts';
import { showsClosingPages } from '../settings/settings.ts';
import type { AnyFace } from './face.ts';
import { guide } from './guide.ts';

/** Has a stretch of the game ended between the two, and does the viewer like a page about it? After the end there is the result. */
export function closes({ telling }: AnyFace, before: TableSnapshot, now: TableSnapshot): boolean {
  const { closing } = telling;
  if (!closing || now.over || now.seat === undefined || guide.peek() || !showsClosingPages()) return false;
  return closing.done(now.view) > closing.done(before.view);
}
