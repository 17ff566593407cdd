import { blackForest } from '@waldglas/black-forest';
import { stepOf } from '@waldglas/core';
import { expect, test } from 'vitest';
import { allSwaps, promisingSwaps } from './swaps.ts';

const s = blackForest.setup({ players: 1, options: {} }, 'swaps');
const SWAPS = (['cook', 'builder', 'butcher'] as const).map(
  tradesperson => ({ seat: 0, verb: 'swap', tradesperson }) as const,
);

/** The end of a turn that visited one tradesperson, with its value. */
function visit(one: 'cook' | 'builder' | 'traveling-merchant', value: number) {
  const state = blackForest.clone(s);
  state.agenda = [stepOf('action', 0, { visited: [one], done: false })];
  return { state, actions: [], value };
}

test('all swaps come with the spaces that get another neighbour', () => {
  const all = allSwaps(s, [{ seat: 0, verb: 'beg' }, ...SWAPS]);
  expect([...all.keys()]).toEqual(SWAPS);
  for (const spaces of all.values()) expect(spaces.size).toBeGreaterThan(2);
});

test('the most promising ones bring together whom it is best to visit, and no more than are asked for', () => {
  const ends = [visit('cook', 20), visit('builder', 12), visit('traveling-merchant', 10)];
  const chosen = promisingSwaps(s, SWAPS, ends, 3);
  const pairs = [...chosen].flatMap(([{ tradesperson }, spaces]) => [...spaces].map(() => tradesperson));
  expect(pairs).toHaveLength(3);
  expect(pairs).toContain('cook');
});
