import { spawn, spawnSync } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { type Guest, guest, startServer, type TestServer } from '@waldglas/server/kit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { socketAddress } from './online-engine.ts';

const EXAMPLES = fileURLToPath(new URL('../../../examples/', import.meta.url));
let server: TestServer;
let ann: Guest;
beforeAll(async () => {
  server = await startServer();
  ann = await guest(server.address, 'Ann');
});
afterAll(() => server.end());

test.each([
  ['https://example.org/t/abc', 'wss://example.org/api/tables/abc?push=none'],
  ['http://localhost:8080/t/abc?invite=x', 'ws://localhost:8080/api/tables/abc?push=none'],
  ['http://localhost:8080/api/tables/abc', 'ws://localhost:8080/api/tables/abc?push=none'],
])('%s is a table', (address, socket) => {
  expect(socketAddress(address).href).toBe(socket);
});

test.each(['abc', 'https://example.org/', 'ftp://example.org/t/abc'])('%s is no table', address => {
  expect(() => socketAddress(address)).toThrow();
});

async function newTable(...seats: string[]): Promise<{ table: string; invite: string }> {
  const { body } = await ann.post('/api/tables', { game: 'glass-road', seats });
  return { table: `${server.address}/t/${body.table}`, invite: String(body.invite) };
}

function engineAt(table: string, token: string) {
  const args = ['run', '-s', 'waldglas', '--', 'engine', '--table', table, '--token', token];
  return spawn('npm', args, { cwd: EXAMPLES, stdio: ['pipe', 'pipe', 'inherit'] });
}

function programAt(table: string, token: string) {
  const engine = engineAt(table, token);
  const lines = createInterface(engine.stdout)[Symbol.asyncIterator]();
  const ask = async (message: object) => {
    engine.stdin.write(`${JSON.stringify(message)}\n`);
    return JSON.parse((await lines.next()).value);
  };
  return { ask, ended: new Promise(resolve => engine.once('exit', resolve)) };
}

test('a program that was written for the engine plays a whole game online', async () => {
  const { table } = await newTable('me', 'random');
  const { ask, ended } = programAt(table, ann.token);
  expect(await ask({ do: 'new' })).toMatchObject({ error: expect.any(String), line: 1 });
  expect(await ask({ do: 'state', for: 'B' })).toEqual({ error: 'this is for seat A alone', line: 2 });
  for (;;) {
    const { decisions } = await ask({ do: 'options' });
    if (decisions.length === 0) break;
    expect(decisions).toMatchObject([{ seat: 'A' }]);
    await ask({ do: 'act', actions: [decisions[0].options.at(-1).action] });
  }
  expect(await ask({ do: 'scores' })).toMatchObject({ final: true });
  expect(await ask({ do: 'quit' })).toEqual({ ok: true });
  await ended;
});

/** Runs the example; what it prints. */
async function example(link: string): Promise<string> {
  const program = spawn('python3', ['online_client.py', link], { cwd: EXAMPLES });
  let said = '';
  program.stdout.on('data', data => {
    said += String(data);
  });
  expect(await new Promise(resolve => program.once('exit', resolve))).toBe(0);
  return said;
}

/** What the example does, for machines without Python. */
async function sameInNode(link: string): Promise<string> {
  const { origin, pathname, searchParams } = new URL(link);
  const me = await guest(origin, 'Random program');
  const joined = await me.post(pathname.replace('/t/', '/api/tables/').concat('/join'), {
    invite: searchParams.get('invite'),
  });
  const { ask, ended } = programAt(origin + pathname, me.token);
  for (;;) {
    const { decisions } = await ask({ do: 'options' });
    if (decisions.length === 0) break;
    await ask({ do: 'act', actions: [decisions[0].options.at(-1).action] });
  }
  const { seats } = await ask({ do: 'scores' });
  await ask({ do: 'quit' });
  await ended;
  const mine = (seat: string) => (seat === joined.body.seat ? '(me)' : '');
  return seats.map((one: { seat: string; points: number }) => `${one.seat} ${one.points} ${mine(one.seat)}\n`).join('');
}

const HAS_PYTHON = !spawnSync('python3', ['--version']).error;

test('the example client joins by an invitation and plays', async () => {
  const { table, invite } = await newTable('me', 'open');
  const link = `${table}?invite=${invite}`;
  const playing = HAS_PYTHON ? example(link) : sameInNode(link);
  const { pathname } = new URL(table);
  const seat = await ann.sit(pathname.slice('/t/'.length), 'push=none');
  for (;;) {
    const asked = await seat.ask({ do: 'options', wait: true });
    if (asked.over) break;
    const [question] = (asked.decisions ?? []) as { options: { action: string }[] }[];
    if (question) await seat.ask({ do: 'act', actions: [question.options[0]?.action] });
  }
  expect(await playing).toMatch(/^A -?[\d.]+ \nB -?[\d.]+ \(me\)\n$/);
});

test.each([
  ['en', 'the server does not admit this token to the table'],
  ['de', 'der Server lässt dieses Token nicht an den Tisch'],
])('a wrong token is one line, in %s', async (lang, sentence) => {
  const { table } = await newTable('me', 'random');
  const args = ['run', '-s', 'waldglas', '--', 'engine', '--table', table, '--token', 'wrong', '--lang', lang];
  const engine = spawn('npm', args, { cwd: EXAMPLES });
  let said = '';
  engine.stderr.on('data', data => {
    said += String(data);
  });
  expect(await new Promise(resolve => engine.once('exit', resolve))).toBe(1);
  expect(said).toBe(`waldglas: ${sentence} ${table}\n`);
});
