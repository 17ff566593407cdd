import { type Seat, seatLetter } from '@waldglas/core';
import { PROTOCOL, type Shot, writeShot } from '@waldglas/protocol';
import type { AnyTable } from '@waldglas/table';
import type { SeatJson, TableJson } from '../tables/table-json.ts';

// Every message about a table that goes to a seat or to a spectator is built here. What is handed in is what they may
// know: a view with filtered events, and what everybody knows of the table.

/** What a seat may know of a running game: all that messages are built from. */
type Snapshot = Parameters<typeof writeShot>[0];

/** A word, as it is sent. */
export interface ChatJson {
  readonly n: number;
  readonly seat?: string;
  readonly name: string;
  readonly text: string;
  readonly at: number;
}

/** The running game as a seat or a spectator may know it; seats have their points and who sits there. */
function shotJson(snapshot: Snapshot, write: AnyTable['game']['write'], people: readonly SeatJson[]): Shot {
  const shot = writeShot(snapshot, write);
  return { ...shot, seats: shot.seats.map((seat, i) => ({ ...people[i], ...seat })) };
}

/** What is behind a message about the running game. */
export interface Told {
  readonly snapshot: Snapshot;
  readonly write: AnyTable['game']['write'];
  readonly people: readonly SeatJson[];
  readonly clock?: TableJson['clock'];
}

/** The running game, in an answer; with whoever thinks now their clock goes. */
export function shotMessage({ snapshot, write, people, clock }: Told) {
  return { ...shotJson(snapshot, write, people), ...(clock === undefined ? {} : { clock }) };
}

/** The first message of a socket. */
export function helloMessage(
  table: TableJson,
  seat: Seat | undefined,
  facts: unknown,
  chat: readonly ChatJson[],
  told: Told | undefined,
) {
  return {
    push: 'hello',
    protocol: PROTOCOL,
    table,
    seat: seat === undefined ? null : seatLetter(seat),
    ...(facts === undefined ? {} : { facts }),
    chat,
    ...(told ? shotMessage(told) : {}),
  };
}

/** Something has happened in the game. */
export function tableMessage(told: Told) {
  return { push: 'table', ...shotMessage(told) };
}

/** Something has changed at the table: who sits there, who is here, whether it has started. */
export function seatsMessage(table: TableJson) {
  return { push: 'seats', ...table };
}

/** Somebody has said something. */
export function chatMessage(chat: ChatJson) {
  return { push: 'chat', ...chat };
}

export const BEAT = { push: 'beat' };
