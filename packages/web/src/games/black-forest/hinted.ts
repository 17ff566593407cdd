import { type Action, blackForest } from '@waldglas/black-forest';
import { rngFrom } from '@waldglas/core';
import type { Snap } from './shown.ts';

/** What begins something of its own: all else answers what that asks. */
const BEGINS: readonly Action['verb'][] = ['swap', 'move', 'beg', 'visit', 'job', 'convert', 'remove', 'end', 'pass'];

/** Of a hinted way: a move with its fees, a visit with all its answers; never beyond what shows something hidden. */
export function takenTogether({ view }: Snap, actions: readonly Action[]): number {
  const next = actions.findIndex(({ verb }, i) => i > 0 && BEGINS.includes(verb));
  const together = next < 0 ? actions.length : next;
  const s = blackForest.imagine(view, rngFrom('hint'));
  const { shown } = s;
  for (const [i, action] of actions.slice(0, together).entries()) {
    blackForest.apply(s, action);
    if (s.shown > shown) return i + 1;
  }
  return together;
}
