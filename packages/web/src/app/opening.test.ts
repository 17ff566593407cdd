import { afterEach, describe, expect, test, vi } from 'vitest';
import { EN } from '../words/en.ts';
import { quickOpening, rememberedChoices } from './opening.ts';

afterEach(() => vi.unstubAllGlobals());

/** A browser that remembers this. */
function remembers(text: string | null): void {
  vi.stubGlobal('localStorage', { getItem: () => text, setItem: () => {} });
}

describe('choices of last time', () => {
  test.each([
    'null',
    'nonsense',
    '[]',
    '{"players":"many"}',
    '{"players":99}',
    '{"players":2.5}',
    '{"seats":[]}',
    '{"seats":[null,null,null,null]}',
    '{"seats":[{"kind":"king","name":""},{"kind":"human","name":""},{"kind":"human","name":""},{"kind":"human","name":""}]}',
    '{"variants":"all"}',
    '{"variants":["__proto__"]}',
  ])('%s are not taken: the table is set up as ever', text => {
    remembers(null);
    const usual = rememberedChoices('bots');
    remembers(text);
    expect(rememberedChoices('bots')).toEqual(usual);
    expect(quickOpening('glass-road', EN).seats.map(({ kind }) => kind)).toEqual(['human', 'apprentice', 'apprentice']);
  });

  test('sound ones are', () => {
    remembers('{"players":2,"variants":["introductory"]}');
    expect(quickOpening('glass-road', EN)).toMatchObject({ seats: { length: 2 }, options: { introductory: true } });
  });
});
