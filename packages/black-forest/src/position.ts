import { isPendingEffect, type Position, type Seat, seatLetter } from '@waldglas/core';
import { at, covered, EMPTY, nameOf, pairName, REST_NORTH, REST_WEST, STABLE, spots, VOID } from './land.ts';
import type { Player, State, Todo } from './state.ts';

export type Phase = 'neutral' | 'turn' | 'action' | 'final';

/** The position a viewer may know, as JSON: all but the order of the job pile, which only `'all'` sees. */
export function position(s: State, viewer: Seat | 'spectator' | 'all'): Position {
  const { phase, ...rest } = phaseOf(s.agenda);
  return {
    phase,
    turn: seatLetter(s.turn),
    start: seatLetter(s.start),
    year: s.year,
    ...rest,
    ...(s.again ? { again: true } : {}),
    ...(s.extra ? { extra: true } : {}),
    tradespeople: s.tradespeople,
    jobs: s.jobs,
    left: s.pile.length - s.revealed,
    ...(viewer === 'all' ? { pile: s.pile.slice(s.revealed) } : {}),
    ...(s.players.length === 2 ? { neutral: s.neutral } : {}),
    boards: { small: s.small, large: s.large },
    seats: Object.fromEntries(s.players.map((player, seat) => [seatLetter(seat), writtenSeat(player)])),
    ...(s.ending ? { ending: { by: seatLetter(s.ending.by), left: s.ending.left } } : {}),
    ...(s.solo
      ? { pawns: s.solo.placed, coloured: s.solo.coloured, white: s.solo.white, moveAgain: s.solo.again }
      : {}),
  };
}

function writtenSeat(player: Player) {
  const { porridge, meat, charcoal, commodity } = player.cooking;
  const provisions = [player.first.provisions, player.second.provisions];
  return {
    glass: { ...player.glass, steps: player.steps.glass },
    cooking: { porridge, meat, charcoal, provisions, commodity, steps: player.steps.cooking },
    brick: player.track.brick,
    tracker: player.tracker,
    reminder: player.reminder,
    estates: player.domain.map((_, estate) => writtenEstate(player, estate)),
    pigs: player.pigs,
    cattle: player.cattle,
    tannery: player.tannery,
    pawn: player.pawn,
    jobs: player.jobs,
    ...(player.done ? { done: true } : {}),
  };
}

const UNNAMED: readonly string[] = [EMPTY, STABLE, VOID, REST_WEST, REST_NORTH];

/** What lies on one estate; cells are named without the estate's number, large buildings by both cells. */
function writtenEstate({ domain }: Player, estate: number): Record<string, string> {
  const land: Record<string, string> = {};
  for (const spot of spots(domain)) {
    const what = at(domain, spot);
    if (spot.estate !== estate || UNNAMED.includes(what)) continue;
    const [first = 0, second] = covered(domain, spot);
    const name = second === undefined ? nameOf(spot) : pairName(estate, first, second);
    land[name.slice(name.indexOf('.') + 1)] = what;
  }
  return land;
}

/** The phase a state is in, and how far the turn has come. */
function phaseOf(agenda: readonly Todo[]) {
  for (const todo of [...agenda].reverse()) {
    if (isPendingEffect(todo)) continue;
    if (todo.step === 'neutral')
      return { phase: 'neutral' as const, ...(todo.about.village ? { village: todo.about.village } : {}) };
    if (todo.step === 'move') return { phase: 'turn' as const, ...(todo.about.swapped ? { swapped: true } : {}) };
    if (todo.step === 'action') {
      const { visited, done } = todo.about;
      return {
        phase: 'action' as const,
        ...(visited.length > 0 ? { visited } : {}),
        ...(done ? { acted: true } : {}),
      };
    }
  }
  return { phase: 'final' as const };
}
