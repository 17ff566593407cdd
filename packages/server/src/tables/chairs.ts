import type { Seat } from '@waldglas/core';
import { type Fault, fault } from '../fault.ts';
import { isSame } from '../secrets.ts';
import { type Chair, FREE, type StoredTable } from '../store/table.ts';

// What people do to the chairs of a table before its game starts, and when they leave it later. Nothing here stores
// anything: each function tells what the table becomes, or why not.

const STARTED = fault('started', 'The game has started.');

/** The bot that stands in for somebody who has left. */
export const STAND_IN = 'journeyman';

/** The seat of a person, if they have one. */
export function seatOfPerson({ chairs }: Pick<StoredTable, 'chairs'>, person: string): Seat | undefined {
  const seat = chairs.findIndex(chair => chair.person === person);
  return seat < 0 || person === '' ? undefined : seat;
}

/** Can anybody take this chair? */
export function isFree({ person, bot }: Chair): boolean {
  return person === '' && bot === '';
}

/** A table that a person has joined; who sits there already stays where they are, and plays themselves again. */
export function join(
  table: StoredTable,
  person: string,
  { invite, seat: wanted }: { readonly invite: string; readonly seat?: Seat },
): StoredTable | Fault {
  const own = seatOfPerson(table, person);
  if (own !== undefined) return table.chairs[own]?.standIn === '' ? table : withStandIn(table, own, '');
  if (!isSame(invite, table.invite)) return fault('forbidden', 'This invitation is not for this table.');
  if (table.status !== 'open') return STARTED;
  const free = table.chairs.flatMap((chair, seat) => (isFree(chair) ? [seat] : []));
  if (wanted !== undefined && wanted >= table.chairs.length)
    return fault('bad-request', '"seat" is a chair of the table.');
  const seat = wanted !== undefined && free.includes(wanted) ? wanted : free[0];
  if (seat === undefined) return fault('full', 'No chair is free.');
  return { ...table, chairs: table.chairs.with(seat, { ...FREE, person }) };
}

/**
 * A table that a person has left: before the start the chair is free, and of whoever made the table the next one takes over;
 * later a bot stands in until they act.
 */
export function leave(table: StoredTable, person: string): StoredTable | Fault {
  const seat = seatOfPerson(table, person);
  if (seat === undefined) return fault('forbidden', 'You do not sit at this table.');
  if (table.status === 'over') return table;
  if (table.status !== 'open') return withStandIn(table, seat, STAND_IN);
  const chairs = table.chairs.with(seat, FREE);
  const heir = chairs.find(chair => chair.person !== '')?.person ?? person;
  return { ...table, chairs, creator: table.creator === person ? heir : table.creator };
}

/** A table whose creator has freed a chair before the start. */
export function freeChair(table: StoredTable, person: string, seat: Seat): StoredTable | Fault {
  if (table.creator !== person) return fault('forbidden', 'Only who made the table can do that.');
  if (table.status !== 'open') return STARTED;
  if (!table.chairs[seat]) return fault('bad-request', '"seat" is a chair of the table.');
  return { ...table, chairs: table.chairs.with(seat, FREE) };
}

/** A table at which a bot plays for a person, or, if none is named, nobody does any more. */
export function withStandIn(table: StoredTable, seat: Seat, standIn: string): StoredTable {
  const chair = table.chairs[seat] ?? FREE;
  return { ...table, chairs: table.chairs.with(seat, { ...chair, standIn }) };
}

/** The chairs with which a game starts: free ones get a bot or are taken away. */
export function chairsToStart({ chairs }: StoredTable, fill: string | undefined): readonly Chair[] {
  return fill === undefined
    ? chairs.filter(chair => !isFree(chair))
    : chairs.map(chair => (isFree(chair) ? { ...FREE, bot: fill } : chair));
}

/** The level of the bot that plays a seat now; nothing if a person does. */
export function botOf(chair: Chair | undefined): string | undefined {
  return chair?.bot || chair?.standIn || undefined;
}

/** May bots play? Once every person has left, the game waits: it must be there when somebody comes back. */
export function botsMayPlay({ chairs }: Pick<StoredTable, 'chairs'>): boolean {
  const people = chairs.filter(({ person }) => person !== '');
  return people.length === 0 || people.some(({ standIn }) => standIn === '');
}
