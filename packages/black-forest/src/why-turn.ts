import { isPendingEffect, type Reason, type Seat } from '@waldglas/core';
import type { Action } from './action.ts';
import { besideSpace, isVillage, locationOfSpace, taken } from './board.ts';
import { JOBS, TRADESPEOPLE } from './data/index.ts';
import { burdenOfMove, help } from './reach.ts';
import { type Flow, playerOf, type State } from './state.ts';
import { bends } from './survey.ts';
import type { Why } from './why.ts';
import { costIn, misnumbered, missingReason } from './why-build.ts';

type Wish<V extends Action['verb']> = Extract<Action, { verb: V }>;

/** The beginning of a turn that this seat is asked about, if there is one. */
function moving(s: State, seat: Seat): Extract<Flow, { step: 'move' }> | undefined {
  const top = s.agenda.at(-1);
  return top && !isPendingEffect(top) && top.step === 'move' && top.seat === seat ? top : undefined;
}

/** The action that this seat is asked about, if there is one. */
function acting(s: State, seat: Seat): Extract<Flow, { step: 'action' }> | undefined {
  const top = s.agenda.at(-1);
  return top && !isPendingEffect(top) && top.step === 'action' && top.seat === seat ? top : undefined;
}

/** Swapped before, the merchant with himself, or no commodity. */
export function whyNotSwap(s: State, seat: Seat, wish: Wish<'swap'>): Why | undefined {
  const todo = moving(s, seat);
  if (!todo) return undefined;
  if (todo.about.swapped) return { what: 'swapped', rule: 'BF-4.1' };
  if (wish.tradesperson === 'traveling-merchant') return { what: 'useless', rule: 'BF-4.1' };
  return { what: 'goods', rule: 'BF-4.1', missing: { commodity: 1 }, ...help(s, seat, wish) };
}

/** No such pawn, no such space, a taken space, a way that cannot be paid for, or nothing to do there. */
export function whyNotMove(s: State, seat: Seat, wish: Wish<'move'>): Why | undefined {
  if (!moving(s, seat)) return undefined;
  const { solo } = s;
  const { to } = wish;
  const { pawn } = playerOf(s, seat);
  const place = locationOfSpace(to);
  const village = isVillage(s, place);
  const placing = solo !== undefined && !solo.again;
  const left = placing && (wish.white ? solo.white : solo.coloured > 0);
  if (placing ? !left : wish.white) return { what: 'question', rule: 'BF-8.1' };
  if (village && place === to) return { what: 'question', rule: 'BF-4.3' };
  if (!village && pawn === 'none' && !solo) return { what: 'village', rule: 'BF-4.2' };
  if (to === pawn && !placing) return { what: 'here', rule: village ? 'BF-4.3' : 'BF-4.4' };
  if (!village && s.jobs[place] === undefined) return { what: 'job', rule: 'BF-4.4' };
  if (to === pawn || (village && taken(s, to))) return { what: 'taken', rule: solo ? 'BF-8.6' : 'BF-4.3' };
  const short = lacksForWay(s, seat, wish);
  if (short.missing) return { what: 'travel', rule: solo ? 'BF-8.2' : 'BF-4.3', ...short, ...help(s, seat, wish) };
  return { what: 'idle', rule: 'BF-4.5', ...help(s, seat, wish) };
}

/** Provisions for the paths, and basic goods of any kind for the pawns there. */
function lacksForWay(s: State, seat: Seat, wish: Wish<'move'>): Pick<Reason, 'missing'> {
  const { provisions, fees } = burdenOfMove(s, seat, wish);
  return missingReason(s, seat, [
    ['provisions', provisions],
    ['basic', fees],
  ]);
}

/** Visited before, the action over, not a neighbour, something missing, or of no use. */
export function whyNotVisit(s: State, seat: Seat, wish: Wish<'visit'>): Why | undefined {
  const todo = acting(s, seat);
  if (!todo) return undefined;
  const { visited, done } = todo.about;
  const { tradesperson, option } = wish;
  if (visited.includes(tradesperson)) return { what: 'visited', rule: 'BF-4.6' };
  if (done) return { what: 'acted', rule: 'BF-4.6' };
  const near = besideSpace(s, playerOf(s, seat).pawn).includes(tradesperson);
  // the distillery: after the farmhand anybody, for 2 water
  const anyone = visited.length === 1 && visited[0] === 'farmhand' && bends(s, seat, 'visit-anyone');
  if (!near && !anyone) return { what: 'beside', rule: 'BF-4.6' };
  const { effects } = TRADESPEOPLE[tradesperson];
  const effect = effects[(option ?? 1) - 1];
  if (!effect) return { what: 'useless', rule: 'BF-4.6' };
  const short = missingReason(s, seat, [['water', near ? 0 : 2], ...costIn(effect)]);
  if (short.missing) return { what: 'goods', rule: 'BF-4.12', ...short, ...help(s, seat, wish) };
  if (misnumbered(effects, option)) return { what: 'question', rule: 'BF-4.6' };
  return { what: 'useless', rule: 'BF-4.12', ...help(s, seat, wish) };
}

/** Something was done in this turn, it is not open here, or something is missing. */
export function whyNotJob(s: State, seat: Seat, wish: Wish<'job'>): Why | undefined {
  const todo = acting(s, seat);
  if (!todo) return undefined;
  if (todo.about.done || todo.about.visited.length > 0) return { what: 'acted', rule: 'BF-4.6' };
  if (s.jobs[locationOfSpace(playerOf(s, seat).pawn)] !== wish.job) return { what: 'job', rule: 'BF-4.6' };
  const short = missingReason(s, seat, costIn(JOBS[wish.job].effect));
  return { what: short.missing ? 'goods' : 'useless', rule: 'BF-4.12', ...short, ...help(s, seat, wish) };
}

/** Not before the pawn is on the board, not after a swap, and not once the pawn has moved. */
export function whyNotBeg(s: State, seat: Seat): Why | undefined {
  if (acting(s, seat)) return { what: 'beg', rule: 'BF-4.1' };
  if (!moving(s, seat)) return undefined;
  return { what: 'beg', rule: playerOf(s, seat).pawn === 'none' && !s.solo ? 'BF-4.2' : 'BF-4.13' };
}
