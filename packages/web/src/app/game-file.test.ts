import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DE } from '../words/de.ts';
import { EN } from '../words/en.ts';
import { PL } from '../words/pl.ts';
import { readGameFile } from './game-file.ts';
import { fileText } from './save-file.ts';

const TEXT = readFileSync(new URL('../../../../games/recorded-three.game', import.meta.url), 'utf8');
/** Without its last move. */
const CUT = TEXT.replace(/\n[^\n]+\n\nscore/, '\n\nscore');
const AT = TEXT.split('\n').indexOf('A play carpenter');

test('the game in a file comes with who sat where', async () => {
  const seats = [
    { kind: 'human', name: 'Ada' },
    { kind: 'random', name: 'Bruno' },
    { kind: 'journeyman', name: 'Wilma' },
  ] as const;
  expect(await readGameFile(fileText(TEXT, seats), EN)).toMatchObject({
    game: 'glass-road',
    seats,
    over: true,
    howFar: { unit: 'period', n: 4 },
  });
});

/** The line of a text that begins like this, from 1. */
const lineOf = (text: string, start: string) => text.split('\n').findIndex(line => line.startsWith(start)) + 1;

test.each([
  ['is no game', 'hello', EN.badFile.notAGame],
  [
    'names an edition that is not there',
    TEXT.replace(/edition .*/, 'edition gr-none'),
    'line 3: there is no edition "gr-none"',
  ],
  [
    'names an option that is not there',
    TEXT.replace(/seed .*/, '$&\noption nothing'),
    `line ${lineOf(TEXT, 'seed') + 1}: there is no option "nothing"; there is: introductory, smallMarket, fivePeriods, without`,
  ],
  [
    'has other scores',
    TEXT.replace(/score A .*/, 'score A 99'),
    `line ${lineOf(TEXT, 'score')}: the scores are 5, 4.5, 9.5, not 99, 4.5, 9.5`,
  ],
  ['has scores before its end', CUT, `line ${lineOf(CUT, 'score')}: there are scores, but the game is not over`],
  [
    'takes back behind its end',
    TEXT.replace(/\n\nscore/, '\nA undo\n\nscore'),
    `line ${lineOf(TEXT, 'score') - 1}: something has come to light since`,
  ],
  ['is too large', `${TEXT}${'#'.repeat(5_000_000)}`, EN.badFile.tooLarge],
  ['has a header that is none', TEXT.replace(/seed .*/, '$&\nweather rain'), 'line 6: there is no header "weather"'],
  [
    'has a move against the rules',
    TEXT.replace('A play carpenter', 'A play king'),
    `line ${AT + 1}: "king" is no card`,
  ],
  [
    'has one with spaces before it',
    TEXT.replace('A play carpenter', '  A play king'),
    `line ${AT + 1}: "king" is no card`,
  ],
])('a file that %s is refused in words', async (_, text, why) => {
  expect(await readGameFile(text, EN)).toBe(why);
});

test('what is wrong is said in the language of the page', async () => {
  const text = TEXT.replace('A play carpenter', 'A dance');
  expect(await readGameFile(text, DE, 'de')).toBe(`Zeile ${AT + 1}: ein Verb "dance" gibt es nicht`);
  expect(await readGameFile(text, PL, 'pl')).toBe(`wiersz ${AT + 1}: nie ma czasownika "dance"`);
});
