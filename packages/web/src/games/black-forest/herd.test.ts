import { blackForest } from '@waldglas/black-forest';
import { isIllegal } from '@waldglas/core';
import { expect, test } from 'vitest';
import { arrangedHerd } from './herd.ts';

/** A seat's herd as it is drawn, by space. */
function herdOf(part: Readonly<Record<string, unknown>>): Record<string, string> {
  const s = blackForest.fromPosition(blackForest.setup({ players: 1, options: {} }, 'herd'), { seats: { A: part } });
  if (isIllegal(s)) throw new Error(s.illegal);
  const herd = arrangedHerd(blackForest.view(s, 0), 0);
  return Object.fromEntries([...herd].map(([cell, { kind, n }]) => [cell, `${n} ${kind}`]));
}

const MAIN = { a1: 'forest', b1: 'forest', e1: 'forest', a2: 'pond', a3: 'pond', e2: 'field', e3: 'field' };

test('BF-3.4: pigs go to forests and cattle to the free stable where there is no pasture', () => {
  expect(herdOf({ estates: [MAIN], pigs: 2, cattle: 2 })).toEqual({
    '0.a1': '1 pig',
    '0.b1': '1 pig',
    '0.c1': '2 cattle',
  });
});

test('BF-7.2: pastures come first, since each animal there is worth a point', () => {
  expect(herdOf({ estates: [{ ...MAIN, d1: 'pasture' }], pigs: 2, cattle: 3 })).toEqual({
    '0.a1': '1 pig',
    '0.b1': '1 pig',
    '0.d1': '3 cattle',
  });
});

test('BF-3.4: the stable that the hut has left houses cattle, the one under it does not', () => {
  const estates = [MAIN, { a1: 'forest', b1: 'forest' }];
  expect(herdOf({ estates, cattle: 4 })).toEqual({ '0.c1': '2 cattle', '0.c2': '2 cattle' });
});

test('BF-3.4: the gatherer of beechnuts has two pigs in a forest', () => {
  expect(herdOf({ estates: [{ ...MAIN, d1: '24B' }], pigs: 3 })).toEqual({ '0.a1': '2 pig', '0.b1': '1 pig' });
});
