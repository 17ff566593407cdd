import { type Action, blackForest, type State } from '@waldglas/black-forest';
import { readWeights } from '@waldglas/bots/read-weights';
import { legal, lowest, rngFrom } from '@waldglas/core';
import { describe, expect, test } from 'vitest';
import type { LevelId } from '../bot.ts';
import { levelsBy } from './index.ts';

const levels = levelsBy(readWeights('black-forest'));

const LEVELS: readonly LevelId[] = ['apprentice', 'journeyman', 'beginner', 'expert', 'master'];
const TABLES = [1, 2, 3, 4].flatMap(players => LEVELS.map(level => [players, level] as const));

const NODES = 60;
/** Thinking twice takes time: one position in so many. */
const STRIDE = 4;

/** A game among bots of one level, its end, and some positions on the way; the advice is checked action by action. */
function watched(players: number, level: LevelId): { readonly end: State; readonly met: State[] } {
  const s = blackForest.setup({ players, options: {} }, `watched.${players}`);
  const met: State[] = [];
  let n = 0;
  for (let decision = lowest(blackForest.decisions(s)); decision; decision = lowest(blackForest.decisions(s))) {
    const { seat } = decision;
    if (n % STRIDE === 0) met.push(blackForest.clone(s));
    const { actions } = levels[level](blackForest.view(s, seat), decision, { seed: `${n++}`, nodes: NODES });
    if (actions.length === 0) throw new Error(`no answer to ${decision.ask.what}`);
    for (const action of actions) {
      if (action.seat !== seat || !legal(blackForest, s, action))
        throw new Error(`${blackForest.write(action)} is illegal`);
      blackForest.apply(s, action);
    }
  }
  return { end: s, met };
}

test.each([1, 2])('with %i players time runs out by the clock that is given, and there is still an answer', players => {
  const s = blackForest.setup({ players, options: {} }, 'clock');
  while (blackForest.decisions(s)[0]?.ask.what === 'neutral') {
    const [option] = blackForest.decisions(s)[0]?.options ?? [];
    if (option) blackForest.apply(s, option);
  }
  const decision = lowest(blackForest.decisions(s));
  if (!decision) throw new Error('over too soon');
  let now = 0;
  const budget = { seed: '1', milliseconds: 10, clock: () => now++ };
  const { actions } = levels.master(blackForest.view(s, decision.seat), decision, budget);
  expect(actions[0] && legal(blackForest, s, actions[0])).toBe(true);
  expect(now).toBeLessThan(15);
});

describe.each(TABLES)('%i players, %s', (players, level) => {
  const { end, met } = watched(players, level);

  test('every answer is legal and the game ends', () => {
    expect(blackForest.decisions(end)).toEqual([]);
    expect(Math.max(...blackForest.scores(end).map(({ points }) => points))).toBeGreaterThan(8);
  });

  // chance is hidden alike at every table: one of them will do
  if (players !== 2) return;
  test('the same view, seed and nodes give the same advice, whatever lies in the pile', () => {
    for (const [n, s] of met.entries()) {
      const decision = lowest(blackForest.decisions(s));
      if (!decision) throw new Error('over too soon');
      const view = blackForest.view(s, decision.seat);
      const advice = (other: State): readonly Action[] =>
        levels[level](blackForest.view(other, decision.seat), decision, { seed: 'law', nodes: NODES }).actions;
      const expected = advice(s);
      expect(advice(s)).toEqual(expected);
      expect(advice(blackForest.imagine(view, rngFrom(`other ${n}`)))).toEqual(expected);
    }
  });
});
