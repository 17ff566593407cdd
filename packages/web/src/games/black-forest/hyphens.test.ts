import { BUILDINGS } from '@waldglas/black-forest';
import { blackForestSpeech } from '@waldglas/text/black-forest';
import { DE as SAID_DE } from '@waldglas/text/black-forest/de';
import { EN as SAID_EN } from '@waldglas/text/black-forest/en';
import { PL as SAID_PL } from '@waldglas/text/black-forest/pl';
import { expect, test } from 'vitest';
import { DE } from '../../words/de.ts';
import { EN } from '../../words/en.ts';
import { PL } from '../../words/pl.ts';
import { breakableName, HYPHENS } from './hyphens.ts';

/** So many letters stand on one line of the narrowest tile. */
const FITS = 10;

const LANGUAGES = [
  ['en', EN, SAID_EN],
  ['de', DE, SAID_DE],
  ['pl', PL, SAID_PL],
] as const;

test.each(LANGUAGES)('%s: every long name can be broken, and no break is left over', (lang, words, spoken) => {
  const said = blackForestSpeech(spoken);
  const names = Object.keys(BUILDINGS).map(id => said.name(id));
  const pieces = names.flatMap(name => breakableName(name, words).split(/[\s\u00ad-]/));
  expect(pieces.filter(piece => piece.length > FITS)).toEqual([]);
  for (const name of names) expect(breakableName(name, words).replaceAll('\u00ad', '')).toBe(name);
  const used = new Set(names.flatMap(name => name.split(/[\s-]+/)));
  expect(HYPHENS[lang].split(/\s+/).filter(word => !used.has(word.replaceAll('-', '')))).toEqual([]);
});
