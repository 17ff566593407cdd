import { expect, test } from 'vitest';
import { partsOf, suggestedOrder } from './reward.ts';
import { rewardInParts } from './sample.ts';

test('BF-2.5: each part says how far the wheels would rotate and what really comes', () => {
  const parts = partsOf(rewardInParts(), 0);
  expect(parts.map(({ part }) => part)).toEqual(['wood', 'sand', 'porridge', 'charcoal', 'provisions']);
  expect(parts[0]).toMatchObject({ units: 5, rotations: { glass: 0, cooking: 0 }, gained: { wood: 5 } });
  expect(parts[2]).toMatchObject({ rotations: { glass: 0, cooking: 2 }, gained: { porridge: 5 } });
});

/** How much comes in all if the parts are taken in an order; what is not asked for comes by itself. */
function gainedIn(order: readonly string[]): number {
  let view = rewardInParts();
  let sum = 0;
  for (const part of order) {
    const one = partsOf(view, 0).find(other => other.part === part);
    if (!one) continue;
    sum += Object.values(one.gained).reduce((a, b) => a + b, 0);
    view = one.after;
  }
  return sum;
}

test('BF-2.5: the order suggested names every part once and loses nothing that another order keeps', () => {
  const order = suggestedOrder(rewardInParts(), 0);
  expect([...order].sort()).toEqual(['charcoal', 'porridge', 'provisions', 'sand', 'wood']);
  // porridge first lets the wheel fill the provision markers: then three provisions find no room
  expect(gainedIn(['porridge', 'wood', 'sand', 'charcoal', 'provisions'])).toBeLessThan(gainedIn(order));
  expect(gainedIn(order)).toBe(22);
});

test('where no part is asked for there is nothing to show', () => {
  const view = partsOf(rewardInParts(), 0).reduce(before => partsOf(before, 0)[0]?.after ?? before, rewardInParts());
  expect(partsOf(view, 0)).toEqual([]);
});
