import { type Action, blackForest, type State } from '@waldglas/black-forest';
import { type Seat, stepOf } from '@waldglas/core';
import { type Meter, portion } from '../meter.ts';
import { type End, endsOf, type Look } from './ends.ts';
import { landFacts } from './land.ts';
import { isAtEnd } from './time.ts';
import { holding } from './turn.ts';

/** How far and how widely a plan looks. */
export interface Beam {
  /** How many lines are kept before each further turn. */
  readonly widths: readonly number[];
  /** How many ends of a further turn are kept for each line. */
  readonly branches: number;
  /** How many positions a further turn may cost. */
  readonly turnNodes: number;
}

/** A way to play the present turn, and where the turns after it may lead. */
export interface Line {
  readonly first: End;
  readonly state: State;
  readonly value: number;
  /** Has the game ended on this line, or does something unknown come next? */
  readonly closed: boolean;
}

/**
 * Beam search over own turns with everybody else standing still. The ends of the present turn with the value of the best
 * that follows, the best first.
 */
export function planned(ends: readonly End[], seat: Seat, look: Look, beam: Beam, nodes: Meter): Line[] {
  let lines: Line[] = ends.map(first => ({ first, state: first.state, value: first.value, closed: false }));
  let { turns } = look.tempo;
  for (const width of beam.widths) {
    turns = Math.max(0, turns - 1);
    const further = { ...look, tempo: { ...look.tempo, turns } };
    lines = distinct(lines, seat)
      .slice(0, width)
      .flatMap(line => (line.closed ? [line] : goneOn(line, seat, further, beam, nodes)));
  }
  return lines.sort((a, b) => b.value - a.value);
}

function goneOn(line: Line, seat: Seat, look: Look, beam: Beam, nodes: Meter): Line[] {
  const next = nextTurn(line.state, seat);
  if (!next || nodes.spent()) return [{ ...line, closed: true }];
  const tempo = next.ending ? { turns: 0, pace: 0, end: 0 } : look.tempo;
  const bonus = next.ending ? look.tempo.end : 0;
  return endsOf(next, seat, { ...look, tempo }, portion(nodes, beam.turnNodes))
    .slice(0, beam.branches)
    .map(({ state, value }) => ({ first: line.first, state, value: value + bonus, closed: false }));
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
