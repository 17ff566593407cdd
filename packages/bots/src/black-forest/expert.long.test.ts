import { type Action, blackForest, type View } from '@waldglas/black-forest';
import { readWeights } from '@waldglas/bots/read-weights';
import { lowest } from '@waldglas/core';
import { expect, test } from 'vitest';
import type { Bot } from '../bot.ts';
import { levelsBy } from './index.ts';

test('alone with few positions to look at, the expert gets more than the journeyman over some deals', () => {
  const total = (bot: Bot<Action, View>) => ['a', 'b', 'c'].reduce((sum, seed) => sum + alone(bot, seed), 0);
  const { expert, journeyman } = levelsBy(readWeights('black-forest'));
  expect(total(expert)).toBeGreaterThan(total(journeyman));
});

/** What a bot gets alone. */
function alone(bot: Bot<Action, View>, seed: string): number {
  const s = blackForest.setup({ players: 1, options: {} }, seed);
  for (let decision = lowest(blackForest.decisions(s)); decision; decision = lowest(blackForest.decisions(s))) {
    const { actions } = bot(blackForest.view(s, decision.seat), decision, { seed, nodes: 400 });
    for (const action of actions) blackForest.apply(s, action);
  }
  return blackForest.scores(s)[0]?.points ?? 0;
}
