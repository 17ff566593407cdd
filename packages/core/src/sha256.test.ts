import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sha256 } from './sha256.ts';

const known = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');

test('the hash of nothing, and of three letters', () => {
  expect(sha256('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});

test('texts of every length around the ends of blocks', () => {
  for (let length = 0; length <= 200; length++) expect(sha256('x'.repeat(length))).toBe(known('x'.repeat(length)));
});

test('any text, letters of all languages included', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), text => sha256(text) === known(text)));
  expect(sha256('Köhlerhütte, żółw, 😀')).toBe(known('Köhlerhütte, żółw, 😀'));
});
