import { blackForest } from '@waldglas/black-forest';
import { isIllegal } from '@waldglas/core';
import { expect, test } from 'vitest';
import { partsOf } from './reward.ts';
import { pictureOf } from './reward-picture.ts';
import { bestPlan } from './reward-plan.ts';
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

const orderOf = (first?: string) => bestPlan(rewardInParts(), 0, first).steps.map(({ part }) => part);

test('BF-2.5: the order suggested names every part once and loses nothing that another order keeps', () => {
  const order = orderOf();
  expect([...order].sort()).toEqual(['charcoal', 'porridge', 'provisions', 'sand', 'wood']);
  // porridge first lets the wheel fill the provision markers: then three provisions find no room
  expect(gainedIn(['porridge', 'wood', 'sand', 'charcoal', 'provisions'])).toBeLessThan(gainedIn(order));
  expect(gainedIn(order)).toBe(22);
});

test('where no part is asked for there is nothing to show', () => {
  const view = partsOf(rewardInParts(), 0).reduce(before => partsOf(before, 0)[0]?.after ?? before, rewardInParts());
  expect(partsOf(view, 0)).toEqual([]);
});

test('BF-2.5: an order that begins otherwise, and what it comes to', () => {
  const view = rewardInParts();
  const best = bestPlan(view, 0);
  expect(best.lost).toBe(0);
  const other = bestPlan(view, 0, 'porridge');
  expect(other.steps[0]).toEqual({ part: 'porridge', units: 5, rotations: 2 });
  expect(other.steps.map(({ part }) => part).toSorted()).toEqual(best.steps.map(({ part }) => part).toSorted());
  expect(other.lost).toBe(3);
  expect(other.after.players[0]?.cooking).not.toEqual(best.after.players[0]?.cooking);
});

test('of orders that come to the same the one nearest to the printed one is suggested', () => {
  expect(orderOf()).toEqual(['wood', 'sand', 'charcoal', 'provisions', 'porridge']);
  expect(orderOf('porridge')).toEqual(['porridge', 'wood', 'sand', 'charcoal', 'provisions']);
});

test('a part that asks for a space does not stop the plan: what comes after it is not lost', () => {
  const s = blackForest.fromPosition(blackForest.setup({ players: 3, options: {} }, 'freiburg'), {
    phase: 'action',
    turn: 'A',
    jobs: { freiburg: 'job-freiburg' },
    seats: {
      A: {
        pawn: 'freiburg',
        brick: 7,
        // the wheel turns with the first of charcoal or water
        glass: { sand: 1, charcoal: 0, water: 0, wood: 1, glass: 0 },
        cooking: { porridge: 1, meat: 0, charcoal: 1, provisions: [0, 0], commodity: 0 },
      },
    },
  });
  if (isIllegal(s)) throw new Error(s.illegal);
  blackForest.apply(s, { seat: 0, verb: 'job', job: 'job-freiburg' });
  const fieldFirst = bestPlan(blackForest.view(s, 0), 0, 'field');
  expect(fieldFirst.steps.map(({ part }) => part)).toEqual(['field', 'charcoal', 'meat', 'water', 'glass']);
  expect(fieldFirst.lost).toBe(0);
});

test('a part that no picture shows is told in words', () => {
  const held = { wood: 3, pig: 0 };
  expect(pictureOf('wood', ['wood'], held).glyph).toBe('wood');
  expect(pictureOf('cooking-charcoal', ['charcoal'], held).glyph).toBe('charcoal');
  expect(pictureOf('wood-to-three', ['wood up to 3'], held)).toEqual({ glyph: undefined, words: 'wood up to 3' });
});
