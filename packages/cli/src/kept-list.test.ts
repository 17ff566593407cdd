import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { capture } from './kit.ts';
import { run } from './program.ts';

let state = '';
beforeEach(() => {
  state = mkdtempSync(join(tmpdir(), 'waldglas-'));
  return () => rmSync(state, { recursive: true });
});

async function play(args: readonly string[], typed = '') {
  const io = { ...capture(typed), env: { XDG_STATE_HOME: state } };
  const code = await run(['play', ...args], io);
  return { code, out: io.text(), err: io.errors() };
}

const files = () => readdirSync(join(state, 'waldglas')).filter(name => name.endsWith('.game'));
const list = async () => JSON.parse((await play(['--list', '--json'])).out).games as Record<string, unknown>[];

test('a new game that is left does not touch the ones before', async () => {
  await play(['--seed', 'one'], '1\n1\n1\nq\n\n');
  await play(['--seed', 'two', '--seats', 'human,random'], '1\nq\n\n');
  expect(await list()).toEqual([
    { file: expect.any(String), when: expect.any(String), game: 'glass-road', lines: 1, seats: ['human', 'random'] },
    { file: expect.any(String), when: expect.any(String), game: 'glass-road', lines: 3, seats: ['human'] },
  ]);
});

test('a game in which nobody did anything is not kept', async () => {
  const { out } = await play(['--seed', 'one'], 'q\n\n');
  expect(out).not.toContain('--continue');
  expect(await list()).toEqual([]);
  expect((await play(['--list'])).out).toBe(`No game is kept in ${join(state, 'waldglas')}.\n`);
});

test('--continue takes the newest, --continue 2 the one before; each stays in its file', async () => {
  await play(['--seed', 'one'], '1\n1\nq\n\n');
  await play(['--seed', 'two'], '1\nq\n\n');
  expect((await play(['--continue', '2'], '1\nq\n\n')).out).toContain('seed one');
  expect((await list()).map(({ lines }) => lines)).toEqual([3, 1]);
  expect((await play(['--continue'], 'q\n\n')).out).toContain('seed one');
  expect(await play(['--continue', '3'])).toMatchObject({
    code: 2,
    err: expect.stringContaining('no game to go on with'),
  });
  expect(files()).toHaveLength(2);
});

test('a game that is over is not kept any longer', async () => {
  await play(['--seed', 'x'], '1\nq\n\n');
  expect((await play(['--continue'], '1\n'.repeat(1000))).out).toContain('The game is over');
  expect(await list()).toEqual([]);
});

describe('a kept game that cannot be read', () => {
  test('hides no other', async () => {
    await play(['--seed', 'x'], '1\nq\n\n');
    writeFileSync(join(state, 'waldglas', 'torn.game'), 'waldgl');
    const { code, out } = await play(['--list']);
    expect(code).toBe(0);
    expect(out).toMatch(/ 1 {2}.* cannot be read: .*torn\.game\n {2}2 {2}.* Glass Road {2}human {2}1 line {2}/);
    expect(await play(['--continue'])).toMatchObject({
      code: 1,
      err: `waldglas: ${join(state, 'waldglas', 'torn.game')}, line 1: the first line has to be "waldglas 1"\n`,
    });
    expect((await play(['--continue', '2'], 'q\n\n')).code).toBe(0);
  });

  test.each(['human,x', 'human,human', '__proto__'])('seats %s are told with the file', async seats => {
    await play(['--seed', 'x'], '1\nq\n\n');
    const file = join(state, 'waldglas', files()[0] ?? '');
    writeFileSync(file, readFileSync(file, 'utf8').replace('# seats human', `# seats ${seats}`));
    expect(await play(['--continue', '--lang', 'de'])).toMatchObject({
      code: 1,
      err: `waldglas: ${file}, Zeile 1: so heißt niemand, oder es sind zu viele oder zu wenige\n`,
    });
  });
});

describe('--save', () => {
  test('that cannot be written is told before the game', async () => {
    const file = join(state, 'no', 'where');
    expect(await play(['--save', file])).toEqual({ code: 2, out: '', err: `waldglas: ${file} cannot be written\n` });
  });

  test('that fails afterwards is a failure, and the game is kept', async () => {
    const done = await play(['--seed', 'x', '--save', '/dev/full'], '1\nq\n\n');
    expect(done).toMatchObject({ code: 1, err: 'waldglas: /dev/full cannot be written\n' });
    expect(done.out).toContain('The game is kept');
  });

  test('leaves the file of before beside the new one', async () => {
    mkdirSync(state, { recursive: true });
    const file = join(state, 'mine.game');
    writeFileSync(file, 'an older game');
    await play(['--seed', 'x', '--save', file], '1\nq\n\n');
    expect(readFileSync(`${file}~`, 'utf8')).toBe('an older game');
    expect(readFileSync(file, 'utf8')).toContain('A pick');
  });
});
