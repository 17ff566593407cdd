import { lowest, rngFrom } from '@waldglas/core';
import { type Action, CARD_IDS, glassRoad, type State } from '@waldglas/glass-road';
import { expect, test } from 'vitest';
import type { Way } from '../bot.ts';
import { meter } from '../meter.ts';
import { type AmongOthers, amongOthers } from './among-others.ts';
import type { Worth } from './evaluate.ts';
import { journeyman } from './journeyman.ts';
import { bitsOf } from './judge.ts';
import type { Planner } from './plan.ts';
import { shareWith } from './time.ts';
import { turnPort } from './turn.ts';

/** What every state is worth to the planner's seat; a point to all others. */
const OWN = 7;
const worth: Worth = (_, seat) => (seat === 0 ? OWN : 1);

function weighing(s: State, samples: number, rivalry: number, nodes = 1_000_000): AmongOthers {
  const planner: Planner = {
    seat: 0,
    look: { port: turnPort(1), anytimeActions: 0, worth, draw: 0 },
    nodes: meter({ seed: 'weighing' }, nodes),
    cardNodes: 20,
    shared: [],
    horizon: shareWith(s, s.period, 0),
  };
  const playouts = { hands: 2, ends: 2, samples, cardNodes: 20, conversions: 0, rivalry };
  return amongOthers(planner, glassRoad.view(s, 0), s, rngFrom('weighing'), playouts);
}

const START = glassRoad.setup({ players: 2, options: {} }, 'weighing');
const HAND = CARD_IDS.slice(0, 5);
const ways: readonly Way<State, Action>[] = [30, 20, 10].map(value => ({ actions: [], value, state: START }));

test('the more hands of the others were tried, the more what came of them counts beside the plan', () => {
  const lead = OWN - 0.5;
  const values = (samples: number, nodes?: number) =>
    weighing(START, samples, 0.5, nodes)
      .hands(ways, () => HAND)
      .map(({ value }) => value);
  expect(values(12)).toEqual([30, 20].map(plan => (plan + lead) / 2));
  expect(values(4)).toEqual([30, 20].map(plan => plan + (lead - plan) / 4));
  expect(values(12, 1), 'with the budget used up the plan alone counts').toEqual([30, 20]);
});

test('ways that fall behind are given up after a part of the hands, and stay behind', () => {
  const many = [50, 10, 40, 29, 30].map((value): Way<State, Action> => ({ actions: [], value, state: START }));
  const found = weighing(START, 12, 0.5, 1_000_000).cards(
    many.map(way => ({ ...way, actions: [{ seat: 0, verb: 'pass' }] })),
  );
  const values = found.map(({ value }) => value);
  const behind = (worse: number, better: number) => (values[better] ?? 0) - (values[worse] ?? 0);
  // all are played on alike, so the plan alone tells them apart: half of the difference is left where all hands were tried
  expect(behind(2, 0)).toBeCloseTo(10 / 2, 9);
  // given up after eight of twelve hands, and after four: less was tried of them, so more of the plan is left
  expect(behind(4, 2)).toBeCloseTo(10 * (1 - 8 / 20), 9);
  expect(behind(3, 4)).toBeCloseTo(1 - 4 / 16, 9);
  expect(behind(1, 4)).toBeCloseTo(20 * (1 - 4 / 16), 9);
});

test('a single way is left as it is', () => {
  const [first] = ways;
  expect(weighing(START, 12, 0.5).hands(first ? [first] : [], () => HAND)).toEqual([first]);
});

test.each([2, 3, 4])('every card that can be shown is played on from, %i players', players => {
  const s = glassRoad.setup({ players, options: {} }, 'shown');
  for (let n = 0, decision = lowest(glassRoad.decisions(s)); decision; decision = lowest(glassRoad.decisions(s))) {
    if (decision.seat === 0 && decision.ask.what === 'play') {
      const options = decision.options.map(action => ({ actions: [action], value: 0, state: s }));
      const weighed = weighing(s, 2, 0).cards(options);
      expect(weighed.map(({ actions }) => actions)).toEqual(options.map(({ actions }) => actions));
      for (const { value } of weighed) expect(value).toBeCloseTo(OWN * (2 / 14), 9);
      expect(bitsOf(s.players[0]?.hand ?? [])).not.toBe(0);
      return;
    }
    const { actions } = journeyman(glassRoad.view(s, decision.seat), decision, { seed: `shown/${n++}`, nodes: 300 });
    for (const action of actions) glassRoad.apply(s, action);
  }
  throw new Error('no card was to be played');
});
