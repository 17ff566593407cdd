import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { EN } from '../words/en.ts';
import { fileText, readGameFile } from './game-file.ts';

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
    period: 4,
  });
});

test.each([
  ['is no game', 'hello', EN.badFile.notAGame],
  ['is of another game', TEXT.replace('glass-road', 'black-forest'), EN.badFile.otherGame('Black Forest')],
  ['names an edition that is not there', TEXT.replace(/edition .*/, 'edition gr-none'), EN.badFile.head],
  ['names an option that is not there', TEXT.replace(/seed .*/, '$&\noption nothing'), EN.badFile.head],
  [
    'has other scores',
    TEXT.replace(/score A .*/, 'score A 99'),
    EN.badFile.line(TEXT.split('\n').findIndex(line => line.startsWith('score')) + 1),
  ],
  ['has scores before its end', CUT, EN.badFile.line(CUT.split('\n').findIndex(line => line.startsWith('score')) + 1)],
  [
    'takes back behind its end',
    TEXT.replace(/\n\nscore/, '\nA undo\n\nscore'),
    EN.badFile.line(TEXT.split('\n').findIndex(line => line.startsWith('score'))),
  ],
  ['is too large', `${TEXT}${'#'.repeat(5_000_000)}`, EN.badFile.tooLarge],
  ['has a header that is none', TEXT.replace(/seed .*/, '$&\nweather rain'), EN.badFile.line(6)],
  ['has a move against the rules', TEXT.replace('A play carpenter', 'A play king'), EN.badFile.line(AT + 1)],
  ['has one with spaces before it', TEXT.replace('A play carpenter', '  A play king'), EN.badFile.line(AT + 1)],
])('a file that %s is refused in words', async (_, text, why) => {
  expect(await readGameFile(text, EN)).toBe(why);
});
