import { factsOf } from '@waldglas/black-forest';
import type { ClosingWords } from '../../table/face.ts';
import { type Snap, told } from './shown.ts';
import { yearsDone } from './year.ts';

/** What is said when a year is over. */
export function closingWords({ view, edition, scores }: Snap): ClosingWords {
  const { value: spoken } = told;
  if (!spoken) return { title: '', still: '', next: '', then: '' };
  const { said, table } = spoken;
  const { closing: w, standing } = table;
  const { years, dealtAnew, titles } = factsOf(view).solo;
  const done = yearsDone(view);
  const { points = 0 } = scores[0] ?? {};
  const aim = titles.find(([least]) => least > points)?.[0];
  const title = aim === undefined ? undefined : said.title(edition, aim);
  const ahead = aim === undefined || title === undefined ? [] : [w.nextTitle(aim, title)];
  if (done === years) return { title: w.lastOver, still: ahead.join(' '), next: w.toFinal, then: standing.final };
  const isDealt = done + 1 === dealtAnew;
  return {
    title: w.over(done),
    still: [w.still(years - done), ...ahead].join(' '),
    next: w.next(done + 1),
    then: w.then,
    lead: isDealt
      ? { glyph: 'players', title: w.dealtAnew, line: w.jobsStay }
      : { glyph: 'pawn', title: w.pawnsBack, line: w.firstFree },
  };
}
