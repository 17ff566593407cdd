import { afterEach, describe, expect, test, vi } from 'vitest';
import { EN } from '../words/en.ts';
import { offeredLevels, quickOpening, rememberedChoices } from './opening.ts';

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
    '{"variants":[7]}',
  ])('%s are not taken: the table is set up as ever', text => {
    remembers(null);
    const usual = rememberedChoices('bots');
    remembers(text);
    expect(rememberedChoices('bots')).toEqual(usual);
    expect(quickOpening('glass-road', EN).seats.map(({ kind }) => kind)).toEqual(['human', 'medium', 'medium']);
  });

  test('sound ones are, and each game takes the variants that it has', () => {
    remembers('{"players":2,"variants":["introductory","smallMarket","firstGame","__proto__"]}');
    const glassRoad = quickOpening('glass-road', EN);
    expect([glassRoad.seats.length, glassRoad.options]).toEqual([2, { introductory: true }]);
    expect(quickOpening('black-forest', EN).options).toEqual({ firstGame: true });
    expect(quickOpening('go', EN).options).toEqual({});
  });
});

test('five levels are offered, and one of another name to whoever has chosen it', () => {
  const five = ['beginner', 'easy', 'medium', 'hard', 'hardest'];
  expect(offeredLevels(undefined)).toEqual(five);
  expect(offeredLevels('hard')).toEqual(five);
  expect(offeredLevels('journeyman')).toEqual(['journeyman', ...five]);
});
