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
  expect(out).toMatch(/\nseat A: [-\d.]+ points\n( +[-\d.]+ {2}[a-zA-Z0-9-]+ \(BF-\d\.\d\)\n)+/);
  expect(json(await here(['replay', file, '--json']))).toMatchObject({ game: 'black-forest', final: true, players: 1 });
  expect(readFileSync(file, 'utf8')).toMatch(/\nscore A [-\d.]+\n$/);
});

test('what is asked, with what it means', async () => {
  const { out } = await play(first(1));
  expect(out).toContain('\nA: move BF-4.1\n');
  expect(out).toMatch(/\n {4}1 move v1\.1 {2}[a-z-]+, [a-z-]+\n/);
  expect(out).toContain('  A move v1.1 provisions 0\n');
  expect(out).toMatch(/\n {2}v1: [a-z-]+ 1\[coloured\] /);
  expect(out).toMatch(/\n {4}1 visit [a-z-]+( 1)? {2}[a-z]+/);
});

test('the buildings on offer are shown at the begin of a turn, and with p', async () => {
  const offer = /\n {2}01[AB] [a-z-]+ \(/g;
  expect((await play(first(1))).out.match(offer)).toHaveLength(1);
  expect((await play(`${first(1)}p\n`)).out.match(offer)).toHaveLength(2);
});

test('anytime actions, why not, undo, nonsense', async () => {
  const { out } = await play('c\nc1\nu\nw build inn\nw beg\nw swap cook\nw fly\nvisit cook\n99\n');
  expect(out).toContain(' c1 remove e2');
  expect(out).toContain('A remove field e2');
  expect(out).toContain('Taken back.');
  expect(out).toMatch(/Not now, by BF-6\.1: missing 3 glass[^.]*\./);
  expect(out).toContain('Not now, by BF-4.1: missing 1 commodity.');
  expect(out).toContain('You can.');
  expect(out).toContain('there is no verb "fly"');
  expect(out).toContain('There is no 99.');
});

test('people hand over; everybody else is shown in short', async () => {
  const { out } = await play(`\n${first(3)}\n${first(3)}`, '--seats', 'human,human,random');
  expect(out).toContain('Hand over to A, press Enter.');
  expect(out).toMatch(/\nseat [ABC]\n(.*\n){3} {2}estate 1: a1 forest, b1 forest,/);
});

test('bots alone finish a game, and go the same way again', async () => {
  const args = ['--seats', 'random,random', '--json'];
  const one = await play('', ...args);
  expect(json(one)).toMatchObject({ game: 'black-forest', players: 2, final: true, bots: ['random', 'random'] });
  expect(one.err).toContain('The game is over');
  expect(await play('', ...args)).toEqual(one);
});
