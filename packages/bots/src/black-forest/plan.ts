import { type Action, blackForest, type State } from '@waldglas/black-forest';
import { isPendingEffect, type Seat, stepOf } from '@waldglas/core';
import { type Meter, portion } from '../meter.ts';
import { type End, endsOf, isMoving, type Look } from './ends.ts';
import type { Worth } from './evaluate.ts';
import { landFacts } from './land.ts';
import { afterReplies, type Known, type Replies } from './replies.ts';
import { isAtEnd, turnsAfter } from './time.ts';
import { holding } from './turn.ts';

/** How far and how widely a plan looks. */
export interface Beam {
  /** How many lines are kept before each further turn. */
  readonly widths: readonly number[];
  /** How many ends of a further turn are kept for each line. */
  readonly branches: number;
  /** How many positions a further turn may cost. */
  readonly turnNodes: number;
  /** Among several: how others are thought to answer before the own next turn. If nothing is said, they stand still. */
  readonly replies?: Replies;
}

/** A way to play the present turn, and where the turns after it may lead. */
interface Plan {
  readonly first: End;
  readonly state: State;
  readonly value: number;
}

/** A plan in the making. */
interface Line extends Plan {
  /** Has the game ended on this line, or does something unknown come next? */
  readonly closed: boolean;
  /** By how much others are thought to come off better on this line than usually, as a loss. */
  readonly against: number;
  /** The own next turn after what others are thought to answer. */
  readonly next?: State;
}

/**
 * Beam search over own turns, with everybody else standing still after what they are thought to answer to the present one.
 * The ends of the present turn with the value of the best that follows, the best first.
 */
export function planned(ends: readonly End[], seat: Seat, look: Look, beam: Beam, nodes: Meter): Line[] {
  let lines: Line[] = ends.map(first => ({ first, state: first.state, value: first.value, closed: false, against: 0 }));
  let { turns } = look.tempo;
  for (const [depth, width] of beam.widths.entries()) {
    turns = Math.max(0, turns - 1);
    const further = { ...look, tempo: { ...look.tempo, turns } };
    lines = distinct(lines, seat).slice(0, width);
    if (depth === 0 && beam.replies) lines = replied(lines, seat, look, beam.replies, nodes);
    lines = lines.flatMap(line => (line.closed ? [line] : goneOn(line, seat, further, beam, nodes)));
  }
  return lines.sort((a, b) => b.value - a.value);
}

/** So many ways that no line is left of are told beside the others. */
const TOLD = 2;

/**
 * The best ways to play the present turn that no line is left of. They are as much worse than the best one as they seemed to
 * be one turn ahead; what seemed better then has turned out to be no better than the worst line.
 */
export function leftBehind(ends: readonly End[], lines: readonly Plan[]): Plan[] {
  const kept = new Set(lines.map(({ first }) => first));
  const [best] = lines;
  const worst = lines.at(-1);
  if (!best || !worst) return [];
  return ends
    .filter(end => !kept.has(end))
    .slice(0, TOLD)
    .map(first => {
      const behind = best.first.value - first.value;
      return { first, state: first.state, value: behind > 0 ? best.value - behind : worst.value };
    });
}

/** Lines after what the others are thought to answer; those whose turn is not quite over stay as they are. */
function replied(lines: readonly Line[], seat: Seat, { worth }: Look, replies: Replies, nodes: Meter): Line[] {
  const known: Known = new Map();
  let usual: number | undefined;
  return lines.map(line => {
    const { state } = line;
    const top = state.agenda.at(-1);
    if (nodes.spent() || !top || isPendingEffect(top) || top.step !== 'action') return line;
    usual ??= bestOther(state, seat, worth);
    const next = afterReplies(state, seat, known, replies, worth, nodes);
    const against = replies.share * (bestOther(next, seat, worth) - usual);
    return { ...line, next, against, value: line.value - against };
  });
}

/** What the best of the others is thought to end with. */
function bestOther(s: State, seat: Seat, worth: Worth): number {
  let best = -Infinity;
  for (const other of s.players.keys()) {
    if (other !== seat) best = Math.max(best, worth(s, other, turnsAfter(s, other)));
  }
  return best;
}

function goneOn(line: Line, seat: Seat, look: Look, beam: Beam, nodes: Meter): Line[] {
  const next = line.next ? (isMoving(line.next, seat) ? line.next : undefined) : nextTurn(line.state, seat);
  if (!next || nodes.spent()) return [{ ...line, closed: true }];
  const tempo = next.ending ? { turns: 0, pace: 0, end: 0 } : look.tempo;
  const bonus = (next.ending ? look.tempo.end : 0) - line.against;
  const { first, against } = line;
  return endsOf(next, seat, { ...look, tempo }, portion(nodes, beam.turnNodes))
    .slice(0, beam.branches)
    .map(({ state, value }) => ({ first, state, value: value + bonus, closed: false, against }));
}

/** The best lines first, each position once. */
function distinct(lines: readonly Line[], seat: Seat): Line[] {
  const seen = new Set<string>();
  return lines
    .toSorted((a, b) => b.value - a.value)
    .filter(({ state }) => {
      const player = state.players[seat];
      const key = player ? `${holding(player)}|${landFacts(player.domain).key}|${player.pawn}` : '';
      const fresh = !seen.has(key);
      seen.add(key);
      return fresh;
    });
}

/** The own next turn, with nobody in between; none if the game is over then or the tradespeople are dealt anew. */
function nextTurn(s: State, seat: Seat): State | undefined {
  const then = blackForest.clone(s);
  if (s.solo) {
    const end: Action = { seat, verb: 'end' };
    blackForest.apply(then, end);
    const top = then.agenda.at(-1);
    return then.shown === s.shown && top && 'step' in top && top.step === 'move' ? then : undefined;
  }
  const player = s.players[seat];
  if (!player || (s.ending && !s.again)) return undefined;
  if (isAtEnd(s, player)) then.ending = { by: seat, left: 1 };
  then.again = false;
  then.agenda = [stepOf('closed', seat), stepOf('move', seat, { swapped: false })];
  return then;
}
