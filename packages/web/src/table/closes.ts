import type { TableSnapshot } from '../connection/connection.ts';
import { remembered } from '../connection/table-memory.ts';
import { showsClosingPages } from '../settings/settings.ts';
import type { AnyFace } from './face.ts';
import { guide } from './guide.ts';

/** Does the viewer like a page about a stretch that has ended? After the end there is the result. */
const likesPage = ({ over, seat }: TableSnapshot): boolean =>
  !over && seat !== undefined && !guide.peek() && showsClosingPages();

/** Has a stretch of the game ended between the two, and does the viewer like a page about it? */
export function closes({ telling: { closing } }: AnyFace, before: TableSnapshot, now: TableSnapshot): boolean {
  return closing !== undefined && likesPage(now) && closing.done(now.view) > closing.done(before.view);
}

/** Had the viewer such a page before their eyes when they left the table? */
export function stillCloses({ telling: { closing } }: AnyFace, now: TableSnapshot): boolean {
  return closing !== undefined && likesPage(now) && remembered(now.id).closing === true;
}
