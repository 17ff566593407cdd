import { type Emit, pendingEffect, type Rng, type Seat, shuffled, stepOf } from '@waldglas/core';
import type { Action } from './action.ts';
import { centreOf, locationOfSpace, spacesOf, taken, toPay } from './board.ts';
import { BACKS, type TradespersonId } from './data/index.ts';
import type { Facts } from './editions/index.ts';
import { factsOf } from './facts.ts';
import { follows } from './fixes.ts';
import { completeJob } from './jobs.ts';
import { type Event, type Flow, note, playerOf, type State, show } from './state.ts';
import { burdenOf, entersCooksVillage, swapMerchant } from './travel.ts';
import { produceIfDue } from './triggers.ts';

/** Goes on with what needs no decision; the step is off the agenda already. */
export function proceed(s: State, todo: Flow, emit: Emit<Event>): void {
  const { seat } = todo;
  switch (todo.step) {
    case 'turn':
      s.turn = seat;
      s.agenda.push(stepOf('closed', seat), stepOf('move', seat, { swapped: false }));
      return takeExtraProvisions(s, seat);
    case 'arrived':
      if (todo.about.atCook) note(s, seat, 'enter-village-of-cook');
      return produceIfDue(s, seat, emit);
    case 'swap':
      swapMerchant(s, todo.about.tradesperson);
      emit?.({ kind: 'swap', seat, tradesperson: todo.about.tradesperson });
      return;
    case 'completed':
      return completeJob(s, seat, todo.about.job, emit);
    case 'closed':
      return closeTurn(s, seat, emit);
    default:
      throw new Error(`${todo.step} waits for an answer`);
  }
}

/** BF-1.4: extra provisions go on the markers of the owner's choice before the first turn. */
function takeExtraProvisions(s: State, seat: Seat): void {
  const { length: players } = s.players;
  if (s.solo || playerOf(s, seat).pawn !== 'none' || !follows(s, 'R-157')) return;
  const provisions = factsOf(s).extra[players]?.[(seat - s.start + players) % players]?.provisions ?? 0;
  if (provisions > 0) s.agenda.push(pendingEffect(seat, { op: 'gain', goods: { provisions } }, 'start'));
}

type Move = Extract<Flow, { step: 'move' }>;

/** Plays a swap, a move or begging; the step is off the agenda already. */
export function applyMove(s: State, todo: Move, action: Action, emit: Emit<Event>): void {
  const { seat } = todo;
  switch (action.verb) {
    case 'swap':
      return swap(s, todo, action.tradesperson);
    case 'beg':
      return beg(s, seat, emit);
    case 'move':
      return move(s, seat, action.to, action.white === true, emit);
  }
}

/** The pawn goes there; its travel and the pawns it meets are paid, then it has arrived. */
function move(s: State, seat: Seat, to: string, white: boolean, emit: Emit<Event>): void {
  const moved = s.solo?.again === true ? s.solo.placed[playerOf(s, seat).pawn] : undefined;
  const { provisions, fees } = burdenOf(s, seat, to, white || moved === 'white');
  const owners = fees > 0 ? toPay(s, seat, locationOfSpace(to)) : [];
  const atCook = entersCooksVillage(s, seat, locationOfSpace(to));
  movePawn(s, seat, to, white);
  emit?.({ kind: 'move', seat, to, provisions });
  s.agenda.push(stepOf('action', seat, { visited: [], done: false }), stepOf('arrived', seat, { atCook }));
  if (provisions + fees === 0) return;
  const source = 'travel';
  s.agenda.push(pendingEffect(seat, { op: 'produce' }, source));
  for (let i = owners.length - 1; i >= 0; i--) {
    const to = owners[i];
    s.agenda.push(pendingEffect(seat, to === undefined ? { op: 'fee' } : { op: 'fee', to }, source));
  }
  if (provisions > 0) s.agenda.push(pendingEffect(seat, { op: 'pay', goods: { provisions } }, source));
}

function movePawn(s: State, seat: Seat, to: string, white: boolean): void {
  const player = playerOf(s, seat);
  if (s.solo) {
    const { placed, again } = s.solo;
    const { [player.pawn]: moved, ...rest } = placed;
    const colour = again && moved ? moved : white ? 'white' : 'coloured';
    const coloured = s.solo.coloured - (again || white ? 0 : 1);
    s.solo = {
      placed: { ...(again ? rest : placed), [to]: colour },
      coloured,
      white: s.solo.white && (again || !white),
      again: false,
    };
  }
  player.pawn = to;
}

/** BF-4.1, BF-4.10: the commodity is paid, the wheels turn, then the swap, the neutral pawn, and what it sets off. */
function swap(s: State, todo: Move, tradesperson: TradespersonId): void {
  const { seat } = todo;
  const source = 'traveling-merchant';
  s.agenda.push(stepOf('move', seat, { swapped: true }));
  s.agenda.push(pendingEffect(seat, { op: 'occur', occasion: 'merchant-moved' }, source));
  if (s.players.length === 2) s.agenda.push(stepOf('neutral', seat, {}));
  s.agenda.push(stepOf('swap', seat, { tradesperson }));
  s.agenda.push(pendingEffect(seat, { op: 'produce' }, source));
  s.agenda.push(pendingEffect(seat, { op: 'pay', goods: { commodity: 1 } }, source));
}

/** BF-4.7, BF-8.4: to the centre of the village, or alone a pawn laid aside; one provision. */
function beg(s: State, seat: Seat, emit: Emit<Event>): void {
  const player = playerOf(s, seat);
  const place = locationOfSpace(player.pawn);
  if (s.solo) {
    // the white pawn is kept as long as there are others
    const { coloured } = s.solo;
    if (!s.solo.again) s.solo = coloured > 0 ? { ...s.solo, coloured: coloured - 1 } : { ...s.solo, white: false };
    s.solo = { ...s.solo, again: false };
  } else if (place !== player.pawn) player.pawn = centreOf(place);
  s.agenda.push(stepOf('action', seat, { visited: [], done: true }));
  s.agenda.push(pendingEffect(seat, { op: 'gain', goods: { provisions: 1 } }, 'beg'));
  emit?.({ kind: 'beg', seat });
}

/** The spaces the neutral pawn may go to: any empty one of the village named, or of all but its own. */
export function neutralOptions(s: State, todo: Extract<Flow, { step: 'neutral' }>): Action[] {
  const { seat } = todo;
  const { village, setup } = todo.about;
  const villages = factsOf(s).board.clockwise;
  if (setup && village === undefined) return villages.map(to => ({ seat, verb: 'neutral', to }));
  const options: Action[] = [];
  for (const one of village === undefined ? villages : [village])
    for (const to of spacesOf(s, one)) if (!taken(s, to)) options.push({ seat, verb: 'neutral', to });
  return options;
}

export function applyNeutral(s: State, todo: Extract<Flow, { step: 'neutral' }>, to: string, emit: Emit<Event>): void {
  if (todo.about.setup && todo.about.village === undefined) {
    s.agenda.push(stepOf('neutral', 1 - todo.seat, { village: to, setup: true }));
    return;
  }
  s.neutral = to;
  emit?.({ kind: 'neutral', seat: todo.seat, to });
}

/** A turn is over: end mark, extra turn, next seat, next year. */
function closeTurn(s: State, seat: Seat, emit: Emit<Event>): void {
  const { again, extra } = s;
  s.again = false;
  s.extra = again;
  if (s.solo) return closeSoloTurn(s, seat, again, emit);
  if (!s.ending && atEndMark(s, seat)) {
    s.ending = { by: seat, left: s.players.length };
    emit?.({ kind: 'ending', seat });
  } else if (s.ending && !extra) s.ending = { by: s.ending.by, left: s.ending.left - 1 };
  if (again) s.agenda.push(stepOf('turn', seat));
  else if (s.ending?.left === 0) s.agenda.push(stepOf('final', s.start));
  else s.agenda.push(stepOf('turn', (seat + 1) % s.players.length));
}

/** BF-7.1: has one of the provision markers reached the end mark? */
function atEndMark(s: State, seat: Seat): boolean {
  const { steps, first, second } = playerOf(s, seat);
  return steps.cooking - Math.min(first.provisions, second.provisions) >= factsOf(s).endMark;
}

/** BF-8.1, BF-8.3, BF-8.8: the next pawn, the next year, or the end. */
function closeSoloTurn(s: State, seat: Seat, again: boolean, emit: Emit<Event>): void {
  const { solo, years, pawns, dealtAnew } = { solo: s.solo, ...factsOf(s).solo };
  if (!solo) return;
  if (again) s.solo = { ...solo, again: playerOf(s, seat).pawn !== 'none' };
  else if (solo.coloured === 0 && !solo.white) {
    if (s.year === years) {
      s.agenda.push(stepOf('final', seat));
      return;
    }
    s.year++;
    s.solo = { placed: {}, coloured: pawns.length - 1, white: true, again: false };
    playerOf(s, seat).pawn = 'none';
    emit?.({ kind: 'year', year: s.year });
    if (s.year === dealtAnew) {
      s.tradespeople = dealTradespeople(factsOf(s), s.rng);
      show(s, 'deal', emit);
    }
  }
  s.agenda.push(stepOf('turn', seat));
}

/** BF-1.2: each space of a village takes a random tradesperson of its back. */
export function dealTradespeople(
  { board, tradespeople, tradespersonIds }: Facts,
  rng: Rng,
): Record<string, TradespersonId[]> {
  const piles = new Map<string, TradespersonId[]>();
  for (const back of BACKS) {
    piles.set(
      back,
      shuffled(
        rng,
        tradespersonIds.filter(id => tradespeople[id] === back),
      ),
    );
  }
  return Object.fromEntries(
    board.villages.map(({ id, ring }) => [id, ring.flatMap(back => piles.get(back)?.pop() ?? [])]),
  );
}
