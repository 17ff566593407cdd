import { readWeights } from '@waldglas/bots/read-weights';
import { lowest } from '@waldglas/core';
import { glassRoad, periodsOf, type State } from '@waldglas/glass-road';
import { expect, test } from 'vitest';
import { levelsBy } from './index.ts';
import { pointsOf } from './points.ts';

const levels = levelsBy(readWeights('glass-road'));

/** A game alone by the quick level up to the last card of its last period, which has both abilities left. */
function atLastCard(seed: string): State {
  const s = glassRoad.setup({ players: 1, options: {} }, seed);
  for (let n = 0, decision = lowest(glassRoad.decisions(s)); decision; decision = lowest(glassRoad.decisions(s))) {
    const isLast = s.period === periodsOf(s) && s.players[0]?.hand.length === 1 && s.agenda.length > 0;
    if (isLast) return s;
    const { actions } = levels.hard(glassRoad.view(s, 0), decision, { seed: `${seed}/${n++}` });
    for (const action of actions) glassRoad.apply(s, action);
  }
  throw new Error('over too soon');
}

/** The points once a bot has played the rest of the game. */
function played(level: 'journeyman' | 'expert', start: State): number {
  const s = glassRoad.clone(start);
  for (let n = 0, decision = lowest(glassRoad.decisions(s)); decision; decision = lowest(glassRoad.decisions(s))) {
    const { actions } = levels[level](glassRoad.view(s, 0), decision, { seed: `rest/${n++}` });
    for (const action of actions) glassRoad.apply(s, action);
  }
  return pointsOf(s, 0);
}

test('the last card of a game is played for its points, not for the goods that are left over', () => {
  const starts = ['c', 'd', 'e', 'f'].map(seed => atLastCard(`last ${seed}`));
  const gained = starts.map(start => played('expert', start) - played('journeyman', start));
  // the first two have nothing to gain
  expect(gained).toEqual([0, 0, 1, 1.5]);
});
