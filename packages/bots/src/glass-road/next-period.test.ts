import { lowest, rngFrom } from '@waldglas/core';
import { type Action, type CardId, glassRoad, type State } from '@waldglas/glass-road';
import { expect, test } from 'vitest';
import type { Way } from '../bot.ts';
import { meter } from '../meter.ts';
import { tunedWorth } from './evaluate.ts';
import { JOURNEYMAN_WIDTHS, journeyman } from './journeyman.ts';
import { handsByNextPeriod, waysByNextPeriod } from './next-period.ts';
import { plannerOf } from './planner.ts';

const NEXT_PERIOD = {
  ways: 2,
  markets: 1,
  hands: 2,
  orders: 3,
  widths: { ...JOURNEYMAN_WIDTHS, width: 2, tried: 2, draws: 2, remembers: true },
};
const WORTH = () => tunedWorth(1);

/** A game alone up to where the last card of its first period is about to be ended. */
function atPeriodEnd(): { s: State; end: Action } {
  const s = glassRoad.setup({ players: 1, options: {} }, 'next period');
  for (let n = 0, decision = lowest(glassRoad.decisions(s)); decision; decision = lowest(glassRoad.decisions(s))) {
    const end = decision.options.find(({ verb }) => verb === 'end');
    if (end && s.players[0]?.hand.length === 1) return { s, end };
    const { actions } = journeyman(glassRoad.view(s, 0), decision, { seed: `next period/${n++}`, nodes: 400 });
    for (const action of actions) glassRoad.apply(s, action);
  }
  throw new Error('over too soon');
}

function looking(s: State, nodes: number) {
  const view = glassRoad.view(s, 0);
  return {
    view,
    seat: 0,
    nodes: meter({ seed: 'next period', nodes }, nodes),
    worthFor: WORTH,
    nextPeriod: NEXT_PERIOD,
  };
}

function looked(s: State, ways: readonly Way<State, Action>[], nodes: number) {
  return waysByNextPeriod(ways, looking(s, nodes));
}

test('ways that lead to the same are brought together, and the sum of values stays', () => {
  const { s, end } = atPeriodEnd();
  const ways = [3, 1].map(value => ({ actions: [end], state: s, value }));
  const [first, second] = looked(s, ways, 100_000);
  // nothing tells them apart in the next period: half of the difference is left
  expect((first?.value ?? 0) - (second?.value ?? 0)).toBeCloseTo(1);
  expect((first?.value ?? 0) + (second?.value ?? 0)).toBeCloseTo(4);
});

test('of ways that are worth the same one is looked at, and all others stay behind', () => {
  const { s, end } = atPeriodEnd();
  const ways = [3, 3, 1, 2.5, 2].map(value => ({ actions: [end], state: s, value }));
  // two are looked at, 3 and 2.5, and nothing tells them apart in the next period
  expect(looked(s, ways, 100_000).map(({ value }) => value)).toEqual([2.875, 2.625, 2, 1]);
});

test('with the budget used up, or where no period begins, ways stay as they are', () => {
  const { s, end } = atPeriodEnd();
  const ways = [3, 1].map(value => ({ actions: [end], state: s, value }));
  expect(looked(s, ways, 0)).toEqual(ways);
  const nowhere = [3, 1].map(value => ({ actions: [], state: s, value }));
  expect(looked(s, nowhere, 100_000)).toEqual(nowhere);
});

/** The start of a game alone, and a hand to be weighed there. */
function hand(cards: readonly CardId[], value: number, nodes = 100_000) {
  const s = glassRoad.imagine(glassRoad.view(glassRoad.setup({ players: 1, options: {} }, 'hand'), 0), rngFrom('hand'));
  const known = looking(s, nodes);
  const planner = plannerOf(known.view, s, 0, known.nodes, tunedWorth(1), JOURNEYMAN_WIDTHS);
  return { known, hand: { coming: { planner, state: s, hand: cards, gamble: 0 }, value } };
}

const WOOD: readonly CardId[] = ['forest-manager', 'woodcutter', 'carpenter', 'supplier'];
const CLAY: readonly CardId[] = ['pit-worker', 'clay-worker', 'builder', 'cultivator'];

test('GR-6.1: hands are weighed by the next period, in which their cards rest', () => {
  const { known, hand: first } = hand(WOOD, 3);
  const [same, less] = handsByNextPeriod([first, hand(WOOD, 1).hand], known);
  expect((same?.value ?? 0) - (less?.value ?? 0)).toBeCloseTo(1);
  // none of these is played, so that only what rests tells them apart
  const unplayed = ({ coming, value }: typeof first) => {
    return { coming: { ...coming, planner: { ...coming.planner, nodes: meter({ seed: 'none' }, 0) } }, value };
  };
  const [wood, clay] = handsByNextPeriod([unplayed(first), unplayed(hand(CLAY, 3).hand)], known);
  expect((wood?.value ?? 0) + (clay?.value ?? 0)).toBeCloseTo(6);
  expect(wood?.value).not.toBeCloseTo(clay?.value ?? 0);
});

test('what lies in outcomes not known yet counts', () => {
  const { known, hand: first } = hand(WOOD, 3);
  const lucky = { ...first, coming: { ...first.coming, gamble: 4 } };
  const [more, less] = handsByNextPeriod([lucky, first], known);
  expect((more?.value ?? 0) - (less?.value ?? 0)).toBeCloseTo(2);
});

test('worlds that were seen by all hands count if time runs out in the next one', () => {
  const used = (orders: number, nodes: number) => {
    const { known, hand: first } = hand(WOOD, 3, nodes);
    const found = handsByNextPeriod([first, hand(CLAY, 3, nodes).hand], {
      ...known,
      nextPeriod: { ...NEXT_PERIOD, orders },
    });
    return { values: found.map(({ value }) => value), nodes: known.nodes.count() };
  };
  const one = used(1, 100_000);
  expect(used(3, one.nodes + 500).values).toEqual(one.values);
});

test('with the budget used up hands stay as they are', () => {
  const { known, hand: first } = hand(WOOD, 3, 0);
  const hands = [first, hand(CLAY, 1).hand];
  expect(handsByNextPeriod(hands, known)).toBe(hands);
});
