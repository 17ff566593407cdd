import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { here, there } from './kit.ts';
import { onSmallDisk } from './kit-disk.ts';

const folder = mkdtempSync(join(tmpdir(), 'waldglas-'));
afterAll(() => rmSync(folder, { recursive: true }));
const inFolder = (name: string) => join(folder, name);

/** So many that they would take hours. */
const MANY = ['--deals', '20000', '--threads', '1'];
const arena = (...more: string[]) => ['arena', '--game', 'glass-road', '--bots', 'apprentice,random', ...more];
const solo = (...more: string[]) => ['solo', '--game', 'glass-road', '--bot', 'random', ...more];
const simulate = (...more: string[]) => ['simulate', '--game', 'glass-road', ...more];
const ONE_LINE = /^waldglas: [^\n]+\n$/;

describe('figures in a file', () => {
  test.each([['--csv'], ['--resume']])('%s that cannot be written is told before anything is played', async option => {
    const path = inFolder('no/where');
    expect(await here(arena(...MANY, option, path))).toEqual({
      code: 2,
      out: '',
      err: `waldglas: ${path} cannot be written\n`,
    });
  });

  test('a disk that is full afterwards costs the file, not the figures', async () => {
    const done = await here(solo('--threads', '1', '--seeds', '2', '--csv', '/dev/full', '--json'));
    expect(done).toMatchObject({ code: 1, err: 'waldglas: /dev/full cannot be written\n' });
    expect(JSON.parse(done.out)).toMatchObject({ seeds: 2 });
  });
});

describe('a run that is kept', () => {
  const resume = (file: string, lang = 'en') =>
    here(solo('--threads', '1', '--seeds', '2', '--resume', file, '--lang', lang, '--json'));

  test('an empty file, as a full disk leaves it, is a run that has not begun', async () => {
    const file = inFolder('empty');
    writeFileSync(file, '');
    expect(await resume(file)).toMatchObject({ code: 0, err: '' });
    expect(readFileSync(file, 'utf8').split('\n')).toHaveLength(1 + 2 + 1);
  });

  test.each(['notes of mine', 'notes of mine\n', '[0,{}]'])('a file of somebody else stays: %j', async text => {
    const file = inFolder('notes');
    writeFileSync(file, text);
    expect(await resume(file)).toMatchObject({ code: 2, out: '', err: expect.stringContaining('another run') });
    expect(readFileSync(file, 'utf8')).toBe(text);
  });

  test.each([
    '[0,{}]',
    '[0]',
    'garbage',
    '{"0":1}',
    '[-1,{"points":[1],"wins":[1],"calls":[]}]',
    '[0,{"points":["a"],"wins":[1],"calls":[]}]',
  ])('a line %s is no result', async line => {
    const file = inFolder('corrupt');
    rmSync(file, { force: true });
    await resume(file);
    const [head] = readFileSync(file, 'utf8').split('\n');
    writeFileSync(file, `${head}\n${line}\n`);
    expect(await resume(file, 'de')).toEqual({
      code: 2,
      out: '',
      err: `waldglas: ${file}, Zeile 2: das ist kein Ergebnis einer Partie\n`,
    });
  });

  test('a disk that fills up is one line, and what was finished stays', async () => {
    const made = await onSmallDisk(32, async disk => {
      const file = join(disk, 'run');
      const done = await there(solo('--seeds', '300', '--resume', file, '--threads', '2'));
      expect(done).toMatchObject({ code: 1, out: '', err: expect.stringMatching(ONE_LINE) });
      expect(readFileSync(file, 'utf8')).toMatch(/^\{.*\}\n\[\d+,\{"points"/);
    });
    if (!made) expect((await resume('/dev/full')).err).toMatch(ONE_LINE);
  });
});

describe('records of simulated games', () => {
  test('those of another game stay', async () => {
    const records = inFolder('records');
    const run = (game: string) =>
      here(['simulate', '--game', game, '--games', '2', '--seed', 's', '--records', records]);
    expect(await run('glass-road')).toMatchObject({ code: 0 });
    const texts = readdirSync(records).map(name => readFileSync(join(records, name), 'utf8'));
    // the same again is no trouble
    expect(await run('glass-road')).toMatchObject({ code: 0 });
    expect(await run('black-forest')).toMatchObject({
      code: 1,
      err: `waldglas: ${join(records, 's.0.game')} is there already and holds another game\n`,
    });
    expect(readdirSync(records).map(name => readFileSync(join(records, name), 'utf8'))).toEqual(texts);
  });

  test.each(['1', '2'])('with %s threads a disk that fills up is one line and leaves whole records', async threads => {
    const made = await onSmallDisk(64, async disk => {
      const done = await there(simulate('--games', '200', '--threads', threads, '--records', disk));
      expect(done).toMatchObject({ code: 1, out: '', err: expect.stringMatching(ONE_LINE) });
      for (const name of readdirSync(disk)) {
        expect(readFileSync(join(disk, name), 'utf8'), name).toMatch(/^waldglas 1\n[\s\S]+\nscore B -?[\d.]+\n$/);
      }
    });
    if (!made) expect(await there(simulate('--records', '/proc/none'))).toMatchObject({ code: 2 });
  });
});

test('a folder without records is not sound, it is empty', async () => {
  const empty = inFolder('nothing');
  mkdirSync(empty);
  expect(await here(['replay', empty])).toEqual({
    code: 2,
    out: '',
    err: `waldglas: there is no record (*.game) in ${empty}\n`,
  });
});
