import { BUILDINGS } from '@waldglas/black-forest';
import type { Lang } from '@waldglas/text';
import { expect, test } from 'vitest';
import { breakable } from '../../boards/hyphens.ts';
import { speak } from '../../words/language.ts';
import { effectWordsOf, loadTold } from './speech.ts';

/** So many letters stand on one line of the narrowest tile. */
const FITS = 10;

test.each<Lang>(['en', 'de', 'pl'])('%s: every long name can be broken, and no break is left over', async lang => {
  await speak(lang);
  const told = await loadTold(lang);
  const { words } = effectWordsOf(told);
  const names = Object.keys(BUILDINGS).map(id => told.said.name(id));
  const pieces = names.flatMap(name => breakable(name, words).split(/[\s\u00ad-]/));
  expect(pieces.filter(piece => piece.length > FITS)).toEqual([]);
  for (const name of names) expect(breakable(name, words).replaceAll('\u00ad', '')).toBe(name);
  const used = new Set(names.flatMap(name => name.split(/[\s-]+/)));
  expect(told.table.hyphens.split(/\s+/).filter(word => !used.has(word.replaceAll('-', '')))).toEqual([]);
});
