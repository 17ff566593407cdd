import { expect, test } from 'vitest';
import { DE } from './black-forest/de.ts';
import { blackForestSpeech } from './black-forest/index.ts';
import { EN } from './glass-road/en.ts';
import { glassRoadSpeech } from './glass-road/index.ts';
import { plain, say, sentence } from './runs.ts';

const speech = glassRoadSpeech(EN, seat => ['Anna', 'Ben', 'Cleo'][seat] ?? '');

test('what happened since: a sentence for each go of the others, goods summed up', () => {
  const told = speech.since(
    [
      { kind: 'gain', seat: 0, goods: { wood: 1 }, source: 'woodcutter' },
      { kind: 'reveal', seat: 1, card: 'builder', joined: [2] },
      { kind: 'pay', seat: 1, goods: { food: 1 }, source: 'builder' },
      { kind: 'gain', seat: 1, goods: { wood: 1 }, source: 'inn' },
      { kind: 'build', seat: 1, building: 'inn', cell: 'b2' },
      { kind: 'gain', seat: 1, goods: { wood: 2, clay: 1 }, source: 'inn' },
      { kind: 'ready', seat: 2 },
      { kind: 'period', period: 2, goblet: 2 },
    ],
    0,
  );
  expect(told.map(plain)).toEqual([
    'Ben: plays Builder; Cleo follows; builds Inn on b2; gains 3 wood and 1 clay.',
    'Period 2 begins; Cleo has the goblet.',
  ]);
});

test('phrases become runs, and sentences begin and end as they should', () => {
  const two = { glyph: 'wood', n: 2, words: '2 wood' };
  expect(say`pay ${[two, ' now']}${3}`).toEqual(['pay ', two, ' now3']);
  expect(plain(sentence(say`pay ${[two]}`))).toBe('Pay 2 wood.');
  expect(plain(sentence(say`where?`))).toBe('Where?');
  expect(sentence([two])).toEqual([two, '.']);
});

test('BF-8: a single player earns a title, from 20 points on', () => {
  const titles = blackForestSpeech(DE);
  expect([19, 20, 45, 99].map(points => titles.title('bf-1', points))).toEqual([
    undefined,
    DE.names.titles['water-carrier'],
    DE.names.titles['large-scale-farmer'],
    DE.names.titles.duchess,
  ]);
  expect(speech.title('gr-1', 40)).toBeUndefined();
});
