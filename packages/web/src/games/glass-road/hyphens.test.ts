import { BUILDING_IDS, CARD_IDS, START_IDS } from '@waldglas/glass-road';
import { glassRoadSpeech } from '@waldglas/text/glass-road';
import { DE as SAID_DE } from '@waldglas/text/glass-road/de';
import { EN as SAID_EN } from '@waldglas/text/glass-road/en';
import { PL as SAID_PL } from '@waldglas/text/glass-road/pl';
import { expect, test } from 'vitest';
import { breakable } from '../../boards/hyphens.ts';
import { DE } from '../../words/de.ts';
import { EN } from '../../words/en.ts';
import { PL } from '../../words/pl.ts';

/** So many letters stand on one line of the narrowest card. */
const FITS = 9;

const LANGUAGES = [
  ['en', EN, SAID_EN],
  ['de', DE, SAID_DE],
  ['pl', PL, SAID_PL],
] as const;

test.each(LANGUAGES)('%s: every long name can be broken, into pieces that fit', (_, words, spoken) => {
  const said = glassRoadSpeech(spoken);
  const pieces = [...CARD_IDS, ...BUILDING_IDS, ...START_IDS].flatMap(id =>
    breakable(said.name(id), words).split(/[\s\u00ad-]/),
  );
  expect(pieces.filter(piece => piece.length > FITS)).toEqual([]);
});

test.each(LANGUAGES)(
  '%s: breaking a name changes none of its letters, and no break is left over',
  (_, words, spoken) => {
    const said = glassRoadSpeech(spoken);
    const names = [...CARD_IDS, ...BUILDING_IDS, ...START_IDS].map(said.name);
    for (const name of names) expect(breakable(name, words).replaceAll('\u00ad', '')).toBe(name);
    const used = new Set(names.flatMap(name => name.split(/[\s-]+/)));
    expect(words.hyphens.split(/\s+/).filter(word => !used.has(word.replaceAll('-', '')))).toEqual([]);
  },
);
