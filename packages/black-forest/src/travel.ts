import { type Bag, bagOf, remembering, type Seat, undertake } from '@waldglas/core';
import type { Action } from './action.ts';
import { chartOf, otherPawns, type Paths, pathsFrom, placeOfSpace, SEATS, type Stop, taken } from './board.ts';
import { type Known, type Means, meansOf } from './build.ts';
import { type JobId, TRADESPERSON_IDS, type TradespersonId } from './data/index.ts';
import { EFFECTS } from './engine.ts';
import { openJobs } from './jobs.ts';
import { type Check, canDoJob, VISITS } from './performable.ts';
import { affordable, type Burden, PROVISIONS, purseOf, UNBURDENED } from './purse.ts';
import { clone, type Flow, playerOf, type State } from './state.ts';
import { bends, waitsFor } from './survey.ts';
import { produce, STOCK, wheelsOf } from './wheels.ts';
import { BASIC, type Basic, type Good } from './words.ts';

type Move = Extract<Flow, { step: 'move' }>;

/** What a turn may begin with: a swap, a move, or begging. */
export function moveOptions(s: State, { seat, swapped }: Move): Action[] {
  const options: Action[] = swapped ? [] : swapOptions(s, seat);
  const swaps = options.length;
  addMoves(s, seat, options);
  // BF-4.2, BF-4.13: not before the pawn is on the board, nor after a swap, unless nothing else is left
  const placed = s.solo !== undefined || playerOf(s, seat).pawn !== 'none';
  if ((placed && !swapped) || options.length === swaps) options.push({ seat, verb: 'beg' });
  return options;
}

/** BF-4.1: a commodity swaps the travelling merchant with anybody else. */
function swapOptions(s: State, seat: Seat): Action[] {
  return playerOf(s, seat).cooking.commodity === 0 ? [] : (SWAPS[seat]?.slice() ?? []);
}

const MERCHANT = 'traveling-merchant' satisfies TradespersonId;
const OTHERS = TRADESPERSON_IDS.filter(id => id !== MERCHANT);
/** Each seat's swaps, made once. */
const SWAPS = SEATS.map(seat => OTHERS.map((tradesperson): Action => ({ seat, verb: 'swap', tradesperson })));

/** Exchanges the places of the merchant and another tradesperson. */
export function swapMerchant(s: State, other: TradespersonId): void {
  const rings: Record<string, readonly TradespersonId[]> = {};
  for (const village in s.tradespeople) {
    rings[village] = (s.tradespeople[village] ?? []).map(one =>
      one === other ? MERCHANT : one === MERCHANT ? other : one,
    );
  }
  s.tradespeople = rings;
}

/** Every legal move; solo: for the coloured pawns and for the white one, or once more for the pawn placed last. */
function addMoves(s: State, seat: Seat, options: Action[]): void {
  const { solo } = s;
  if (!solo) addReachable(s, seat, false, options);
  else if (solo.again) addReachable(s, seat, solo.placed[playerOf(s, seat).pawn] === 'white', options);
  else {
    if (solo.coloured > 0) addReachable(s, seat, false, options);
    const coloured = options.length;
    if (solo.white) addReachable(s, seat, true, options);
    for (let i = coloured; i < options.length; i++) options[i] = { ...options[i], white: true } as Action;
  }
}

/** Where a mover sets out, and what is the same for every place it may go to. */
interface Start {
  /** The village or location it leaves; `none` before the first move. */
  readonly from: string;
  readonly paths: Paths;
  /** The villages of the other pawns, one entry a pawn. */
  readonly pawns: readonly string[];
  /** Have these to be paid? */
  readonly paying: boolean;
}

function startOf(s: State, seat: Seat, white: boolean): Start {
  const from = placeOfSpace(playerOf(s, seat).pawn);
  const paying = !white && !bends(s, seat, 'no-pawn-fees');
  return { from, paths: pathsFrom(chartOf(s), from), pawns: otherPawns(s, seat), paying };
}

/** What a move to a place costs. */
export function burdenOf(s: State, seat: Seat, to: string, white: boolean): Burden {
  const { villages, locations } = chartOf(s);
  const place = placeOfSpace(to);
  const i = [...villages, ...locations].findIndex(({ id }) => id === place);
  return burdenFrom(startOf(s, seat, white), place, i);
}

/** To the stop of that number. */
function burdenFrom({ from, paths, pawns, paying }: Start, place: string, i: number): Burden {
  if (from === 'none' || from === place) return UNBURDENED;
  let fees = 0;
  if (paying) for (const village of pawns) if (village === place) fees++;
  return { provisions: paths[i] ?? Number.POSITIVE_INFINITY, fees };
}

/** BF-4.3 to BF-4.5: empty spaces and locations that can be paid for and where something can be done. */
function addReachable(s: State, seat: Seat, white: boolean, options: Action[]): void {
  const { villages, locations } = chartOf(s);
  const { domain } = playerOf(s, seat);
  const start = startOf(s, seat, white);
  const { from, pawns } = start;
  const purse = purseOf(s, seat);
  const provisions = purse[PROVISIONS] as number;
  const known: Known = [];
  const jobs = openJobs(s);
  const rings = ringsOf(s.tradespeople, s);
  const surprises = surprisesOf(s, seat);
  for (let i = 0; i < villages.length; i++) {
    const village = villages[i] as Stop;
    const { id } = village;
    const burden = burdenFrom(start, id, i);
    if (burden.provisions > provisions || !affordable(purse, NO_PRICE, burden)) continue;
    const means = arrivals(surprises, id, { s, seat, purse, domain, burden, felled: 0, known });
    const shared = from === id || pawns.includes(id);
    addSpaces(village, rings[i] as Ring, jobs.get(id), means, shared, options);
  }
  // BF-4.2: the first turn of all goes to a village; alone, the first pawn of a year may go anywhere
  if (from === 'none' && !s.solo) return;
  for (let i = 0; i < locations.length; i++) {
    const { id, moves } = locations[i] as Stop;
    const job = jobs.get(id);
    if (job === undefined || id === from) continue;
    const burden = burdenFrom(start, id, villages.length + i);
    if (burden.provisions > provisions) continue;
    const means = arrivals(surprises, id, { s, seat, purse, domain, burden, felled: 0, known });
    if (canDoAny(means, job)) options.push(moves[seat]?.[0] as Action);
  }
}

const NO_PRICE: readonly number[] = [];

/** What can be done with each tradesperson of a village, in the order of its ring. */
type Ring = readonly (readonly Check[])[];

/** The rings of the villages, clockwise; they never change in place. */
const ringsOf = remembering((tradespeople: State['tradespeople'], s: State): readonly Ring[] =>
  chartOf(s).villages.map(({ id }) => (tradespeople[id] ?? []).map(one => VISITS[one])),
);

/** The empty spaces of a village with somebody beside to visit, or a job to do. */
function addSpaces(
  { spaces, moves }: Stop,
  ring: Ring,
  job: JobId | undefined,
  arrivals: readonly Means[],
  shared: boolean,
  options: Action[],
): void {
  const { s, seat } = arrivals[0] as Means;
  const anywhere = job !== undefined && canDoAny(arrivals, job);
  // each tradesperson is asked at most once: the last one is a neighbour of the first
  const first = anywhere || canVisitAny(arrivals, ring[0] as readonly Check[]);
  let before = first;
  for (let i = 0; i < spaces.length; i++) {
    const last = i === spaces.length - 1;
    const after = last ? first : anywhere || canVisitAny(arrivals, ring[i + 1] as readonly Check[]);
    const isFree = !shared || !taken(s, spaces[i] as string);
    if ((before || after) && isFree) options.push(moves[seat]?.[i] as Action);
    before = after;
  }
}

function canVisitAny(arrivals: readonly Means[], checks: readonly Check[]): boolean {
  for (const means of arrivals) for (const check of checks) if (check(means)) return true;
  return false;
}

function canDoAny(arrivals: readonly Means[], job: JobId): boolean {
  for (const means of arrivals) if (canDoJob(means, job)) return true;
  return false;
}

/** What may change the goods of a mover on its way. */
interface Surprises {
  /** Would paying provisions let the cooking wheel turn? */
  readonly turns: boolean;
  /** Does entering the village of the cook bring water? */
  readonly cistern: boolean;
}

function surprisesOf(s: State, seat: Seat): Surprises {
  const { first, second, cooking } = playerOf(s, seat);
  const blocked = first.provisions === FULL || second.provisions === FULL;
  return {
    turns: blocked && cooking.porridge > 0 && cooking.meat > 0 && cooking.charcoal > 0 && cooking.commodity < FULL,
    cistern: waitsFor(s, seat, 'enter-village-of-cook'),
  };
}

/**
 * What a mover may arrive with, and what is still to be paid then. Mostly that is what it has now with its burden; only
 * if paying would turn a wheel or entering brings goods, every way to pay is played through.
 */
function arrivals({ turns, cistern }: Surprises, place: string, means: Means): readonly Means[] {
  const { s, seat, burden } = means;
  const full = turns && burden.provisions > 0;
  const greeted = cistern && entersCooksVillage(s, seat, place);
  if (!full && !greeted) return [means];
  const ways: Means[] = [];
  for (const paidUp of paid(s, seat, burden)) {
    paidUp.pile = []; // what the reminder reveals is not known before
    const reminded = produce(paidUp, seat, undefined);
    for (const one of reminded ? BASIC.map(good => withGain(paidUp, seat, bagOf(good, 1))) : [paidUp])
      ways.push(meansOf(greeted ? withGain(one, seat, CISTERN) : one, seat));
  }
  return ways;
}

function withGain(s: State, seat: Seat, goods: Bag<Good>): State {
  const then = clone(s);
  EFFECTS.perform(then, undertake(seat, { op: 'gain', goods }, ''), undefined);
  return then;
}

const FULL = 3;
const CISTERN = { water: 2 } as const;

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
    addGiven(then, seat, fees, 0, states);
  }
  return states;
}

function addGiven(s: State, seat: Seat, fees: number, from: number, states: State[]): void {
  if (fees === 0) {
    states.push(s);
    return;
  }
  for (let i = from; i < BASIC.length; i++) {
    const good = BASIC[i] as Basic;
    for (const place of STOCK.places[good] ?? []) {
      if ((wheelsOf(s, seat)[place]?.[good] ?? 0) === 0) continue;
      const then = clone(s);
      const wheel = wheelsOf(then, seat)[place];
      if (wheel) wheel[good] = (wheel[good] ?? 0) - 1;
      addGiven(then, seat, fees - 1, i, states);
    }
  }
}
