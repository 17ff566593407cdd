import { type Illegal, illegal, isIllegal } from './illegal.ts';
import { type Played, play } from './play.ts';
import { type BadRecord, badRecord, type GameRecord, readStart } from './record.ts';
import { type Action, type BaseState, type Game, type Seat, seatLetter, seatOf } from './rules.ts';

/** Why a seat cannot take back its last line. */
export interface Fence extends Illegal {
  /** `nothing` to take back, another seat `answered`, a later line `needed` it, or what was shown. */
  readonly fence: string;
  /** The action (from 1) behind which nothing can be taken back; 0 is the beginning. */
  readonly line: number;
}

/** The indices of the lines that stand: `A undo` cancels A's last one. */
export function live(actions: readonly string[]): readonly number[] | BadRecord {
  const standing = new Map<string, number[]>();
  for (const [index, line] of actions.entries()) {
    const letter = line.slice(0, 1);
    const own = standing.get(letter) ?? [];
    standing.set(letter, own);
    if (undoer(line) === undefined) own.push(index);
    else if (own.pop() === undefined) return badRecord(index + 1, `${letter} has nothing to take back`);
  }
  return [...standing.values()].flat().sort((a, b) => a - b);
}

/** The seat that takes something back with this line. */
function undoer(line: string): Seat | undefined {
  return line.slice(1) === ' undo' ? seatOf(line.slice(0, 1)) : undefined;
}

/** The state a record begins with, or why there is none. */
export function begin<S extends BaseState, A extends Action, V, E>(
  game: Game<S, A, V, E>,
  record: GameRecord,
): S | Illegal {
  const { rules, edition, fixes, players, options, seed, start } = record;
  if (rules !== game.id) return illegal(`this is a record of "${rules}", not of "${game.id}"`);
  const fault = tableFault(game, record);
  if (fault !== undefined) return illegal(fault);
  const s = game.setup({ players, options, edition, fixes }, seed);
  if (start === undefined) return s;
  const position = readStart(start);
  return position ? game.place(s, position) : illegal('the start is not a position in JSON');
}

function tableFault<S extends BaseState, A extends Action, V, E>(
  game: Game<S, A, V, E>,
  { edition, players, options, seed }: GameRecord,
): string | undefined {
  const { min, max } = game.players;
  if (!game.editions.includes(edition)) return `there is no edition "${edition}"`;
  if (!Number.isInteger(players) || players < min || players > max) {
    return min === max ? `the game is for ${min} players` : `the game is for ${min} to ${max} players`;
  }
  for (const [name, value] of Object.entries(options)) {
    const spec = game.options.find(one => one.name === name);
    if (!spec) return `there is no option "${name}"`;
    if (typeof value === 'boolean') {
      if (value && spec.names) return `the option "${name}" needs a list`;
      continue;
    }
    if (!spec.names) return `the option "${name}" is on or off, not a list`;
    const unknown = value.find(thing => !spec.names?.includes(thing));
    if (unknown !== undefined) return `the option "${name}" does not know "${unknown}"`;
  }
  return /[\r\n]/.test(seed) ? 'a seed is one line' : undefined;
}

/** The record with more lines. Scores are left out: they belong to the end. */
export function append(record: GameRecord, lines: readonly string[]): GameRecord {
  const { scores, ...rest } = record;
  return { ...rest, actions: [...record.actions, ...lines] };
}

/**
 * The state after the first `upTo` actions (all, if absent), from the live lines among them, each of which is legal.
 * `BadRecord.line` counts actions from 1; 0 is the set-up.
 */
export function replay<S extends BaseState, A extends Action, V, E>(
  game: Game<S, A, V, E>,
  record: GameRecord,
  upTo?: number,
  emit?: (event: E) => void,
): S | BadRecord {
  const actions = upTo === undefined ? record.actions : record.actions.slice(0, upTo);
  return fold(game, { ...record, actions }, (_before, _action, { events }) => {
    if (emit) for (const event of events) emit(event);
  });
}

type Visit<S, A, E> = (before: S, action: A, played: Played<S, E>, index: number) => void;

function fold<S extends BaseState, A extends Action, V, E>(
  game: Game<S, A, V, E>,
  record: GameRecord,
  visit: Visit<S, A, E>,
): S | BadRecord {
  const standing = live(record.actions);
  if (isIllegal(standing)) return standing;
  const begun = begin(game, record);
  if (isIllegal(begun)) return badRecord(0, begun.illegal);
  let s: S = begun;
  for (const index of standing) {
    const action = game.read(record.actions[index] ?? '');
    if (isIllegal(action)) return badRecord(index + 1, action.illegal);
    const played = play(game, s, [action]);
    if (isIllegal(played)) return badRecord(index + 1, played.illegal);
    visit(s, action, played, index);
    s = played.state;
  }
  return s;
}

/** A live line, as far as it may stand in the way of an undo. */
interface Past {
  readonly index: number;
  readonly seat: Seat;
  /** An anytime action, or an answer to a question that one opened. */
  readonly aside: boolean;
  /** The step, if any, in which several seats decide and inside which this was answered. */
  readonly step: SharedStep | undefined;
  /** What came to light. */
  readonly shown: string | undefined;
}

/** A step in which several seats decide at the same time: where it stands on the agenda, and its value. */
interface SharedStep {
  readonly length: number;
  readonly top: string;
}

interface Trace {
  readonly lines: readonly Past[];
  /** The step that is still open. */
  readonly step: SharedStep | undefined;
}

function trace<S extends BaseState, A extends Action, V, E>(
  game: Game<S, A, V, E>,
  record: GameRecord,
): Trace | BadRecord {
  const lines: Past[] = [];
  let step: SharedStep | undefined;
  let base: number | undefined;
  const end = fold(game, record, (before, action, { state, events }, index) => {
    const decisions = game.decisions(before);
    if (!isOpen(step, before)) step = decisions.length > 1 ? sharedStep(before) : undefined;
    const line = game.write(action);
    const answers = decisions.some(one => one.seat === action.seat && one.options.some(a => game.write(a) === line));
    if (!answers) base ??= before.agenda.length;
    const shown = state.shown > before.shown ? whatWasShown(events) : undefined;
    lines.push({ index, seat: action.seat, aside: base !== undefined, step, shown });
    if (base !== undefined && state.agenda.length <= base) base = undefined;
  });
  return isIllegal(end) ? end : { lines, step: isOpen(step, end) ? step : undefined };
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
function fenceIn({ lines, step }: Trace, seat: Seat): Fence | undefined {
  const own = lines.findLastIndex(line => line.seat === seat);
  if (own < 0) return fence('nothing', 0, `${seatLetter(seat)} has nothing to take back`);
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

function takeBack<S extends BaseState, A extends Action, V, E>(
  game: Game<S, A, V, E>,
  record: GameRecord,
  seat: Seat,
): GameRecord | Fence | BadRecord {
  const traced = trace(game, record);
  if (isIllegal(traced)) return traced;
  const fenced = fenceIn(traced, seat);
  if (fenced) return fenced;
  const shorter = append(record, [`${seatLetter(seat)} undo`]);
  const end = replay(game, shorter);
  if (!isIllegal(end)) return shorter;
  return fence('needed', end.line, `line ${end.line} would not be possible without it`);
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
  const result = takeBack(game, record, seat);
  if (isIllegal(result) && !('fence' in result)) throw new Error(`undo: line ${result.line}: ${result.illegal}`);
  return result;
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
    const result = takeBack(game, { ...record, actions: record.actions.slice(0, index) }, seat);
    if (isIllegal(result)) return 'fence' in result ? badRecord(index + 1, result.illegal) : result;
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
