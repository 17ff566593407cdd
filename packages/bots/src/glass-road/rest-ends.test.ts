import { type CardId, glassRoad, type State } from '@waldglas/glass-road';
import { expect, test } from 'vitest';
import { meter } from '../meter.ts';
import type { Worth } from './evaluate.ts';
import { drawnMean, type Planner } from './plan.ts';
import { shareWith } from './time.ts';
import { turnPort } from './turn.ts';

const START: State = glassRoad.setup({ players: 1, options: {} }, 'rest');
/** The first brings one good of any kind; the others bring neither food nor charcoal. */
const HAND: readonly CardId[] = ['supplier', 'pit-worker', 'water-carrier'];
const ORDER = [[0, 1, 2]];

/** By itself food is worth a point; where other cards follow, charcoal is. */
const worth: Worth = (s, seat, _left, hand) => {
  const { glassworks, brickworks } = s.players[seat] as State['players'][number];
  const charcoal = glassworks.charcoal + brickworks.charcoal;
  return hand ? charcoal : glassworks.food + brickworks.food + charcoal / 1024;
};

function drawn(restEnds: number | undefined): number {
  const planner: Planner = {
    seat: 0,
    look: { port: turnPort(1), anytimeActions: 0, worth },
    nodes: meter({ seed: 'rest' }, 10_000),
    cardNodes: 100,
    shared: [],
    horizon: shareWith(START, START.period, 0),
    restEnds,
  };
  return drawnMean(planner, START, HAND, ORDER);
}

test('how a card is used depends on the cards that follow it, if ends are weighed like that', () => {
  const byItself = drawn(undefined);
  expect(byItself - drawn(4)).toBe(1 - 1 / 1024);
  expect(drawn(1)).toBe(byItself);
});
