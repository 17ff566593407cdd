import { type Illegal, isIllegal } from './illegal.ts';
import { play } from './play.ts';
import { type BadRecord, badRecord, type GameRecord } from './record.ts';
import { append, begin, live, replay, undoer } from './replay.ts';
import { type Action, type BaseState, type Game, type Seat, seatLetter } from './rules.ts';

/** Why a seat cannot take back its last line. */
export interface Fence extends Illegal {
  /** `nothing` to take back, another seat `answered`, a later line `needed` it, or what was shown. */
  readonly fence: string;
  /** The action (from 1) behind which nothing can be taken back; 0 is the beginning. */
  readonly line: number;
}

/** A point of a game between two live lines, with all that what comes then is traced from. */
interface Point<S> {
  readonly state: S;
  /** The step, if any, in which several seats decided last. */
  readonly step: SharedStep | undefined;
  /** While an aside is under way: how long the agenda was before it. */
  readonly base: number | undefined;
}

/** A live line, as far as it may stand in the way of an undo. */
interface Past<S> {
  readonly index: number;
  readonly line: string;
  readonly seat: Seat;
  /** An anytime action, or an answer to a question that one opened. */
  readonly aside: boolean;
  /** The step, if any, in which several seats decide and inside which this was answered. */
  readonly step: SharedStep | undefined;
  /** What came to light. */
  readonly shown: string | undefined;
  readonly before: Point<S>;
}

/** A step in which several seats decide at the same time: where it stands on the agenda, and its value. */
interface SharedStep {
  readonly length: number;
  readonly top: string;
}

interface Trace<S> {
  readonly lines: readonly Past<S>[];
  readonly end: Point<S>;
}

/** Plays some lines from a point on, one by one, and notes what may stand in the way of an undo. */
function traceFrom<S extends BaseState, A extends Action, V, E>(
  game: Game<S, A, V, E>,
  from: Point<S>,
  lines: readonly { readonly index: number; readonly line: string }[],
): Trace<S> | BadRecord {
  const past: Past<S>[] = [];
  let at = from;
  for (const { index, line } of lines) {
    const action = game.read(line);
    if (isIllegal(action)) return badRecord(index + 1, action.illegal);
    const played = play(game, at.state, [action]);
    if (isIllegal(played)) return badRecord(index + 1, played.illegal);
    const before = at;
    const { state, events } = played;
    const decisions = game.decisions(before.state);
    const shared = () => (decisions.length > 1 ? sharedStep(before.state) : undefined);
    const step = isOpen(before.step, before.state) ? before.step : shared();
    const written = game.write(action);
    const own = decisions.filter(({ seat }) => seat === action.seat);
    const answers = own.some(({ options }) => options.some(one => game.write(one) === written));
    const base = before.base ?? (answers ? undefined : before.state.agenda.length);
    const shown = state.shown > before.state.shown ? whatWasShown(events) : undefined;
    past.push({ index, line, seat: action.seat, aside: base !== undefined, step, shown, before });
    at = { state, step, base: base !== undefined && state.agenda.length <= base ? undefined : base };
  }
  return { lines: past, end: at };
}

function trace<S extends BaseState, A extends Action, V, E>(
  game: Game<S, A, V, E>,
  record: GameRecord,
): Trace<S> | BadRecord {
  const standing = live(record.actions);
  if (isIllegal(standing)) return standing;
  const begun = begin(game, record);
  if (isIllegal(begun)) return badRecord(0, begun.illegal);
  const lines = standing.map(index => ({ index, line: record.actions[index] ?? '' }));
  return traceFrom(game, { state: begun, step: undefined, base: undefined }, lines);
}

function sharedStep({ agenda }: BaseState): SharedStep {
  return { length: agenda.length, top: JSON.stringify(agenda.at(-1)) };
}

/** An aside may lie on top of it; a step with one seat left to answer is still the same. */
function isOpen(step: SharedStep | undefined, { agenda }: BaseState): boolean {
  return step !== undefined && JSON.stringify(agenda[step.length - 1]) === step.top;
}

function whatWasShown(events: readonly unknown[]): string {
  for (const event of events) {
    if (typeof event !== 'object' || event === null || !('kind' in event) || event.kind !== 'shown') continue;
    if ('what' in event && typeof event.what === 'string') return event.what;
  }
  return 'shown';
}

/** What of all that happened stands in the way of this seat's undo. */
function fenceIn<S extends BaseState>({ lines, end }: Trace<S>, seat: Seat): Fence | undefined {
  const own = lines.findLastIndex(line => line.seat === seat);
  if (own < 0) return fence('nothing', 0, `${seatLetter(seat)} has nothing to take back`);
  const step = isOpen(end.step, end.state) ? end.step : undefined;
  for (const past of lines.slice(own).reverse()) {
    const line = past.index + 1;
    if (past.shown !== undefined) return fence(past.shown, line, `something has come to light since: ${past.shown}`);
    if (past.seat === seat || past.aside || (step !== undefined && past.step === step)) continue;
    return fence('answered', line, `${seatLetter(past.seat)} has answered since`);
  }
  return undefined;
}

function fence(why: string, line: number, sentence: string): Fence {
  return { illegal: sentence, fence: why, line };
}

/** The same without that seat's last line: what came before it stands, what came after it is played again. */
function without<S extends BaseState, A extends Action, V, E>(
  game: Game<S, A, V, E>,
  traced: Trace<S>,
  seat: Seat,
): Trace<S> | Fence {
  const fenced = fenceIn(traced, seat);
  if (fenced) return fenced;
  const own = traced.lines.findLastIndex(line => line.seat === seat);
  const rest = traceFrom(game, traced.lines[own]?.before ?? traced.end, traced.lines.slice(own + 1));
  if (isIllegal(rest)) return fence('needed', rest.line, `line ${rest.line} would not be possible without it`);
  return { lines: [...traced.lines.slice(0, own), ...rest.lines], end: rest.end };
}

function sound<S extends BaseState, A extends Action, V, E>(game: Game<S, A, V, E>, record: GameRecord): Trace<S> {
  const traced = trace(game, record);
  if (isIllegal(traced)) throw new Error(`undo: line ${traced.line}: ${traced.illegal}`);
  return traced;
}

/**
 * The record with that seat's last live line taken back, or why it has to stand: since then something came to light,
 * another seat answered (beside asides and the same open step), or a later line needs it. Throws on a broken record.
 */
export function undo<S extends BaseState, A extends Action, V, E>(
  game: Game<S, A, V, E>,
  record: GameRecord,
  seat: Seat,
): GameRecord | Fence {
  const result = without(game, sound(game, record), seat);
  return isIllegal(result) ? result : append(record, [`${seatLetter(seat)} undo`]);
}

/** The lines that a seat could take back one after the other, the newest last, and what stops it then. */
export interface Undoable {
  readonly lines: readonly string[];
  /** Absent if only so many were asked for. */
  readonly fence?: Fence;
}

/** How far a seat could `undo`, at most so many lines: the same answers, but the record is played only once. */
export function undoable<S extends BaseState, A extends Action, V, E>(
  game: Game<S, A, V, E>,
  record: GameRecord,
  seat: Seat,
  most: number,
): Undoable {
  const lines: string[] = [];
  let traced = sound(game, record);
  while (lines.length < most) {
    const shorter = without(game, traced, seat);
    if (isIllegal(shorter)) return { lines, fence: shorter };
    lines.unshift(traced.lines.findLast(line => line.seat === seat)?.line ?? '');
    traced = shorter;
  }
  return { lines };
}

/**
 * What is wrong with a record, if anything: every line was legal when it was made, every undo was allowed then, and the
 * scores, if given, are those of a finished game.
 */
export function verify<S extends BaseState, A extends Action, V, E>(
  game: Game<S, A, V, E>,
  record: GameRecord,
): BadRecord | undefined {
  for (const [index, line] of record.actions.entries()) {
    const seat = undoer(line);
    if (seat === undefined) continue;
    const traced = trace(game, { ...record, actions: record.actions.slice(0, index) });
    if (isIllegal(traced)) return traced;
    const result = without(game, traced, seat);
    if (isIllegal(result)) return badRecord(index + 1, result.illegal);
  }
  const end = replay(game, record);
  if (isIllegal(end)) return end;
  const { scores } = record;
  if (!scores) return undefined;
  const after = record.actions.length + 1;
  if (game.decisions(end).length > 0) return badRecord(after, 'there are scores, but the game is not over');
  const points = game.scores(end).map(score => score.points);
  if (JSON.stringify(points) === JSON.stringify(scores)) return undefined;
  return badRecord(after, `the scores are ${points.join(', ')}, not ${scores.join(', ')}`);
}
