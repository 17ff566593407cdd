import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const SOURCES = new URL('../', import.meta.url);

/** The sources of what players read on pages in a language. */
function sources(lang: string): string[] {
  const isTold = new RegExp(`^(words/(.+/)?${lang}|games/[^/]+/(words|lessons)\\.${lang})\\.ts$`);
  return readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(file => isTold.test(file));
}

/** What stands between quotes on one line: the lists of hyphens, which run over several, are left out. */
function quoted(file: string): string[] {
  const text = readFileSync(new URL(file, SOURCES), 'utf8');
  return text.match(/'(?:[^'\\\n]|\\.)*'|`(?:[^`\\\n]|\\.)*`/g) ?? [];
}

/** One word for one thing, as docs/rules/words.md lists them: these are others for the same. */
const OTHER_WORDS = {
  en: /\b(trad(e|es|ing)\b(?! in\b)|colour|licence|neighbour)/i,
  de: /(Endmarke|Handwerksleute|Proviantmarker|Höfe|\bVieh\b|Vorhof|Fakten|\bTausch\b|\bSie (haben|können|sind)\b)/,
  pl: /(włości|surowc|surowiec|kafel|stajni|przemian|tablic|odsłan|odsłon|na ręce|stoi na zerze)/i,
} as const;

describe.each(['en', 'de', 'pl'] as const)('%s', lang => {
  const files = sources(lang);
  const said = files.flatMap(file => quoted(file).map(words => ({ file, words })));

  test('all words of the pages are looked at', () => {
    expect(files).toEqual(
      expect.arrayContaining([`games/black-forest/lessons.${lang}.ts`, `words/online/${lang}.ts`, `words/${lang}.ts`]),
    );
    expect(said.length).toBeGreaterThan(300);
  });

  test('a thing is called by its own word', () => {
    expect(said.filter(({ words }) => OTHER_WORDS[lang].test(words))).toEqual([]);
  });

  test('no full stop or space is doubled, none stands before a full stop', () => {
    expect(said.filter(({ words }) => /[^./]\.\.(?!\/)|\S {2,}\S|\S [.,;?!]['`]/.test(words))).toEqual([]);
  });
});
