import { rngFrom } from '@waldglas/core';
import { type CardId, glassRoad, type State } from '@waldglas/glass-road';
import { expect, test } from 'vitest';
import { meter } from '../meter.ts';
import { type Branches, byCardsToCome, orders } from './draws.ts';
import type { Worth } from './evaluate.ts';
import { tunedWorth } from './evaluate.ts';
import { newMemory } from './memory.ts';
import type { Planner } from './plan.ts';
import { shareWith } from './time.ts';
import { turnPort } from './turn.ts';

const START: State = glassRoad.setup({ players: 1, options: {} }, 'rest');
/** The first brings one good of any kind; the others bring neither food nor charcoal. */
const HAND: readonly CardId[] = ['supplier', 'pit-worker', 'water-carrier'];
const ORDER = [[0, 1, 2]];

/** By itself food is worth a point; where other cards follow, charcoal is. */
const foodOrCharcoal: Worth = (s, seat, _left, hand) => {
  const { glassworks, brickworks } = s.players[seat] as State['players'][number];
  const charcoal = glassworks.charcoal + brickworks.charcoal;
  return hand ? charcoal : glassworks.food + brickworks.food + charcoal / 1024;
};

function plannerWith(worth: Worth, branches: Branches | undefined): Planner {
  return {
    seat: 0,
    look: { port: turnPort(1), anytimeActions: 0, worth },
    nodes: meter({ seed: 'rest' }, 1_000_000),
    cardNodes: 100,
    shared: [],
    horizon: shareWith(START, START.period, 0),
    branches,
    memory: newMemory(),
  };
}

function handValue(hand: readonly CardId[], worth: Worth, branches: Branches | undefined, draws: number[][]): number {
  const planner = plannerWith(worth, branches);
  const [found] = byCardsToCome([START], state => ({ planner, state, hand, gamble: 0 }), planner, draws);
  return found?.value ?? NaN;
}

test('how a card is used depends on the cards that follow it, if ends are weighed like that', () => {
  const drawn = (branches: Branches | undefined) => handValue(HAND, foodOrCharcoal, branches, ORDER);
  const byItself = drawn(undefined);
  expect(byItself - drawn({ closely: 0, weighed: 4 })).toBe(1 - 1 / 1024);
  expect(drawn({ closely: 0, weighed: 1 })).toBe(byItself);
});

/** All orders of so many places. */
function permutations(n: number): number[][] {
  if (n === 0) return [[]];
  return permutations(n - 1).flatMap(order =>
    Array.from({ length: n }, (_, at) => [...order.slice(0, at), n - 1, ...order.slice(at)]),
  );
}

const FOUR: readonly CardId[] = ['cultivator', 'clay-worker', 'water-carrier', 'woodcutter'];

test('GR-6.2: all orders in which cards may be drawn are thought through, each equally likely', () => {
  const worth = tunedWorth(1);
  const all = permutations(FOUR.length);
  expect(all).toHaveLength(24);
  const branches = { weighed: 4 };
  const listed = handValue(FOUR, worth, { closely: 0, ...branches }, all);
  expect(handValue(FOUR, worth, { closely: 1, ...branches }, [])).toBeCloseTo(listed, 9);
});

test('of many ways the best ones in some orders are looked at closely, with what lies in the unknown', () => {
  const planner = plannerWith(tunedWorth(1), { closely: 2, weighed: 1 });
  const gambles = [0, 3, 1, 2];
  const coming = (gamble: number) => ({ planner, state: START, hand: FOUR, gamble });
  const found = byCardsToCome(gambles, coming, planner, orders(rngFrom('some'), FOUR.length, 2));
  expect(found.map(({ way }) => way)).toEqual([3, 2]);
});

test('with two cards left nothing is drawn any more', () => {
  expect(orders(rngFrom('two'), 2, 5)).toHaveLength(1);
  expect(orders(rngFrom('three'), 3, 5)).toHaveLength(5);
});
