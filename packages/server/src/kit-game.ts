import { below, isIllegal, newRecord, type Rng, rngFrom, type TableSetup, writeRecord } from '@waldglas/core';
import { glassRoad } from '@waldglas/glass-road';
import { openTable } from '@waldglas/table';
import type { Guest, Json, Seated, TestServer } from './kit.ts';
import { guest } from './kit.ts';

/** A table of people, each with a socket. */
interface Party {
  readonly table: string;
  readonly guests: readonly Guest[];
  readonly seats: readonly Seated[];
}

/** Some people at one table whose game has started. */
export async function party(server: TestServer, names: readonly string[], more: object = {}): Promise<Party> {
  const guests = await Promise.all(names.map(name => guest(server.address, name)));
  const [host, ...others] = guests;
  if (!host) throw new Error('nobody came');
  const seats = names.map((_, i) => (i === 0 ? 'me' : 'open'));
  const { body } = await host.post('/api/tables', { game: 'glass-road', seats, ...more });
  const table = String(body.table);
  for (const other of others) await other.post(`/api/tables/${table}/join`, { invite: body.invite });
  return { table, guests, seats: await Promise.all(guests.map(one => one.sit(table))) };
}

/** The record of a random game of so many lines, some of them taken back. */
export function randomRecord(setup: TableSetup, lines: number): string {
  const record = newRecord(glassRoad, { ...setup, seed: 'long' });
  const table = isIllegal(record) ? record : openTable(glassRoad, record);
  if (isIllegal(table)) throw new Error(table.illegal);
  const rng = rngFrom('long');
  while (table.length < lines) {
    const [seat] = table.turn;
    const options = seat === undefined ? [] : (table.snapshot(seat).decision?.options ?? []);
    const action = options[below(rng, options.length)];
    if (seat === undefined || !action) break;
    table.append([{ line: glassRoad.write(action), seat }]);
    const back = below(rng, 4) === 0 ? table.proposeUndo(seat, 1) : undefined;
    if (back && !isIllegal(back)) table.append(back.lines);
  }
  return writeRecord(table.record());
}

interface Question {
  readonly options: readonly { readonly action: string }[];
}

/** The lines that somebody who does not think would send: one answer; a hand as a whole. */
export function anyAnswer(decisions: unknown, rng: Rng): string[] {
  const [question] = decisions as readonly Question[];
  if (!question) return [];
  const { options } = question;
  return [options[below(rng, options.length)]?.action ?? ''];
}

/** Plays until the game is over, or somebody finds that it is enough: whoever is asked answers anything. */
export async function playOn(seats: readonly Seated[], seed: string, done: () => boolean = () => false): Promise<void> {
  // nobody goes on waiting for a turn that does not come any more
  let stop = () => {};
  const stopped = new Promise<undefined>(resolve => {
    stop = () => resolve(undefined);
  });
  await Promise.all(
    seats.map(async (seat, i) => {
      const rng = rngFrom(`${seed} ${i}`);
      while (!done()) {
        const asked: Json | undefined = await Promise.race([seat.ask({ do: 'options', wait: true }), stopped]);
        if (!asked || asked.over) return;
        const lines = anyAnswer(asked.decisions, rng);
        if (lines.length === 0) continue;
        const answer = await seat.ask({ do: 'act', actions: lines, seen: asked.length });
        if (!answer.ok && answer.code !== 'stale' && answer.code !== 'illegal') throw new Error(JSON.stringify(answer));
      }
      stop();
    }),
  );
}
