import { type Action, blackForest, type State } from '@waldglas/black-forest';
import { legal, lowest, rngFrom } from '@waldglas/core';
import { expect, test } from 'vitest';
import { LEVEL_IDS } from '../bot.ts';
import { levels } from './index.ts';

const LEVELS = LEVEL_IDS.filter(level => level !== 'random');
const TABLES = [1, 2, 3, 4].flatMap(players => LEVELS.map(level => [players, level] as const));

/** Plays a game and calls `look` before each answer; the advice is checked action by action. */
function watched(players: number, level: (typeof LEVELS)[number], nodes: number, look: (s: State) => void): State {
  const s = blackForest.setup({ players, options: {} }, `watched.${players}`);
  let n = 0;
  for (let decision = lowest(blackForest.decisions(s)); decision; decision = lowest(blackForest.decisions(s))) {
    const { seat } = decision;
    look(s);
    const { actions } = levels[level](blackForest.view(s, seat), decision, { seed: `${n++}`, nodes });
    expect(actions.length).toBeGreaterThan(0);
    for (const action of actions) {
      expect(action.seat).toBe(seat);
      expect(legal(blackForest, s, action), blackForest.write(action)).toBe(true);
      blackForest.apply(s, action);
    }
  }
  return s;
}

test.each(TABLES)('%i players, %s: every answer is legal and the game ends', (players, level) => {
  const s = watched(players, level, 60, () => {});
  expect(blackForest.decisions(s)).toEqual([]);
  expect(Math.max(...blackForest.scores(s).map(({ points }) => points))).toBeGreaterThan(8);
});

test.each(LEVELS)('%s: the same view, seed and nodes give the same advice, whatever lies in the pile', level => {
  let n = 0;
  watched(2, level, 60, s => {
    const decision = lowest(blackForest.decisions(s));
    if (!decision || n++ % 4 !== 0) return;
    const view = blackForest.view(s, decision.seat);
    const advice = (other: State): readonly Action[] =>
      levels[level](blackForest.view(other, decision.seat), decision, { seed: 'law', nodes: 60 }).actions;
    const expected = advice(s);
    expect(advice(s)).toEqual(expected);
    expect(advice(blackForest.imagine(view, rngFrom(`other ${n}`)))).toEqual(expected);
  });
});
