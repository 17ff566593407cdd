import { type Action, type AnyEvent, type Score, type Seat, seatLetter, seatOf } from '@waldglas/core';
import type { AnySnapshot, AnyTable } from '@waldglas/table';
import { type AnySpeech, plain } from '@waldglas/text';

/** The fields of events that hold seats. */
const SEATS = new Set(['seat', 'seats', 'joined', 'goblet', 'to']);

/** An event as others read it: seats are letters. */
export function lettered(event: AnyEvent): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(event).map(([name, value]) => [name, SEATS.has(name) ? letters(value) : value]),
  );
}

/** The event that was written so. */
export function unlettered(event: Readonly<Record<string, unknown>>): AnyEvent {
  return Object.fromEntries(
    Object.entries(event).map(([name, value]) => [name, SEATS.has(name) ? seats(value) : value]),
  ) as unknown as AnyEvent;
}

function seats(value: unknown): unknown {
  if (typeof value === 'string') return seatOf(value) ?? value;
  return Array.isArray(value) ? value.map(seats) : value;
}

function letters(value: unknown): unknown {
  if (typeof value === 'number') return seatLetter(value);
  return Array.isArray(value) ? value.map(letters) : value;
}

/** Scores as others read them; before the end the winners are the seats that lead. */
export function scoreSheet(scores: readonly Score[], final: boolean) {
  const best = Math.max(...scores.map(({ points }) => points));
  const winners = scores.filter(one => (final ? one.winner : one.points === best)).map(({ seat }) => seatLetter(seat));
  const seats = scores.map(({ seat, points, items }) => ({ seat: seatLetter(seat), points, items }));
  return { final, winners, seats };
}

/** The question of a seat as others read it, every answer with its words. */
export function writtenDecision(table: AnyTable, { view, decision }: AnySnapshot, speech: AnySpeech) {
  if (!decision) return [];
  const { seat, options, ask } = decision;
  const { what, rule, source } = ask;
  const asked = { seat: seatLetter(seat), ask: what, rule, ...(source === undefined ? {} : { source }) };
  const words = plain(speech.question(view, decision));
  return [{ ...asked, words, options: writtenActions(table, view, options, speech) }];
}

/** Actions as lines with their words. */
export function writtenActions(table: AnyTable, view: unknown, actions: readonly Action[], speech: AnySpeech) {
  return actions.map(action => ({ action: table.game.write(action), words: plain(speech.option(view, action)) }));
}

/** The seats of a table, from A on. */
export function seatsOf({ head }: AnyTable): Seat[] {
  return Array.from({ length: head.players }, (_, seat) => seat);
}
