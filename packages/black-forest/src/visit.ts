import type { Effect } from '@waldglas/core';
import type { Action } from './action.ts';
import { besideSpace, placeOfSpace } from './board.ts';
import { type Means, meansOf } from './build.ts';
import { JOBS, TRADESPEOPLE, TRADESPERSON_IDS, type TradespersonId } from './data/index.ts';
import { EFFECTS } from './engine.ts';
import { openJobs } from './jobs.ts';
import { canDoJob, VISITS } from './performable.ts';
import { clone, type Flow, playerOf, type State } from './state.ts';
import { bends } from './survey.ts';
import type { BlackForest } from './words.ts';

type ActionStep = Extract<Flow, { step: 'action' }>;

/** The distillery's price for visiting anybody instead of the second neighbour. */
const DISTILLERY: Effect<BlackForest> = { op: 'pay', goods: { water: 2 } };

/** BF-4.6: visit one or both neighbours, or complete one job; then the turn can end. */
export function actionOptions(s: State, todo: ActionStep): Action[] {
  const { seat, visited, done } = todo;
  const end: Action = { seat, verb: 'end' };
  if (done) return [end];
  const means = meansOf(s, seat);
  const visits = besideSpace(s, playerOf(s, seat).pawn)
    .filter(id => !visited.includes(id))
    .flatMap(id => visitOptions(means, id));
  if (visited.length > 0) return [...visits, ...distilleryOptions(s, todo), end];
  const jobs = jobOptions(means);
  // whoever has spoilt the action by conversions after the move loses it
  return visits.length + jobs.length > 0 ? [...visits, ...jobs] : [{ seat, verb: 'pass' }];
}

function visitOptions(means: Means, tradesperson: TradespersonId): Action[] {
  const { seat } = means;
  const checks = VISITS[tradesperson];
  return checks.flatMap((performable, i): Action[] => {
    if (!performable(means)) return [];
    return [
      checks.length > 1 ? { seat, verb: 'visit', tradesperson, option: i + 1 } : { seat, verb: 'visit', tradesperson },
    ];
  });
}

/** After the farmhand, 2 water replace the second visit by one to anybody else, anywhere. */
function distilleryOptions(s: State, { seat, visited }: ActionStep): Action[] {
  if (visited.length !== 1 || visited[0] !== 'farmhand' || !bends(s, seat, 'visit-anyone')) return [];
  if (!EFFECTS.tradable(s, seat, DISTILLERY)) return [];
  const then = clone(s);
  EFFECTS.perform(then, { seat, source: '34B', effect: DISTILLERY }, undefined);
  const near = besideSpace(s, playerOf(s, seat).pawn);
  const means = meansOf(then, seat);
  return TRADESPERSON_IDS.filter(id => !near.includes(id)).flatMap(id => visitOptions(means, id));
}

function jobOptions(means: Means): Action[] {
  const { s, seat } = means;
  const place = placeOfSpace(playerOf(s, seat).pawn);
  const job = openJobs(s).get(place);
  return job !== undefined && canDoJob(means, job) ? [{ seat, verb: 'job', job }] : [];
}

/** The same action, further on. Written out, because spreading is slow and this happens all the time. */
function progress({ seat }: ActionStep, visited: readonly TradespersonId[], done: boolean): ActionStep {
  return { step: 'action', seat, visited, done };
}

/** Plays the answer; the step is off the agenda already. */
export function applyAction(s: State, todo: ActionStep, action: Action): void {
  const { seat, visited } = todo;
  if (action.verb === 'pass') s.agenda.push(progress(todo, visited, true));
  if (action.verb === 'job') {
    s.agenda.push(progress(todo, visited, true), { step: 'completed', seat, job: action.job });
    s.agenda.push({ seat, source: action.job, effect: JOBS[action.job].effect });
  }
  if (action.verb !== 'visit') return;
  const { tradesperson, option = 1 } = action;
  const near = besideSpace(s, playerOf(s, seat).pawn);
  s.agenda.push(progress(todo, [...visited, tradesperson], visited.length > 0));
  const effect = TRADESPEOPLE[tradesperson].effects[option - 1];
  if (!effect) throw new Error(`${tradesperson} has no effect ${option}`);
  if (tradesperson === 'herder')
    s.agenda.push({ seat, source: tradesperson, effect: { op: 'occur', occasion: 'visit-herder' } });
  s.agenda.push({ seat, source: tradesperson, effect });
  if (near.includes(tradesperson)) return;
  s.agenda.push({ seat, source: '34B', effect: { op: 'turn' } }, { seat, source: '34B', effect: DISTILLERY });
}
