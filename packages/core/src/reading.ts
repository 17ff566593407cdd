import type { ComplaintDetails, ComplaintKind } from './complaint.ts';
import { type Illegal, illegal } from './illegal.ts';
import { type Position, type Seat, seatOf } from './rules.ts';

/** Stops the reading of a position. Never leaves `orIllegal`. */
class Impossible extends Error {
  readonly why: Illegal;
  constructor(why: Illegal) {
    super(why.illegal);
    this.why = why;
  }
}

/** Gives up reading, with the reason. */
export function impossible<K extends ComplaintKind>(what: K, ...details: ComplaintDetails<K>): never {
  throw new Impossible(illegal(what, ...details));
}

/** What `reading` returns, or the reason why it gave up. */
export function orIllegal<T>(reading: () => T): T | Illegal {
  try {
    return reading();
  } catch (error) {
    if (error instanceof Impossible) return error.why;
    throw error;
  }
}

/** The object at a key; empty if the key is missing. */
export function objectAt(part: Position, key: string): Position {
  const value = ownAt(part, key);
  if (value === undefined) return {};
  return isObject(value) ? value : impossible('noObject', key);
}

/** What somebody gave at a key; never what every object has by itself. */
export function ownAt(part: Position, key: string): unknown {
  return Object.hasOwn(part, key) ? part[key] : undefined;
}

/** Is it an object, not a list? */
export function isObject(value: unknown): value is Position {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** So much of what somebody gave is repeated in an answer. */
const REPEATED = 40;

/** What somebody gave, for a sentence: short, and without letters that do something. */
export function quoted(value: unknown): string {
  if (Array.isArray(value)) return '[...]';
  if (isObject(value)) return '{...}';
  const letters = Array.from(String(value).slice(0, REPEATED + 1));
  const clean = letters.map(letter => (/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(letter) ? '?' : letter)).join('');
  return `"${String(value).length > REPEATED ? `${clean.slice(0, REPEATED)}...` : clean}"`;
}

/** The whole number at a key, within its limits. */
export function wholeAt(part: Position, key: string, otherwise: number, least: number, most: number): number {
  const value = ownAt(part, key) ?? otherwise;
  const whole = typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
  return whole ? value : impossible('wholeBetween', key, least, most);
}

/** The seat at a key, at a table of so many. */
export function seatAt(part: Position, key: string, otherwise: Seat, players: number): Seat {
  const letter = ownAt(part, key);
  if (letter === undefined) return otherwise;
  const seat = typeof letter === 'string' ? seatOf(letter) : undefined;
  return seat !== undefined && seat < players ? seat : impossible('noSeatHere', key);
}

/** The yes or no at a key. */
export function flagAt(part: Position, key: string, otherwise: boolean): boolean {
  const value = ownAt(part, key) ?? otherwise;
  return typeof value === 'boolean' ? value : impossible('noSwitch', key);
}

/** Refuses what is written wrongly, rather than passing it over. */
export function onlyKeys(part: Position, keys: readonly string[], field: string): void {
  for (const key of Object.keys(part)) if (!keys.includes(key)) impossible('hasNo', field, quoted(key));
}

/** The parts of the seats by letter, all of them at this table. */
export function seatsIn(part: Position, players: number): Position {
  const seats = objectAt(part, 'seats');
  for (const letter of Object.keys(seats)) {
    if ((seatOf(letter) ?? players) >= players) impossible('noSeat', quoted(letter));
  }
  return seats;
}

/** The first thing that a list has twice. */
export function repeatedIn<T>(list: readonly T[]): T | undefined {
  return list.find((one, i) => list.indexOf(one) < i);
}
