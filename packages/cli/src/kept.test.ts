import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { keeper, keptGames, stateFolder } from './kept.ts';
import { onSmallDisk } from './kit-disk.ts';

const RECORD = 'waldglas 1\ngame glass-road\nedition first\nplayers 2\nseed 1\n\n';
const SEATS = ['human', 'random'];
const NOON = () => new Date('2026-11-18T12:00:00Z');
let env = { XDG_STATE_HOME: '' };
const folder = () => stateFolder(env);

beforeEach(() => {
  env = { XDG_STATE_HOME: mkdtempSync(join(tmpdir(), 'waldglas-')) };
  return () => rmSync(env.XDG_STATE_HOME, { recursive: true });
});

test('two games of the same second are two files, and each goes on in its own', () => {
  const [one, other] = [keeper(env, NOON), keeper(env, NOON)];
  one.keep(RECORD, SEATS);
  other.keep(RECORD, ['human', 'human']);
  one.keep(`${RECORD}A pick builder\n`, SEATS);
  expect(readdirSync(folder()).filter(name => !name.endsWith('~'))).toEqual([
    '2026-11-18-120000-2.game',
    '2026-11-18-120000.game',
  ]);
  expect(keptGames(env).map(({ content }) => content)).toEqual(
    expect.arrayContaining([
      { game: 'glass-road', lines: 1, seats: SEATS },
      { game: 'glass-road', lines: 0, seats: ['human', 'human'] },
    ]),
  );
});

test('a game that goes on stays in its file, with the one before beside it', () => {
  const file = keeper(env, NOON).keep(RECORD, SEATS) ?? '';
  const on = keeper(env, NOON, file);
  expect(on.keep(`${RECORD}A pick builder\n`, SEATS)).toBe(file);
  expect(readFileSync(`${file}~`, 'utf8')).toBe(`# seats human,random\n${RECORD}`);
  on.forget();
  expect(readdirSync(folder())).toEqual([]);
});

test('the same game in two terminals becomes two', () => {
  const file = keeper(env, NOON).keep(RECORD, SEATS) ?? '';
  const [one, other] = [keeper(env, NOON, file), keeper(env, NOON, file)];
  one.keep(`${RECORD}A pick builder\n`, SEATS);
  const elsewhere = other.keep(`${RECORD}A pick supplier\n`, SEATS) ?? '';
  expect(elsewhere).not.toBe(file);
  expect(readFileSync(file, 'utf8')).toContain('A pick builder');
  expect(readFileSync(elsewhere, 'utf8')).toContain('A pick supplier');
});

test('the newest comes first; one that cannot be read hides no other', () => {
  const old = keeper(env, NOON).keep(RECORD, SEATS) ?? '';
  utimesSync(old, 1000, 1000);
  writeFileSync(join(folder(), 'last.game'), `# seats human\n${RECORD}`);
  utimesSync(join(folder(), 'last.game'), 2000, 2000);
  writeFileSync(join(folder(), 'torn.game'), 'waldgl');
  utimesSync(join(folder(), 'torn.game'), 3000, 3000);
  expect(keptGames(env)).toEqual([
    { file: join(folder(), 'torn.game'), when: 3_000_000 },
    { file: join(folder(), 'last.game'), when: 2_000_000, content: { game: 'glass-road', lines: 0, seats: ['human'] } },
    { file: old, when: 1_000_000, content: { game: 'glass-road', lines: 0, seats: SEATS } },
  ]);
});

test('a full disk costs nothing that was kept', async () => {
  const made = await onSmallDisk(16, disk => {
    const small = { XDG_STATE_HOME: disk };
    const games = keeper(small, NOON);
    const file = games.keep(RECORD, SEATS) ?? '';
    expect(games.keep(`${RECORD}${'A pick builder\n'.repeat(5000)}`, SEATS)).toBeUndefined();
    expect(readFileSync(file, 'utf8')).toBe(`# seats human,random\n${RECORD}`);
    expect(games.keep(`${RECORD}A pick builder\n`, SEATS)).toBe(file);
  });
  if (!made) expect(keeper({ XDG_STATE_HOME: '/dev/full' }, NOON).keep(RECORD, SEATS)).toBeUndefined();
});

test('a place that cannot be used is told', () => {
  expect(keeper({ XDG_STATE_HOME: '/dev/null' }, NOON).keep(RECORD, SEATS)).toBeUndefined();
  expect(keptGames({ XDG_STATE_HOME: '/dev/null' })).toEqual([]);
});
