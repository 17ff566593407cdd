import { expect, test } from 'vitest';
import { DE } from './de.ts';
import { EN } from './en.ts';
import { PL } from './pl.ts';

test.each([
  ['1', '1 point', '1 Punkt', '1 punkt'],
  ['½', '½ point', '½ Punkt', '½ punktu'],
  ['1½', '1½ points', '1½ Punkte', '1½ punktu'],
  ['3', '3 points', '3 Punkte', '3 punkty'],
  ['0', '0 points', '0 Punkte', '0 punktów'],
  ['−1', '−1 point', '−1 Punkt', '−1 punkt'],
  ['−4', '−4 points', '−4 Punkte', '−4 punkty'],
  ['21', '21 points', '21 Punkte', '21 punktów'],
])('%s of points is said as people say it', (points, en, de, pl) => {
  expect([EN, DE, PL].map(words => words.pointsOf(points))).toEqual([en, de, pl]);
});
