import { type Foreseen, isPendingEffect, type PendingEffect, type Seat } from '@waldglas/core';
import type { Action } from './action.ts';
import { playing } from './actions.ts';
import { besideSpace, chartOf, locationOfSpace, stopOf, taken } from './board.ts';
import { JOBS, TRADESPEOPLE, type TradespersonId } from './data/index.ts';
import { factsOf } from './facts.ts';
import { arrivals, buildDue, leadsToBuilding, woodworkerBuilds } from './foresight.ts';
import { possibleNow } from './performable.ts';
import { purseOf } from './purse.ts';
import { clone, type Flow, playerOf, type State } from './state.ts';
import { burdenOf, canPay, stopsInReach } from './travel.ts';
import { afterDistillery, paysDistillery } from './visit.ts';
import type { BlackForest } from './words.ts';

type Move = Extract<Action, { verb: 'move' }>;
type ActionStep = Extract<Flow, { step: 'action' }>;

/**
 * Everything whose legality depends on what would follow, with what playing it through finds: moves, the visit to the
 * woodworker, and the answers on the way to a building. No quick look is used, so this is slow and only a proof.
 */
export function lookAhead(s: State): readonly Foreseen<Action>[] {
  const top = s.agenda.at(-1);
  if (!top) return [];
  if (isPendingEffect(top)) return answersAhead(s, top);
  if (top.step === 'move') {
    const moves = movesOf(s, top.seat).filter(move => canGo(s, move));
    return moves.map(action => ({ action, possible: opensSomething(s, action) }));
  }
  return top.step === 'action' ? actionsAhead(s, top) : [];
}

/** Every move there is on the board. */
function movesOf(s: State, seat: Seat): Move[] {
  const spaces = chartOf(s).stops.flatMap(({ spaces }) => spaces);
  const moves = spaces.map((to): Move => ({ seat, verb: 'move', to }));
  return s.solo && !s.solo.again
    ? [...moves, ...spaces.map((to): Move => ({ seat, verb: 'move', to, white: true }))]
    : moves;
}

/** Is there such a pawn, is the space free, and can the way be paid for? */
function canGo(s: State, { seat, to, white }: Move): boolean {
  const { solo } = s;
  const chart = chartOf(s);
  const { pawn } = playerOf(s, seat);
  if (solo && !solo.again && !(white ? solo.white : solo.coloured > 0)) return false;
  const id = locationOfSpace(to);
  if (stopOf(chart, to) >= stopsInReach(s, stopOf(chart, pawn))) return false;
  const open = s.tradespeople[id] ? !taken(s, to) : s.jobs[id] !== undefined && pawn !== id;
  const unpaid = white === true || (solo?.again === true && solo.placed[pawn] === 'white');
  return open && canPay(purseOf(s, seat), burdenOf(s, seat, to, unpaid));
}

/** BF-4.5: is there a way to arrive with which something can be done? */
function opensSomething(s: State, move: Move): boolean {
  return arrivals(s, move, playing).some(then => {
    const top = then.agenda.at(-1) as ActionStep;
    return actionsAhead(then, top).some(({ possible }) => possible);
  });
}

/** BF-4.6: visits and the job that can be paid for or change something as things stand. */
function actionsAhead(s: State, step: ActionStep): Foreseen<Action>[] {
  const { seat, about } = step;
  const { pawn } = playerOf(s, seat);
  if (about.done) return [];
  const far = paysDistillery(s, step)
    ? factsOf(s).tradespersonIds.filter(id => !besideSpace(s, pawn).includes(id))
    : [];
  const paid = far.length > 0 ? afterDistillery(s, seat) : s;
  const job = about.visited.length === 0 ? s.jobs[locationOfSpace(pawn)] : undefined;
  return [
    ...besideSpace(s, pawn)
      .filter(id => !about.visited.includes(id))
      .flatMap(id => visitsAhead(s, seat, id)),
    ...far.flatMap(id => visitsAhead(paid, seat, id)),
    ...(job !== undefined && possibleNow(s, seat, JOBS[job].effect)
      ? [{ action: { seat, verb: 'job', job } as const, possible: true }]
      : []),
  ];
}

/** The visits to one tradesperson; the woodworker's is played to its building. */
function visitsAhead(s: State, seat: Seat, tradesperson: TradespersonId): Foreseen<Action>[] {
  const { effects } = TRADESPEOPLE[tradesperson];
  return effects.flatMap((effect, i) => {
    if (!possibleNow(s, seat, effect)) return [];
    const visit = { seat, verb: 'visit', tradesperson } as const;
    const possible = tradesperson !== 'woodworker' || woodworkerBuilds(s, seat, playing);
    return [{ action: effects.length > 1 ? { ...visit, option: i + 1 } : visit, possible }];
  });
}

/** The answers while a building has to follow; where none of them leads to one, all may be given. */
function answersAhead(s: State, pending: PendingEffect<BlackForest>): Foreseen<Action>[] {
  const due = buildDue(s, pending.seat);
  if (!due || due === pending) return [];
  const { options } = playing.answersNow(clone(s));
  const foreseen = options.map(action => ({ action, possible: leadsToBuilding(s, action, playing) }));
  return foreseen.some(({ possible }) => possible) ? foreseen : [];
}
