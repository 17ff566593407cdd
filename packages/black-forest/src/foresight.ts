import {
  type Finding,
  isPendingEffect,
  type Looking,
  type PendingEffect,
  type Playing,
  pendingEffect,
  playThrough,
  type Seat,
} from '@waldglas/core';
import type { Action } from './action.ts';
import { sites } from './build.ts';
import { type BuildingId, TRADESPEOPLE } from './data/index.ts';
import type { Domain } from './land.ts';
import { clone, playerOf, type State } from './state.ts';
import type { BlackForest } from './words.ts';

/** Black Forest, played on a copy to see what would follow. */
export type Play = Playing<State, Action>;

/** A copy to play on. What nobody knows yet makes nothing possible: no job is revealed on it. */
function copyOf(s: State): State {
  const copy = clone(s);
  copy.pile = [];
  return copy;
}

/**
 * All that a seat may arrive with after a move: every way to pay for it is played, and what that sets off. With `most`,
 * only the first so many.
 */
export function arrivals(s: State, move: Action, play: Play, most = Number.POSITIVE_INFINITY): readonly State[] {
  const { seat } = move;
  const arrived: State[] = [];
  const then = copyOf(s);
  play.apply(then, move);
  playThrough(
    play,
    then,
    seat,
    looking(seat, at => {
      if (!isThere(at, seat)) return 'open';
      arrived.push(at);
      return arrived.length < most ? 'lost' : 'found';
    }),
  );
  return arrived;
}

/** Has the pawn arrived, everything that comes before its action done? */
function isThere({ agenda }: State, seat: Seat): boolean {
  const top = agenda.at(-1);
  return top !== undefined && !isPendingEffect(top) && top.step === 'action' && top.seat === seat;
}

/** is there a way through the visit to the woodworker that ends in a building? */
export function woodworkerBuilds(s: State, seat: Seat, play: Play): boolean {
  const then = copyOf(s);
  const [effect] = TRADESPEOPLE.woodworker.effects;
  if (effect) then.agenda.push(pendingEffect(seat, effect, 'woodworker'));
  play.runAgenda(then);
  return playThrough(play, then, seat, looking(seat, buildingAsked(seat)));
}

/** Can a building still follow, and is it asked for? `raise`: where it goes; otherwise: which one. */
function buildingAsked(seat: Seat): (s: State) => Finding {
  return s => {
    const due = buildDue(s, seat);
    if (!due) return 'lost';
    return due === s.agenda.at(-1) ? 'found' : 'open';
  };
}

/** What a seat still has to build, if anything. */
export function buildDue({ agenda }: State, seat: Seat): PendingEffect<BlackForest> | undefined {
  for (let i = agenda.length - 1; i >= 0; i--) {
    const todo = agenda[i];
    if (todo === undefined || !isPendingEffect(todo)) return undefined;
    const { op } = todo.effect;
    if (todo.seat === seat && (op === 'build' || op === 'construct' || op === 'raise')) return todo;
  }
  return undefined;
}

/** Of the answers to an effect's question those after which a building that has to follow still can. */
export function finishing(
  s: State,
  pending: PendingEffect<BlackForest>,
  answers: readonly Action[],
  play: Play,
): readonly Action[] {
  if (answers.length < 2) return answers;
  const due = buildDue(s, pending.seat);
  if (!due || due === pending || !couldBeSpoilt(s, pending, due)) return answers;
  const good = answers.filter(answer => leadsToBuilding(s, answer, play));
  return good.length > 0 ? good : answers;
}

/** Once it is chosen only its place can be missing: then it depends on which forest is felled. */
function couldBeSpoilt(
  s: State,
  { seat, effect }: PendingEffect<BlackForest>,
  due: PendingEffect<BlackForest>,
): boolean {
  if (due.effect.op !== 'raise') return true;
  return effect.op === 'remove' && sites(s, seat, due.effect.building as BuildingId).length === 0;
}

/** Does an answer leave a way to the building that has to follow? */
export function leadsToBuilding(s: State, answer: Action, play: Play): boolean {
  const then = copyOf(s);
  play.apply(then, answer);
  return playThrough(play, then, answer.seat, looking(answer.seat, buildingAsked(answer.seat)));
}

function looking(seat: Seat, look: (s: State) => Finding): Looking<State> {
  return { clone, look, key: s => keyOf(s, seat) };
}

/** All that can make a difference to what a seat does next; what others are offered makes none. */
function keyOf(s: State, seat: Seat): string {
  const { glass, cooking, first, second, track, steps, tracker, pigs, cattle, reminder, domain } = playerOf(s, seat);
  const { sand, charcoal = '-', water, wood } = glass;
  const { porridge, meat, charcoal: coal, commodity } = cooking;
  let key = `${sand},${charcoal},${water},${wood},${glass.glass},${porridge},${meat},${coal},${commodity},`;
  key += `${first.provisions},${second.provisions},${track.brick},${steps.glass},${steps.cooking},${tracker},`;
  key += `${pigs},${cattle},${reminder},${numberOf(domain)}`;
  for (const todo of s.agenda) if (isPendingEffect(todo) && todo.seat === seat) key += JSON.stringify(todo);
  return key;
}

/** Domains never change in place: two that are told apart cost a position looked at twice, never a wrong answer. */
const NUMBERS = new WeakMap<Domain, number>();
let domains = 0;

function numberOf(domain: Domain): number {
  const number = NUMBERS.get(domain) ?? domains++;
  NUMBERS.set(domain, number);
  return number;
}
