import { expect, test } from 'vitest';
import { endsTurns, settingsIn } from './stored.ts';

const USUAL = settingsIn('{}', 'de');

test('settings are kept', () => {
  const liked = { ...USUAL, lang: 'pl', theme: 'dark', speed: 'off', safeColours: true, autoFee: false };
  expect(liked).not.toEqual(USUAL);
  expect(settingsIn(JSON.stringify(liked), 'en')).toEqual(liked);
});

test.each(['', 'nonsense', 'null', '7', '[]', '{"lang":"fr","theme":"pink","speed":0,"autoEnd":"yes"}'])(
  'what nobody can like is as usual: %s',
  text => {
    expect(settingsIn(text, 'de')).toEqual(USUAL);
  },
);

test('turns end by themselves from the fourth game on, or as the person has said', () => {
  const played = (finished: number, autoEnd?: boolean) => endsTurns({ ...USUAL, finished, autoEnd });
  expect([0, 1, 2, 3, 4].map(games => played(games))).toEqual([false, false, false, true, true]);
  expect(played(0, true)).toBe(true);
  expect(played(9, false)).toBe(false);
});
