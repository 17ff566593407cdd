import { factsOf, type Player, type State } from '@waldglas/black-forest';
import type { Seat } from '@waldglas/core';
import { pointsOf } from './points.ts';

/** How many turns a game of several lasts for each, roughly. */
const TURNS = 20;
const FEWEST = 2;
/** The highest number of a refined good. */
const MOST = 3;

/** How far the hindmost provision marker of a player has come towards the end mark. */
export function advanceOf({ steps, first, second }: Player): number {
  return steps.cooking - Math.min(first.provisions, second.provisions);
}

/** What each thing counts that the next turn of the cooking wheel needs, in steps. */
const READY = 0.18;

/** The same with what is ready for the next step: all three goods at once, and no marker at its end. */
export function nearing(player: Player): number {
  const { cooking, first, second } = player;
  let ready = 0;
  if (cooking.porridge > 0) ready += READY;
  if (cooking.meat > 0) ready += READY;
  if (cooking.charcoal > 0) ready += READY;
  if (cooking.commodity < MOST) ready += READY;
  if (first.provisions < MOST && second.provisions < MOST) ready += READY;
  return advanceOf(player) + ready;
}

/** How many own turns a seat has after the present one: exact alone and once the end is near, otherwise a guess. */
export function turnsAfter(s: State, seat: Seat): number {
  const facts = factsOf(s);
  if (s.solo) {
    const placing = isOwnTurn(s, seat) ? 1 : 0;
    const years = facts.solo.years - s.year;
    return (
      Math.max(0, s.solo.coloured + (s.solo.white ? 1 : 0) - placing) +
      years * facts.solo.pawns.length +
      (s.again ? 1 : 0)
    );
  }
  if (s.again && s.turn === seat) return 1;
  if (s.ending) {
    const n = s.players.length;
    const place = ((seat - s.ending.by + n - 1) % n) + 1;
    return s.turn !== seat && place > n - s.ending.left ? 1 : 0;
  }
  const mark = facts.endMark;
  let furthest = -1;
  for (const player of s.players) furthest = Math.max(furthest, advanceOf(player));
  return Math.max(FEWEST, (TURNS * (mark - furthest)) / (mark + 1));
}

/** Does a player trigger the end by ending the turn like this? */
export function isAtEnd(s: State, player: Player): boolean {
  return advanceOf(player) >= factsOf(s).endMark;
}

/** How a seat looks at the time left, settled before it thinks: whoever leads wants the end. */
export interface Tempo {
  /** Own turns after the present one. */
  readonly turns: number;
  /** What a step of the own provisions towards the end mark is worth, and what the end itself. */
  readonly pace: number;
  readonly end: number;
}

/** Nobody makes up for so many points: then it is better to lose soon than to wait for ever. */
const HOPELESS = 30;

/** The tempo for a seat in more or less of a hurry; with many points on the table everybody is ready for the end. */
export function tempoOf(s: State, seat: Seat, hurry: number): Tempo {
  const turns = turnsAfter(s, seat);
  if (s.players.length === 1 || s.ending) return { turns, pace: 0, end: 0 };
  const own = pointsOf(s, seat);
  let best = -Infinity;
  for (const other of s.players.keys()) if (other !== seat) best = Math.max(best, pointsOf(s, other));
  const late = 0.05 * Math.max(0, own - 40);
  const lead = own - best;
  if (lead < -HOPELESS) return { turns, pace: 1, end: HOPELESS };
  return { turns, pace: Math.min(2 + late, Math.max(0, hurry + 0.1 * lead + late)), end: lead + 2 * hurry + 10 * late };
}

/** Is the pawn of this turn still to be placed? */
function isOwnTurn(s: State, seat: Seat): boolean {
  const top = s.agenda.at(-1);
  return top !== undefined && top.seat === seat && 'step' in top && top.step === 'move' && !s.solo?.again;
}
