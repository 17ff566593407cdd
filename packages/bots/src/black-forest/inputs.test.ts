import { type Action, blackForest, type State, TRADESPERSON_IDS, type View } from '@waldglas/black-forest';
import { readWeights } from '@waldglas/bots/read-weights';
import { lowest, type Seat } from '@waldglas/core';
import { expect, test } from 'vitest';
import type { Bot } from '../bot.ts';
import { emptyNet, UNIT } from '../nets/net.ts';
import { type Sparse, sparse } from '../nets/sparse.ts';
import { worth } from './evaluate.ts';
import { levelsBy } from './index.ts';
import { fillInputs, INPUT_SIZES, INPUTS, MOST_INPUTS, PHASES, phaseOf } from './inputs.ts';
import { JOURNEYMAN } from './journeyman.ts';
import { learnedWorth } from './judge.ts';
import { learning } from './learning.ts';
import { planner } from './planner.ts';
import { turnsAfter } from './time.ts';
import { TUNED } from './weights.ts';

const levels = levelsBy(readWeights('black-forest'));

const NODES = 60;

/** A game of a bot: every state, and the action that led on from it. */
function played(players: number, bot: Bot<Action, View>): { s: State; action: Action; after: State }[] {
  const steps: { s: State; action: Action; after: State }[] = [];
  let s = blackForest.setup({ players, options: {} }, `inputs.${players}`);
  for (let decision = lowest(blackForest.decisions(s)); decision; decision = lowest(blackForest.decisions(s))) {
    const { seat } = decision;
    for (const action of bot(blackForest.view(s, seat), decision, { seed: `${steps.length}`, nodes: NODES }).actions) {
      const after = blackForest.clone(s);
      blackForest.apply(after, action);
      steps.push({ s, action, after });
      s = after;
    }
  }
  return steps;
}

const x = sparse(MOST_INPUTS);

function named({ count, places, values }: Sparse): Map<string | undefined, number> {
  return new Map(Array.from({ length: count }, (_, i) => [INPUTS[places[i] ?? -1], values[i] ?? 0]));
}

function inputsOf(s: State, seat: Seat): Map<string | undefined, number> {
  fillInputs(x, s, seat, turnsAfter(s, seat));
  return named(x);
}

test('every input has a name of its own and a size', () => {
  expect(new Set(INPUTS).size).toBe(INPUTS.length);
  expect(INPUT_SIZES).toHaveLength(INPUTS.length);
});

test('the start of a game is told: goods, land, pawns, and everybody who can be visited', () => {
  const s = blackForest.setup({ players: 1, options: {} }, 'start');
  const inputs = inputsOf(s, 0);
  for (const name of ['wood 3', 'brick 3', 'water 2', 'forest 3', 'pond 2', 'field 2', 'empty 5', 'pawns 4'])
    expect(inputs.get(name), name).toBe(1);
  for (const name of ['wood 4', 'brick 4', 'sand 1', 'pigs 1', 'players 1', undefined])
    expect(inputs.has(name)).toBe(false);
  const free = [...inputs.keys()].filter(name => name?.startsWith('free '));
  expect(free).toHaveLength(2 * TRADESPERSON_IDS.length);
});

test.each([1, 3])('with %i players all positions fit, and come with what the tuned weights make of them', players => {
  let most = 0;
  for (const { s } of played(players, levels.apprentice)) {
    for (const seat of s.players.keys()) {
      const turns = turnsAfter(s, seat);
      expect(fillInputs(x, s, seat, turns)).toBe(worth(s, seat, turns, TUNED));
      most = Math.max(most, x.count);
      expect(PHASES[phaseOf(s, turns)]?.name.split(' ')[0]).toBe(players === 1 ? 'alone' : 'several');
      expect(named(x).has(undefined)).toBe(false);
    }
  }
  expect(most).toBeLessThan(MOST_INPUTS);
});

test('phases go from the first turn to the last', () => {
  const alone = blackForest.setup({ players: 1, options: {} }, 'phases');
  expect(PHASES[phaseOf(alone, 24)]?.name).toBe('alone 20 to come');
  expect(PHASES[phaseOf(alone, 3)]?.name).toBe('alone 3 to come');
  expect(PHASES[phaseOf(alone, 0)]?.name).toBe('alone 0 to come');
  const two = blackForest.setup({ players: 2, options: {} }, 'phases');
  expect(PHASES[phaseOf(two, 2.5)]?.name).toBe('several 2 to come');
});

const NAMES = PHASES.map(({ name }) => name);

test('with a net that has learned nothing the planner is the journeyman, move for move', () => {
  const plain = planner(learnedWorth(emptyNet(INPUTS, NAMES, 2)), JOURNEYMAN);
  const actions = (bot: Bot<Action, View>) => played(2, bot).map(({ action }) => blackForest.write(action));
  expect(actions(plain)).toEqual(actions(levels.journeyman));
});

test('what a net has learned about an input counts in its phase', () => {
  const net = emptyNet(INPUTS, NAMES, 0);
  const s = blackForest.setup({ players: 1, options: {} }, 'learned');
  net.direct[phaseOf(s, 24) * INPUTS.length + INPUTS.indexOf('brick 3')] = 2 / UNIT;
  const judge = learnedWorth(net);
  expect(judge(s, 0, 24)).toBeCloseTo(worth(s, 0, 24, TUNED) + 2);
  expect(judge(s, 0, 5)).toBeCloseTo(worth(s, 0, 5, TUNED));
});

test('positions to learn from are the ends of turns: alone one for each of the 25 and those of extra turns', () => {
  const noted: number[] = [];
  for (const { s, action, after } of played(1, levels.apprentice))
    learning.watch(s, action, after, x, ({ phase }) => noted.push(phase));
  expect(noted.length).toBeGreaterThanOrEqual(25);
  expect(noted).toEqual(noted.toSorted((a, b) => a - b));
  expect(PHASES[noted.at(-1) ?? 0]?.name).toBe('alone 0 to come');
});
