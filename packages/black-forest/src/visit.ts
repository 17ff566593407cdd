import { type Effect, type Emit, pendingEffect, type Seat, stepOf } from '@waldglas/core';
import type { Action } from './action.ts';
import { besideSpace, locationOfSpace } from './board.ts';
import { type Means, meansOf } from './build.ts';
import { JOBS, TRADESPEOPLE, type TradespersonId } from './data/index.ts';
import { EFFECTS } from './engine.ts';
import { factsOf } from './facts.ts';
import { type Play, woodworkerBuilds } from './foresight.ts';
import { type Check, canDoJob, NO, OPEN, VISITS } from './performable.ts';
import { UNBURDENED } from './purse.ts';
import { clone, type Event, type Flow, playerOf, type State } from './state.ts';
import { bends } from './survey.ts';
import type { BlackForest } from './words.ts';

type ActionStep = Extract<Flow, { step: 'action' }>;

/** The distillery's price for visiting anybody instead of the second neighbour. */
const DISTILLERY: Effect<BlackForest> = { op: 'pay', goods: { water: 2 } };

/** BF-4.6: visit one or both neighbours, or complete one job; then the turn can end. */
export function actionOptions(s: State, todo: ActionStep, play: Play): Action[] {
  const { seat } = todo;
  const { visited, done } = todo.about;
  if (done) return [{ seat, verb: 'end' }];
  const options: Action[] = [];
  const means = meansOf(s, seat);
  for (const id of besideSpace(s, playerOf(s, seat).pawn))
    if (!visited.includes(id)) addVisits(means, id, options, play);
  if (visited.length > 0) {
    addDistilleryVisits(s, todo, options, play);
    options.push({ seat, verb: 'end' });
    return options;
  }
  addJob(means, options);
  // whoever has spoilt the action by conversions after the move loses it
  if (options.length === 0) options.push({ seat, verb: 'pass' });
  return options;
}

function addVisits(means: Means, tradesperson: TradespersonId, options: Action[], play: Play): void {
  const { s, seat } = means;
  const checks = VISITS[tradesperson];
  for (let i = 0; i < checks.length; i++) {
    const verdict = (checks[i] as Check)(means, UNBURDENED);
    if (verdict === NO || (verdict === OPEN && !woodworkerBuilds(s, seat, play))) continue;
    if (checks.length > 1) options.push({ seat, verb: 'visit', tradesperson, option: i + 1 });
    else options.push({ seat, verb: 'visit', tradesperson });
  }
}

/** After the farmhand, 2 water replace the second visit by one to anybody else, anywhere. */
function addDistilleryVisits(s: State, todo: ActionStep, options: Action[], play: Play): void {
  const { seat } = todo;
  if (!paysDistillery(s, todo)) return;
  const then = afterDistillery(s, seat);
  const near = besideSpace(s, playerOf(s, seat).pawn);
  const means = meansOf(then, seat);
  for (const id of factsOf(s).tradespersonIds) if (!near.includes(id)) addVisits(means, id, options, play);
}

/** Has the owner of the distillery visited the farmhand alone, and can it pay? */
export function paysDistillery(s: State, { seat, about: { visited } }: ActionStep): boolean {
  if (visited.length !== 1 || visited[0] !== 'farmhand' || !bends(s, seat, 'visit-anyone')) return false;
  return EFFECTS.costPayable(s, seat, DISTILLERY);
}

/** A copy with its price paid; that moves no wheel. */
export function afterDistillery(s: State, seat: Seat): State {
  const then = clone(s);
  EFFECTS.perform(then, pendingEffect(seat, DISTILLERY, '34B'), undefined);
  return then;
}

function addJob(means: Means, options: Action[]): void {
  const { s, seat } = means;
  const place = locationOfSpace(playerOf(s, seat).pawn);
  const job = s.jobs[place];
  if (job !== undefined && canDoJob(means, job)) options.push({ seat, verb: 'job', job });
}

/** The same action, further on. Written out, because spreading is slow and this happens all the time. */
function progress({ seat }: ActionStep, visited: readonly TradespersonId[], done: boolean): ActionStep {
  return stepOf('action', seat, { visited, done });
}

/** Plays the answer; the step is off the agenda already. */
export function applyAction(s: State, todo: ActionStep, action: Action, emit: Emit<Event>): void {
  const { seat } = todo;
  const { visited } = todo.about;
  switch (action.verb) {
    case 'pass':
      s.agenda.push(progress(todo, visited, true));
      return;
    case 'job':
      s.agenda.push(progress(todo, visited, true), stepOf('completed', seat, { job: action.job }));
      s.agenda.push(pendingEffect(seat, JOBS[action.job].effect, action.job));
      return;
    case 'visit':
      emit?.({ kind: 'visit', seat, tradesperson: action.tradesperson });
      return visit(s, todo, action.tradesperson, action.option ?? 1);
  }
}

/** BF-4.6, BF-4.12: one effect of a tradesperson; somebody far away is paid for at the distillery first. */
function visit(s: State, todo: ActionStep, tradesperson: TradespersonId, option: number): void {
  const { seat } = todo;
  const { visited } = todo.about;
  const near = besideSpace(s, playerOf(s, seat).pawn);
  s.agenda.push(progress(todo, [...visited, tradesperson], visited.length > 0));
  const effect = TRADESPEOPLE[tradesperson].effects[option - 1];
  if (!effect) throw new Error(`${tradesperson} has no effect ${option}`);
  if (tradesperson === 'herder')
    s.agenda.push(pendingEffect(seat, { op: 'occur', occasion: 'visit-herder' }, tradesperson));
  s.agenda.push(pendingEffect(seat, effect, tradesperson));
  if (near.includes(tradesperson)) return;
  s.agenda.push(pendingEffect(seat, { op: 'produce' }, '34B'), pendingEffect(seat, DISTILLERY, '34B'));
}
