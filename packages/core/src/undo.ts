import { type Illegal, illegal, isIllegal } from './illegal.ts';
import { type Action, type BaseState, type Game, type Seat, seatLetter } from './rules.ts';
import { cutBack, isOpen, playAgain, type RunningGame, type Traced } from './running.ts';

/** Why a seat cannot take back its last line. */
export interface Fence extends Illegal {
  /** `nothing` to take back, another seat `answered`, a later line `needed` it, or what was shown. */
  readonly fence: string;
  /** The action (from 1) behind which nothing can be taken back; 0 is the beginning. */
  readonly line: number;
}

/** A game after a line was taken back, with what the later lines did when they were played again. */
interface TakenBack<S, A extends Action, E> extends Traced<S, A, E> {
  /** The place of the line in the record. */
  readonly index: number;
}

/**
 * The game with that seat's last standing line taken back, or why it has to stand: since then something came to light,
 * another seat answered (beside anytime actions and the same open step), or a later line needs it. The line `A undo` is
 * counted.
 */
export function takeBack<S extends BaseState, A extends Action, V, E>(
  game: Game<S, A, V, E>,
  running: RunningGame<S, A>,
  seat: Seat,
): TakenBack<S, A, E> | Fence {
  const fenced = fenceFor(game, running, running.lines.length, seat);
  if (fenced) return fenced;
  const { lines } = running;
  const own = ownLast(running, lines.length, seat);
  const again = playAgain<S, A, V, E>(game, cutBack(game, running, own), lines.slice(own + 1));
  if (isIllegal(again)) return needed(again.index + 1);
  return { ...again, running: { ...again.running, length: running.length + 1 }, index: lines[own]?.index ?? 0 };
}

/** How far a seat can take back: its lines since the fence, the newest last, and what stops it then. */
export interface Undoable {
  readonly lines: readonly string[];
  /** Absent if only so many were asked for. */
  readonly fence?: Fence;
}

/** How far a seat could take back, at most so many lines. */
export function undoable<S extends BaseState, A extends Action, V, E>(
  game: Game<S, A, V, E>,
  running: RunningGame<S, A>,
  seat: Seat,
  most: number,
): Undoable {
  const lines: string[] = [];
  let left = running;
  // own lines at the end need not be played: without them the game is what it was before
  let n = left.lines.length;
  while (lines.length < most) {
    const fence = fenceFor(game, left, n, seat);
    if (fence) return { lines, fence };
    const own = ownLast(left, n, seat);
    const later = left.lines.slice(own + 1, n);
    lines.unshift(left.lines[own]?.line ?? '');
    if (later.length === 0) {
      n = own;
      continue;
    }
    const shorter = playAgain(game, cutBack(game, left, own), later);
    if (isIllegal(shorter)) return { lines: lines.slice(1), fence: needed(shorter.index + 1) };
    left = shorter.running;
    n = left.lines.length;
  }
  return { lines };
}

/** Where this seat's last among the first `n` standing lines is; -1 if it has none. */
function ownLast<S, A extends Action>({ lines }: RunningGame<S, A>, n: number, seat: Seat): number {
  let i = n - 1;
  while (i >= 0 && lines[i]?.action.seat !== seat) i--;
  return i;
}

/** What stands in the way of this seat's undo after the first `n` standing lines. */
function fenceFor<S extends BaseState, A extends Action, V, E>(
  game: Game<S, A, V, E>,
  running: RunningGame<S, A>,
  n: number,
  seat: Seat,
): Fence | undefined {
  const { lines, shown, acted } = running;
  const own = ownLast(running, n, seat);
  if (own < 0 && !acted.includes(seat)) return fence('nothing', 0, illegal('nothingToTakeBack', seatLetter(seat)));
  for (let i = n - 1; i > own; i--) {
    const later = lines[i];
    if (!later || later.anytime || (later.step && isInOpenStep(cutBack(game, running, n), i))) continue;
    return fence('answered', later.index + 1, illegal('answeredSince', seatLetter(later.action.seat)));
  }
  if (own >= 0 || !shown) return undefined;
  return fence(shown.what, shown.line, illegal('shownSince'));
}

/** Was this line answered inside a step that is still open? */
function isInOpenStep<S extends BaseState, A extends Action>({ lines, end }: RunningGame<S, A>, i: number): boolean {
  return lines[i]?.step === end.step && isOpen(end.step, end.state);
}

function needed(line: number): Fence {
  return fence('needed', line, illegal('neededBy', line));
}

function fence(what: string, line: number, why: Illegal): Fence {
  return { ...why, fence: what, line };
}
