import { type Bag, held, type Seat } from '@waldglas/core';
import type { Action } from './action.ts';
import { distance, isVillage, pawnsToPay, placeOfSpace, spacesOf, taken } from './board.ts';
import { type Known, type Means, meansOf } from './build.ts';
import { type JobId, TRADESPERSON_IDS, type TradespersonId } from './data/index.ts';
import { EFFECTS } from './engine.ts';
import { factsOf } from './facts.ts';
import { canDoJob, canVisit } from './performable.ts';
import { affordable, type Burden, inPurse, purseOf } from './purse.ts';
import { clone, type Flow, playerOf, type State } from './state.ts';
import { bends, surveyOf } from './survey.ts';
import { produce, STOCK, wheelsOf } from './wheels.ts';
import { BASIC, type Good } from './words.ts';

type Move = Extract<Flow, { step: 'move' }>;

/** What a turn may begin with: a swap, a move, or begging. */
export function moveOptions(s: State, { seat, swapped }: Move): Action[] {
  const swaps = swapped ? [] : swapOptions(s, seat);
  const moves = destinations(s, seat);
  // BF-4.2, BF-4.13: not before the pawn is on the board, nor after a swap, unless nothing else is left
  const placed = s.solo !== undefined || playerOf(s, seat).pawn !== 'none';
  const begs = (placed && !swapped) || moves.length === 0;
  return begs ? [...swaps, ...moves, { seat, verb: 'beg' }] : [...swaps, ...moves];
}

/** BF-4.1: a commodity swaps the travelling merchant with anybody else. */
function swapOptions(s: State, seat: Seat): Action[] {
  if (held(STOCK, wheelsOf(s, seat), 'commodity') === 0) return [];
  return TRADESPERSON_IDS.filter(id => id !== MERCHANT).map(tradesperson => ({ seat, verb: 'swap', tradesperson }));
}

const MERCHANT = 'traveling-merchant' satisfies TradespersonId;

/** Exchanges the places of the merchant and another tradesperson. */
export function swapMerchant(s: State, other: TradespersonId): void {
  const rings: Record<string, readonly TradespersonId[]> = {};
  for (const [village, ring] of Object.entries(s.tradespeople)) {
    rings[village] = ring.map(one => (one === other ? MERCHANT : one === MERCHANT ? other : one));
  }
  s.tradespeople = rings;
}

/** Every legal move; solo: for the coloured pawns and for the white one, or once more for the pawn placed last. */
function destinations(s: State, seat: Seat): Action[] {
  const moves = (white: boolean) => reachable(s, seat, white).map((to): Action => ({ seat, verb: 'move', to }));
  if (!s.solo) return moves(false);
  if (s.solo.again) return moves(s.solo.placed[playerOf(s, seat).pawn] === 'white');
  const coloured = s.solo.coloured > 0 ? moves(false) : [];
  const white = s.solo.white ? moves(true).map(move => ({ ...move, white: true }) as Action) : [];
  return [...coloured, ...white];
}

/** What a move to a place costs. */
export function burdenOf(s: State, seat: Seat, to: string, white: boolean): Burden {
  const { pawn } = playerOf(s, seat);
  const from = placeOfSpace(pawn);
  const village = placeOfSpace(to);
  if (pawn === 'none' || from === village) return { provisions: 0, fees: 0 };
  const free = white || !isVillage(s, village) || bends(s, seat, 'no-pawn-fees');
  return { provisions: distance(s, from, village), fees: free ? 0 : pawnsToPay(s, seat, village) };
}

/** BF-4.3 to BF-4.5: empty spaces and locations that can be paid for and where something can be done. */
function reachable(s: State, seat: Seat, white: boolean): string[] {
  const { clockwise, locations } = factsOf(s).board;
  const here = playerOf(s, seat).pawn;
  const purse = purseOf(s, seat);
  const provisions = inPurse(purse, 'provisions');
  const known: Known = new Map();
  const found: string[] = [];
  for (const village of clockwise) {
    const burden = burdenOf(s, seat, village, white);
    if (burden.provisions > provisions || !affordable(purse, NO_PRICE, burden)) continue;
    const arrivals = statesOnArrival(s, seat, village, { purse, burden, felled: 0, known });
    const ring = s.tradespeople[village] ?? [];
    const job = s.jobs[village];
    const anywhere = job !== undefined && canDoAny(arrivals, seat, job);
    const spaces = spacesOf(s, village);
    // each tradesperson is asked at most once: the last one is a neighbour of the first
    const first = anywhere || canVisitAny(arrivals, seat, ring[0] as TradespersonId);
    let before = first;
    for (let i = 0; i < spaces.length; i++) {
      const last = i === spaces.length - 1;
      const after = last ? first : anywhere || canVisitAny(arrivals, seat, ring[i + 1] as TradespersonId);
      const space = spaces[i] as string;
      if ((before || after) && space !== here && !taken(s, space)) found.push(space);
      before = after;
    }
  }
  // BF-4.2: the first turn of all goes to a village; alone, the first pawn of a year may go anywhere
  if (here === 'none' && !s.solo) return found;
  for (const { id } of locations) {
    const job = s.jobs[id];
    if (job === undefined || id === here) continue;
    const burden = burdenOf(s, seat, id, white);
    if (burden.provisions > provisions) continue;
    const arrivals = statesOnArrival(s, seat, id, { purse, burden, felled: 0, known });
    if (canDoAny(arrivals, seat, job)) found.push(id);
  }
  return found;
}

const NO_PRICE: readonly number[] = [];

/** A state in which a mover may arrive, and what it has then. */
interface Arrival {
  readonly then: State;
  readonly means: Means;
}

function canVisitAny(arrivals: readonly Arrival[], seat: Seat, id: TradespersonId): boolean {
  for (const { then, means } of arrivals) if (canVisit(then, seat, id, means)) return true;
  return false;
}

function canDoAny(arrivals: readonly Arrival[], seat: Seat, job: JobId): boolean {
  for (const { then, means } of arrivals) if (canDoJob(then, seat, job, means)) return true;
  return false;
}

/**
 * The states in which a mover may arrive, each with what is still to be paid. Mostly that is the present one with its
 * burden; only if paying would turn a wheel or entering brings goods, every way to pay is played through.
 */
function statesOnArrival(s: State, seat: Seat, place: string, means: Means): readonly Arrival[] {
  const { burden } = means;
  const { first, second, cooking } = playerOf(s, seat);
  const blocked = first.provisions === FULL || second.provisions === FULL;
  const stocked = cooking.porridge > 0 && cooking.meat > 0 && cooking.charcoal > 0 && cooking.commodity < FULL;
  const full = burden.provisions > 0 && blocked && stocked;
  const greeted = entersCooksVillage(s, seat, place) && hasCistern(s, seat);
  if (!full && !greeted) return [{ then: s, means }];
  return paid(s, seat, burden).flatMap(paidUp => {
    paidUp.pile = []; // what the reminder reveals is not known before
    const arrived = produce(paidUp, seat, undefined)
      ? BASIC.map(good => withGain(paidUp, seat, { [good]: 1 }))
      : [paidUp];
    return arrived.map(one => {
      const then = greeted ? withGain(one, seat, CISTERN) : one;
      return { then, means: meansOf(then, seat) };
    });
  });
}

function withGain(s: State, seat: Seat, goods: Bag<Good>): State {
  const then = clone(s);
  EFFECTS.perform(then, { seat, source: '', effect: { op: 'gain', goods } }, undefined);
  return then;
}

const FULL = 3;
const CISTERN = { water: 2 } as const;

function hasCistern(s: State, seat: Seat): boolean {
  return surveyOf(s, seat).buildings.some(({ whenever }) => whenever?.on === 'enter-village-of-cook');
}

/** Does the move to a place enter the village of the cook from outside? */
export function entersCooksVillage(s: State, seat: Seat, place: string): boolean {
  const { pawn } = playerOf(s, seat);
  return pawn !== 'none' && placeOfSpace(pawn) !== place && (s.tradespeople[place] ?? []).includes('cook');
}

/** Every way to pay a burden: which marker the provisions leave, which goods go for the pawns. */
function paid(s: State, seat: Seat, { provisions, fees }: Burden): State[] {
  const { first, second } = playerOf(s, seat);
  const states: State[] = [];
  for (let n = Math.max(0, provisions - second.provisions); n <= Math.min(provisions, first.provisions); n++) {
    const then = clone(s);
    then.agenda = [];
    playerOf(then, seat).first.provisions -= n;
    playerOf(then, seat).second.provisions -= provisions - n;
    states.push(...given(then, seat, fees, 0));
  }
  return states;
}

function given(s: State, seat: Seat, fees: number, from: number): State[] {
  if (fees === 0) return [s];
  return BASIC.slice(from).flatMap((good, i) =>
    (STOCK.places[good] ?? []).flatMap(place => {
      if ((wheelsOf(s, seat)[place]?.[good] ?? 0) === 0) return [];
      const then = clone(s);
      const wheel = wheelsOf(then, seat)[place];
      if (wheel) wheel[good] = (wheel[good] ?? 0) - 1;
      return given(then, seat, fees - 1, from + i);
    }),
  );
}
