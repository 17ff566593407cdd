import { type Illegal, illegal, isIllegal } from './illegal.ts';
import { recordedAs, refusal } from './play.ts';
import { quoted } from './reading.ts';
import { type BadRecord, badRecord, type GameRecord, lineOfAction, lineOfHeader, readStart } from './record.ts';
import { type Action, type BaseState, type Game, type Seat, seatOf } from './rules.ts';

/** The indices of the lines that stand: `A undo` cancels A's last one. */
export function live(actions: readonly string[]): readonly number[] | BadRecord {
  const standing = new Map<string, number[]>();
  for (const [index, line] of actions.entries()) {
    const letter = line.slice(0, 1);
    const own = standing.get(letter) ?? [];
    standing.set(letter, own);
    if (undoer(line) === undefined) own.push(index);
    else if (own.pop() === undefined) return badRecord(index + 1, illegal('nothingToTakeBack', letter));
  }
  return [...standing.values()].flat().sort((a, b) => a - b);
}

/** The seat that takes something back with this line. */
export function undoer(line: string): Seat | undefined {
  return line.slice(1) === ' undo' ? seatOf(line.slice(0, 1)) : undefined;
}

/** The state a record begins with, or why there is none. */
export function begin<S extends BaseState, A extends Action, V, E>(
  game: Game<S, A, V, E>,
  record: GameRecord,
): S | Illegal {
  const { rules, edition, fixes, players, options, seed, start, facts } = record;
  if (rules !== game.id) return illegal('otherGame', quoted(rules), game.id);
  if (facts) {
    const admitted = game.admitEdition(facts);
    if (isIllegal(admitted)) return admitted;
    if (admitted !== edition) return illegal('otherFacts', quoted(edition));
  }
  const fault = headFault(game, record);
  if (fault) return fault.why;
  const s = game.setup({ players, options, edition, fixes }, seed);
  if (start === undefined) return s;
  const position = readStart(start);
  return position ? game.fromPosition(s, position) : illegal('startNotJson');
}

/** Long enough for the numbered games of a run with a long seed. */
const LONGEST_SEED = 256;

/** What is wrong with the head of a record, and the header that says it. */
interface HeadFault {
  readonly header: string;
  readonly why: Illegal;
}

function headFault<S extends BaseState, A extends Action, V, E>(
  game: Game<S, A, V, E>,
  { edition, fixes, players, options, seed }: GameRecord,
): HeadFault | undefined {
  const { min, max } = game.players;
  if (!game.edition(edition)) return { header: 'edition', why: illegal('noEdition', quoted(edition)) };
  const unknownFix = fixes.find(fix => !game.fixes.includes(fix));
  if (unknownFix !== undefined) return { header: 'fixes', why: illegal('noFix', quoted(unknownFix)) };
  if (!Number.isInteger(players) || players < min || players > max) {
    return { header: 'players', why: illegal('playersOf', min, max) };
  }
  for (const [name, value] of Object.entries(options)) {
    const why = optionFault(game, name, value);
    if (why) return { header: `option ${name}`, why };
  }
  if (seed.length > LONGEST_SEED) return { header: 'seed', why: illegal('seedTooLong', LONGEST_SEED) };
  return /\p{Cc}/u.test(seed) ? { header: 'seed', why: illegal('seedOneLine') } : undefined;
}

function optionFault<S extends BaseState, A extends Action, V, E>(
  game: Game<S, A, V, E>,
  name: string,
  value: boolean | readonly string[],
): Illegal | undefined {
  const spec = game.options.find(one => one.name === name);
  if (!spec) return illegal('noOption', quoted(name), game.options.map(option => option.name).join(', '));
  if (typeof value === 'boolean') return value && spec.names ? illegal('optionNeedsList', name) : undefined;
  if (!spec.names) return illegal('optionIsSwitch', name);
  const unknown = value.find(thing => !spec.names?.includes(thing));
  return unknown === undefined ? undefined : illegal('optionLacks', name, quoted(unknown));
}

/** The line of a text that what is wrong with its record stands in. */
export function lineOfFault<S extends BaseState, A extends Action, V, E>(
  game: Game<S, A, V, E>,
  record: GameRecord,
  text: string,
  { line }: BadRecord,
): number {
  return line > 0 ? lineOfAction(text, line) : lineOfHeader(text, headFault(game, record)?.header ?? 'start');
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
  const standing = live(actions);
  if (isIllegal(standing)) return standing;
  const begun = begin(game, record);
  if (isIllegal(begun)) return badRecord(0, begun);
  for (const index of standing) {
    const action = game.read(actions[index] ?? '');
    if (isIllegal(action)) return badRecord(index + 1, action);
    const decisions = game.decisions(begun);
    if (!recordedAs(game, begun, action, decisions)) return badRecord(index + 1, refusal(game, action, decisions));
    game.apply(begun, action, emit);
  }
  return begun;
}
