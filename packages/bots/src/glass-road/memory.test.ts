import { lowest } from '@waldglas/core';
import { glassRoad, type State } from '@waldglas/glass-road';
import { expect, test } from 'vitest';
import { tunedWorth } from './evaluate.ts';
import { JOURNEYMAN_WIDTHS, journeyman } from './journeyman.ts';
import { planPeriod } from './planning.ts';

/** The positions of a game in which the journeyman is asked. */
function positions(players: number, seed: string): State[] {
  const met: State[] = [];
  const s = glassRoad.setup({ players, options: {} }, seed);
  for (let n = 0, decision = lowest(glassRoad.decisions(s)); decision; decision = lowest(glassRoad.decisions(s))) {
    met.push(glassRoad.clone(s));
    const { actions } = journeyman(glassRoad.view(s, decision.seat), decision, { seed: `${seed}/${n++}`, nodes: 400 });
    for (const action of actions) glassRoad.apply(s, action);
  }
  return met;
}

const WORTH = (s: State) => tunedWorth(s.players.length);
const NODES = 1_000_000;

test.each([1, 2])('what is kept in mind is what would be thought again, %i players', players => {
  const widths = { ...JOURNEYMAN_WIDTHS, width: 3, tried: 3, branches: { closely: 2, weighed: 3 } };
  const forgetful = planPeriod(WORTH, widths);
  const remembering = planPeriod(WORTH, { ...widths, remembers: true });
  const met = positions(players, 'memory').filter((_, i) => i % 7 === 0);
  expect(met.length).toBeGreaterThan(3);
  for (const s of met) {
    const decision = lowest(glassRoad.decisions(s));
    if (!decision) throw new Error('nothing is asked');
    const view = glassRoad.view(s, decision.seat);
    const budget = { seed: 'the same', nodes: NODES };
    expect(remembering(view, decision, budget)).toEqual(forgetful(view, decision, budget));
  }
});
