import { isPendingEffect } from '@waldglas/core';
import { contract } from '@waldglas/core/testing';
import { glassRoad } from './index.ts';
import type { State } from './state.ts';

/** Steps whose position says everything; what a card has set going in between is asked anew by `place`. */
const TELLING = ['choose', 'lay', 'play', 'resolve', 'final'];

contract(glassRoad, {
  seeds: ['1', '2'],
  tables: [
    { players: 1, options: {} },
    { players: 2, options: { introductory: true } },
    { players: 2, options: { without: ['roofer'] } },
    { players: 3, options: { fivePeriods: true } },
    { players: 4, options: {} },
    { players: 4, options: { smallMarket: true } },
  ],
  rests: (s: State) => {
    const top = s.agenda.at(-1);
    return top !== undefined && !isPendingEffect(top) && TELLING.includes(top.step);
  },
});
