import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { capture, here, json, there } from './kit.ts';
import { run } from './program.ts';

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
  expect(out).toMatch(/\nA: [-\d.]+ points?\n( +[-\d.]+ {2}[A-Z][A-Za-z' -]+ \(GR-9\.\d\)\n)+/);
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
  test('? c p l o i and nonsense', async () => {
    const { out } = await play('?\nc\np\nl\no\ni1\n99\nfly\nc99\nm99\n\ns\n');
    expect(out).toContain('why can I not?');
    expect(out).toContain(' c1 Remove grove at b1');
    expect(out).toContain('There is no 99.');
    expect(out).toContain('There is no c99.');
    expect(out).toContain('There is no m99.');
    expect(out).toContain('s needs the name of a file.');
    expect(out).toContain('“fly” is not understood.');
    expect(out).toContain('Feudal Lord (specialist card)\n  Ability 1: draw the top tile');
    expect(out.match(/^Glassworks {2}sand 0/gm)).toHaveLength(2);
  });

  test('words, anytime actions, undo, redo and the fence', async () => {
    const { out } = await play(
      'pick builder\nc1\nu\nr\nr\nA pick supplier\npick charcoal-burner\npick fish-farmer\nu\n',
    );
    expect(out).toContain('A removes grove from b1');
    expect(out).toContain('Taken back.');
    expect(out).toContain('Done again.');
    expect(out).toContain('There is nothing to do again.');
    expect(out).toContain('Something else is asked now (GR-6.2).');
    expect(out).toContain('That cannot be taken back: the cards are chosen.');
  });

  test('why not', async () => {
    const { out } = await play('w build kiln\nw pick builder\nw fly\nw\n');
    expect(out).toMatch(/[Yy]ou are 2 bricks short \(GR-8\.\d+\)\./);
    expect(out).toContain('You can do that now.');
    expect(out).toContain('“fly” is not understood.');
    expect(out).toContain('  m1 ');
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

describe('the game that was left last', () => {
  test('goes on with --continue, with the same people and bots', async () => {
    const env = { XDG_STATE_HOME: inFolder('state') };
    const playing = async (args: string[], typed: string) => {
      const io = { ...capture(typed), env };
      expect(await run(['play', ...args], io)).toBe(0);
      return io.text();
    };
    const left = await playing(['--seed', 'x', '--seats', 'random,human,human'], '\n1\n2\nq\n\n');
    expect(left).toContain('go on with --continue');
    const kept = readFileSync(/--continue \(([^)]+)\)/.exec(left)?.[1] ?? '', 'utf8');
    expect(kept).toMatch(/^# seats random,human,human\nwaldglas 1\n/);
    const on = await playing(['--continue'], '\n');
    expect(on).toContain('Hand over to B.');
    expect(on).toContain('(2 of 5)');
  });

  test('there may be none', async () => {
    const io = { ...capture(), env: { XDG_STATE_HOME: inFolder('nothing') } };
    expect(await run(['play', '--continue'], io)).toBe(2);
    expect(io.errors()).toContain('there is no game to go on with');
  });

  test('a place that cannot be written is told at once, and at the end unless the game was saved elsewhere', async () => {
    const file = inFolder('a-file');
    writeFileSync(file, '');
    const playing = async (typed: string, ...args: string[]) => {
      const io = { ...capture(typed), env: { XDG_STATE_HOME: file } };
      const code = await run(['play', '--seed', 'x', ...args], io);
      return { code, out: io.text(), err: io.errors() };
    };
    const folder = join(file, 'waldglas');
    const left = await playing('1\np\n');
    expect(left).toMatchObject({ code: 1, err: `waldglas: ${folder} cannot be written\n` });
    const told = left.out.indexOf(`could not be kept in ${folder}`);
    expect([told > 0, told < left.out.indexOf('(1 of 3)')]).toEqual([true, true]);
    expect(await playing('1\n', '--save', inFolder('elsewhere.game'))).toMatchObject({ code: 0, err: '' });
    expect(await playing('q\n', '--seats', 'random,human')).toMatchObject({
      code: 0,
      out: expect.not.stringContaining('could not be kept'),
    });
  });
});

describe('people and bots', () => {
  test('bots play by themselves, and nothing of their hands shows', async () => {
    const { out } = await play(`${first(60)}p\n`, '--seats', 'human,random,random');
    expect(out).toContain('B is ready');
    expect(out).toMatch(/\nB ★0 {2}.* · 5 cards\n/);
    expect(out).not.toContain('Hand over');
  });

  test('bots alone finish a game', async () => {
    const result = await here(['play', '--seats', 'random,random', '--seed', 'x', '--json']);
    expect(json(result)).toMatchObject({ game: 'glass-road', players: 2, final: true, bots: ['random', 'random'] });
    expect(result.err).toContain('The game is over');
  });

  test('people hand over, and see only their own hands', async () => {
    const { out } = await play(`\n${first(5)}\n${first(5)}`, '--seats', 'human,human');
    expect(out.match(/Hand over to [AB]\. Press Enter\./g)?.slice(0, 2)).toEqual([
      'Hand over to A. Press Enter.',
      'Hand over to B. Press Enter.',
    ]);
    const [, forA = '', forB = ''] = out.split('Hand over to');
    expect(forA).toContain('A: Choose 5 cards');
    expect(forB).toContain('B: Choose 5 cards');
    expect(forB.split('B: Choose 5 cards')[0]).not.toContain('Feudal Lord');
  });

  test('a bot goes the same way after loading', async () => {
    const one = await here(['play', '--seats', 'random', '--seed', 'z', '--save', inFolder('z.game')]);
    expect(one.code).toBe(0);
    const two = await here(['play', '--seats', 'random', '--seed', 'z', '--save', inFolder('z2.game')]);
    expect(two.out).toBe(one.out.replaceAll('z.game', 'z2.game'));
  });
});

test.each([
  ['en', 'journeyman (glass-road): wins 92 % of two-player games against the apprentice; 25 points in solo games'],
  ['de', 'journeyman (glass-road): gewinnt 92 % der Partien zu zweit gegen den Lehrling; 25 Punkte im Solospiel'],
  ['pl', 'journeyman (glass-road): wygrywa 92 % gier dwuosobowych z uczniem; 25 punktów w grze solo'],
])('--help tells how strong the bots are in %s', async (lang, line) => {
  const { code, out } = await here(['play', '--lang', lang, '--help']);
  expect({ code, out }).toMatchObject({ code: 0, out: expect.stringContaining(line) });
});

test('--auto answers where there is only one thing to do', async () => {
  const typed = '1\n'.repeat(1000);
  const prompts = async (...more: string[]) => (await play(typed, ...more)).out.match(/^> /gm)?.length ?? 0;
  expect(await prompts('--auto')).toBeLessThanOrEqual(await prompts());
});

test('with --json the conversation goes to standard error', async () => {
  const done = await play(first(1), '--json');
  expect(json(done)).toMatchObject({ players: 1, seed: 'x', length: 1, final: false });
  expect(done.err).toContain('A: Choose');
});
