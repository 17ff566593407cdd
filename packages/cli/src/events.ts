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

/** What the fences of undo are, by what was shown or by what stands in the way. */
export const FENCES: Readonly<Record<string, string>> = {
  card: 'a card was revealed',
  tile: 'a tile was drawn',
  draw: 'a card was drawn',
  refill: 'the building board was refilled',
  choice: 'everybody has chosen',
  job: 'a job was revealed',
  deal: 'the tradespeople were dealt anew',
  answered: 'another seat has answered since',
  needed: 'later lines need it',
  nothing: 'there is nothing to take back',
};

/** A fence in plain words. */
export function fenceWords(fence: string): string {
  return FENCES[fence] ?? fence;
}

/** Is an event for one seat only? (Elsewhere `to` is a place.) */
export function isPrivate(event: AnyEvent): boolean {
  return 'to' in event && typeof event.to === 'number';
}

/** An event as a line for people: `B gain food 2 (inn)`; empty for what only matters to undo. */
export function eventLine(event: AnyEvent): string {
  const { kind, seat, source, ...facts } = lettered(event);
  if (kind === 'shown') return '';
  const words = Object.entries(facts).flatMap(([name, value]) => (name === kind ? [value] : flat(name, value)));
  const by = source === undefined ? '' : ` (${source})`;
  return `${seat === undefined ? '' : `${seat} `}${kind}${words.map(word => ` ${word}`).join('')}${by}`;
}

function flat(name: string, value: unknown): string[] {
  if (Array.isArray(value)) return value.length === 0 ? [] : [`${name} ${value.join(', ')}`];
  if (typeof value === 'number') return [`${name} ${value}`];
  if (typeof value !== 'object' || value === null) return [String(value)];
  return Object.entries(value).map(([name, n]) => `${name} ${n}`);
}
