import { seatLetter } from '@waldglas/core';
import type { AnyEvent } from './catalog.ts';

/** The fields of events that hold seats. */
const SEATS = new Set(['seat', 'seats', 'joined', 'goblet', 'to']);

/** An event as others read it: seats are letters. */
export function lettered(event: AnyEvent): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(event).map(([name, value]) => [name, SEATS.has(name) ? letters(value) : value]),
  );
}

function letters(value: unknown): unknown {
  if (typeof value === 'number') return seatLetter(value);
  return Array.isArray(value) ? value.map(letters) : value;
}

/** Is an event for one seat only? (Elsewhere `to` is a place.) */
export function isPrivate(event: AnyEvent): boolean {
  return 'to' in event && typeof event.to === 'number';
}
