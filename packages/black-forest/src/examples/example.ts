import { isIllegal, play } from '@waldglas/core';
import { blackForest, type State } from '../index.ts';
import { show } from './show.ts';
import { position, type Subject } from './text.ts';

/** The state after the answers (seat A's unless they name another), or the one refused, or what is still asked. */
function outcome(subject: Subject, before: string, answers: string): State | string {
  let s = position(subject, before);
  for (const answer of answers.split(', ').filter(Boolean)) {
    const action = blackForest.read(/^[A-D] /.test(answer) ? answer : `A ${answer}`);
    if (isIllegal(action)) throw new Error(action.illegal);
    const played = play(blackForest, s, [action]);
    if (isIllegal(played)) return `refused: ${answer}`;
    s = played.state;
  }
  const [open] = blackForest.decisions(s);
  if (!open || ['move', 'action', 'final'].includes(open.ask.what)) return s;
  return `asks: ${open.options.map(option => blackForest.write(option).replace('A ', '')).join(', ')}`;
}

/** The position after the answers, as text. */
export function after(subject: Subject, before: string, answers: string): string {
  const s = outcome(subject, before, answers);
  return typeof s === 'string' ? s : show(subject, s);
}

/** `verb` with the answers of a row; they may begin with the number of an alternative. */
export function first(verb: string, answers: string): string {
  return /^[12]/.test(answers) ? `${verb} ${answers}` : `${verb}, ${answers}`;
}

/** What the subject scores for seat A. */
export function points(subject: Subject, text: string): number {
  const items = blackForest.scores(position(subject, text))[0]?.items.filter(({ source }) => source === subject) ?? [];
  return items.reduce((sum, item) => sum + item.points, 0);
}
