import { expect, test } from 'vitest';
import { gameOfTwo, middleOfGame } from './sample.ts';
import { movesOf, previewSpace } from './space-preview.ts';

test('BF-4.3: a way costs its paths, and a good for everybody who stands in the village', () => {
  const view = middleOfGame();
  const preview = previewSpace(view, 0, 'v2.2');
  expect(preview).toMatchObject({ provisions: 1, fees: [{ to: 1 }] });
  expect(previewSpace(view, 0, 'v1.1')).toMatchObject({ provisions: 0, fees: [] });
});

test('both neighbours tell what they would give after the fee is paid', () => {
  const visits = previewSpace(middleOfGame(), 0, 'v2.2')?.visits ?? [];
  expect(visits.map(({ tradesperson }) => tradesperson)).toEqual(['cattle-farmer', 'glass-miller']);
  expect(visits[0]?.changes).toEqual({ cattle: 1 });
  // three ponds, three sand: then the wheel turns once
  expect(visits[1]?.changes).toEqual({ sand: 2, charcoal: -1, water: -1, wood: -1, glass: 1 });
});

test('whoever lets one build is told by that, not by the first building', () => {
  const visits = previewSpace(middleOfGame(), 0, 'v1.4')?.visits ?? [];
  expect(visits.find(({ tradesperson }) => tradesperson === 'builder')).toMatchObject({ builds: true, changes: {} });
});

test('the neutral pawn is paid for to the supply', () => {
  expect(previewSpace(gameOfTwo(), 0, 'v3.1')?.fees.map(({ to }) => to)).toEqual([undefined]);
});

test('where nobody can go nothing is told', () => {
  const view = middleOfGame();
  expect(movesOf(view, 0).some(({ to }) => to === 'v2.1')).toBe(false);
  expect(previewSpace(view, 0, 'v2.1')).toBeUndefined();
});
