import { memo, type Seat } from '@waldglas/core';
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
import type { TradespersonId } from './data/index.ts';
import type { Facts } from './editions/index.ts';
import { factsOf } from './facts.ts';
import { arrivals, type Play, woodworkerBuilds } from './foresight.ts';
import { boundsOnArrival, type Check, COMPLETABLE, NO, OPEN, type Verdict, VISITABLE, YES } from './performable.ts';
import { affordable, type Burden, burden, PROVISIONS, type Purse, UNBURDENED } from './purse.ts';
import { type Flow, playerOf, type State } from './state.ts';
import { bends, waitsFor } from './survey.ts';
import { REFINED_MAX } from './wheels.ts';

type Move = Extract<Flow, { step: 'move' }>;

/** What a turn may begin with: a swap, a move, or begging. */
export function moveOptions(s: State, { seat, about: { swapped } }: Move, play: Play): Action[] {
  const options: Action[] = swapped ? [] : swapOptions(s, seat);
  const swaps = options.length;
  addMoves(s, seat, options, play);
  // BF-4.2, BF-4.13: not before the pawn is on the board, nor after a swap, unless nothing else is left
  const placed = s.solo !== undefined || playerOf(s, seat).pawn !== 'none';
  if ((placed && !swapped) || options.length === swaps) options.push({ seat, verb: 'beg' });
  return options;
}

/** BF-4.1: a commodity swaps the travelling merchant with anybody else. */
function swapOptions(s: State, seat: Seat): Action[] {
  return playerOf(s, seat).cooking.commodity === 0 ? [] : (swapsOf(factsOf(s))[seat]?.slice() ?? []);
}

const MERCHANT = 'traveling-merchant' satisfies TradespersonId;
/** Each seat's swaps, made once. */
const swapsOf = memo<Facts, void, readonly (readonly Action[])[]>(({ tradespersonIds }) => {
  const others = tradespersonIds.filter(id => id !== MERCHANT);
  return SEATS.map(seat => others.map((tradesperson): Action => ({ seat, verb: 'swap', tradesperson })));
});

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
function addMoves(s: State, seat: Seat, options: Action[], play: Play): void {
  const { solo } = s;
  if (!solo) addReachable(s, seat, false, options, play);
  else if (solo.again) addReachable(s, seat, solo.placed[playerOf(s, seat).pawn] === 'white', options, play);
  else {
    if (solo.coloured > 0) addReachable(s, seat, false, options, play);
    const coloured = options.length;
    if (solo.white) addReachable(s, seat, true, options, play);
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
function addReachable(s: State, seat: Seat, white: boolean, options: Action[], play: Play): void {
  const { stops } = chartOf(s);
  const start = startOf(s, seat, white);
  const { from, crowds } = start;
  const means = meansOf(s, seat);
  const surprises = surprisesOf(s, seat);
  const rings = ringsOf(s.tradespeople, s);
  const jobs = jobsOf(s.jobs, s);
  const end = stopsInReach(s, from);
  let cooked: Means | undefined;
  for (let i = 0; i < end; i++) {
    const ring = rings[i];
    const job = jobs[i];
    if (ring === undefined && (job === undefined || i === from)) continue;
    const due = burdenFrom(start, i);
    if (!canPay(means.purse, due)) continue;
    const stop = stops[i] as Stop;
    const move = withColour((stop.moves[seat] as readonly Action[])[0] as Action, s, white);
    const arrival: Arrival = { means, due, move, play, surprise: NO_SURPRISE, first: undefined, all: undefined };
    if (surprises.cistern && entersCooksVillage(s, seat, stop.id)) {
      arrival.surprise = { calm: false, bounds: boundsOnArrival(means, true) };
    } else if (surprises.turns && due.provisions > 0) {
      cooked ??= boundsOnArrival(means, false);
      arrival.surprise = { calm: canStayFull(s, seat, due), bounds: cooked };
    }
    if (ring) addSpaces(stop, ring, job, arrival, from === i || crowd(crowds, i) > 0, options);
    else if (job && able(arrival, job)) options.push(stop.moves[seat]?.[0] as Action);
  }
}

/** BF-4.2: the first turn of all goes to a village; alone, the first pawn of a year may go anywhere. */
export function stopsInReach(s: State, from: number): number {
  const { stops, villages } = chartOf(s);
  return from === NOWHERE && !s.solo ? villages : stops.length;
}

/** Can a move be paid for from what is there before it (BF-4.11)? */
export function canPay(purse: Purse, due: Burden): boolean {
  return due.provisions <= (purse[PROVISIONS] as number) && affordable(purse, NO_PRICE, due);
}

const NO_PRICE: readonly number[] = [];

function withColour(move: Action, { solo }: State, white: boolean): Action {
  return white && !solo?.again ? ({ ...move, white: true } as Action) : move;
}

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

/** A mover about to arrive: what it has, what it still has to pay, and once that was played, what it may arrive with. */
interface Arrival {
  readonly means: Means;
  readonly due: Burden;
  readonly move: Action;
  readonly play: Play;
  /** What may change its goods by more than what is paid. */
  surprise: Surprise | undefined;
  /** After one way to pay for it; mostly that is enough. */
  first: readonly Means[] | undefined;
  all: readonly Means[] | undefined;
}

/** Paying may let the cooking wheel turn, or the cistern brings water. */
interface Surprise {
  /** Can it be paid so that nothing of the kind happens? */
  readonly calm: boolean;
  /** Bounds of what is there if it happens. */
  readonly bounds: Means;
}

const NO_SURPRISE: Surprise | undefined = undefined;

/** Would one provision marker stay at its end, which holds the cooking wheel? */
function canStayFull(s: State, seat: Seat, { provisions }: Burden): boolean {
  const { first, second } = playerOf(s, seat);
  const [one, other] = [first.provisions, second.provisions];
  return (one === REFINED_MAX && other >= provisions) || (other === REFINED_MAX && one >= provisions);
}

/** What is certain without playing the way. */
function quickLook({ means, due, surprise }: Arrival, check: Check): Verdict {
  if (!surprise) return check(means, due);
  if (surprise.calm && check(means, due) === YES) return YES;
  return check(surprise.bounds, due) === NO ? NO : OPEN;
}

/** Can it be done in one of the ways to arrive? A quick look first; what it leaves open is played. */
function able(arrival: Arrival, check: Check): boolean {
  const { means, due, play, surprise } = arrival;
  const verdict = quickLook(arrival, check);
  if (verdict !== OPEN) return verdict === YES;
  if (due === UNBURDENED && !surprise) return woodworkerBuilds(means.s, means.seat, play);
  arrival.first ??= arrivingWith(arrival, 1);
  if (arrival.first.some(then => ableThere(then, check, play))) return true;
  arrival.all ??= arrivingWith(arrival);
  return arrival.all.some(then => ableThere(then, check, play));
}

function arrivingWith({ means, move, play }: Arrival, most?: number): readonly Means[] {
  return arrivals(means.s, move, play, most).map(then => meansOf(then, move.seat));
}

function ableThere(then: Means, check: Check, play: Play): boolean {
  const verdict = check(then, UNBURDENED);
  return verdict === YES || (verdict === OPEN && woodworkerBuilds(then.s, then.seat, play));
}

/** The empty spaces of a village with somebody beside to visit, or a job to do. */
function addSpaces(
  { spaces, moves }: Stop,
  ring: Ring,
  job: Check | undefined,
  arrival: Arrival,
  shared: boolean,
  options: Action[],
): void {
  const { s, seat } = arrival.means;
  const own = moves[seat] as readonly Action[];
  const anywhere = job !== undefined && able(arrival, job);
  // nobody is asked twice, and the one behind a space first, who counts for the next space too
  let known = 0;
  for (let i = 0; i < spaces.length; i++) {
    if (shared && taken(s, spaces[i] as string)) continue;
    const behind = i + 1 === ring.length ? 0 : i + 1;
    if (!anywhere && !isWilling(known, i)) {
      known = asked(known, ring, behind, arrival);
      if (!isWilling(known, behind)) known = asked(known, ring, i, arrival);
    }
    if (anywhere || isWilling(known, i) || isWilling(known, behind)) options.push(own[i] as Action);
  }
}

/** Asks one of a ring. What is known of all is kept as bits, two for each: asked, and willing. */
function asked(known: number, ring: Ring, i: number, arrival: Arrival): number {
  if ((known & (1 << (2 * i))) !== 0) return known;
  return known | ((able(arrival, ring[i] as Check) ? 3 : 1) << (2 * i));
}

function isWilling(known: number, i: number): boolean {
  return (known & (2 << (2 * i))) !== 0;
}

/** What may change the goods of a mover on its way by more than what is paid; mostly nothing. */
interface Surprises {
  /** Could paying provisions let the cooking wheel turn? */
  readonly turns: boolean;
  /** Does entering the village of the cook bring water? */
  readonly cistern: boolean;
}

function surprisesOf(s: State, seat: Seat): Surprises {
  const { first, second, cooking } = playerOf(s, seat);
  const blocked = first.provisions === REFINED_MAX || second.provisions === REFINED_MAX;
  const { porridge, meat, charcoal, commodity } = cooking;
  return {
    turns: blocked && porridge > 0 && meat > 0 && charcoal > 0 && commodity < REFINED_MAX,
    cistern: waitsFor(s, seat, 'enter-village-of-cook'),
  };
}

/** Does the move to a place enter the village of the cook from outside? */
export function entersCooksVillage(s: State, seat: Seat, place: string): boolean {
  const { pawn } = playerOf(s, seat);
  return pawn !== 'none' && locationOfSpace(pawn) !== place && (s.tradespeople[place] ?? []).includes('cook');
}
