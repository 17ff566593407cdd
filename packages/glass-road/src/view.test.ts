import { isPendingEffect, randomAction, rngFrom } from '@waldglas/core';
import { expect, test } from 'vitest';
import { CARD_IDS, type CardId } from './data/index.ts';
import { glassRoad } from './index.ts';
import { WHEELS } from './words.ts';

test.each([1, 2, 3, 4])('%i players: a wheel says how far it has turned, as the events told', players => {
  const s = glassRoad.setup({ players, options: {} }, 'steps');
  const turned = Array.from({ length: players }, () => ({ glassworks: 0, brickworks: 0 }));
  const rng = rngFrom('steps');
  for (let action = randomAction(glassRoad, s, rng); action; action = randomAction(glassRoad, s, rng)) {
    glassRoad.apply(s, action, event => {
      const dial = event.kind === 'turn' ? turned[event.seat] : undefined;
      if (dial && event.kind === 'turn') dial[event.wheel] += event.steps;
    });
    expect(glassRoad.view(s, undefined).players.map(({ steps }) => steps)).toEqual(turned);
  }
  for (const wheel of WHEELS) expect(turned.reduce((sum, dial) => sum + dial[wheel], 0)).toBeGreaterThan(0);
});

test.each([1, 2, 3, 4])('%i players: the hand that was chosen last is told to its own seat', players => {
  const s = glassRoad.setup({ players, options: {} }, 'hands');
  const rng = rngFrom('hands');
  let picked: CardId[][] = [];
  let last: CardId[][] = [];
  let compared = 0;
  while (s.period < 4) {
    const action = randomAction(glassRoad, s, rng);
    if (!action) throw new Error('over too soon');
    if (action.verb === 'pick') picked[action.seat] = [...(picked[action.seat] ?? []), action.card];
    glassRoad.apply(s, action);
    const choosing = s.agenda.some(todo => !isPendingEffect(todo) && todo.step === 'choose');
    if (!choosing && picked.length > 0) [last, picked] = [picked, []];
    for (const viewer of [0, undefined]) {
      for (const [seat, { lastHand }] of glassRoad.view(s, viewer).players.entries()) {
        const own = CARD_IDS.filter(card => last[seat]?.includes(card));
        expect(lastHand).toEqual(seat === viewer ? own : []);
        compared += lastHand.length;
      }
    }
  }
  expect(compared).toBeGreaterThan(50);
});
