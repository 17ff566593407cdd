import { type Bag, bagOf, memo, pendingEffect, type Seat } from '@waldglas/core';
import type { Action } from './action.ts';
import {
  type Crowds,
  chartOf,
  crowd,
  crowdsOf,
  locationOfSpace,
  NOWHERE,
  type Paths,
  SEATS,
  type Stop,
  stopOf,
  taken,
} from './board.ts';
import { type Means, meansOf } from './build.ts';
import { TRADESPERSON_IDS, type TradespersonId } from './data/index.ts';
import { EFFECTS } from './engine.ts';
import { type Check, COMPLETABLE, VISITABLE } from './performable.ts';
import { affordable, type Burden, burden, PROVISIONS, UNBURDENED } from './purse.ts';
import { clone, type Flow, playerOf, type State } from './state.ts';
import { bends, waitsFor } from './survey.ts';
import { produce, STOCK, wheelsOf } from './wheels.ts';
import { BASIC, type Basic, type Good } from './words.ts';

type Move = Extract<Flow, { step: 'move' }>;

/** What a turn may begin with: a swap, a move, or begging. */
export function moveOptions(s: State, { seat, about: { swapped } }: Move): Action[] {
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
  /** The stop it leaves. */
  readonly from: number;
  readonly paths: Paths;
  readonly crowds: Crowds;
  /** Have these to be paid? */
  readonly paying: boolean;
}

const NO_PATHS: Paths = [];

function startOf(s: State, seat: Seat, white: boolean): Start {
  const chart = chartOf(s);
  const from = stopOf(chart, playerOf(s, seat).pawn);
  const paying = !white && !bends(s, seat, 'no-pawn-fees');
  return { from, paths: chart.paths[from] ?? NO_PATHS, crowds: crowdsOf(s, seat), paying };
}

/** What a move to a space costs. */
export function burdenOf(s: State, seat: Seat, to: string, white: boolean): Burden {
  return burdenFrom(startOf(s, seat, white), stopOf(chartOf(s), to));
}

/** To the stop of that number. */
function burdenFrom({ from, paths, crowds, paying }: Start, to: number): Burden {
  if (from === NOWHERE || from === to) return UNBURDENED;
  return burden(paths[to] as number, paying ? crowd(crowds, to) : 0);
}

/** BF-4.3 to BF-4.5: empty spaces and locations that can be paid for and where something can be done. */
function addReachable(s: State, seat: Seat, white: boolean, options: Action[]): void {
  const { stops, villages } = chartOf(s);
  const start = startOf(s, seat, white);
  const { from, crowds } = start;
  const means = meansOf(s, seat);
  const { purse } = means;
  const unsurprised = [means];
  const surprises = surprisesOf(s, seat);
  const rings = ringsOf(s.tradespeople, s);
  const jobs = jobsOf(s.jobs, s);
  // BF-4.2: the first turn of all goes to a village; alone, the first pawn of a year may go anywhere
  const end = from === NOWHERE && !s.solo ? villages : stops.length;
  for (let i = 0; i < end; i++) {
    const ring = rings[i];
    const job = jobs[i];
    if (ring === undefined && (job === undefined || i === from)) continue;
    const due = burdenFrom(start, i);
    if (due.provisions > (purse[PROVISIONS] as number) || !affordable(purse, NO_PRICE, due)) continue;
    const stop = stops[i] as Stop;
    const surprised = isSurprised(surprises, s, seat, stop, due);
    const ways = surprised ? arrivals(surprises, s, seat, stop, due) : unsurprised;
    const left = surprised ? UNBURDENED : due;
    if (ring) addSpaces(stop, ring, job, ways, left, from === i || crowd(crowds, i) > 0, options);
    else if (job && able(ways, left, job)) options.push(stop.moves[seat]?.[0] as Action);
  }
}

const NO_PRICE: readonly number[] = [];

/** For each tradesperson of a village, in the order of its ring, whether a visit would do anything. */
type Ring = readonly Check[];

/** The rings of the villages, clockwise; they never change in place. */
const ringsOf = memo((tradespeople: State['tradespeople'], s: State): readonly (Ring | undefined)[] =>
  chartOf(s).stops.map(({ id }) => tradespeople[id]?.map(one => VISITABLE[one])),
);

/** For each stop, whether its open job can be completed. */
const jobsOf = memo((jobs: State['jobs'], s: State): readonly (Check | undefined)[] =>
  chartOf(s).stops.map(({ id }) => (jobs[id] === undefined ? undefined : COMPLETABLE[jobs[id]])),
);

/** Can it be done in one of the ways to arrive? */
function able(ways: readonly Means[], due: Burden, check: Check): boolean {
  for (const means of ways) if (check(means, due)) return true;
  return false;
}

/** The empty spaces of a village with somebody beside to visit, or a job to do. */
function addSpaces(
  { spaces, moves }: Stop,
  ring: Ring,
  job: Check | undefined,
  ways: readonly Means[],
  due: Burden,
  shared: boolean,
  options: Action[],
): void {
  const { s, seat } = ways[0] as Means;
  const own = moves[seat] as readonly Action[];
  const anywhere = job !== undefined && able(ways, due, job);
  // nobody is asked twice, and the one behind a space first, who counts for the next space too
  let known = 0;
  for (let i = 0; i < spaces.length; i++) {
    if (shared && taken(s, spaces[i] as string)) continue;
    const behind = i + 1 === ring.length ? 0 : i + 1;
    if (!anywhere && !isWilling(known, i)) {
      known = asked(known, ring, behind, ways, due);
      if (!isWilling(known, behind)) known = asked(known, ring, i, ways, due);
    }
    if (anywhere || isWilling(known, i) || isWilling(known, behind)) options.push(own[i] as Action);
  }
}

/** Asks one of a ring. What is known of all is kept as bits, two for each: asked, and willing. */
function asked(known: number, ring: Ring, i: number, ways: readonly Means[], due: Burden): number {
  if ((known & (1 << (2 * i))) !== 0) return known;
  return known | ((able(ways, due, ring[i] as Check) ? 3 : 1) << (2 * i));
}

function isWilling(known: number, i: number): boolean {
  return (known & (2 << (2 * i))) !== 0;
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

/** Would paying turn a wheel, or entering bring goods? Mostly a mover arrives with what it has now, less its burden. */
function isSurprised({ turns, cistern }: Surprises, s: State, seat: Seat, { id }: Stop, due: Burden): boolean {
  return (turns && due.provisions > 0) || (cistern && entersCooksVillage(s, seat, id));
}

/** What a surprised mover may arrive with: every way to pay is played through. */
function arrivals({ cistern }: Surprises, s: State, seat: Seat, { id }: Stop, due: Burden): readonly Means[] {
  const greeted = cistern && entersCooksVillage(s, seat, id);
  const ways: Means[] = [];
  for (const paidUp of paid(s, seat, due)) {
    paidUp.pile = []; // what the reminder reveals is not known before
    const reminded = produce(paidUp, seat, undefined);
    for (const one of reminded ? BASIC.map(good => withGain(paidUp, seat, bagOf(good, 1))) : [paidUp])
      ways.push(meansOf(greeted ? withGain(one, seat, CISTERN) : one, seat));
  }
  return ways;
}

function withGain(s: State, seat: Seat, goods: Bag<Good>): State {
  const then = clone(s);
  EFFECTS.perform(then, pendingEffect(seat, { op: 'gain', goods }, ''), undefined);
  return then;
}

const FULL = 3;
const CISTERN = { water: 2 } as const;

/** Does the move to a place enter the village of the cook from outside? */
export function entersCooksVillage(s: State, seat: Seat, place: string): boolean {
  const { pawn } = playerOf(s, seat);
  return pawn !== 'none' && locationOfSpace(pawn) !== place && (s.tradespeople[place] ?? []).includes('cook');
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
