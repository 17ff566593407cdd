// Load on a server of its own process, over loopback: `npm run bench:server -- --seconds 20 --rate 100 --tables 10000`.
// Prints one line of JSON for each part: live tables, memory with many open tables, opening a long one.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { below, type Rng, rngFrom } from '../packages/core/src/index.ts';
import { ask, type Guest, guest, guestOf, type Json, type Seated } from '../packages/server/src/kit.ts';
import { randomRecord } from '../packages/server/src/kit-game.ts';
import { startProcess } from '../packages/server/src/kit-process.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '20' },
    /** Actions offered each second, over all tables. */
    rate: { type: 'string', default: '100' },
    /** Open tables for the memory; 0 leaves that out. */
    tables: { type: 'string', default: '10000' },
    /** How far those are, in lines. */
    lines: { type: 'string', default: '0' },
    /** The seconds after which their memory is looked at once more. */
    rest: { type: 'string', default: '30' },
    sockets: { type: 'string', default: '1000' },
    live: { type: 'string', default: '400' },
    game: { type: 'string', default: 'glass-road' },
    /** A PostgreSQL; a folder of its own unless told. */
    url: { type: 'string' },
  },
});
const folder = mkdtempSync(join(tmpdir(), 'waldglas-bench-'));
const place = values.url === undefined ? { folder } : { url: values.url };

/** Does something with many, some at a time. */
async function each<T>(many: readonly T[], work: (one: T, i: number) => Promise<void>, atOnce = 20): Promise<void> {
  const left = many.entries();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const [i, one] of left) await work(one, i);
    }),
  );
}

/** What a client knows: the newest look at the table. */
interface Player {
  readonly seat: Seated;
  shot: Json;
  /** Told of every look that comes. */
  heard: () => void;
}

interface BenchTable {
  readonly players: readonly Player[];
  isBusy: boolean;
}

function playerOf(seat: Seated): Player {
  const player: Player = { seat, shot: seat.hello, heard() {} };
  seat.socket.on('message', data => {
    const message: Json = JSON.parse(String(data));
    if (message.view === undefined) return;
    player.shot = message;
    player.heard();
  });
  return player;
}

/** Tables of two and three people with a socket each, all started. */
async function liveTables(address: string, tables: number, sockets: number): Promise<BenchTable[]> {
  const people: Guest[] = [];
  await each(Array.from({ length: sockets }), async () => void people.push(await guest(address, 'Bench')));
  const made: BenchTable[] = [];
  const larger = sockets - 2 * tables;
  const groups = Array.from({ length: tables }, (_, i) => people.splice(0, i < larger ? 3 : 2));
  await each(groups, async group => {
    const [creator, ...others] = group;
    const seats = group.map((_, i) => (i === 0 ? 'me' : 'open'));
    const { body } = (await creator?.post('/api/tables', { game: values.game, seats })) ?? { body: {} as Json };
    for (const other of others) await other.post(`/api/tables/${body.table}/join`, { invite: body.invite });
    const seated = await Promise.all(group.map(one => one.sit(String(body.table))));
    made.push({ players: seated.map(playerOf), isBusy: false });
  });
  return made;
}

/** Somebody who is asked acts; the time until everybody at the table knows, or nothing if nobody can act. */
async function actOnce({ players }: BenchTable, rng: Rng): Promise<number | undefined> {
  const actor = players.find(({ shot }) => shot.decision);
  if (!actor) return undefined;
  const { length, decision } = actor.shot as { length: number; decision: { options: { action: string }[] } };
  const line = decision.options[below(rng, decision.options.length)]?.action;
  const known = players.map(
    player =>
      new Promise<void>(resolve => {
        player.heard = () => {
          if (Number(player.shot.length) > length) resolve();
        };
      }),
  );
  const begun = performance.now();
  const answer = await actor.seat.ask({ do: 'act', actions: [line], seen: length });
  if (!answer.ok) return undefined;
  await Promise.all(known);
  const time = performance.now() - begun;
  for (const { seat } of players) (seat.pushed as Json[]).length = 0;
  return time;
}

function quantile(sorted: readonly number[], share: number): number {
  return Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0) * 10) / 10;
}

async function numberOf(address: string, name: string): Promise<number> {
  const { body } = await ask(address, 'GET', '/metrics');
  const [, number = '0'] = new RegExp(`^${name} (\\S+)$`, 'm').exec(String(body.text)) ?? [];
  return Number(number);
}

async function memoryOf(address: string): Promise<number> {
  return Math.round((await numberOf(address, 'process_resident_memory_bytes')) / 1e6);
}

async function benchLive(): Promise<void> {
  const server = await startProcess(place);
  const { address } = server;
  const tables = await liveTables(address, Number(values.live), Number(values.sockets));
  const rng = rngFrom('bench');
  const rate = Number(values.rate);
  const times: number[] = [];
  const underway = new Set<Promise<unknown>>();
  const cpuBefore = await numberOf(address, 'process_cpu_seconds_total');
  const ownBefore = process.cpuUsage();
  const begun = performance.now();
  const until = begun + Number(values.seconds) * 1000;
  for (let n = 0; performance.now() < until; n++) {
    // actions come when they are due, however long those before them take
    const wait = begun + (n * 1000) / rate - performance.now();
    if (wait > 0) await new Promise(resolve => setTimeout(resolve, wait));
    const table = tables[n % tables.length];
    if (!table || table.isBusy) continue;
    table.isBusy = true;
    const one = actOnce(table, rng).then(time => {
      if (time !== undefined) times.push(time);
      table.isBusy = false;
    });
    underway.add(one);
    void one.finally(() => underway.delete(one));
  }
  await Promise.all(underway);
  const seconds = (performance.now() - begun) / 1000;
  times.sort((a, b) => a - b);
  // on a machine that does other things, too, this says more than the clock
  const cpu = (await numberOf(address, 'process_cpu_seconds_total')) - cpuBefore;
  const own = process.cpuUsage(ownBefore);
  const perAction = (cpuSeconds: number) => Math.round((cpuSeconds * 100_000) / times.length) / 100;
  console.log(
    JSON.stringify({
      part: 'live',
      game: values.game,
      store: values.url === undefined ? 'libsql' : 'PostgreSQL',
      sockets: tables.flatMap(({ players }) => players).length,
      tables: tables.length,
      offeredPerSecond: rate,
      actionsPerSecond: Math.round(times.length / seconds),
      serverCpuMsPerAction: perAction(cpu),
      clientCpuMsPerAction: perAction((own.user + own.system) / 1e6),
      p50: quantile(times, 0.5),
      p95: quantile(times, 0.95),
      p99: quantile(times, 0.99),
      megabytes: await memoryOf(address),
    }),
  );
  for (const { players } of tables) for (const { seat } of players) seat.socket.terminate();
  await server.stop();
}

/** Tables whose next action needs nothing from the store. */
async function benchMemory(count: number, lines: number): Promise<void> {
  const server = await startProcess(place);
  const ann = await guest(server.address, 'Ann');
  const before = await memoryOf(server.address);
  const record = lines === 0 ? {} : { record: randomRecord({ players: 1, options: {} }, lines) };
  await each(Array.from({ length: count }), async () => {
    await ann.post('/api/tables', { game: 'glass-road', seats: ['me'], ...record });
  });
  const tables = await numberOf(server.address, 'waldglas_tables');
  const megabytes = await memoryOf(server.address);
  // what was needed to make them is still there: it is let go of once there is time for that
  const rest = Number(values.rest);
  await new Promise(resolve => setTimeout(resolve, rest * 1000));
  const megabytesRested = await memoryOf(server.address);
  console.log(
    JSON.stringify({ part: 'memory', tables, lines, megabytesBefore: before, megabytes, rest, megabytesRested }),
  );
  await server.stop();
}

async function benchOpening(): Promise<void> {
  const first = await startProcess(place);
  const ann = await guest(first.address, 'Ann');
  const seats = ['me', 'open', 'open', 'open'];
  const record = randomRecord({ players: 4, options: { fivePeriods: true } }, 600);
  const { body } = await ann.post('/api/tables', { game: 'glass-road', seats, record, start: 'creator' });
  for (let i = 1; i < seats.length; i++)
    await (await guest(first.address, 'Ben')).post(`/api/tables/${body.table}/join`, { invite: body.invite });
  await ann.post(`/api/tables/${body.table}/start`);
  await first.stop();
  const server = await startProcess(place);
  const again = guestOf(server.address, 'Ann', ann.token);
  await again.get('/api/people/me');
  const timed = async <T>(work: () => Promise<T>): Promise<readonly [T, number]> => {
    const begun = performance.now();
    return [await work(), Math.round(performance.now() - begun)];
  };
  const [seat, milliseconds] = await timed(() => again.sit(String(body.table)));
  const lines = Number(seat.hello.length);
  const steps: number[] = [];
  for (const from of [0, Math.floor(lines / 2), lines - 1])
    steps.push((await timed(() => seat.ask({ do: 'moments', from, most: 1 })))[1]);
  console.log(JSON.stringify({ part: 'opening', lines, milliseconds, firstMiddleAndLastStep: steps }));
  await seat.leave();
  await server.stop();
}

await benchLive();
await benchOpening();
if (Number(values.tables) > 0) await benchMemory(Number(values.tables), Number(values.lines));
rmSync(folder, { recursive: true });
process.exit(0);
