import { held, type Seat } from '@waldglas/core';
import type { Action } from './action.ts';
import { besideSpace, distance, isVillage, placeOfSpace, spacesOf, taken, toPay } from './board.ts';
import { affordable, type Burden, UNBURDENED } from './build.ts';
import { bends, buildingsOf } from './buildings.ts';
import { JOBS, type JobId, TRADESPEOPLE, TRADESPERSON_IDS, type TradespersonId } from './data/index.ts';
import { EFFECTS } from './engine.ts';
import { factsOf } from './facts.ts';
import { performable } from './performable.ts';
import { clone, type Flow, playerOf, type State } from './state.ts';
import { produce, STOCK, wheelsOf } from './wheels.ts';
import { BASIC } from './words.ts';

type Move = Extract<Flow, { step: 'move' }>;

/** What a turn may begin with: a swap, a move, or begging. */
export function moveOptions(s: State, { seat, swapped }: Move): Action[] {
  const swaps = swapped ? [] : swapOptions(s, seat);
  const moves = destinations(s, seat);
  const placed = s.solo ? true : playerOf(s, seat).pawn !== 'none';
  const begs = placed || moves.length === 0;
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
  const [from, village] = [placeOfSpace(pawn), placeOfSpace(to)];
  if (pawn === 'none' || from === village) return { provisions: 0, fees: 0 };
  const free = white || bends(s, seat, 'no-pawn-fees') || !isVillage(village);
  return { provisions: distance(s, from, village), fees: free ? 0 : toPay(s, seat, village).length };
}

/** BF-4.3 to BF-4.5: empty spaces and locations that can be paid for and where something can be done. */
function reachable(s: State, seat: Seat, white: boolean): string[] {
  const { clockwise, locations } = factsOf(s).board;
  const here = playerOf(s, seat).pawn;
  const villages = clockwise.flatMap(village => {
    const burden = burdenOf(s, seat, village, white);
    if (!affordable(s, seat, { provisions: burden.provisions }, { provisions: 0, fees: burden.fees })) return [];
    const useful = usefulIn(s, seat, village, burden);
    const free = (space: string) => !taken(s, space) || (s.solo?.again && space === here);
    return spacesOf(s, village).filter(space => space !== here && free(space) && useful(space));
  });
  const places = locations.flatMap(({ id }) => {
    const job = s.jobs[id];
    // BF-4.2: the first turn of all goes to a village; alone, the first pawn of a year may go anywhere
    if (job === undefined || (here === 'none' && !s.solo)) return [];
    const burden = burdenOf(s, seat, id, white);
    if (burden.provisions > held(STOCK, wheelsOf(s, seat), 'provisions') || id === here) return [];
    return statesOnArrival(s, seat, id, burden).some(([then, left]) => canDoJob(then, seat, job, left)) ? [id] : [];
  });
  return [...villages, ...places];
}

/** Can anything be done on a space of this village? Worked out once for the village, not for each space. */
function usefulIn(s: State, seat: Seat, village: string, burden: Burden): (space: string) => boolean {
  const arrivals = statesOnArrival(s, seat, village, burden);
  const job = s.jobs[village];
  if (job !== undefined && arrivals.some(([then, left]) => canDoJob(then, seat, job, left))) return () => true;
  const usable = new Set(
    (s.tradespeople[village] ?? []).filter(id => arrivals.some(([then, left]) => canVisit(then, seat, id, left))),
  );
  return space => besideSpace(s, space).some(id => usable.has(id));
}

/**
 * The states in which a mover may arrive, each with what is still to be paid. Mostly that is the present one with its
 * burden; only if paying would turn a wheel or entering brings goods, every way to pay is played through.
 */
function statesOnArrival(s: State, seat: Seat, place: string, burden: Burden): readonly (readonly [State, Burden])[] {
  const { first, second } = playerOf(s, seat);
  const full = burden.provisions > 0 && (first.provisions === FULL || second.provisions === FULL);
  const greeted = entersCooksVillage(s, seat, place) && hasCistern(s, seat);
  if (!full && !greeted) return [[s, burden]];
  return paid(s, seat, burden).map(then => {
    produce(then, seat, undefined);
    if (greeted) EFFECTS.perform(then, { seat, source: '', effect: CISTERN }, undefined);
    return [then, UNBURDENED] as const;
  });
}

const FULL = 3;
const CISTERN = { op: 'gain', goods: { water: 2 } } as const;

function hasCistern(s: State, seat: Seat): boolean {
  return buildingsOf(s, seat).some(({ whenever }) => whenever?.on === 'enter-village-of-cook');
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

export function canVisit(s: State, seat: Seat, id: TradespersonId, burden: Burden): boolean {
  return TRADESPEOPLE[id].effects.some(effect => performable(s, seat, effect, burden));
}

export function canDoJob(s: State, seat: Seat, job: JobId, burden: Burden): boolean {
  return performable(s, seat, JOBS[job].effect, burden);
}
