import {
  type Action,
  type BaseState,
  type Game,
  type Illegal,
  illegal,
  isIllegal,
  playLine,
  quoted,
  type RunningGame,
  type Seat,
  seatLetter,
  seatOf,
  takeBack,
} from '@waldglas/core';

/** Who sends a move: a seat plays its own lines; `all` is a program that plays every seat, and may take back as well. */
export type Sender = Seat | 'all';

/** Lines to be played, all or none. */
export interface Move {
  /** The length of the record that the sender knew. Without it only legality counts. */
  readonly seen?: number;
  /** A name of the sender's own: a move that is sent twice is played once. */
  readonly key?: string;
  readonly lines: readonly string[];
}

/** A line as it is kept: who sent it, and under which key. */
export interface StoredLine {
  readonly line: string;
  readonly seat: Seat;
  readonly key?: string;
}

/** A move that can be played. */
export interface Proposal<E> {
  /** The length of the record that the lines are to be appended to. */
  readonly from: number;
  /** The length after them; of a repeated move, the length after it was played. */
  readonly length: number;
  readonly lines: readonly StoredLine[];
  /** What happens, private things included; `undo` stands for a line taken back. */
  readonly events: readonly (E | UndoEvent)[];
  /** The seats that are asked something then. */
  readonly turn: readonly Seat[];
  /** Was it played before, under the same key? Then there are no lines. */
  readonly repeated: boolean;
}

interface UndoEvent {
  readonly kind: 'undo';
  readonly seat: Seat;
}

export type RefusalCode = 'stale' | 'illegal' | 'unfinished' | 'not-yours' | 'fence' | 'over';

/** Why a move is not played, in words that depend on nothing its sender may not know. */
export interface Refusal extends Illegal {
  readonly code: RefusalCode;
  /** How many of its lines could have been played. */
  readonly playable: number;
  /** What stands in the way of an undo, and the line (from 1) behind which nothing can be taken back. */
  readonly fence?: string;
  readonly line?: number;
}

/** Says no to a move. */
export function refused(code: RefusalCode, { illegal, complaint }: Illegal, playable = 0): Refusal {
  return { illegal, complaint, code, playable };
}

/** A game after a move. */
interface PlayedMove<S, A extends Action, E> {
  readonly running: RunningGame<S, A>;
  readonly lines: readonly Pick<StoredLine, 'line' | 'seat'>[];
  /** What each line did. */
  readonly events: readonly (readonly (E | UndoEvent)[])[];
}

/** The game after some lines, all or none. */
export function playMove<S extends BaseState, A extends Action, V, E>(
  game: Game<S, A, V, E>,
  begun: RunningGame<S, A>,
  players: number,
  sender: Sender,
  texts: readonly string[],
): PlayedMove<S, A, E> | Refusal {
  const foreign = sender === 'all' ? undefined : foreignLine(game, sender, texts);
  if (foreign) return foreign;
  const lines: { line: string; seat: Seat }[] = [];
  const events: (readonly (E | UndoEvent)[])[] = [];
  let running = begun;
  for (const [i, text] of texts.entries()) {
    const { shown } = running.end.state;
    const played = playText(game, running, players, sender, text);
    if (isIllegal(played)) return { ...played, playable: i };
    running = played.running;
    lines.push({ line: played.line, seat: played.seat });
    events.push(played.events);
    if (sender !== 'all' && i + 1 < texts.length && running.end.state.shown > shown) {
      return refused('unfinished', illegal('showsSomething', quoted(text)), i + 1);
    }
  }
  if (sender !== 'all' && leavesOpen(game, begun.end.state, running.end.state, sender)) {
    return refused('unfinished', illegal('answerAtOnce'));
  }
  return { running, lines, events };
}

/** Before any line is played, each is found to be the sender's own. */
function foreignLine<S extends BaseState, A extends Action, V, E>(
  game: Game<S, A, V, E>,
  sender: Seat,
  texts: readonly string[],
): Refusal | undefined {
  for (const text of texts) {
    const action = game.read(text);
    if (isIllegal(action)) return refused('illegal', illegal('noAction', quoted(text), action.complaint));
    if (action.seat !== sender) return refused('not-yours', illegal('notLineOf', quoted(text), seatLetter(sender)));
  }
  return undefined;
}

interface PlayedText<S, A extends Action, E> {
  readonly running: RunningGame<S, A>;
  readonly line: string;
  readonly seat: Seat;
  readonly events: readonly (E | UndoEvent)[];
}

/** Plays one line as it was typed; for `all` it may be `A undo`. */
function playText<S extends BaseState, A extends Action, V, E>(
  game: Game<S, A, V, E>,
  running: RunningGame<S, A>,
  players: number,
  sender: Sender,
  text: string,
): PlayedText<S, A, E> | Refusal {
  const [letter = '', verb, ...rest] = text.trim().split(/\s+/);
  const line = [letter, verb, ...rest].join(' ');
  if (sender === 'all' && verb === 'undo' && rest.length === 0) {
    const seat = seatOf(letter);
    if (seat === undefined || seat >= players) return refused('illegal', noSuchSeat(players));
    const taken = takeBack<S, A, V, E>(game, running, seat);
    if (isIllegal(taken)) return fenced(seat, taken);
    return { running: taken.running, line, seat, events: [{ kind: 'undo', seat }] };
  }
  const action = game.read(text);
  if (isIllegal(action)) return refused('illegal', illegal('noAction', quoted(text), action.complaint));
  if (action.seat >= players) return refused('illegal', noSuchSeat(players));
  const played = playLine(game, running, line);
  if (!isIllegal(played)) return { ...played, line, seat: action.seat };
  const isOver = game.decisions(running.end.state).length === 0;
  return refused(isOver ? 'over' : 'illegal', played);
}

/** Says that a seat cannot take back, and what stands in the way. */
export function fenced(seat: Seat, { fence, line }: { readonly fence: string; readonly line: number }): Refusal {
  return { ...refused('fence', illegal('cannotTakeBack', seatLetter(seat))), fence, line };
}

function noSuchSeat(players: number): Illegal {
  const letters = Array.from({ length: players }, (_, seat) => seatLetter(seat));
  return illegal('oneOf', 'seat', letters.join(', '));
}

/** Was this seat not asked before, and is it now, though nothing came to light in between? */
function leavesOpen<S extends BaseState, A extends Action, V, E>(
  game: Game<S, A, V, E>,
  before: S,
  after: S,
  seat: Seat,
): boolean {
  const isAsked = (s: S) => game.decisions(s).some(decision => decision.seat === seat);
  return after.shown === before.shown && isAsked(after) && !isAsked(before);
}
