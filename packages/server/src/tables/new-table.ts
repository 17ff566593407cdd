import { type GameRecord, isIllegal, newRecord, readRecord, type Seat, seatLetter, verifying } from '@waldglas/core';
import { admitEdition, recordFactsFault } from '@waldglas/protocol/editions/of-game';
import type { StoredLine } from '@waldglas/table';
import * as z from 'zod';
import { BOT_IDS, loadGame } from '../catalog.ts';
import { type Fault, fault, isFault } from '../fault.ts';
import { randomSeed, randomText } from '../secrets.ts';
import { type Chair, FREE, PACES, type StoredTable } from '../store/table.ts';
import { startClock } from './clock.ts';
import { admitFacts, holdEdition } from './editions-in-use.ts';
import { inPieces } from './pieces.ts';

const SEATS = `"seats" are "me", "open" or bots: ${BOT_IDS.join(', ')}`;

/** Whole games have a tenth of it. */
const LONGEST_RECORD = 300_000;
const MOST_LINES = 5_000;

const flag = (name: string) => z.boolean({ error: `"${name}" is true or false` });

/** How somebody asks for a table. */
export const NEW_TABLE = z.object({
  game: z.string({ error: '"game" is the id of a game' }),
  options: z
    .record(z.string(), z.union([z.boolean(), z.array(z.string())]), { error: '"options" is an object' })
    .default({}),
  edition: z
    .union([z.string(), z.record(z.string(), z.unknown())], { error: '"edition" is a name or a document' })
    .optional(),
  seats: z
    .array(z.enum(['me', 'open', ...BOT_IDS], { error: SEATS }), { error: SEATS })
    .min(1, { error: '"seats" are 1 to 4' })
    .max(4, { error: '"seats" are 1 to 4' }),
  start: z.enum(['full', 'creator'], { error: '"start" is "full" or "creator"' }).default('full'),
  pace: z.enum(PACES, { error: `"pace" is one of ${PACES.join(', ')}` }).default('none'),
  listed: flag('listed').default(false),
  watch: flag('watch').default(true),
  seed: z.string({ error: '"seed" is a string' }).max(200, { error: '"seed" has at most 200 characters' }).optional(),
  record: z
    .string({ error: '"record" is the text of a record' })
    .max(LONGEST_RECORD, { error: `"record" has at most ${LONGEST_RECORD} characters` })
    .optional(),
});

export type NewTable = z.infer<typeof NEW_TABLE>;

/** A table that was made, not started, with the lines of the record that it goes on from. */
interface MadeTable {
  readonly table: StoredTable;
  readonly lines: readonly StoredLine[];
}

/** Makes the table that somebody asks for, or tells why there can be none. Nothing is stored. */
export async function makeTable(asked: NewTable, creator: string, now: number): Promise<MadeTable | Fault> {
  const mine = asked.seats.filter(seat => seat === 'me').length;
  if (mine !== 1) return fault('bad-request', 'exactly one of the "seats" is "me".');
  const record = await (asked.record === undefined ? dealt(asked) : given(asked.record, asked));
  if (isFault(record)) return record;
  const { actions, scores: _, ...head } = record;
  const chairs = asked.seats.map(
    (seat): Chair => (seat === 'me' ? { ...FREE, person: creator } : seat === 'open' ? FREE : { ...FREE, bot: seat }),
  );
  const table: StoredTable = {
    id: randomText(9),
    head,
    status: 'open',
    pace: asked.pace,
    starts: asked.start,
    listed: asked.listed,
    watch: asked.watch,
    knownSeed: asked.seed !== undefined || asked.record !== undefined,
    invite: randomText(16),
    creator,
    created: now,
    updated: now,
    version: 1,
    length: actions.length,
    turn: [],
    clock: startClock(chairs.length, [], now),
    next: '',
    chairs,
  };
  return { table, lines: actions.map(line => ({ line, seat: seatOfLine(line) })) };
}

function seatOfLine(line: string): Seat {
  return [0, 1, 2, 3].find(seat => line.startsWith(seatLetter(seat))) ?? 0;
}

/** The record of a new game. */
async function dealt({ game: id, options, seats, edition, seed }: NewTable): Promise<GameRecord | Fault> {
  const game = await loadGame(id);
  if (isIllegal(game)) return fault('bad-request', game.illegal);
  const named = typeof edition === 'object' ? await admitEdition(game, edition, 'en') : edition;
  if (isIllegal(named)) return fault('bad-request', `the edition is wrong: ${named.illegal}`);
  if (named !== undefined) holdEdition(game, named);
  const record = newRecord(game, {
    players: seats.length,
    options,
    seed: seed ?? randomSeed(),
    ...(named === undefined ? {} : { edition: named }),
  });
  return isIllegal(record) ? fault('bad-request', record.illegal) : record;
}

/** The record of a game that was begun somewhere else. */
async function given(text: string, { game: id, seats }: NewTable): Promise<GameRecord | Fault> {
  const record = readRecord(text);
  if (isIllegal(record)) return fault('bad-request', `line ${record.line} of the record: ${record.illegal}`);
  if (record.rules !== id) return fault('bad-request', `the record is one of ${record.rules}.`);
  if (record.actions.length > MOST_LINES) return fault('too-large', `a record has at most ${MOST_LINES} lines.`);
  if (record.players !== seats.length) return fault('bad-request', `the record has ${record.players} players.`);
  const game = await loadGame(id);
  if (isIllegal(game)) return fault('bad-request', game.illegal);
  const wrong = await recordFactsFault(record, 'en');
  if (wrong) return fault('bad-request', wrong.illegal);
  if (record.facts) admitFacts(game, record.facts);
  const bad = await inPieces(verifying(game, record));
  return bad ? fault('bad-request', `line ${bad.line} of the record: ${bad.illegal}`) : record;
}
