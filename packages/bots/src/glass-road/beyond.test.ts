import { lowest } from '@waldglas/core';
import { type Action, glassRoad, type State } from '@waldglas/glass-road';
import { expect, test } from 'vitest';
import type { Way } from '../bot.ts';
import { meter } from '../meter.ts';
import { lookedBeyond } from './beyond.ts';
import { tunedWorth } from './evaluate.ts';
import { JOURNEYMAN_WIDTHS, journeyman } from './journeyman.ts';

const BEYOND = { ways: 2, markets: 1, widths: { ...JOURNEYMAN_WIDTHS, width: 2, tried: 2, draws: 2, remembers: true } };
const WORTH = () => tunedWorth(1);

/** A game alone up to where the last card of its first period is about to be ended. */
function atPeriodEnd(): { s: State; end: Action } {
  const s = glassRoad.setup({ players: 1, options: {} }, 'beyond');
  for (let n = 0, decision = lowest(glassRoad.decisions(s)); decision; decision = lowest(glassRoad.decisions(s))) {
    const end = decision.options.find(({ verb }) => verb === 'end');
    if (end && s.players[0]?.hand.length === 1) return { s, end };
    const { actions } = journeyman(glassRoad.view(s, 0), decision, { seed: `beyond/${n++}`, nodes: 400 });
    for (const action of actions) glassRoad.apply(s, action);
  }
  throw new Error('over too soon');
}

function looked(s: State, ways: readonly Way<State, Action>[], nodes: number) {
  return lookedBeyond(glassRoad.view(s, 0), 0, ways, meter({ seed: 'beyond', nodes }, nodes), WORTH, BEYOND);
}

test('ways that lead to the same are brought together, and the sum of values stays', () => {
  const { s, end } = atPeriodEnd();
  const ways = [3, 1].map(value => ({ actions: [end], state: s, value }));
  const [first, second] = looked(s, ways, 100_000);
  // nothing tells them apart in the next period: half of the difference is left
  expect((first?.value ?? 0) - (second?.value ?? 0)).toBeCloseTo(1);
  expect((first?.value ?? 0) + (second?.value ?? 0)).toBeCloseTo(4);
});

test('with the budget used up, or where no period begins, ways stay as they are', () => {
  const { s, end } = atPeriodEnd();
  const ways = [3, 1].map(value => ({ actions: [end], state: s, value }));
  expect(looked(s, ways, 0)).toBe(ways);
  const nowhere = [3, 1].map(value => ({ actions: [], state: s, value }));
  expect(looked(s, nowhere, 100_000)).toBe(nowhere);
});
