import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { here, spawnCli, there } from './kit.ts';

const folder = mkdtempSync(join(tmpdir(), 'waldglas-'));
afterAll(() => rmSync(folder, { recursive: true }));
const broken = join(folder, 'broken.game');
writeFileSync(broken, 'waldglas 1\ngame glass-road\nedition gr-1\nplayers 9\nseed 1\n\n');
const foreign = join(folder, 'foreign.game');
writeFileSync(foreign, 'waldglas 1\ngame chess\nedition c-1\nplayers 2\nseed 1\n\n');
const illegalLine = join(folder, 'illegal.game');
writeFileSync(
  illegalLine,
  'waldglas 1\ngame glass-road\nedition gr-1\nplayers 2\nseed 1\n\n# oh\nA pick builder\nA end\n',
);
const sound = join(folder, 'sound.game');
writeFileSync(sound, 'waldglas 1\ngame glass-road\nedition gr-1\nplayers 2\nseed 1\n\nA pick builder\n');

const simulate = 'simulate --game glass-road';

describe('wrong use: one line on standard error, exit code 2', () => {
  test.each([
    ['', 'which command?'],
    ['fly', 'there is no command "fly"'],
    ['--fly', "unknown option '--fly'"],
    ['simulate', "'--game <id>' not specified"],
    ['simulate --game', 'argument missing'],
    ['simulate --game chess', 'there is no game "chess"; there is: glass-road, black-forest'],
    [`${simulate} --fly`, "unknown option '--fly'"],
    [`${simulate} more`, 'too many arguments'],
    [`${simulate} --players 0`, 'whole number from 1 to 4'],
    [`${simulate} --players 5`, 'whole number from 1 to 4'],
    [`${simulate} --players two`, 'whole number'],
    [`${simulate} --games 0`, 'whole number from 1'],
    [`${simulate} --games 1.5`, 'whole number from 1'],
    [`${simulate} --games -3`, 'whole number from 1'],
    [`${simulate} --threads 65`, 'whole number from 1 to 64'],
    [
      `${simulate} --bots fish`,
      'there is no bot "fish"; there is: random, apprentice, journeyman, expert, master, beginner, easy, medium, hard, hardest',
    ],
    [`${simulate} --bots random,,random`, 'names with commas'],
    [`${simulate} --players 2 --bots random,random,random`, 'one name for all seats or 2'],
    [`${simulate} --seed 1 --seed 2`, '--seed is given twice'],
    [`${simulate} --json --json`, '--json is given twice'],
    [`${simulate} --seed=`, '1 to 128 characters'],
    [`${simulate} --option fly`, 'there is no option "fly"; there is: introductory'],
    [`${simulate} --option introductory=a`, 'introductory'],
    [`${simulate} --option without`, 'without'],
    [`${simulate} --option without=castle`, 'castle'],
    [`${simulate} --option introductory --option introductory`, '--option introductory is given twice'],
    ['simulate --game black-forest --option introductory', 'there is no option "introductory"; there is: firstGame'],
    [`${simulate} --records ${sound}`, 'no folder to write into'],
    ['cards', "'--game <id>' not specified"],
    ['cards --game glass-road --lang fr', 'one of: en, de, pl'],
    ['replay', "missing required argument 'file'"],
    ['replay nowhere.game', 'there is no file nowhere.game'],
    [`replay ${folder} --at 1`, '--at needs one record'],
    ['rules GR-99.9', 'there is no rule or chapter GR-99.9'],
    ['rules 99', 'there is no rule or chapter 99'],
    ['rules --game chess', 'there is no game "chess"'],
    [`replay ${sound} --at 2`, 'has only 1 line\n'],
    [`replay ${sound} --at x`, 'whole number'],
    ['perft --game glass-road', "'--depth <n>' not specified"],
    ['perft --game glass-road --depth 99', 'whole number from 0 to 20'],
    ['fuzz --game glass-road --seconds 0', 'seconds above 0'],
    ['fuzz --game chess', 'there is no game "chess"'],
    ['bench --seconds soon', 'seconds above 0'],
    ['bench --game chess', 'there is no game "chess"'],
    ['play --game chess', 'there is no game "chess"'],
    ['play --seats human,fish', 'nobody is called "fish"'],
    ['play --seats human,human,human,human,human', '1 to 4 players'],
    ['play --load nowhere.game', 'there is no file nowhere.game'],
    [`play --load ${sound} --seed 2`, '--load brings its own'],
    [`play --load ${sound} --seats human`, 'has 2 seats'],
    [`play --continue --load ${sound}`, 'exclude each other'],
    ['engine --fly', "unknown option '--fly'"],
  ])('%s', async (args, reason) => {
    const done = await here(args.split(' ').filter(word => word !== ''));
    expect(done).toMatchObject({ code: 2, out: '' });
    expect(done.err).toContain(reason);
    expect(done.err).toMatch(/^waldglas: [^\n]+\n$/);
  });

  test('in a process of its own', async () => {
    expect(await there(['fly'])).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringMatching(/^waldglas: [^\n]+\n$/),
    });
  });
});

describe('failures: one line on standard error, exit code 1', () => {
  test.each([
    [`replay ${broken}`, 'line 4: players have to be 1 to 4'],
    [`replay ${foreign}`, 'there is no game "chess"'],
    [`replay ${illegalLine}`, 'line 9: "A end" is not among'],
    [`play --load ${illegalLine}`, 'line 9:'],
    [`replay ${folder}`, 'broken.game, line 4'],
  ])('%s', async (args, reason) => {
    const done = await here(args.split(' '));
    expect(done).toMatchObject({ code: 1, out: '' });
    expect(done.err).toContain(reason);
    expect(done.err).toMatch(/^waldglas: [^\n]+\n$/);
  });
});

test('whoever stops reading ends the command quietly', async () => {
  const child = spawnCli(['engine']);
  let err = '';
  child.stderr.on('data', chunk => {
    err += chunk;
  });
  child.stdin.on('error', () => {});
  child.stdout.once('data', () => child.stdout.destroy());
  child.stdin.end('{}\n'.repeat(200_000));
  const [code] = await once(child, 'close');
  expect({ code, err }).toEqual({ code: 0, err: '' });
});

describe('help', () => {
  test.each(['--help', 'simulate --help', 'play -h'])('%s goes to standard output', async args => {
    const done = await here(args.split(' '));
    expect(done).toMatchObject({ code: 0, err: '' });
    expect(done.out).toContain('Usage: waldglas');
  });

  test('every command takes a language', async () => {
    const { out } = await here(['--help']);
    const names = [...out.matchAll(/^ {2}([a-z]+) \[/gm)].map(([, name = '']) => name);
    expect(names.length).toBeGreaterThan(8);
    for (const name of names) expect((await here([name, '--help'])).out).toContain('--lang <code>');
  });

  const COMMANDS = [
    'play',
    'rules',
    'simulate',
    'arena',
    'solo',
    'engine',
    'cards',
    'replay',
    'perft',
    'fuzz',
    'bench',
  ];

  test.each([
    ['de', 'Aufruf:', 'Optionen:'],
    ['pl', 'Użycie:', 'Opcje:'],
  ])('speaks %s', async (lang, usage, options) => {
    for (const command of [[], ...COMMANDS.map(name => [name])]) {
      const { out } = await here([...command, '--help', `--lang=${lang}`]);
      expect(out).toContain(`${usage} waldglas`);
      expect(out).toContain(options);
      expect(out).not.toMatch(/\b(the|which|how|many|of|and|with|show|into|for)\b/);
    }
  });
});

test.each([
  ['de', 'simulate --game glass-road --players 9', '--players 9: nötig ist eine ganze Zahl von 1 bis 4'],
  ['de', 'simulate', 'die Option --game <id> muss angegeben werden'],
  ['de', 'fly', 'einen Befehl „fly“ gibt es nicht'],
  ['de', 'replay', 'es fehlt die Angabe <file>'],
  ['pl', 'engine --fly', 'nieznana opcja --fly'],
  ['pl', 'simulate --game', 'opcji --game <id> brakuje wartości'],
  ['pl', 'engine more', 'za dużo argumentów'],
  ['pl', 'play --game chess', 'nie ma gry „chess”; dostępne: glass-road, black-forest'],
] as const)('what is wrong is said in %s: %s', async (lang, args, said) => {
  const done = await here(args.split(' '), '', lang);
  expect(done).toMatchObject({ code: 2, out: '', err: expect.stringContaining(said) });
});
