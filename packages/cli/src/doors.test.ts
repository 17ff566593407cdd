import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { capture, here } from './kit.ts';
import { run } from './program.ts';

const folder = mkdtempSync(join(tmpdir(), 'waldglas-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the engine', () => {
  test('waits for whoever reads its answers', async () => {
    const answers = capture('{"do":"scores"}\n'.repeat(3));
    const count = () => answers.text().split('\n').length - 1;
    const counts: number[] = [];
    const taken = async () => {
      counts.push(count());
      await new Promise(resolve => setTimeout(resolve, 20));
      counts.push(count());
    };
    expect(await run(['engine'], { ...answers, taken })).toBe(0);
    // nothing more was said while somebody was still reading
    expect(counts).toEqual([1, 1, 2, 2, 3, 3]);
  });

  test.each([
    ['{"do":"act","actions":["C end"]}', '"seat" is one of A, B'],
    ['{"do":"state","for":["A"]}', '"for" is one of A, B, spectator, all'],
    ['{"do":"state","for":{"toString":1}}', '"for" is one of A, B, spectator, all'],
    [`{"do":"state","for":${'['.repeat(300)}${']'.repeat(300)}}`, '"for" is one of A, B, spectator, all'],
  ])('shows nothing of the inside to %s', async (message, error) => {
    const { out } = await here(['engine'], `{"do":"new","game":"glass-road","players":2,"seed":"1"}\n${message}\n`);
    expect(JSON.parse(out.split('\n')[1] ?? '')).toEqual({ error, line: 2 });
  });
});

describe('a file tells where it is wrong', () => {
  const TEXT = 'waldglas 1\n# a comment\ngame glass-road\nedition gr-1\nplayers 2\nseed 1\n';
  test.each([
    ['an edition', TEXT.replace('gr-1', 'gr-none'), 4],
    ['an option', `${TEXT}option nothing\n`, 7],
    ['a fix', `${TEXT}fixes R-999\n`, 7],
    ['a start', `${TEXT}start {"phase":"lunch"}\n`, 7],
    ['a game', TEXT.replace('glass-road', 'chess'), 3],
    ['a control character', TEXT.replace('seed 1', 'seed \u001b[31m1'), 6],
  ])('%s', async (_, text, line) => {
    const file = join(folder, 'bad.game');
    writeFileSync(file, text);
    const { code, out, err } = await here(['replay', file]);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err.startsWith(`waldglas: ${file}, line ${line}: `), err).toBe(true);
    expect(err).toMatch(/^[^\p{Cc}]+\n$/u);
  });
});

test('whatever a file is called, its name does nothing to the terminal', async () => {
  const { err } = await here(['replay', '/no/\u001b[2J\u202e.game']);
  expect(err).toBe('waldglas: there is no file /no/?[2J?.game\n');
});

test('an option that every object has is none', async () => {
  const done = await here(['simulate', '--game', 'glass-road', '--games', '1', '--option', '__proto__']);
  expect(done).toMatchObject({ code: 2, err: expect.stringContaining('there is no option "__proto__"') });
});

test('an output that is full is told in one line', async () => {
  const starter = join(import.meta.dirname, '../../../scripts/run.mjs');
  const line = `'${process.execPath}' '${starter}' '${join(import.meta.dirname, 'main.ts')}' rules --lang de > /dev/full`;
  const told = await new Promise<{ code: unknown; err: string }>(resolve => {
    execFile('sh', ['-c', line], (error, _, err) => resolve({ code: error?.code ?? 0, err }));
  });
  expect(told).toEqual({ code: 1, err: 'waldglas: die Ausgabe lässt sich nicht schreiben\n' });
});
