import type { Action, View } from '@waldglas/glass-road';
import type { Bot } from '../bot.ts';
import type { Net } from '../nets/net.ts';
import { JOURNEYMAN_WIDTHS } from './journeyman.ts';
import { bitsOf, type Judge, judgeBy } from './judge.ts';
import { toPlay } from './one-turn.ts';
import type { WorthFor } from './planner.ts';
import { planPeriod } from './planning.ts';
import { shareWith } from './time.ts';
import type { Widths } from './widths.ts';

/** The journeyman's plans, weighed by what a net has learned. */
export function plannerBy(net: Net, widths: Widths = JOURNEYMAN_WIDTHS): Bot<Action, View> {
  return planPeriod(worthBy(judgeBy(net)), widths);
}

/** What a planner goes by if a judge tells what positions are worth. */
export function worthBy(judge: Judge): WorthFor {
  return (s, cards) => {
    const chosen = bitsOf(cards);
    const atEnd = shareWith(s, s.period, 0);
    return (state, seat, left, cardsLeft) => {
      const hand = left > atEnd ? (cardsLeft ? bitsOf(cardsLeft) : toPlay(state, seat)) : 0;
      return judge(state, { seat, hand, chosen });
    };
  };
}
