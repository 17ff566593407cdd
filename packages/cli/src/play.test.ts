import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { here, json, there } from './kit.ts';

const folder = mkdtempSync(join(tmpdir(), 'waldglas-'));
afterAll(() => rmSync(folder, { recursive: true }));
const inFolder = (name: string) => join(folder, name);

const play = (typed: string, ...more: string[]) => here(['play', '--seed', 'x', ...more], typed);
/** Always the first option. */
const first = (times: number) => '1\n'.repeat(times);

test('a whole solo game typed through a pipe ends with itemised scores', async () => {
  const file = inFolder('solo.game');
  const { code, out, err } = await there(['play', '--seed', 'x', '--save', file], first(1000));
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toContain('The game is over; won by A.');
  expect(out).toMatch(/\nseat A: [-\d.]+ points\n( +[-\d.]+ {2}[a-z-]+ \(GR-9\.\d\)\n)+/);
  const text = readFileSync(file, 'utf8');
  expect(json(await here(['replay', file, '--json']))).toMatchObject({ final: true, players: 1 });
  expect(text).toMatch(/\nscore A [-\d.]+\n$/);
});

test('the end of the input leaves the game, without a complaint', async () => {
  const { code, out, err } = await play(first(2));
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toContain('The game goes on; ahead: A.');
});

describe('what can be typed', () => {
  test('? c p and nonsense', async () => {
    const { out } = await play('?\nc\np\n99\nfly\nc99\n\ns\n');
    expect(out).toContain('why can I not?');
    expect(out).toContain(' c1 remove b1');
    expect(out).toContain('There is no 99.');
    expect(out).toContain('There is no c99.');
    expect(out).toContain('s needs the name of a file.');
    expect(out).toContain('"A fly" is no action: there is no verb "fly".');
    expect(out.match(/\nglassworks|\n {2}glassworks/g)).toHaveLength(2);
  });

  test('words, anytime actions, undo and its fence', async () => {
    const { out } = await play('pick builder\nc1\nu\nA pick supplier\npick charcoal-burner\npick fish-farmer\nu\n');
    expect(out).toContain('A remove grove b1');
    expect(out).toContain('Taken back.');
    expect(out).toContain('"A pick supplier" is not among');
    expect(out).toContain('A cannot take back: everybody has chosen.');
  });

  test('why not', async () => {
    const { out } = await play('w build kiln\nw pick builder\nw fly\n');
    expect(out).toMatch(/Not now, by GR-8\.\d+: missing 2 brick\./);
    expect(out).toContain('You can.');
    expect(out).toContain('there is no verb "fly"');
  });

  test('save, leave, load', async () => {
    const saved = inFolder('saved.game');
    const { out } = await play(`pick builder\ns ${join(folder, 'no', 'where')}\ns ${saved}\nq\n\n`);
    expect(out).toContain('cannot be written');
    expect(out).toContain(`Saved as ${saved}.`);
    const again = inFolder('again.game');
    const loaded = await here(['play', '--load', saved], `pick carpenter\nq\n${again}\n`);
    expect(loaded.out).toContain(`Saved as ${again}.`);
    expect(readFileSync(again, 'utf8')).toBe(`${readFileSync(saved, 'utf8')}A pick carpenter\n`);
    await here(['play', '--load', saved, '--save', inFolder('third.game')], 'q\n');
    expect(existsSync(inFolder('third.game'))).toBe(true);
  });
});

describe('people and bots', () => {
  test('bots play by themselves, and nothing of their hands shows', async () => {
    const { out } = await play(first(60), '--seats', 'human,random,random');
    expect(out).toContain('B ready');
    expect(out).toMatch(/\nseat B\n[^\n]*\n(.*\n)*? {2}hand: \d\n/);
    expect(out).not.toContain('B pick');
    expect(out).not.toContain('Hand over');
  });

  test('bots alone finish a game', async () => {
    const result = await here(['play', '--seats', 'random,random', '--seed', 'x', '--json']);
    expect(json(result)).toMatchObject({ game: 'glass-road', players: 2, final: true, bots: ['random', 'random'] });
    expect(result.err).toContain('The game is over');
  });

  test('people hand over, and see only their own hands', async () => {
    const { out } = await play(`\n${first(5)}\n${first(5)}`, '--seats', 'human,human');
    expect(out.match(/Hand over to [AB], press Enter\./g)?.slice(0, 2)).toEqual([
      'Hand over to A, press Enter.',
      'Hand over to B, press Enter.',
    ]);
    const [, forA = '', forB = ''] = out.split('Hand over to');
    expect(forA).toContain('A: choose');
    expect(forB).toContain('B: choose');
    expect(forB.split('B: choose')[0]).not.toContain('feudal-lord');
  });

  test('a bot goes the same way after loading', async () => {
    const one = await here(['play', '--seats', 'random', '--seed', 'z', '--save', inFolder('z.game')]);
    expect(one.code).toBe(0);
    const two = await here(['play', '--seats', 'random', '--seed', 'z', '--save', inFolder('z2.game')]);
    expect(two.out).toBe(one.out.replaceAll('z.game', 'z2.game'));
  });
});

test('--auto answers where there is only one thing to do', async () => {
  const typed = '1\n'.repeat(1000);
  const prompts = async (...more: string[]) => (await play(typed, ...more)).out.match(/^> /gm)?.length ?? 0;
  expect(await prompts('--auto')).toBeLessThanOrEqual(await prompts());
});

test('with --json the conversation goes to standard error', async () => {
  const done = await play(first(1), '--json');
  expect(json(done)).toMatchObject({ players: 1, seed: 'x', length: 1, final: false });
  expect(done.err).toContain('A: choose');
});
