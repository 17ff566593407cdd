import { below, isIllegal, rngFrom } from '@waldglas/core';
import { type Guest, guest, guestOf, type Json, type Seated } from './kit.ts';
import { anyAnswer } from './kit-game.ts';
import { type ServerProcess, startProcess } from './kit-process.ts';
import { connect, type Place } from './store/connect.ts';
import { tableStore } from './store/tables.ts';

/** What was found after a server was killed again and again. */
interface KillResult {
  readonly kills: number;
  /** Lines whose storing was acknowledged. */
  readonly acknowledged: number;
  /** Of those, the ones that are not where they were said to be. */
  readonly missing: readonly string[];
  /** Keys under which more was stored than one move. */
  readonly doubled: readonly string[];
}

interface Move {
  readonly key: string;
  readonly line: string;
  readonly seen: number;
}

interface Player {
  readonly token: string;
  /** A move that was sent and not answered. */
  open: Move | undefined;
}

/** The longest that a server lives, in milliseconds of play. */
const LONGEST_LIFE = 400;

/** Two people play through sockets; the server is killed at random moments and started again. */
export async function killAgainAndAgain(place: Place, kills: number, seed: string): Promise<KillResult> {
  const rng = rngFrom(seed);
  const acknowledged: (Move & { readonly table: string; readonly length: number })[] = [];
  let keys = 0;
  let table = '';
  const players: Player[] = [];

  async function newGame(address: string): Promise<void> {
    const guests: Guest[] = await Promise.all(['Ann', 'Ben'].map(name => guest(address, name)));
    const [ann, ben] = guests;
    const made = await ann?.post('/api/tables', { game: 'glass-road', seats: ['me', 'open'] });
    table = String(made?.body.table);
    await ben?.post(`/api/tables/${table}/join`, { invite: made?.body.invite });
    players.splice(0, players.length, ...guests.map(({ token }) => ({ token, open: undefined })));
  }

  /** Sends a move, a new one or the one that was not answered; what is acknowledged is noted. */
  async function playOne(player: Player, seat: Seated): Promise<boolean> {
    if (!player.open) {
      const asked: Json = await seat.ask({ do: 'options', wait: true });
      if (asked.over) return false;
      const [line] = anyAnswer(asked.decisions, rng);
      if (line === undefined) return true;
      keys += 1;
      player.open = { key: `k${keys}`, line, seen: Number(asked.length) };
    }
    const { key, line, seen } = player.open;
    const answer = await seat.ask({ do: 'act', actions: [line], seen, key });
    if (answer.ok) acknowledged.push({ ...player.open, table, length: Number(answer.length) });
    player.open = undefined;
    return true;
  }

  async function playUntilKilled(server: ServerProcess): Promise<void> {
    const life = setTimeout(() => server.process.kill('SIGKILL'), below(rng, LONGEST_LIFE));
    const gone = new Promise<void>(resolve => server.process.once('exit', () => resolve()));
    // the server may be gone at any point of this
    await Promise.all(
      players.map(async player => {
        const seat = await guestOf(server.address, '', player.token).sit(table, 'push=none');
        while (await playOne(player, seat));
      }),
    ).catch(() => {});
    clearTimeout(life);
    if (server.process.exitCode === null && server.process.signalCode === null) server.process.kill('SIGKILL');
    await gone;
  }

  for (let killed = 0; killed < kills; killed++) {
    const server = await startProcess(place);
    if (killed === 0 || (await isOver(server.address))) await newGame(server.address);
    await playUntilKilled(server);
  }

  async function isOver(address: string): Promise<boolean> {
    const { body } = await guestOf(address, '', players[0]?.token ?? '').get(`/api/tables/${table}`);
    return body.status === 'over';
  }

  return { kills, acknowledged: acknowledged.length, ...(await compare(place, acknowledged)) };
}

/** Holds what was acknowledged against what is stored. */
async function compare(place: Place, moves: readonly (Move & { readonly table: string; readonly length: number })[]) {
  const connection = await connect(place);
  if (isIllegal(connection)) throw new Error(connection.illegal);
  const tables = tableStore(connection.db);
  const missing: string[] = [];
  const doubled: string[] = [];
  for (const table of new Set(moves.map(move => move.table))) {
    const lines = await tables.lines(table, 0);
    for (const move of moves.filter(one => one.table === table)) {
      const stored = lines[move.length - 1];
      if (stored?.line !== move.line || stored.key !== move.key) missing.push(`${move.length} ${move.line}`);
    }
    const keys = lines.flatMap(({ key }) => (key === undefined ? [] : [key]));
    doubled.push(...keys.filter((key, i) => keys.indexOf(key) !== i));
  }
  await connection.close();
  return { missing, doubled };
}
