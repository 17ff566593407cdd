import { seatLetter, seatOf, writeRecord } from '@waldglas/core';
import * as z from 'zod';
import { BOT_IDS } from '../catalog.ts';
import { type Fault, fault, isFault, NO_TABLE } from '../fault.ts';
import type { Parts } from '../parts.ts';
import type { StoredTable } from '../store/table.ts';
import { freeChair, join, leave, STAND_IN, seatOfPerson, withStandIn } from '../tables/chairs.ts';
import { isIdle, pause, resume } from '../tables/clock.ts';
import { makeTable, NEW_TABLE } from '../tables/new-table.ts';
import type { ServedTable } from '../tables/served-table.ts';
import { startIfFull, startNow } from '../tables/start.ts';
import { type Answer, type Call, endpoint } from './endpoint.ts';
import { MUTED } from './people.ts';

const seat = z.enum(['A', 'B', 'C', 'D'], { error: '"seat" is A, B, C or D' });
const OK: Answer = { status: 200, json: { ok: true } };

/** The table of an address, if this person may see it. */
async function seenTable({ parts, id, person }: Pick<Call<unknown>, 'parts' | 'id' | 'person'>) {
  const table = await parts.served.open(id);
  if (!table) return NO_TABLE;
  return maySee(table, person.id) ? table : fault('forbidden', 'Only who sits at this table may look at it.');
}

/** Who sits there, and others if the table may be watched. */
export function maySee({ stored }: ServedTable, person: string): boolean {
  return stored.watch || stored.status === 'open' || seatOfPerson(stored, person) !== undefined;
}

/** Does something to the table of an address. */
async function changed(
  call: Call<unknown>,
  decide: (table: StoredTable) => StoredTable | Fault | Promise<StoredTable | Fault>,
  answer: (table: StoredTable) => Answer = () => OK,
): Promise<Answer | Fault> {
  const table = await seenTable(call);
  if (isFault(table)) return table;
  const stored = await table.change(decide);
  return isFault(stored) ? stored : answer(stored);
}

/** Makes a table, and starts it at once if nobody is waited for. */
async function created({ parts, person }: Pick<Call<unknown>, 'parts' | 'person'>, asked: z.infer<typeof NEW_TABLE>) {
  const { host, served } = parts;
  const made = await makeTable(asked, person.id, host.now());
  if (isFault(made)) return made;
  await host.tables.add(made.table, made.lines);
  const table = await served.open(made.table.id);
  const stored = await table?.change(one => startIfFull(one, linesOf(parts), host.now()));
  return isFault(stored) ? stored : made.table;
}

function linesOf({ host }: Parts) {
  return (id: string) => host.tables.lines(id, 0);
}

/** What whoever made a table is told. */
function createdJson(table: StoredTable, person: string) {
  const mine = seatOfPerson(table, person);
  return { table: table.id, invite: table.invite, seat: seatLetter(mine ?? 0) };
}

/** Tables: made, joined, started, left, played again. */
export const TABLES = [
  endpoint({
    method: 'POST',
    path: '/api/tables',
    about: 'Makes a table.',
    body: NEW_TABLE,
    status: 201,
    strict: true,
    async answer(call) {
      const table = await created(call, call.body);
      return isFault(table) ? table : { status: 201, json: createdJson(table, call.person.id) };
    },
  }),
  endpoint({
    method: 'GET',
    path: '/api/tables',
    about: 'My tables (`?mine`), or the open ones that everybody may see (`?open`).',
    status: 200,
    async answer({ parts: { host, served }, person, query }) {
      const found = 'open' in query ? await host.tables.listed() : await host.tables.of(person.id);
      const names = await host.tables.names(found.flatMap(({ chairs }) => chairs.map(chair => chair.person)));
      const json = found.map(table => served.describe(table, person.id, names));
      return { status: 200, json: { tables: json } };
    },
  }),
  endpoint({
    method: 'GET',
    path: '/api/tables/{id}',
    about: 'What everybody may know of a table.',
    status: 200,
    async answer(call) {
      const table = await seenTable(call);
      return isFault(table) ? table : { status: 200, json: table.json(call.person.id) };
    },
  }),
  endpoint({
    method: 'POST',
    path: '/api/tables/{id}/join',
    about: 'Takes a chair; who has one keeps it, and a bot that stands in there goes.',
    body: z.object({
      invite: z.string({ error: '"invite" is the secret of the table' }).max(100),
      seat: seat.optional(),
    }),
    status: 200,
    strict: true,
    answer(call) {
      const { parts, person, body } = call;
      const wanted = body.seat === undefined ? undefined : seatOf(body.seat);
      return changed(
        call,
        async table => {
          const joined = join(table, person.id, {
            invite: body.invite,
            ...(wanted === undefined ? {} : { seat: wanted }),
          });
          const isNew = seatOfPerson(table, person.id) === undefined;
          return isFault(joined) || !isNew ? joined : startIfFull(joined, linesOf(parts), parts.host.now());
        },
        table => ({ status: 200, json: { seat: seatLetter(seatOfPerson(table, person.id) ?? 0) } }),
      );
    },
  }),
  endpoint({
    method: 'POST',
    path: '/api/tables/{id}/start',
    about: 'Its creator starts the game: open chairs get a bot, or are taken away.',
    body: z.object({
      fill: z.enum(BOT_IDS as [string], { error: `"fill" is a bot: ${BOT_IDS.join(', ')}` }).optional(),
    }),
    status: 200,
    answer(call) {
      const { parts, person, body } = call;
      return changed(call, table => startNow(table, person.id, body.fill, linesOf(parts), parts.host.now()));
    },
  }),
  endpoint({
    method: 'POST',
    path: '/api/tables/{id}/leave',
    about: 'Before the start the chair is open again; later a bot stands in until the person acts.',
    body: z.object({}),
    status: 200,
    answer: call => changed(call, table => leave(table, call.person.id)),
  }),
  endpoint({
    method: 'POST',
    path: '/api/tables/{id}/free',
    about: 'Its creator frees a chair before the start.',
    body: z.object({ seat }),
    status: 200,
    answer: call => changed(call, table => freeChair(table, call.person.id, seatOf(call.body.seat) ?? 0)),
  }),
  endpoint({
    method: 'POST',
    path: '/api/tables/{id}/stand-in',
    about: 'Lets a bot stand in for somebody who is idle, until they act.',
    body: z.object({ seat }),
    status: 200,
    answer(call) {
      const { parts, person, body } = call;
      return changed(call, table => standIn(table, person.id, seatOf(body.seat) ?? 0, parts.host.now()));
    },
  }),
  endpoint({
    method: 'POST',
    path: '/api/tables/{id}/mute',
    about: 'Hides what the person of a seat says from me, at every table, or shows it again.',
    body: z.object({ seat, muted: MUTED }),
    status: 200,
    async answer(call) {
      const { parts, person, body } = call;
      const table = await seenTable(call);
      if (isFault(table)) return table;
      const other = table.stored.chairs[seatOf(body.seat) ?? 0]?.person ?? '';
      if (other === '' || other === person.id) return fault('bad-request', 'Nobody else sits there.');
      await parts.host.people.mute(person.id, other, body.muted);
      return OK;
    },
  }),
  endpoint({
    method: 'POST',
    path: '/api/tables/{id}/pause',
    about: 'Stops the clock, or lets it go on.',
    body: z.object({ paused: z.boolean({ error: '"paused" is true or false' }) }),
    status: 200,
    answer(call) {
      const { parts, person, body } = call;
      return changed(call, table => {
        if (seatOfPerson(table, person.id) === undefined) return fault('forbidden', 'You do not sit at this table.');
        if (table.status !== 'playing') return fault('not-started', 'No game is being played.');
        const now = parts.host.now();
        return { ...table, clock: body.paused ? pause(table.clock, now) : resume(table.clock, now) };
      });
    },
  }),
  endpoint({
    method: 'POST',
    path: '/api/tables/{id}/rematch',
    about: 'The same people once more; asked twice, the same table.',
    body: z.object({}),
    status: 201,
    answer: rematch,
  }),
  endpoint({
    method: 'GET',
    path: '/api/tables/{id}/record',
    about: 'The record, once the game is over.',
    status: 200,
    async answer(call) {
      const table = await seenTable(call);
      if (isFault(table)) return table;
      if (table.stored.status !== 'over' || !table.live)
        return fault('forbidden', 'The record is told once the game is over.');
      return { status: 200, text: writeRecord(table.live.record()) };
    },
  }),
];

function standIn(table: StoredTable, person: string, seatAsked: number, now: number): StoredTable | Fault {
  if (seatOfPerson(table, person) === undefined) return fault('forbidden', 'You do not sit at this table.');
  if (table.status !== 'playing') return fault('not-started', 'No game is being played.');
  const chair = table.chairs[seatAsked];
  if (!chair || chair.person === '') return fault('bad-request', 'Nobody sits there.');
  if (chair.standIn !== '') return table;
  if (!isIdle(table.clock, table.pace, seatAsked, now)) return fault('forbidden', 'They have not been idle for long.');
  return withStandIn(table, seatAsked, STAND_IN);
}

async function rematch(call: Call<unknown>): Promise<Answer | Fault> {
  const { parts, person } = call;
  const { host, served } = parts;
  const table = await seenTable(call);
  if (isFault(table)) return table;
  const { stored } = table;
  if (seatOfPerson(stored, person.id) === undefined) return fault('forbidden', 'You do not sit at this table.');
  if (stored.status !== 'over') return fault('not-started', 'The game is not over yet.');
  if (stored.next === '') await offerRematch(parts, table, person.id);
  const next = await served.open(table.stored.next);
  if (!next) return NO_TABLE;
  const wanted = seatOfPerson(stored, person.id) ?? 0;
  const joined = await next.change(async one => {
    const sitting = join(one, person.id, { invite: one.invite, seat: wanted });
    // who asked first sits there already; with bots alone nobody is waited for
    return isFault(sitting) ? sitting : startIfFull(sitting, linesOf(parts), host.now());
  });
  return isFault(joined) ? joined : { status: 201, json: createdJson(joined, person.id) };
}

/** Makes the table of the next game: bots keep their chairs, people take theirs when they want to play again. */
async function offerRematch({ host }: Parts, table: ServedTable, person: string): Promise<void> {
  const { head, chairs, pace, listed, watch } = table.stored;
  const asked = NEW_TABLE.parse({
    game: head.rules,
    options: head.options,
    edition: head.facts ?? head.edition,
    seats: chairs.map(chair => (chair.person === person ? 'me' : chair.bot || 'open')),
    pace,
    listed,
    watch,
  });
  const made = await makeTable(asked, person, host.now());
  if (isFault(made)) throw new Error(made.error);
  await host.tables.add(made.table, []);
  const changedTable = await table.change(one => (one.next === '' ? { ...one, next: made.table.id } : one));
  const isOurs = !isFault(changedTable) && changedTable.next === made.table.id;
  // somebody else has asked at the same moment
  if (!isOurs) await host.tables.remove(made.table.id);
}
