import { LEVEL_IDS } from '@waldglas/bots/level-ids';
import { isIllegal, readRecord } from '@waldglas/core';
import type { HowFar, KeptGame, TableSeat } from './connection.ts';

/** Everybody who can sit at a table of this browser. */
const SEAT_KINDS: readonly TableSeat['kind'][] = ['human', ...LEVEL_IDS];

/** Is this who sits on a seat? */
export function isTableSeat(value: unknown): value is TableSeat {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, name } = value as Partial<Record<keyof TableSeat, unknown>>;
  return typeof name === 'string' && SEAT_KINDS.some(one => one === kind);
}

/**
 * A game as the browser gave it back, whoever wrote it: once its seats had another name and every game had periods, and
 * one without seats gets a person and bots. Nothing if it is no game: it hides no other one.
 */
export function readKept(value: unknown): KeptGame | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { sittings, seats: named, ...rest } = value as Readonly<Record<string, unknown>>;
  const { id, game, record, updated, acted, points, over, howFar, period } = rest;
  if (typeof id !== 'string' || typeof game !== 'string' || typeof record !== 'string') return undefined;
  const seats = seatsOf(named ?? sittings, record);
  if (!seats) return undefined;
  return {
    id,
    game,
    seats,
    record,
    updated: typeof updated === 'number' ? updated : 0,
    ...(typeof acted === 'number' && { acted }),
    ...(isNumbers(points) && { points }),
    over: over === true,
    ...howFarOf(howFar, period),
  };
}

const isNumbers = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.every(one => typeof one === 'number');

function howFarOf(given: unknown, period: unknown): { readonly howFar?: HowFar } {
  if (typeof period === 'number') return { howFar: { unit: 'period', n: period } };
  if (typeof given !== 'object' || given === null) return {};
  const { unit, n } = given as Partial<Record<keyof HowFar, unknown>>;
  return typeof unit === 'string' && typeof n === 'number' ? { howFar: { unit, n } } : {};
}

function seatsOf(given: unknown, text: string): readonly TableSeat[] | undefined {
  if (Array.isArray(given) && given.length > 0 && given.every(isTableSeat)) return given;
  const record = readRecord(text);
  if (isIllegal(record)) return undefined;
  return Array.from({ length: record.players }, (_, seat) => ({
    kind: seat === 0 ? 'human' : 'apprentice',
    name: String.fromCharCode('A'.charCodeAt(0) + seat),
  }));
}
