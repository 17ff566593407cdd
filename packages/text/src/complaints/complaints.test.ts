import { type ComplaintKind, complaintText, ENGLISH_COMPLAINTS, illegal } from '@waldglas/core';
import { describe, expect, test } from 'vitest';
import { LANGS } from '../language.ts';
import { loadComplaintWords } from './index.ts';

const KINDS = Object.keys(ENGLISH_COMPLAINTS) as ComplaintKind[];
const WORDS = Object.fromEntries(
  await Promise.all(LANGS.map(async lang => [lang, await loadComplaintWords(lang)] as const)),
);
const DETAILS = ['§1', '§2', '§3'];

/** A complaint with as many details as its kind takes, in a language. */
function said(lang: string, kind: ComplaintKind): string {
  const words = WORDS[lang]?.[kind] as (...details: string[]) => string;
  return words(...DETAILS.slice(0, words.length));
}

describe.each(KINDS)('%s', kind => {
  test('is said in every language, each in its own words', () => {
    const sentences = LANGS.map(lang => said(lang, kind));
    for (const sentence of sentences) expect(sentence).toMatch(/^\S.*[^.\s]$/);
    if (kind !== 'inWords') expect(new Set(sentences).size).toBe(LANGS.length);
  });

  test('names the same details in every language', () => {
    const details = (sentence: string) => DETAILS.filter(detail => sentence.includes(detail));
    for (const lang of LANGS) expect(details(said(lang, kind))).toEqual(details(said('en', kind)));
  });
});

test('a complaint inside another is said in the same language', () => {
  const { complaint } = illegal('noAction', '"A dance"', illegal('noVerb', '"dance"').complaint);
  expect(complaintText(ENGLISH_COMPLAINTS, complaint)).toBe('"A dance" is no action: there is no verb "dance"');
  expect(complaintText(WORDS.de ?? ENGLISH_COMPLAINTS, complaint)).toBe(
    '"A dance" ist keine Aktion: ein Verb "dance" gibt es nicht',
  );
});
