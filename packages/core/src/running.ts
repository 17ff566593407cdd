import { type Illegal, isIllegal } from './illegal.ts';
import { offeredAs, recordedAs, refusal } from './play.ts';
import type { Action, BaseState, Game, Seat } from './rules.ts';

/** A point of a game between two lines, with all that the lines after it are traced from. */
export interface Point<S> {
  readonly state: S;
  /** The step, if any, in which several seats decided last. */
  readonly step: SharedStep | undefined;
  /** While an anytime sequence is under way: how long the agenda was before it. */
  readonly agendaBefore: number | undefined;
}

/** A step in which several seats decide at the same time: where it stands on the agenda, and its value. */
interface SharedStep {
  readonly length: number;
  readonly top: string;
}

/** A line that was not taken back, as far as it may stand in the way of an undo. */
interface StandingLine<S, A extends Action> {
  /** Its place in the record, taken-back lines and undos counted. */
  readonly index: number;
  readonly line: string;
  readonly action: A;
  /** Is it an anytime action, or an answer to a question that one opened? */
  readonly anytime: boolean;
  /** The step, if any, in which several seats decide and inside which this was answered. */
  readonly step: SharedStep | undefined;
  /** What came to light. */
  readonly shown: string | undefined;
  /** The point before it. Kept for one line in sixteen at most: from there the others are found again. */
  readonly before: Point<S> | undefined;
  /** The point after it, without its state. */
  readonly after: Omit<Point<S>, 'state'>;
}

/** What nobody can go behind. */
interface LastShown {
  readonly what: string;
  /** The line (from 1) that showed it. */
  readonly line: number;
}

/**
 * A game under way, with all that undo needs: the state, the state where something was shown last, which nobody can take
 * back, and the lines since. It is never changed in place.
 */
export interface RunningGame<S, A extends Action> {
  /** The number of lines so far, taken-back ones and undos included. */
  readonly length: number;
  readonly end: Point<S>;
  /** From here on lines can be taken back. */
  readonly start: Point<S>;
  /** What was shown right before `start`; absent at the beginning of a game. */
  readonly shown: LastShown | undefined;
  /** The seats that have standing lines before `start`. */
  readonly acted: readonly Seat[];
  readonly lines: readonly StandingLine<S, A>[];
}

/** One line played: the game after it, and what happened. */
interface PlayedLine<S, A extends Action, E> {
  readonly running: RunningGame<S, A>;
  readonly events: readonly E[];
}

const POINT_EVERY = 16;

/** A game that begins with this state. */
export function beginRunning<S, A extends Action>(state: S): RunningGame<S, A> {
  const start: Point<S> = { state, step: undefined, agendaBefore: undefined };
  return { length: 0, end: start, start, shown: undefined, acted: [], lines: [] };
}

/** Plays one line, if it is offered to its seat. */
export function playLine<S extends BaseState, A extends Action, V, E>(
  game: Game<S, A, V, E>,
  running: RunningGame<S, A>,
  line: string,
): PlayedLine<S, A, E> | Illegal {
  return playOne(game, running, line, offeredAs);
}

/** Plays the next line of a record. */
export function replayLine<S extends BaseState, A extends Action, V, E>(
  game: Game<S, A, V, E>,
  running: RunningGame<S, A>,
  line: string,
): PlayedLine<S, A, E> | Illegal {
  return playOne(game, running, line, recordedAs);
}

function playOne<S extends BaseState, A extends Action, V, E>(
  game: Game<S, A, V, E>,
  running: RunningGame<S, A>,
  line: string,
  admitted: typeof recordedAs,
): PlayedLine<S, A, E> | Illegal {
  const action = game.read(line);
  if (isIllegal(action)) return action;
  const { length, end, lines } = running;
  const traced = traceLine(game, end, { index: length, line, action }, admitted);
  if (isIllegal(traced)) return traced;
  const kept = keepPoint(traced.standing, end, lines);
  return {
    running: sinceShown({ ...running, length: length + 1, end: traced.end, lines: [...lines, kept] }),
    events: traced.events,
  };
}

/** A line with its place in the record. */
type NumberedLine<A extends Action> = Pick<StandingLine<unknown, A>, 'index' | 'line' | 'action'>;

interface TracedLine<S, A extends Action, E> {
  readonly standing: StandingLine<S, A>;
  readonly end: Point<S>;
  readonly events: readonly E[];
}

/** Plays an action from a point on, and notes what may stand in the way of an undo. */
function traceLine<S extends BaseState, A extends Action, V, E>(
  game: Game<S, A, V, E>,
  from: Point<S>,
  { index, line, action }: NumberedLine<A>,
  admitted: typeof recordedAs,
): TracedLine<S, A, E> | Illegal {
  const decisions = game.decisions(from.state);
  const offered = admitted(game, from.state, action, decisions);
  if (offered === undefined) return refusal(game, action, decisions);
  const state = game.clone(from.state);
  const events: E[] = [];
  game.apply(state, action, event => events.push(event));
  const step = isOpen(from.step, from.state) ? from.step : decisions.length > 1 ? sharedStep(from.state) : undefined;
  const agendaBefore = from.agendaBefore ?? (offered === 'answer' ? undefined : from.state.agenda.length);
  const anytime = agendaBefore !== undefined;
  const shown = state.shown > from.state.shown ? whatWasShown(events) : undefined;
  const isDone = anytime && state.agenda.length <= agendaBefore;
  const after = { step, agendaBefore: isDone ? undefined : agendaBefore };
  return {
    standing: { index, line, action, anytime, step, shown, before: undefined, after },
    end: { ...after, state },
    events,
  };
}

function keepPoint<S, A extends Action>(
  standing: StandingLine<S, A>,
  before: Point<S>,
  lines: readonly StandingLine<S, A>[],
): StandingLine<S, A> {
  return lines.length % POINT_EVERY === 0 ? { ...standing, before } : standing;
}

/** Lets go of what nobody can take back any more: everything up to the last line that showed something. */
function sinceShown<S, A extends Action>(running: RunningGame<S, A>): RunningGame<S, A> {
  const { lines, end } = running;
  const last = lines.at(-1);
  if (last?.shown === undefined) return running;
  const acted = [...new Set([...running.acted, ...lines.map(({ action }) => action.seat)])];
  return { ...running, start: end, shown: { what: last.shown, line: last.index + 1 }, acted, lines: [] };
}

/** Several lines played, one after the other. */
export interface Traced<S, A extends Action, E> {
  readonly running: RunningGame<S, A>;
  /** What happened by each of them, by its place in the record. */
  readonly events: ReadonlyMap<number, readonly E[]>;
}

/** The game with only the first `n` of its standing lines. Its length stays. */
export function cutBack<S extends BaseState, A extends Action, V, E>(
  game: Game<S, A, V, E>,
  running: RunningGame<S, A>,
  n: number,
): RunningGame<S, A> {
  const { lines, start } = running;
  if (n === lines.length) return running;
  // of a game that was packed no points are kept
  let from = n;
  while (from > 0 && !lines[from]?.before) from--;
  const near = lines[from]?.before ?? start;
  const last = lines[n - 1];
  if (from === n || !last) return { ...running, lines: lines.slice(0, n), end: near };
  // they were legal then and are now: nothing has changed before them
  const state = game.clone(near.state);
  for (let i = from; i < n; i++) game.apply(state, (lines[i] ?? last).action);
  return { ...running, lines: lines.slice(0, n), end: { ...last.after, state } };
}

/** Plays standing lines once more behind what is left of a game. Its length stays. */
export function playAgain<S extends BaseState, A extends Action, V, E>(
  game: Game<S, A, V, E>,
  from: RunningGame<S, A>,
  lines: readonly StandingLine<S, A>[],
): Traced<S, A, E> | (Illegal & { readonly index: number }) {
  const events = new Map<number, readonly E[]>();
  let running = from;
  for (const one of lines) {
    const traced = traceLine(game, running.end, one, recordedAs);
    if (isIllegal(traced)) return { ...traced, index: one.index };
    const kept = keepPoint(traced.standing, running.end, running.lines);
    running = sinceShown({ ...running, end: traced.end, lines: [...running.lines, kept] });
    events.set(one.index, traced.events);
  }
  return { running, events };
}

function sharedStep({ agenda }: BaseState): SharedStep {
  return { length: agenda.length, top: JSON.stringify(agenda.at(-1)) };
}

/** An anytime action may lie on top of it; a step with one seat left to answer is still the same. */
export function isOpen(step: SharedStep | undefined, { agenda }: BaseState): boolean {
  return step !== undefined && JSON.stringify(agenda[step.length - 1]) === step.top;
}

function whatWasShown(events: readonly unknown[]): string {
  for (const event of events) {
    if (typeof event !== 'object' || event === null || !('kind' in event) || event.kind !== 'shown') continue;
    if ('what' in event && typeof event.what === 'string') return event.what;
  }
  return 'shown';
}
