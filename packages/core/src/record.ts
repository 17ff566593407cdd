import { canonicalJson, type EditionDocument, exchangedId, isExchanged } from './editions.ts';
import { type Illegal, illegal } from './illegal.ts';
import { quoted } from './reading.ts';
import { type Position, type Seed, seatLetter, seatOf, type TableOptions } from './rules.ts';

/** A game as it is kept: how it began and every line since, taken-back ones included. */
export interface GameRecord {
  readonly rules: string;
  readonly edition: string;
  readonly fixes: readonly string[];
  readonly players: number;
  readonly options: TableOptions;
  readonly seed: Seed;
  /** A position, as one line of JSON, that the game starts from instead of the set-up. */
  readonly start?: string;
  readonly actions: readonly string[];
  /** The final points by seat, once the game is over. */
  readonly scores?: readonly number[];
  /** The document of an exchanged edition, so that the game can be replayed everywhere. */
  readonly facts?: EditionDocument;
}

/** What is wrong with a record, and in which line (from 1) of the file or of the actions. */
export interface BadRecord extends Illegal {
  readonly line: number;
}

/** Says what is wrong with a line. */
export function badRecord(line: number, { illegal, complaint }: Illegal): BadRecord {
  return { illegal, complaint, line };
}

const VERSION = 'waldglas 1';
/** The longest text of a record. */
export const LARGEST_RECORD = 5_000_000;
const MEGABYTE = 1_000_000;
/** No game has so many lines, whatever is taken back in it. */
const MOST_ACTIONS = 20_000;

/**
 * A record as text: version, header, an empty line, the actions; once over, an empty line and the scores; with an
 * exchanged edition, an empty line and the facts.
 * Options that are off are left out. Throws if a part cannot stand in one line.
 */
export function writeRecord(record: GameRecord): string {
  const { fixes, options, start, scores, facts } = record;
  const lines = [VERSION, `game ${record.rules}`, `edition ${record.edition}`];
  if (fixes.length > 0) lines.push(`fixes ${fixes.join(' ')}`);
  lines.push(`players ${record.players}`, `seed ${record.seed}`);
  for (const name of Object.keys(options).sort()) {
    const value = options[name];
    if (value === true) lines.push(`option ${name}`);
    else if (value && value.length > 0) lines.push(`option ${name} ${value.join(' ')}`);
  }
  if (start !== undefined) lines.push(`start ${start}`);
  lines.push('');
  for (const action of record.actions) lines.push(action);
  if (scores) lines.push('', ...scores.map((points, seat) => `score ${seatLetter(seat)} ${points}`));
  if (facts) lines.push('', `facts ${canonicalJson(facts)}`);
  const text = `${lines.join('\n')}\n`;
  if (text.includes('\r') || breaksIn(text) !== lines.length) {
    const broken = lines.find(line => /[\r\n]/.test(line));
    throw new Error(`writeRecord: more than one line: ${JSON.stringify(broken)}`);
  }
  return text;
}

function breaksIn(text: string): number {
  let n = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) n++;
  return n;
}

/** The record of a text, or what is wrong in which line of it. Inverse of `writeRecord`; nothing is half loaded. */
export function readRecord(text: string): GameRecord | BadRecord {
  if (text.length > LARGEST_RECORD) return badRecord(1, illegal('textTooLarge', LARGEST_RECORD / MEGABYTE));
  const lines = numbered(text);
  const [version = { line: 1, text: '' }] = lines;
  const controlled = lines.find(line => CONTROL.test(line.text));
  if (controlled) return badRecord(controlled.line, illegal('controlCharacter'));
  if (version.text.trimEnd() !== VERSION) return badRecord(version.line, illegal('firstLine', VERSION));
  const headEnd = emptyFrom(lines, 1);
  const actionsEnd = emptyFrom(lines, headEnd + 1);
  const head = readHead(lines.slice(1, headEnd), lines[headEnd]?.line ?? afterAll(lines));
  if ('illegal' in head) return head;
  const actions = readActions(lines.slice(headEnd + 1, actionsEnd), head.players);
  if ('illegal' in actions) return actions;
  const tail = lines.slice(actionsEnd + 1);
  const last = tail.at(-1);
  const facts = readFacts(last, head.edition, afterAll(lines));
  if (facts && 'illegal' in facts) return facts;
  const record = { ...head, actions, ...(facts ? { facts } : {}) };
  const scored = facts ? tail.slice(0, -1) : tail;
  if (scored.every(({ text }) => text.trim() === '')) return record;
  if (facts && scored.pop()?.text.trim() !== '') return badRecord(last?.line ?? 0, illegal('emptyLineBeforeFacts'));
  const scores = readScores(scored, head.players);
  return 'illegal' in scores ? scores : { ...record, scores };
}

/** The facts in the last line, if there are any; an exchanged edition has to bring them, and no other can. */
function readFacts(last: Line | undefined, edition: string, end: number): EditionDocument | BadRecord | undefined {
  const [, json] = /^facts\s(.*)$/.exec(last?.text ?? '') ?? [];
  if (last === undefined || json === undefined)
    return isExchanged(edition) ? badRecord(end, illegal('factsMissing', edition)) : undefined;
  try {
    const facts: unknown = JSON.parse(json);
    if (typeof facts === 'object' && facts !== null && exchangedId(facts) === edition) return facts as EditionDocument;
    return badRecord(last.line, illegal('otherFacts', edition));
  } catch {
    return badRecord(last.line, illegal('factsNotJson'));
  }
}

interface Line {
  readonly line: number;
  readonly text: string;
}

/** Letters that do something to a terminal. */
const CONTROL = /[^\P{Cc}\t]/u;
/** Some editors begin a file with it. */
const BYTE_ORDER_MARK = '\uFEFF';

/** The lines with their numbers, without comments and without empty lines at the end. */
function numbered(text: string): Line[] {
  const lines: Line[] = [];
  let last = 0;
  const whole = text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text;
  whole.split(/\r?\n/).forEach((one, i) => {
    if (one.startsWith('#')) return;
    lines.push({ line: i + 1, text: one });
    if (one.trim() !== '') last = lines.length;
  });
  return lines.slice(0, last);
}

function emptyFrom(lines: readonly Line[], from: number): number {
  for (let i = from; i < lines.length; i++) if (lines[i]?.text.trim() === '') return i;
  return lines.length;
}

function afterAll(lines: readonly Line[]): number {
  return (lines.at(-1)?.line ?? 0) + 1;
}

type Head = Omit<GameRecord, 'actions' | 'scores'>;

const NEEDED = ['game', 'edition', 'players', 'seed'] as const;

/** `end` is the line that a missing header is missed in. */
function readHead(lines: readonly Line[], end: number): Head | BadRecord {
  const values = new Map<string, string>();
  const options = new Map<string, true | readonly string[]>();
  for (const { line, text } of lines) {
    const [, word = '', rest = ''] = /^(\S*)\s?(.*)$/s.exec(text) ?? [];
    if (word === 'option') {
      const [name = '', ...things] = words(rest);
      if (name === '') return badRecord(line, illegal('missingPart', 'option', 'name'));
      if (options.has(name)) return badRecord(line, illegal('optionTwice', quoted(name)));
      options.set(name, things.length > 0 ? things : true);
      continue;
    }
    const fault = values.has(word) ? illegal('headerTwice', word) : headerFault(word, rest);
    if (fault) return badRecord(line, fault);
    values.set(word, word === 'seed' ? rest : rest.trim());
  }
  const missing = NEEDED.find(word => !values.has(word));
  if (missing !== undefined) return badRecord(end, illegal('headerMissing', missing));
  const start = values.get('start');
  return {
    rules: values.get('game') ?? '',
    edition: values.get('edition') ?? '',
    fixes: words(values.get('fixes') ?? ''),
    players: Number(values.get('players')),
    options: Object.fromEntries(options),
    seed: values.get('seed') ?? '',
    ...(start === undefined ? {} : { start }),
  };
}

function headerFault(word: string, rest: string): Illegal | undefined {
  switch (word) {
    case 'game':
    case 'edition':
      return words(rest).length === 1 ? undefined : illegal('oneWord', word);
    case 'fixes':
      return words(rest).length > 0 ? undefined : illegal('namesNothing', word);
    case 'players':
      return /^[1-4]$/.test(rest.trim()) ? undefined : illegal('playersBetween', 1, 4);
    case 'seed':
      return undefined;
    case 'start':
      return readStart(rest) ? undefined : illegal('startNotJson');
    default:
      return illegal('noHeader', quoted(word));
  }
}

/** The position in a line of JSON, if it is one. */
export function readStart(json: string): Position | undefined {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Position) : undefined;
  } catch {
    return undefined;
  }
}

function readActions(lines: readonly Line[], players: number): string[] | BadRecord {
  const actions: string[] = [];
  const tooMany = lines[MOST_ACTIONS];
  if (tooMany) return badRecord(tooMany.line, illegal('mostActions', MOST_ACTIONS));
  for (const { line, text } of lines) {
    const parts = words(text);
    const [letter = '', verb] = parts;
    const seat = seatOf(letter);
    if (seat === undefined) return badRecord(line, illegal('noLineStart', quoted(letter)));
    if (seat >= players) return badRecord(line, illegal('noSeatOf', letter, players));
    if (verb === undefined) return badRecord(line, illegal('missingVerb'));
    actions.push(parts.join(' '));
  }
  return actions;
}

function readScores(lines: readonly Line[], players: number): number[] | BadRecord {
  const scores: number[] = [];
  for (const { line, text } of lines) {
    const [word = '', letter, points = '', ...more] = words(text);
    if (scores.length === players) return badRecord(line, illegal('textAfterScores'));
    const due = seatLetter(scores.length);
    if (word !== 'score') return badRecord(line, illegal('noScore', quoted(text.trim())));
    if (letter !== due) return badRecord(line, illegal('scoreDue', due));
    if (more.length > 0 || !/^-?\d+(\.\d+)?$/.test(points)) {
      return badRecord(line, illegal('noPoints', quoted([points, ...more].join(' '))));
    }
    scores.push(Number(points));
  }
  const missing = seatLetter(scores.length);
  return scores.length === players ? scores : badRecord(afterAll(lines), illegal('scoreMissing', missing));
}

function words(text: string): string[] {
  return text.split(/\s+/).filter(word => word !== '');
}

/** The line of a text that holds a header, named by its first words; the first line if none does. */
export function lineOfHeader(text: string, header: string): number {
  const wanted = words(header);
  const lines = text.split(/\r?\n/);
  const at = lines.findIndex(line => wanted.every((word, i) => words(line)[i] === word));
  return at < 0 ? 1 : at + 1;
}

/** The line of a file that holds its n-th action, from 1; the first line for the set-up, the scores after the last. */
export function lineOfAction(text: string, n: number): number {
  if (n === 0) return 1;
  let empty = 0;
  let actions = 0;
  for (const [i, line] of text.split(/\r?\n/).entries()) {
    if (line.startsWith('#')) continue;
    if (line.trim() === '') empty += 1;
    else if (empty > 0) actions += 1;
    if (actions === n) return i + 1;
  }
  return 1;
}
