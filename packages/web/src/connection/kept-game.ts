import { isIllegal, readRecord } from '@waldglas/core';
import type { KeptGame, TableSeat } from './connection.ts';

/** Everybody who can sit at a table of this browser. */
export const SEAT_KINDS: readonly TableSeat['kind'][] = ['human', 'random', 'apprentice', 'journeyman'];

/** Is this who sits on a seat? */
export function isTableSeat(value: unknown): value is TableSeat {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, name } = value as Partial<Record<keyof TableSeat, unknown>>;
  return typeof name === 'string' && SEAT_KINDS.some(one => one === kind);
}

/**
 * A game as the browser gave it back, whoever wrote it: once its seats had another name, and one without seats gets a
 * person and bots. Nothing if it is no game: it hides no other one.
 */
export function readKept(value: unknown): KeptGame | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { sittings, seats: named, ...rest } = value as Readonly<Record<string, unknown>>;
  const { id, game, record, updated, over, period } = rest;
  if (typeof id !== 'string' || typeof game !== 'string' || typeof record !== 'string') return undefined;
  const seats = seatsOf(named ?? sittings, record);
  if (!seats) return undefined;
  return {
    id,
    game,
    seats,
    record,
    updated: typeof updated === 'number' ? updated : 0,
    over: over === true,
    ...(typeof period === 'number' ? { period } : {}),
  };
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
