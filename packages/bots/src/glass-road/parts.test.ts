import { readWeights } from '@waldglas/bots/read-weights';
import { type Decision, legal, lowest } from '@waldglas/core';
import { type Action, glassRoad, type State } from '@waldglas/glass-road';
import { expect, test } from 'vitest';
import { levelsBy } from './index.ts';
import { PARTS } from './parts.ts';

const weights = readWeights('glass-road');
const { master, hard } = levelsBy(weights);
/** What follows a period is looked at last: that needs more positions than all else. */
const positionsFor = (part: string) => (part === 'next-period' ? 40_000 : 3000);

interface Met {
  readonly s: State;
  readonly decision: Decision<Action>;
}

/** The questions of a first period, answered by the quick level. */
function firstPeriod(players: number): Met[] {
  const s = glassRoad.setup({ players, options: {} }, `parts ${players}`);
  const met: Met[] = [];
  for (let n = 0, decision = lowest(glassRoad.decisions(s)); decision && s.period === 1; n++) {
    met.push({ s: glassRoad.clone(s), decision });
    const { actions } = hard(glassRoad.view(s, decision.seat), decision, { seed: `${n}` });
    for (const action of actions) glassRoad.apply(s, action);
    decision = lowest(glassRoad.decisions(s));
  }
  return met;
}

const MET = [1, 2].flatMap(firstPeriod);

test.each(PARTS)('without %s the master thinks otherwise somewhere, and all it advises is legal', part => {
  const lacking = levelsBy(weights, part).master;
  const others = MET.filter(({ s, decision }) => {
    const view = glassRoad.view(s, decision.seat);
    const think = (bot: typeof master) => bot(view, decision, { seed: 'parts', nodes: positionsFor(part) });
    const { actions, best } = think(lacking);
    const then = glassRoad.clone(s);
    for (const action of actions) {
      expect(legal(glassRoad, then, action)).toBe(true);
      glassRoad.apply(then, action);
    }
    return best[0]?.value !== think(master).best[0]?.value;
  });
  expect(others.length).toBeGreaterThan(0);
  // alone nobody shares a card, and only there is looked into the next period
  const alone = others.filter(({ s }) => s.players.length === 1).length;
  expect(part === 'net' || part === 'next-period' ? alone > 0 : alone === 0).toBe(true);
});
