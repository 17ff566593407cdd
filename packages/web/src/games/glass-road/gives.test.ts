import { SPECIALISTS } from '@waldglas/glass-road';
import { expect, test } from 'vitest';
import { givesOf } from './gives.ts';

test.each([
  ['water-carrier', ['water', 'wood', 'sand']],
  ['pit-worker', ['pit', 'clay', 'sand']],
  ['supplier', ['sand', 'food', 'charcoal', 'water', 'wood', 'clay']],
  ['builder', []],
] as const)('%s brings %s', (card, things) => {
  const given = SPECIALISTS[card].abilities.flatMap(ability => [...givesOf(ability)]);
  expect(new Set(given)).toEqual(new Set(things));
});
