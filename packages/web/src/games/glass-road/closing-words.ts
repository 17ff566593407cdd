import { periodsOf } from '@waldglas/glass-road';
import type { ClosingWords } from '../../table/face.ts';
import { periodsDone } from './period.ts';
import { type Snap, tableWords } from './shown.ts';

/** What is said when a period is over. */
export function closingWords(now: Snap): ClosingWords {
  const { closing: w } = tableWords.value;
  const { view, seat: viewer } = now;
  const done = periodsDone(view);
  const left = periodsOf(view) - done;
  if (left === 0) return { title: w.lastOver, still: '', next: w.toFinal, then: w.thenCount };
  const title = view.goblet === viewer ? w.yourGoblet : w.goblet(now.seats[view.goblet]?.name ?? '');
  return {
    title: w.over(done),
    still: w.still(left),
    next: w.next(done + 1),
    then: w.then,
    ...(view.players.length > 1 && { lead: { glyph: 'goblet', title, line: w.begins(done + 1) } }),
  };
}
