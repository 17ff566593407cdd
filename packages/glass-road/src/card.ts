import {
  type Effect,
  type Foreseen,
  isPendingEffect,
  type Playing,
  pendingEffect,
  type Seat,
  searchReach,
  stepOf,
} from '@waldglas/core';
import { type Action, offer } from './action.ts';
import { conversionSearch, distinct } from './conversion-search.ts';
import { SPECIALISTS, type SpecialistRow } from './data/index.ts';
import { EFFECTS } from './engine.ts';
import { follows } from './fixes.ts';
import { clone, type Flow, type State } from './state.ts';
import type { GlassRoad } from './words.ts';

type Resolve = Extract<Flow, { step: 'resolve' }>;

/** A card under resolution: nothing used yet, the fee due if it has one. */
export function resolving(seat: Seat, card: Resolve['about']['card'], abilities: number): Resolve {
  return stepOf('resolve', seat, { card, abilities, used: [], feePaid: false });
}

/** The same card, further on. Written out, because spreading is slow and this happens all the time. */
function progress({ seat, about }: Resolve, abilities: number, used: readonly number[], feePaid: boolean): Resolve {
  const { card } = about;
  return stepOf('resolve', seat, { card, abilities, used, feePaid });
}

function rowOf(s: State, { about }: Resolve): SpecialistRow {
  const row: SpecialistRow = SPECIALISTS[about.card];
  return s.players.length === 1 && row.solo ? { ...row, abilities: row.solo } : row;
}

/** The abilities that may still be used and would do something. */
function uses(s: State, todo: Resolve, row: SpecialistRow): Action[] {
  const { seat } = todo;
  const { abilities, used } = todo.about;
  const options: Action[] = [];
  if (abilities === 0) return options;
  for (let ability = 1; ability <= 2; ability++) {
    const effect = abilityOf(row, ability);
    if (used.includes(ability) || !EFFECTS.useful(s, seat, effect)) continue;
    offer(options, { seat, verb: 'use', ability }, EFFECTS.most(s, seat, effect) > leastTaken(row));
  }
  return options;
}

function abilityOf(row: SpecialistRow, number: number): Effect<GlassRoad> {
  return row.abilities[number === 1 ? 0 : 1];
}

/** The least that a sparing use takes. GR-4.6: with a fee paid, taking nothing would be no use at all. */
function leastTaken(row: SpecialistRow): number {
  return row.fee ? 1 : 0;
}

/** What the owner of a card may do next: pay the fee, use an ability, or be done with it. */
export function resolveOptions(s: State, todo: Resolve, playing: Playing<State, Action>): Action[] {
  const { seat } = todo;
  const { used, feePaid } = todo.about;
  const row = rowOf(s, todo);
  const end: Action = { seat, verb: 'end' };
  if (row.fee && !feePaid)
    return isFeeDue(s, todo, row) && feeAllowed(s, todo, row, playing) ? [{ seat, verb: 'fee' }, end] : [end];
  const options = uses(s, todo, row);
  // GR-4.12: whoever has paid the fee uses an ability as long as one can be used
  const bound = row.fee && used.length === 0 && options.length > 0;
  if (!bound) options.push(end);
  return options;
}

/** Is a fee to be paid, and can it be? */
function isFeeDue(s: State, { seat, about }: Resolve, { fee }: SpecialistRow): boolean {
  return about.abilities > 0 && !about.feePaid && fee !== undefined && EFFECTS.costPayable(s, seat, fee);
}

/** GR-4.12: may the fee be paid? Only if some ability can be used with it paid, at once or after own anytime actions. */
function feeAllowed(s: State, todo: Resolve, row: SpecialistRow, playing: Playing<State, Action>): boolean {
  const { seat } = todo;
  // paying only makes room for goods, so a gain that is useful now is useful then
  return row.abilities.some(ability => EFFECTS.most(s, seat, ability) > 0) || feeLeadsToUse(s, todo, row, playing);
}

/** So many positions are looked at for a fee; if that does not decide it, it may be paid. */
const NODES = 2_000;

/** Plays the fee in each way to pay it, then own anytime actions, until an ability can be used. */
function feeLeadsToUse(s: State, todo: Resolve, row: SpecialistRow, playing: Playing<State, Action>): boolean {
  const { seat, about } = todo;
  const { fee } = row;
  if (!fee) return false;
  const paid = progress(todo, about.abilities, about.used, true);
  const usable = (then: State) => uses(then, paid, row).length > 0;
  const ways = afterFee(s, todo, fee);
  if (ways.some(usable)) return true;
  if (!follows(s, 'R-162')) return false;
  return ways.some(then => {
    then.agenda[then.agenda.length - 1] = paid;
    const found = searchReach({ clone, ...playing }, then, seat, conversionSearch(seat, usable), NODES);
    return found.reached || !found.exhausted;
  });
}

/** The fee of the card under way, if it can be paid, with what playing it through finds. */
export function feeAhead(s: State, todo: Resolve, playing: Playing<State, Action>): Foreseen<Action>[] {
  const row = rowOf(s, todo);
  if (!isFeeDue(s, todo, row)) return [];
  return [{ action: { seat: todo.seat, verb: 'fee' }, possible: feeLeadsToUse(s, todo, row, playing) }];
}

/** The states after each way to pay the fee that makes a difference. */
function afterFee(s: State, { seat, about }: Resolve, fee: Effect<GlassRoad>): State[] {
  const pending = pendingEffect(seat, fee, about.card);
  const answers = distinct(s, seat, EFFECTS.options(s, pending));
  if (answers.length === 0) {
    const then = clone(s);
    EFFECTS.perform(then, pending, undefined);
    return [then];
  }
  return answers.map(answer => {
    const then = clone(s);
    EFFECTS.answer(then, pending, answer, undefined);
    const paid = then.agenda.length > s.agenda.length ? then.agenda.pop() : undefined;
    if (paid && isPendingEffect(paid)) EFFECTS.perform(then, paid, undefined);
    return then;
  });
}

/** Plays the owner's answer; the step is off the agenda already. */
export function applyResolve(s: State, todo: Resolve, action: Action): void {
  const { seat } = todo;
  const { card, abilities, used, feePaid } = todo.about;
  const row = rowOf(s, todo);
  if (action.verb === 'fee' && row.fee) {
    s.agenda.push(progress(todo, abilities, used, true));
    s.agenda.push(pendingEffect(seat, row.fee, card));
  }
  if (action.verb === 'use') {
    s.agenda.push(progress(todo, abilities - 1, [...used, action.ability], feePaid));
    const sparing = action.sparing ? leastTaken(row) : undefined;
    s.agenda.push(pendingEffect(seat, abilityOf(row, action.ability), card, undefined, sparing));
  }
}

/** GR-4.12: a build that own conversions have made impossible was no use of the ability after all. */
export function takeBackUse(s: State): void {
  const card = s.agenda.pop();
  if (!card || isPendingEffect(card) || card.step !== 'resolve') throw new Error('no card is under way');
  const { abilities, used, feePaid } = card.about;
  s.agenda.push(progress(card, abilities + 1, used.slice(0, -1), feePaid));
}
