import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isIllegal, readRecord, replay } from '@waldglas/core';
import { afterAll, describe, expect, test } from 'vitest';
import { needGame } from './arguments.ts';
import { GAME_IDS } from './catalog.ts';
import { here, json, there } from './kit.ts';
import { fileName } from './simulate.ts';

const temporary = mkdtempSync(join(tmpdir(), 'waldglas-'));
afterAll(() => rmSync(temporary, { recursive: true }));

/** Everything but the time it took. */
function timeless({ seconds, gamesPerSecond, actionsPerSecond, ...rest }: Record<string, unknown>): unknown {
  return rest;
}

/** A set-up option for a table of so many. */
const OPTIONS: Readonly<Record<string, (players: number) => Record<string, true | string[]>>> = {
  'glass-road': players => ({ [players === 1 ? 'introductory' : 'fivePeriods']: true, without: ['roofer', 'inn'] }),
  'black-forest': () => ({ firstGame: true }),
};

describe.each(GAME_IDS)('%s', id => {
  const args = (...more: string[]) => ['simulate', '--game', id, '--json', ...more];

  test('the shape that others rely on', async () => {
    const result = json(await there(args('--players', '3', '--bots', 'random', '--games', '4', '--seed', 's')));
    expect(Object.keys(result)).toEqual(
      'game players bots games seed seconds gamesPerSecond actions actionsPerSecond seats checksum'.split(' '),
    );
    expect(result).toMatchObject({ game: id, players: 3, games: 4, seed: 's', bots: Array(3).fill('random') });
    expect(result.checksum).toMatch(/^[0-9a-f]{64}$/);
    const seats = result.seats as Record<string, unknown>[];
    expect(seats).toHaveLength(3);
    for (const seat of seats) expect(Object.keys(seat)).toEqual(['bot', 'mean', 'sd', 'min', 'max', 'winShare']);
    expect(seats.reduce((sum, seat) => sum + Number(seat.winShare), 0)).toBeCloseTo(1, 9);
  });

  test('the same seed gives the same games, in one thread and in two', async () => {
    // more than one worker is handed at a time
    const many = (seed: string) => args('--games', '40', '--players', '1', '--seed', seed);
    const one = json(await here(many('x')));
    const again = json(await here(many('x')));
    const two = json(await there([...many('x'), '--threads', '2']));
    const other = json(await here(many('y')));
    expect(timeless(again)).toEqual(timeless(one));
    expect(timeless(two)).toEqual(timeless(one));
    expect(other.checksum).not.toBe(one.checksum);
  });

  test.each([1, 2, 3, 4])('records of %i players can be replayed and recounted', async players => {
    const folder = join(temporary, id, String(players));
    const options = OPTIONS[id]?.(players) ?? {};
    const told = Object.entries(options).flatMap(([name, value]) => [
      '--option',
      value === true ? name : `${name}=${value.join(',')}`,
    ]);
    const count = ['--games', '3', '--seed', 'a b', '--players', String(players), ...told];
    const result = json(await here(args(...count, '--records', folder)));
    expect(readdirSync(folder).sort()).toEqual([0, 1, 2].map(i => `a_b.${i}.game`));
    const texts = [0, 1, 2].map(i => readFileSync(join(folder, `a_b.${i}.game`), 'utf8'));
    expect(createHash('sha256').update(texts.join('')).digest('hex')).toBe(result.checksum);
    const game = await needGame(id);
    const points = texts.map((text, i) => {
      const record = readRecord(text);
      if (isIllegal(record)) throw new Error(record.illegal);
      expect(record).toMatchObject({ seed: `a b.${i}`, options });
      const end = replay(game, record);
      if (isIllegal(end)) throw new Error(end.illegal);
      expect(game.decisions(end)).toEqual([]);
      expect(game.scores(end).map(score => score.points)).toEqual(record.scores);
      return record.scores ?? [];
    });
    const seats = result.seats as Record<string, number>[];
    seats.forEach(({ mean, sd, min, max }, seat) => {
      const own = points.map(one => one[seat] ?? 0);
      const middle = own.reduce((sum, n) => sum + n, 0) / 3;
      expect({ mean, min, max }).toEqual({ mean: middle, min: Math.min(...own), max: Math.max(...own) });
      expect(sd).toBeCloseTo(Math.sqrt(own.reduce((sum, n) => sum + (n - middle) ** 2, 0) / 2), 9);
    });
  });

  test('without --json a table for people', async () => {
    const { out, code } = await here(['simulate', '--game', id, '--games', '2']);
    expect(code).toBe(0);
    expect(out).toMatch(/^2 games in .* games\/s.*\nA {2}random {2}mean .*\nB .*\nchecksum [0-9a-f]{64}\n$/);
  });
});

test('file names are safe everywhere', () => {
  expect(fileName('a/b:c ü.0')).toBe('a_b_c__.0');
});
