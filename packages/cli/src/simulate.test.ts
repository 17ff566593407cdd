import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isIllegal, readRecord, replay } from '@waldglas/core';
import { glassRoad } from '@waldglas/glass-road';
import { afterAll, expect, test } from 'vitest';
import { here, json, there } from './kit.ts';
import { fileName } from './simulate.ts';

const temporary = mkdtempSync(join(tmpdir(), 'waldglas-'));
afterAll(() => rmSync(temporary, { recursive: true }));

const args = (...more: string[]) => ['simulate', '--game', 'glass-road', '--json', ...more];

test('the shape that others rely on', async () => {
  const result = json(await there(args('--players', '3', '--bots', 'random', '--games', '4', '--seed', 's')));
  expect(Object.keys(result)).toEqual(
    'game players bots games seed seconds gamesPerSecond actions actionsPerSecond seats checksum'.split(' '),
  );
  expect(result).toMatchObject({ game: 'glass-road', players: 3, games: 4, seed: 's', bots: Array(3).fill('random') });
  expect(result.checksum).toMatch(/^[0-9a-f]{64}$/);
  const seats = result.seats as Record<string, unknown>[];
  expect(seats).toHaveLength(3);
  for (const seat of seats) expect(Object.keys(seat)).toEqual(['bot', 'mean', 'sd', 'min', 'max', 'winShare']);
  expect(seats.reduce((sum, seat) => sum + Number(seat.winShare), 0)).toBeCloseTo(1, 9);
});

/** Everything but the time it took. */
function timeless({ seconds, gamesPerSecond, actionsPerSecond, ...rest }: Record<string, unknown>): unknown {
  return rest;
}

test('the same seed gives the same games, in one thread and in two', async () => {
  const one = json(await here(args('--games', '70', '--seed', 'x')));
  const again = json(await here(args('--games', '70', '--seed', 'x')));
  const two = json(await there(args('--games', '70', '--seed', 'x', '--threads', '2')));
  const other = json(await here(args('--games', '70', '--seed', 'y')));
  expect(timeless(again)).toEqual(timeless(one));
  expect(timeless(two)).toEqual(timeless(one));
  expect(other.checksum).not.toBe(one.checksum);
});

test.each([1, 2, 3, 4])('records of %i players can be replayed and recounted', async players => {
  const folder = join(temporary, 'deep', String(players));
  const option = players === 1 ? 'introductory' : 'fivePeriods';
  const count = ['--games', '5', '--seed', 'a b', '--players', String(players), '--option', option];
  const result = json(await here(args(...count, '--option', 'without=roofer,inn', '--records', folder)));
  expect(readdirSync(folder).sort()).toEqual([0, 1, 2, 3, 4].map(i => `a_b.${i}.game`));
  const texts = [0, 1, 2, 3, 4].map(i => readFileSync(join(folder, `a_b.${i}.game`), 'utf8'));
  expect(createHash('sha256').update(texts.join('')).digest('hex')).toBe(result.checksum);
  const points = texts.map((text, i) => {
    const record = readRecord(text);
    if (isIllegal(record)) throw new Error(record.illegal);
    expect(record.seed).toBe(`a b.${i}`);
    expect(record.options).toEqual({ [option]: true, without: ['roofer', 'inn'] });
    const end = replay(glassRoad, record);
    if (isIllegal(end)) throw new Error(end.illegal);
    expect(glassRoad.decisions(end)).toEqual([]);
    expect(glassRoad.scores(end).map(score => score.points)).toEqual(record.scores);
    return record.scores ?? [];
  });
  const seats = result.seats as Record<string, number>[];
  seats.forEach(({ mean, sd, min, max }, seat) => {
    const own = points.map(game => game[seat] ?? 0);
    const middle = own.reduce((sum, n) => sum + n, 0) / 5;
    expect({ mean, min, max }).toEqual({ mean: middle, min: Math.min(...own), max: Math.max(...own) });
    expect(sd).toBeCloseTo(Math.sqrt(own.reduce((sum, n) => sum + (n - middle) ** 2, 0) / 4), 9);
  });
});

test('without --json a table for people', async () => {
  const { out, code } = await here(['simulate', '--game', 'glass-road', '--games', '2']);
  expect(code).toBe(0);
  expect(out).toMatch(/^2 games in .* games\/s.*\nA {2}random {2}mean .*\nB .*\nchecksum [0-9a-f]{64}\n$/);
});

test('file names are safe everywhere', () => {
  expect(fileName('a/b:c ü.0')).toBe('a_b_c__.0');
});
