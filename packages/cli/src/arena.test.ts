import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { GAME_IDS } from './catalog.ts';
import { here, json, there } from './kit.ts';

const temporary = mkdtempSync(join(tmpdir(), 'waldglas-'));
afterAll(() => rmSync(temporary, { recursive: true }));

/** Everything but the times. */
function timeless(result: Record<string, unknown>): unknown {
  return JSON.parse(JSON.stringify(result, (name, value) => (/ms(PerCall)?$/i.test(name) ? 0 : value)));
}

const args = (...more: string[]) => ['arena', '--game', 'glass-road', '--bots', 'apprentice,random', ...more];
const QUICK = ['--nodes', '30', '--deals', '2', '--json'];

test('the shape that others rely on', async () => {
  const result = json(await there(args(...QUICK, '--seed', 's')));
  expect(Object.keys(result)).toEqual('game players deals seed budget games pairs bots'.split(' '));
  expect(result).toMatchObject({
    game: 'glass-road',
    players: 2,
    deals: 2,
    seed: 's',
    budget: { nodes: 30 },
    games: 4,
  });
  const [pair] = result.pairs as Record<string, unknown>[];
  expect(Object.keys(pair ?? {}).slice(0, 7)).toEqual(['a', 'b', 'deals', 'winShare', 'low', 'high', 'margin']);
  const bots = result.bots as Record<string, unknown>[];
  expect(bots.map(({ bot }) => bot)).toEqual(['apprentice', 'random']);
  for (const bot of bots)
    expect(Object.keys(bot)).toEqual(expect.arrayContaining(['mean', 'msPerCall', 'p95Ms', 'seatWinShares']));
});

test('the same seed gives the same games, in one thread and in two', async () => {
  const one = timeless(json(await here(args(...QUICK, '--threads', '1'))));
  expect(timeless(json(await there(args(...QUICK, '--threads', '2'))))).toEqual(one);
  expect(timeless(json(await here(args(...QUICK, '--threads', '1', '--seed', 'other'))))).not.toEqual(one);
});

test('a bot can be named with so many positions, or without a part of its thinking', async () => {
  const bots = ['apprentice:5', 'apprentice', 'master:without-belief:1'];
  const named = ['arena', '--game', 'glass-road', '--bots', bots.join(','), '--nodes', '30', '--deals', '1', '--json'];
  const one = json(await here([...named, '--threads', '1']));
  expect((one.bots as { bot: string }[]).map(({ bot }) => bot)).toEqual(bots);
  expect(timeless(json(await there([...named, '--threads', '2'])))).toEqual(timeless(one));
  const solo = async (bot: string, ...more: string[]) => {
    const { mean } = json(
      await here(['solo', '--game', 'glass-road', '--bot', bot, '--seeds', '3', '--threads', '1', '--json', ...more]),
    );
    return mean;
  };
  expect(await solo('apprentice:9', '--nodes', '30')).toBe(await solo('apprentice', '--nodes', '9'));
  expect(await solo('apprentice:9')).not.toBe(await solo('apprentice'));
});

test('a run that was broken off goes on where it stood', async () => {
  const file = join(temporary, 'run');
  const csv = join(temporary, 'games.csv');
  const run = args(...QUICK, '--threads', '1', '--resume', file, '--csv', csv);
  const whole = timeless(json(await here(run)));
  const lines = readFileSync(file, 'utf8').split('\n');
  expect(lines).toHaveLength(1 + 4 + 1);
  const table = readFileSync(csv, 'utf8');
  expect(table.split('\n')).toHaveLength(1 + 4 * 2 + 1);
  // two games are there, and half of a third one
  writeFileSync(file, `${lines.slice(0, 3).join('\n')}\n${lines[3]?.slice(0, 9)}`);
  expect(timeless(json(await here(run)))).toEqual(whole);
  expect(readFileSync(csv, 'utf8')).toBe(table);
  const other = await here(args('--deals', '3', '--nodes', '30', '--threads', '1', '--resume', file));
  expect(other).toMatchObject({ code: 2, err: expect.stringContaining('belongs to another run') });
});

test.each([
  ['arena --game glass-road --bots apprentice', 'two or more different levels'],
  ['arena --game glass-road --bots random,random', 'two or more different levels'],
  ['arena --game glass-road --bots random,fish', 'there is no bot "fish"'],
  ['arena --game glass-road --bots random,apprentice --nodes 1 --ms 1', 'exclude each other'],
  ['arena --game glass-road --bots random,master:without-luck', 'there is no "master:without-luck"'],
  ['arena --game black-forest --bots random,master:without-belief', 'master: net, replies, swaps, end'],
  [
    'arena --game glass-road --bots random,expert:without-playouts',
    'the parts of expert: net, belief, mixing; of master',
  ],
  ['solo --game glass-road --bot apprentice:0', 'there is no "apprentice:0"'],
  ['solo --game glass-road --bot random --seeds 1001', 'a number from 1 to 1000'],
  ['solo --game glass-road --bot random --seeds nowhere.txt', 'nowhere.txt cannot be read'],
])('%s', async (line, message) => {
  expect(await here(line.split(' '))).toMatchObject({ code: 2, err: expect.stringContaining(message) });
});

describe.each(GAME_IDS)('solo %s', game => {
  const solo = (...more: string[]) => ['solo', '--game', game, '--bot', 'random', '--threads', '1', ...more];

  test('the shape that others rely on', async () => {
    const result = json(await here(solo('--seeds', '4', '--json')));
    const keys = 'game bot seeds budget mean sd low high min max quantiles atLeast msPerCall'.split(' ');
    expect(Object.keys(result).slice(0, keys.length)).toEqual(keys);
    expect(Object.keys(result.quantiles as object)).toEqual(['10', '25', '50', '75', '90']);
    expect(result).toMatchObject({ game, bot: 'random', seeds: 4 });
  });

  test('seeds come from a file or are the frozen ones', async () => {
    const file = join(temporary, `${game}.seeds`);
    const csv = join(temporary, `${game}.csv`);
    await here(solo('--seeds', '3', '--csv', csv));
    const rows = readFileSync(csv, 'utf8').trim().split('\n').slice(1);
    writeFileSync(file, rows.map(row => `${row.split(',')[0]}\n`).join(''));
    const frozen = timeless(json(await here(solo('--seeds', '3', '--json'))));
    expect(timeless(json(await here(solo('--seeds', file, '--json'))))).toEqual(frozen);
    expect(existsSync(csv)).toBe(true);
  });
});
