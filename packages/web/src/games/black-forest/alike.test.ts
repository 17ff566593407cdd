import { blackForest } from '@waldglas/black-forest';
import { isIllegal } from '@waldglas/core';
import { expect, test } from 'vitest';
import { areAlike } from './alike.ts';

/** A seat that goes one path with so many provisions on its two markers: which of them pays? */
function paying(provisions: readonly number[]) {
  const s = blackForest.fromPosition(blackForest.setup({ players: 3, options: {} }, 'alike'), {
    phase: 'turn',
    turn: 'A',
    seats: { A: { pawn: 'v1.3', cooking: { provisions, steps: 1 }, reminder: false }, B: { pawn: 'v4.1' }, C: {} },
  });
  if (isIllegal(s)) throw new Error(s.illegal);
  const move = blackForest.decisions(s)[0]?.options.find(one => one.verb === 'move' && one.to.startsWith('v2'));
  if (!move) throw new Error('nobody can go there');
  blackForest.apply(s, move);
  const [asked] = blackForest.decisions(s);
  return { view: blackForest.view(s, 0), options: asked?.options ?? [], what: asked?.ask.what };
}

test('BF-2.4: from which of two equal markers is paid makes no difference', () => {
  const { view, options, what } = paying([2, 2]);
  expect(what).toBe('split');
  expect(areAlike(view, options)).toBe(true);
});

test('from which of two markers that stand apart is paid does make one', () => {
  const { view, options, what } = paying([3, 1]);
  expect(what).toBe('split');
  expect(areAlike(view, options)).toBe(false);
});
