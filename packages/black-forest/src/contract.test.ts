import { isPendingEffect } from '@waldglas/core';
import { contract } from '@waldglas/core/testing';
import { blackForest } from './index.ts';
import type { State } from './state.ts';

contract(blackForest, {
  seeds: ['1'],
  tables: [
    { players: 1, options: {} },
    { players: 2, options: {} },
    { players: 3, options: { firstGame: true } },
    { players: 4, options: {} },
  ],
  /** Steps whose position says everything: not a swap under way, nor anything else that an action has set going. */
  rests: (s: State) => {
    const top = s.agenda.at(-1);
    const telling = top !== undefined && !isPendingEffect(top) && ['move', 'action', 'final'].includes(top.step);
    return telling && !s.agenda.some(isPendingEffect);
  },
});
