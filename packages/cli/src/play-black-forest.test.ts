import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { here, json, there } from './kit.ts';

const folder = mkdtempSync(join(tmpdir(), 'waldglas-'));
afterAll(() => rmSync(folder, { recursive: true }));

const ARGS = ['play', '--game', 'black-forest', '--seed', 'x'];
const play = (typed: string, ...more: string[]) => here([...ARGS, ...more], typed);
/** Always the first option. */
const first = (times: number) => '1\n'.repeat(times);

test('a whole solo game typed through a pipe ends with itemised scores', async () => {
  const file = join(folder, 'solo.game');
  const { code, out, err } = await there([...ARGS, '--save', file], first(2000));
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toContain('The game is over; won by A.');
  expect(out).toMatch(/\nA: [-\d.]+ points?\n( +[-\d.]+ {2}[A-Z][A-Za-z' -]+ \(BF-\d\.\d\)\n)+/);
  expect(json(await here(['replay', file, '--json']))).toMatchObject({ game: 'black-forest', final: true, players: 1 });
  expect(readFileSync(file, 'utf8')).toMatch(/\nscore A [-\d.]+\n$/);
});

test('what is asked, with what it means', async () => {
  const { out } = await play(first(1));
  expect(out).toContain('\nA: Where do you move?\n');
  expect(out).toMatch(/\n {5}1 Move to Village 1, between [A-Z][A-Za-z ]+ and [A-Z][A-Za-z ]+\n/);
  expect(out).toContain('  A moves to Village 1 (v1.1)\n');
  expect(out).toMatch(/\nVillage 1 {2}[A-Z][A-Za-z ]+ \[●\] [A-Z]/);
  expect(out).toMatch(/\n {5}1 [A-Z][A-Za-z ]+: [a-z]+ /);
});

test('the buildings on offer are shown with p, and each with m', async () => {
  const { out } = await play('m\nm1\np\n');
  expect(out).toMatch(/ m1 [✓~✗] [A-Z]/);
  expect(out).toMatch(/\(small building\)\n {2}Cost: .*\n/);
  expect(out).toMatch(/\n {2}[A-Z][A-Za-z' -]+ \d[a-z]{2}/);
});

test('anytime actions, why not, undo, nonsense', async () => {
  const { out } = await play('c\nc1\nu\nw build inn\nw beg\nw swap cook\nw fly\nvisit cook\n99\n');
  expect(out).toContain(' c1 Remove field at e2');
  expect(out).toContain('A removes field from e2');
  expect(out).toContain('Taken back.');
  expect(out).toMatch(/[Yy]ou are 3 glass.* short \(BF-6\.1\)\./);
  expect(out).toContain('You are 1 commodity short (BF-4.1).');
  expect(out).toContain('You can do that now.');
  expect(out).toContain('“fly” is not understood.');
  expect(out).toContain('There is no 99.');
});

test('people hand over; everybody else is shown in short', async () => {
  const { out } = await play(`\n${first(3)}\n${first(3)}`, '--seats', 'human,human,random');
  expect(out).toMatch(/Hand over to [AB]\. Press Enter\. Meanwhile:\n {2}[AC]/);
  expect(out).toMatch(/\n[ABC] ★\d+ {2}sa0 ch1 wa2 wo\d gl0 │ po0 me\d ch2 pr\d\+\d co0 │ br3 pig0 cow0 · ⌂0\n/);
});

test('bots alone finish a game, and go the same way again', async () => {
  const args = ['--seats', 'random,random', '--json'];
  const one = await play('', ...args);
  expect(json(one)).toMatchObject({ game: 'black-forest', players: 2, final: true, bots: ['random', 'random'] });
  expect(one.err).toContain('The game is over');
  expect(await play('', ...args)).toEqual(one);
});
