import { otherSeats, type Seat } from '@waldglas/core';
import { CARD_IDS, type CardId, periodsOf, type State, type View } from '@waldglas/glass-road';
import { type Meter, portion } from '../meter.ts';
import { anyHolding, type Belief, canJoin, factsOf, handsIn, holding, prior, updated } from './belief.ts';
import type { Look } from './card.ts';
import type { Worth } from './evaluate.ts';
import { finalPoints } from './final.ts';
import type { Likings } from './likings.ts';
import { newMemory } from './memory.ts';
import { type LastCard, type Planner, resolved, worthAt } from './plan.ts';
import { pointsOf } from './points.ts';
import { shareWith } from './time.ts';
import { turnPort } from './turn.ts';
import type { Widths } from './widths.ts';

const FAR_PORT = turnPort(1);
/** Another seat's cards are only glanced at. */
const GLANCE = 16;

/** What a plan goes by: the worth of states to a seat that has chosen these cards for the period; a hand not chosen yet is none. */
export type WorthFor = (s: State, chosen: readonly CardId[]) => Worth;

/** The cards that a seat has chosen for this period, played or not. */
export function chosenBy(s: State, seat: Seat): CardId[] {
  const played = s.history.filter(({ seat: shower, joined }) => shower === seat || joined.includes(seat));
  return [...played.map(({ card }) => card), ...(s.players[seat]?.hand ?? [])];
}

/** What a planner of this width starts from. */
export function plannerOf(view: View, s: State, seat: Seat, nodes: Meter, worth: Worth, widths: Widths): Planner {
  const look: Look = { port: FAR_PORT, anytimeActions: widths.farConversions, worth };
  const horizon = shareWith(s, s.period, 0);
  const planner = {
    seat,
    look,
    nodes,
    cardNodes: s.players.length === 1 ? widths.cardNodes : widths.farNodes,
    shared: [],
    horizon,
    branches: widths.branches,
    evenHands: widths.evenHands,
    memory: widths.remembers ? newMemory() : undefined,
  };
  const last = widths.exactEnd && s.period === periodsOf(s) ? lastCard(nodes) : undefined;
  return s.players.length === 1 ? { ...planner, last } : { ...planner, last, shared: sharing(view, s, planner) };
}

/** How the last card of a game is looked at: goods that are left over and tiles that are drawn come too late. */
const LAST: Look = { port: FAR_PORT, anytimeActions: 2, worth: pointsOf, draw: 0 };
const LAST_NODES = 40;

function lastCard(nodes: Meter): LastCard {
  return { look: LAST, points: (s, seat) => finalPoints(s, seat, portion(nodes, LAST_NODES)) };
}

/** The same for a hand that is down to what is never played: alone, one card is not. */
export function lastWith({ last }: Planner, s: State, hand: readonly CardId[]): LastCard | undefined {
  return hand.length <= (s.players.length === 1 ? 1 : 0) ? last : undefined;
}

/** How many points make a card about three times as likely to be chosen by others. */
const LIKING = 0.7;

/** How likely each card is held by somebody who can join. */
function sharing(view: View, s: State, planner: Planner): number[] {
  const joining = otherSeats(planner.seat, s.players.length).filter(seat => canJoin(view, seat));
  return anyHolding(joining.map(seat => holding(beliefAbout(view, s, planner, seat), factsOf(view, seat))));
}

/** How likely each hand was chosen by another seat: the likelier the more its cards draw it. */
export function beliefAbout(view: View, s: State, planner: Planner, seat: Seat, likings?: Likings): Belief {
  const drawn = planner.evenHands ? EVENLY : (likings?.(s, seat) ?? byWorth(s, planner, seat));
  return updated(prior(drawn, handsIn(s)), factsOf(view, seat));
}

const EVENLY = CARD_IDS.map(() => 1);

/** Cards draw a seat the more the more they are worth to it. */
function byWorth(s: State, planner: Planner, seat: Seat): number[] {
  const own = { ...planner, seat, cardNodes: GLANCE };
  const now = worthAt(own, s);
  return CARD_IDS.map(card => power((resolved(own, s, card, 1)[0].value - now) / LIKING));
}

/** About e to the x for small x, with multiplications only: these give the same result on every machine. */
function power(x: number): number {
  const eighth = Math.max(1 + x / 8, 0.1);
  const quarter = eighth * eighth;
  const half = quarter * quarter;
  return half * half;
}
