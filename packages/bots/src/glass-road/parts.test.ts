import { readWeights } from '@waldglas/bots/read-weights';
import { type Decision, legal, lowest } from '@waldglas/core';
import { type Action, glassRoad, type State } from '@waldglas/glass-road';
import { expect, test } from 'vitest';
import { levelsBy } from './index.ts';
import { PARTS } from './parts.ts';

const weights = readWeights('glass-road');
const levels = levelsBy(weights);
/** What follows a period is looked at last: that needs more positions than all else. */
const positionsFor = (part: string) => (part === 'next-period' ? 40_000 : 3000);

interface Met {
  readonly s: State;
  readonly decision: Decision<Action>;
}

/** The questions of a first period, answered by the quick level. */
function firstPeriod(players: number, seed = 'parts'): Met[] {
  const s = glassRoad.setup({ players, options: {} }, `${seed} ${players}`);
  const met: Met[] = [];
  for (let n = 0, decision = lowest(glassRoad.decisions(s)); decision && s.period === 1; n++) {
    met.push({ s: glassRoad.clone(s), decision });
    const { actions } = levels.hard(glassRoad.view(s, decision.seat), decision, { seed: `${n}` });
    for (const action of actions) glassRoad.apply(s, action);
    decision = lowest(glassRoad.decisions(s));
  }
  return met;
}

const MET = [1, 2].flatMap(players => firstPeriod(players));

const OF_LEVELS = (['expert', 'master'] as const).flatMap(level => PARTS[level].map(part => [level, part] as const));

test.each(OF_LEVELS)('%s without %s thinks otherwise somewhere, and all it advises is legal', (level, part) => {
  const [lacking, whole] = [levelsBy(weights, part)[level], levels[level]];
  const others = MET.filter(({ s, decision }) => {
    const view = glassRoad.view(s, decision.seat);
    const think = (bot: typeof whole) => bot(view, decision, { seed: 'parts', nodes: positionsFor(part) });
    const { actions, best } = think(lacking);
    const then = glassRoad.clone(s);
    for (const action of actions) {
      expect(legal(glassRoad, then, action)).toBe(true);
      glassRoad.apply(then, action);
    }
    return best[0]?.value !== think(whole).best[0]?.value;
  });
  expect(others.length).toBeGreaterThan(0);
  // alone nobody shares a card, and only there is looked into the next period
  const alone = others.filter(({ s }) => s.players.length === 1).length;
  expect(part === 'net' || part === 'next-period' ? alone > 0 : alone === 0).toBe(true);
});

test('with the last card of a period, too, the master looks into the next one', () => {
  const games = ['a', 'b', 'c', 'd'].flatMap(seed => firstPeriod(1, seed));
  const lasts = games.filter(({ s, decision }) => s.players[0]?.hand.length === 1 && decision.ask.what !== 'choose');
  expect(lasts).toHaveLength(4);
  const values = (levels: ReturnType<typeof levelsBy>) =>
    lasts.map(({ s, decision }) => {
      const { best } = levels.master(glassRoad.view(s, 0), decision, { seed: 'lasts', nodes: 400_000 });
      return best[0]?.value;
    });
  expect(values(levels)).not.toEqual(values(levelsBy(weights, 'next-period')));
});
