import { expect, test } from 'vitest';
import { settingsIn } from './stored.ts';

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
