import { type Illegal, illegal } from './illegal.ts';
import { type Position, type Seat, seatOf } from './rules.ts';

/** Stops the reading of a position. Never leaves `orIllegal`. */
class Impossible extends Error {}

/** Gives up reading, with the reason. */
export function impossible(reason: string): never {
  throw new Impossible(reason);
}

/** What `reading` returns, or the reason why it gave up. */
export function orIllegal<T>(reading: () => T): T | Illegal {
  try {
    return reading();
  } catch (error) {
    if (error instanceof Impossible) return illegal(error.message);
    throw error;
  }
}

/** The object at a key; empty if the key is missing. */
export function objectAt(part: Position, key: string): Position {
  const value = part[key];
  if (value === undefined) return {};
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject ? (value as Position) : impossible(`"${key}" is no object`);
}

/** The whole number at a key, within its limits. */
export function wholeAt(part: Position, key: string, otherwise: number, least: number, most: number): number {
  const value = part[key] ?? otherwise;
  const whole = typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
  return whole ? value : impossible(`"${key}" is a whole number from ${least} to ${most}`);
}

/** The seat at a key, at a table of so many. */
export function seatAt(part: Position, key: string, otherwise: Seat, players: number): Seat {
  if (part[key] === undefined) return otherwise;
  const seat = seatOf(String(part[key]));
  return seat !== undefined && seat < players ? seat : impossible(`"${key}" is no seat at this table`);
}

/** The yes or no at a key. */
export function flagAt(part: Position, key: string, otherwise: boolean): boolean {
  const value = part[key] ?? otherwise;
  return typeof value === 'boolean' ? value : impossible(`"${key}" is true or false`);
}

/** Refuses what is written wrongly, rather than passing it over. */
export function onlyKeys(part: Position, keys: readonly string[], where: string): void {
  for (const key of Object.keys(part)) if (!keys.includes(key)) impossible(`${where} has no "${key}"`);
}

/** The parts of the seats by letter, all of them at this table. */
export function seatsIn(part: Position, players: number): Position {
  const seats = objectAt(part, 'seats');
  for (const letter of Object.keys(seats)) {
    if ((seatOf(letter) ?? players) >= players) impossible(`there is no seat "${letter}"`);
  }
  return seats;
}
