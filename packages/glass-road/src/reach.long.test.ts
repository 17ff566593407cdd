import { isIllegal } from '@waldglas/core';
import { expect, test } from 'vitest';
import { glassRoad } from './index.ts';
import { card, full, market, stock } from './rules/fixtures.ts';

test('where there is too much to try, the search says that it stopped', () => {
  const land = full('grove', { b1: 'tree-nursery', b2: 'inn', b3: 'kiln', b4: 'cooperage' });
  const goods = stock('sand 5, food 5, charcoal 5, water 5 | food 5');
  const s = card(
    'cultivator',
    { ...goods, land, start: { a2: 'glassmakers-village' } },
    { market: market({ immediate: ['artists-colony'] }) },
  );
  const wish = glassRoad.read('A build artists-colony');
  if (isIllegal(wish)) throw new Error(wish.illegal);
  expect(glassRoad.reach(s, 0, wish)).toMatchObject({ reached: false, exhausted: false });
});
