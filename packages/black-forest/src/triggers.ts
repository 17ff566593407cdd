import { type Effect, type Emit, isPendingEffect, pendingEffect, type Seat } from '@waldglas/core';
import { counted } from './nouns.ts';
import type { Event, State } from './state.ts';
import { surveyOf } from './survey.ts';
import { produce } from './wheels.ts';
import { BASIC, type BlackForest } from './words.ts';

/** Is a payment of this seat under way? Nothing turns and nothing is set off until it is complete (BF-2.3). */
export function paying(s: State, seat: Seat): boolean {
  for (const todo of s.agenda)
    if (isPendingEffect(todo) && todo.seat === seat && todo.effect.op === 'produce') return true;
  return false;
}

/** The wheels turn, the reminder gives its good, and what was noted sets off permanent effects (BF-6.4). */
export function produceIfDue(s: State, seat: Seat, emit: Emit<Event>): void {
  const reminded = produce(s, seat, emit);
  setOff(s, seat);
  if (reminded) reminderGood(s, seat);
}

/** BF-2.6: one basic good of choice. */
export function reminderGood(s: State, seat: Seat): void {
  s.agenda.push(pendingEffect(seat, { op: 'gain-any', of: BASIC, n: 1 }, 'reminder'));
}

const NOTHING: State['noted'] = [];

/** Puts the permanent effects that wait for what was noted on the agenda, in the owner's order. */
export function setOff(s: State, seat: Seat): void {
  const { noted } = s;
  if (noted.length === 0) return;
  s.noted = noted.every(one => one.seat === seat) ? NOTHING : noted.filter(one => one.seat !== seat);
  const { permanent } = surveyOf(s, seat);
  if (permanent.length === 0) return;
  const effects: Effect<BlackForest>[] = [];
  let source = '';
  for (const { seat: noticed, occasion } of noted) {
    for (const { id, whenever } of permanent) {
      if (noticed !== seat || whenever.on !== occasion) continue;
      const holds = !whenever.if || counted(s, seat, whenever.if) > 0;
      if (!holds) continue;
      effects.push(whenever.then);
      source ||= id;
    }
  }
  if (effects.length > 0) s.agenda.push(pendingEffect(seat, merged(effects), source));
}

/** Several gains of the same thing are one part. */
function merged(effects: readonly Effect<BlackForest>[]): Effect<BlackForest> {
  const parts = new Map<string, Effect<BlackForest>>();
  for (const effect of effects) {
    const key = effect.op === 'gain' ? Object.keys(effect.goods).join() : JSON.stringify(effect);
    const before = parts.get(key);
    if (before?.op === 'gain' && effect.op === 'gain') {
      const [good] = Object.keys(effect.goods) as (keyof typeof effect.goods)[];
      if (good) parts.set(key, { ...before, goods: { [good]: (before.goods[good] ?? 0) + (effect.goods[good] ?? 0) } });
    } else parts.set(before ? `${key}${parts.size}` : key, effect);
  }
  const [only, ...more] = [...parts.values()];
  return only && more.length === 0 ? only : { op: 'parts', of: [...parts.values()] };
}
