import { readWeights } from '@waldglas/bots/read-weights';
import { type Decision, isIllegal, lowest, play, rngFrom } from '@waldglas/core';
import { type Action, glassRoad, type View } from '@waldglas/glass-road';
import { describe, expect, test } from 'vitest';
import { type Advice, type Bot, type LevelId, PANEL_IDS } from '../bot.ts';
import { playBotGame } from '../match.ts';
import { levelsBy } from './index.ts';

const levels = levelsBy(readWeights('glass-road'));

const NODES = 150;
/** Thinking twice takes time: one position in so many. */
const STRIDE = 4;

/** A position that a bot met, and what it did. */
interface Met {
  readonly view: View;
  readonly decision: Decision<Action>;
  readonly seed: string;
  readonly advice: Advice<Action>;
}

/** A game among bots of one level: some of its positions, everything that was advised, and how it ended. */
async function met(level: LevelId, players: number) {
  const positions: Met[] = [];
  const advised: Action[] = [];
  let n = 0;
  const watched: Bot<Action, View> = (view, decision, budget) => {
    const advice = levels[level](view, decision, budget);
    if (n++ % STRIDE === 0) positions.push({ view, decision, seed: budget.seed, advice });
    advised.push(...advice.actions);
    return advice;
  };
  const seats = Array.from({ length: players }, () => watched);
  const dealt = { players, options: {}, seed: `met ${players}` };
  const table = await playBotGame(glassRoad, dealt, seats, { budget: { nodes: NODES } });
  return { level, players, positions, advised, table };
}

/** The other levels are these bots, or choose among what they like. */
const LEVELS: readonly LevelId[] = [...PANEL_IDS, 'hard'];
const TABLES = await Promise.all(LEVELS.flatMap(level => [1, 2, 3].map(players => met(level, players))));

describe.each(TABLES)('$level, $players players', ({ level, positions, advised, table }) => {
  const think = levels[level];

  test('everything advised is legal, and the game ends', () => {
    expect(table.record().actions).toEqual(advised.map(action => glassRoad.write(action)));
    expect(table.length).toBeGreaterThan(20);
    expect(table.turn).toEqual([]);
  });

  test('the same view, seed and nodes give the same advice', () => {
    for (const { view, decision, seed, advice } of positions) {
      expect(think(view, decision, { seed, nodes: NODES })).toEqual(advice);
    }
  });

  test('what is hidden makes no difference', () => {
    for (const [i, { view, decision, seed, advice }] of positions.entries()) {
      const other = glassRoad.imagine(view, rngFrom(`other ${i}`));
      const asked = glassRoad.decisions(other).find(one => one.seat === decision.seat);
      expect(asked).toEqual(decision);
      const again = think(glassRoad.view(other, decision.seat), decision, { seed, nodes: NODES });
      expect(again).toEqual(advice);
    }
  });

  test('the advice is the best of at most three explained ways', () => {
    for (const { advice } of positions) {
      expect(advice.best.length).toBeGreaterThan(0);
      expect(advice.best.length).toBeLessThanOrEqual(3);
      expect(advice.best[0]?.actions).toEqual(advice.actions);
      const values = advice.best.map(({ value }) => value);
      expect(values).toEqual(values.toSorted((a, b) => b - a));
    }
  });
});

test('a bot that nobody waits for stops thinking and still has an answer', () => {
  const s = glassRoad.setup({ players: 2, options: {} }, 'cancel');
  const decision = lowest(glassRoad.decisions(s));
  if (!decision) throw new Error('over too soon');
  const view = glassRoad.view(s, decision.seat);
  const polls = (after: number) => {
    let asked = 0;
    const cancelled = () => ++asked > after;
    const { actions } = levels.journeyman(view, decision, { seed: '1', nodes: 5000, cancelled });
    expect(isIllegal(play(glassRoad, s, actions))).toBe(false);
    return asked;
  };
  expect(polls(0)).toBe(1);
  expect(polls(3)).toBe(4);
  expect(polls(1000)).toBeGreaterThan(30);
});

test('time runs out by the clock that is given', () => {
  const s = glassRoad.setup({ players: 2, options: {} }, 'clock');
  const decision = lowest(glassRoad.decisions(s));
  if (!decision) throw new Error('over too soon');
  let now = 0;
  const budget = { seed: '1', milliseconds: 10, clock: () => now++ };
  const { actions } = levels.journeyman(glassRoad.view(s, decision.seat), decision, budget);
  expect(isIllegal(play(glassRoad, s, actions))).toBe(false);
  expect(now).toBeLessThan(15);
});

test.each([
  ['the master alone', 1, 'master'],
  ['the master between two', 2, 'master'],
  ['the expert among three', 3, 'expert'],
] as const)('hardest is %s', (_, players, level) => {
  const known = TABLES.find(one => one.level === level && one.players === players);
  expect(known?.positions.length).toBeGreaterThan(0);
  for (const { view, decision, seed, advice } of known?.positions ?? [])
    expect(levels.hardest(view, decision, { seed, nodes: NODES })).toEqual(advice);
});
