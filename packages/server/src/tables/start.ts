import { isIllegal } from '@waldglas/core';
import type { StoredLine } from '@waldglas/table';
import { loadGame } from '../catalog.ts';
import { type Fault, fault } from '../fault.ts';
import type { StoredTable } from '../store/table.ts';
import { chairsToStart, isFree } from './chairs.ts';
import { startClock } from './clock.ts';
import { openStored } from './opening.ts';

/** The lines that a table has before its game starts: those of the record it goes on from. */
type LinesOf = (id: string) => Promise<readonly StoredLine[]>;

/** A table whose game its creator starts: free chairs get a bot, or are taken away. */
export async function startNow(
  table: StoredTable,
  person: string,
  fill: string | undefined,
  linesOf: LinesOf,
  now: number,
): Promise<StoredTable | Fault> {
  if (table.creator !== person) return fault('forbidden', 'Only who made the table can start it.');
  if (table.status !== 'open') return fault('started', 'The game has started.');
  const chairs = chairsToStart(table, fill);
  if (table.length > 0 && chairs.length !== table.chairs.length)
    return fault('bad-request', 'A game that goes on needs all its chairs: fill them with a bot.');
  return started({ ...table, chairs }, linesOf, now);
}

/** A table that starts by itself if all its chairs are taken. */
export async function startIfFull(table: StoredTable, linesOf: LinesOf, now: number): Promise<StoredTable | Fault> {
  const isReady = table.status === 'open' && table.starts === 'full' && !table.chairs.some(isFree);
  return isReady ? started(table, linesOf, now) : table;
}

async function started(table: StoredTable, linesOf: LinesOf, now: number): Promise<StoredTable | Fault> {
  const head = { ...table.head, players: table.chairs.length };
  const fewer = await wrongWithFewer(head);
  if (fewer) return fewer;
  const { turn } = await openStored(head, await linesOf(table.id));
  const status = turn.length === 0 ? 'over' : 'playing';
  return { ...table, head, status, turn, clock: startClock(head.players, turn, now) };
}

/** Some options need more players than came. */
async function wrongWithFewer({ rules, players, options }: StoredTable['head']): Promise<Fault | undefined> {
  const game = await loadGame(rules);
  if (isIllegal(game)) throw new Error(game.illegal);
  const lonely = game.options.find(({ name, minPlayers = 0 }) => options[name] && players < minPlayers);
  return lonely && fault('bad-request', `the option "${lonely.name}" needs at least ${lonely.minPlayers} players.`);
}
