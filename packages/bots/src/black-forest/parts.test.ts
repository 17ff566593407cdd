import { type Action, blackForest, type State } from '@waldglas/black-forest';
import { readWeights } from '@waldglas/bots/read-weights';
import { type Decision, legal, lowest } from '@waldglas/core';
import { expect, test } from 'vitest';
import { levelsBy } from './index.ts';
import { PARTS } from './parts.ts';

const weights = readWeights('black-forest');
const levels = levelsBy(weights);
const NODES = 6000;
/** Thinking twice takes time: one question in so many. */
const STRIDE = 8;

interface Met {
  readonly s: State;
  readonly decision: Decision<Action>;
}

/** Some questions of a game, answered by the apprentice. */
function met(players: number): Met[] {
  const s = blackForest.setup({ players, options: {} }, `parts ${players}`);
  const asked: Met[] = [];
  let n = 0;
  for (let decision = lowest(blackForest.decisions(s)); decision; decision = lowest(blackForest.decisions(s))) {
    if (decision.options.length > 1 && n % STRIDE === 0) asked.push({ s: blackForest.clone(s), decision });
    const { actions } = levels.apprentice(blackForest.view(s, decision.seat), decision, { seed: `${n++}` });
    for (const action of actions) blackForest.apply(s, action);
  }
  return asked;
}

const MET = [1, 2].flatMap(met);

const OF_LEVELS = (['expert', 'master'] as const).flatMap(level => PARTS[level].map(part => [level, part] as const));

test.each(OF_LEVELS)('%s without %s thinks otherwise somewhere, and all it advises is legal', (level, part) => {
  const [lacking, whole] = [levelsBy(weights, part)[level], levels[level]];
  const others = MET.filter(({ s, decision }) => {
    const view = blackForest.view(s, decision.seat);
    const think = (bot: typeof whole) => bot(view, decision, { seed: 'parts', nodes: NODES });
    const { actions, best } = think(lacking);
    const then = blackForest.clone(s);
    for (const action of actions) {
      expect(legal(blackForest, then, action)).toBe(true);
      blackForest.apply(then, action);
    }
    return best[0]?.value !== think(whole).best[0]?.value;
  });
  expect(others.length).toBeGreaterThan(0);
  // only others answer, and only alone it is known when the game ends
  const tables = new Set(others.map(({ s }) => s.players.length));
  if (part === 'replies') expect(tables).toEqual(new Set([2]));
  if (part === 'end') expect(tables).toEqual(new Set([1]));
});
