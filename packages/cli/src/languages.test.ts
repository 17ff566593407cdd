import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openEngine } from '@waldglas/protocol';
import { afterAll, describe, expect, test } from 'vitest';
import { LIBRARY } from './engine.ts';
import { here } from './kit.ts';
import { ENGLISH } from './kit-screen-state.ts';

const folder = mkdtempSync(join(tmpdir(), 'waldglas-languages-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const GAMES = fileURLToPath(new URL('../../../games/', import.meta.url));
const SOUND = readFileSync(join(GAMES, 'recorded-three.game'), 'utf8');

/** Names and notation have no language: whatever is quoted, and what is listed behind a colon. */
function sentence(text: string): string {
  return text
    .replaceAll(folder, '')
    .replace(/"[^"]*"|„[^“”]*[“”]|\[\.\.\.\]|\{\.\.\.\}/g, '')
    .replace(/: [\w., -]+$/, '');
}

/** What is not English in this language. */
function expectNoEnglish(text: string): void {
  expect(text).not.toBe('');
  expect(sentence(text)).not.toMatch(ENGLISH);
}

const BAD_RECORDS: readonly [what: string, text: string][] = [
  ['no record', 'hello'],
  ['an unknown header', SOUND.replace(/seed .*/, '$&\nweather rain')],
  ['a header twice', SOUND.replace(/seed .*/, '$&\n$&')],
  ['no seed', SOUND.replace(/seed .*\n/, '')],
  ['too many players', SOUND.replace(/players .*/, 'players 9')],
  ['no such edition', SOUND.replace(/edition .*/, 'edition gr-9')],
  ['no such fix', SOUND.replace(/seed .*/, 'fixes R-999\n$&').replace(/fixes R-1.*\n/, '')],
  ['no such option', SOUND.replace(/seed .*/, '$&\noption long')],
  ['no such game', SOUND.replace(/game .*/, 'game chess')],
  ['a start that is none', SOUND.replace(/seed .*/, '$&\nstart []')],
  ['an impossible start', SOUND.replace(/seed .*/, '$&\nstart {"phase":"lunch"}')],
  ['no such card', SOUND.replace('A play carpenter', 'A play king')],
  ['no such verb', SOUND.replace('A play carpenter', 'A dance')],
  ['a move that is not offered', SOUND.replace('A play carpenter', 'A end')],
  ['a seat too many', SOUND.replace('A play carpenter', 'D end')],
  ['other scores', SOUND.replace(/score A .*/, 'score A 99')],
  ['a score in words', SOUND.replace(/score A .*/, 'score A many')],
  ['a score missing', SOUND.replace(/score C .*\n/, '')],
];

describe.each(['de', 'pl'] as const)('in %s nothing is said in English', lang => {
  test.each(BAD_RECORDS)('of a record with %s', async (_, text) => {
    const file = join(folder, 'bad.game');
    writeFileSync(file, text);
    const { code, err } = await here(['replay', file, '--lang', lang]);
    expect(code).toBe(1);
    expectNoEnglish(err.trim());
    const { error } = await openEngine(LIBRARY, lang).answer(JSON.stringify({ do: 'load', record: text }));
    expectNoEnglish(String(error));
  });

  test.each([
    ['--option', 'long'],
    ['--option', 'without=king'],
    ['--option', 'introductory=a'],
    ['--players', '9'],
    ['--edition', 'bf-1'],
    ['--edition', 'nowhere'],
  ])('of a call with %s %s', async (option, value) => {
    const call = [
      'simulate',
      '--game',
      'glass-road',
      '--players',
      '1',
      '--bots',
      'random',
      '--games',
      '1',
      '--seed',
      '1',
    ];
    const args = option === '--players' ? call.with(4, value) : [...call, option, value];
    const { code, err } = await here([...args, '--lang', lang]);
    expect(code).toBe(2);
    expectNoEnglish(err.trim());
  });

  test.each([
    'nonsense',
    '[]',
    '{"do":"dance"}',
    '{"do":"new","game":"chess","players":2,"seed":"1"}',
    '{"do":"new","game":"glass-road","players":"two","seed":"1"}',
    '{"do":"new","game":"glass-road","players":2,"seed":1}',
    '{"do":"new","game":"glass-road","players":2,"seed":"1","options":7}',
    '{"do":"new","game":"glass-road","players":2,"seed":"1","edition":{"game":"black-forest"}}',
    '{"do":"new","game":"glass-road","players":1,"seed":"1","options":{"fivePeriods":true}}',
    '{"do":"act","actions":"A end"}',
    '{"do":"act","actions":["A end"]}',
    '{"do":"act","actions":["A pick king"]}',
    '{"do":"act","actions":["Z end"]}',
    '{"do":"undo","seat":"A"}',
    '{"do":"undo","seat":"D"}',
    '{"do":"state","for":"nobody"}',
    '{"do":"why","seat":"A","wish":"B end"}',
    '{"do":"set","position":{"weather":"rain"}}',
    '{"do":"set","position":{"seats":{"A":{"hand":["king"]}}}}',
    '{"do":"set","position":{"seats":{"A":{"land":{"b1":"inn","zz":"inn"}}}}}',
    '{"do":"set","position":{"period":99}}',
    '{"do":"set","position":[]}',
  ])('by the engine to %s', async message => {
    const engine = openEngine(LIBRARY, lang);
    await engine.answer('{"do":"new","game":"glass-road","players":2,"seed":"1"}');
    const { error } = await engine.answer(message);
    expectNoEnglish(String(error ?? ''));
  });

  test('also if only the message names the language', async () => {
    const { error } = await openEngine(LIBRARY).answer(`{"do":"load","record":"","lang":"${lang}"}`);
    expectNoEnglish(String(error));
  });
});

test('English would be found', () => {
  expect(() => expectNoEnglish('the first line has to be something else')).toThrow();
});
