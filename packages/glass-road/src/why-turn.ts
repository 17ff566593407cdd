import { isPendingEffect, type Seat } from '@waldglas/core';
import type { Action } from './action.ts';
import { type CardId, SPECIALISTS, type SpecialistRow } from './data/index.ts';
import { handSize } from './facts.ts';
import { hasEmpty } from './land.ts';
import { help } from './reach.ts';
import { type Flow, playerOf, type State } from './state.ts';
import type { Why } from './why.ts';
import { missingReason } from './why-build.ts';

/** The card that this seat is asked about, if there is one. */
function resolving(s: State, seat: Seat): Extract<Flow, { step: 'resolve' }> | undefined {
  const top = s.agenda.at(-1);
  return top && !isPendingEffect(top) && top.step === 'resolve' && top.seat === seat ? top : undefined;
}

/** While a hand is chosen: the card rests, or comes too early or too late to complete the hand. */
export function whyNotPick(s: State, seat: Seat, card: CardId): Why | undefined {
  const { hand, resting } = playerOf(s, seat);
  const top = s.agenda.at(-1);
  if (!top || isPendingEffect(top) || top.step !== 'choose' || hand.length === handSize(s)) return undefined;
  if (resting.includes(card)) return { what: 'resting', rule: 'GR-6.5' };
  return { what: 'order', rule: s.players.length === 1 ? 'GR-6.1' : 'GR-4.1' };
}

/** Not in hand, or not the time for a card. */
export function whyNotPlay(s: State, seat: Seat, card: CardId): Why {
  if (!playerOf(s, seat).hand.includes(card)) return { what: 'hand', rule: 'GR-4.10' };
  const alone = ['GR-6.2', 'GR-5.1'][s.players.length - 1];
  return { what: 'laid', rule: alone ?? 'GR-4.2' };
}

/** While a card asks for its fee: it cannot be paid, or not with any use. */
export function whyNotFee(s: State, seat: Seat, wish: Action): Why | undefined {
  const todo = resolving(s, seat);
  if (!todo) return undefined;
  const { fee }: SpecialistRow = SPECIALISTS[todo.about.card];
  if (!fee || todo.about.feePaid) return undefined;
  if (todo.about.abilities === 0) return { what: 'used', rule: 'GR-4.4' };
  const short = missingReason(s, seat, fee);
  if (short.missing) return { what: 'unpaid', rule: 'GR-4.6', ...short, ...help(s, seat, wish) };
  return { what: 'vain', rule: 'GR-4.12', ...help(s, seat, wish) };
}

/** While a card is resolved: used up, the fee due, or of no use now. */
export function whyNotUse(s: State, seat: Seat, wish: Extract<Action, { verb: 'use' }>): Why | undefined {
  const todo = resolving(s, seat);
  if (!todo) return undefined;
  const { fee, abilities, solo }: SpecialistRow = SPECIALISTS[todo.about.card];
  const effect = (s.players.length === 1 && solo ? solo : abilities)[wish.ability - 1];
  if (!effect) return undefined;
  if (todo.about.abilities === 0 || todo.about.used.includes(wish.ability)) return { what: 'used', rule: 'GR-4.4' };
  if (fee && !todo.about.feePaid) return { what: 'fee', rule: 'GR-4.6', ...missingReason(s, seat, fee) };
  const full = effect.op === 'place' && !hasEmpty(playerOf(s, seat).land);
  return { what: full ? 'room' : 'useless', rule: full ? 'GR-7.5' : 'GR-4.4', ...help(s, seat, wish) };
}

/** While a card is resolved: with the fee paid, an ability has to be used. */
export function whyNotEnd(s: State, seat: Seat): Why | undefined {
  return resolving(s, seat) ? { what: 'question', rule: 'GR-4.12' } : undefined;
}
