import { expect, test } from 'vitest';
import { here, json } from './kit.ts';

const args = (...more: string[]) => ['perft', '--game', 'glass-road', '--seed', 'p', ...more];

test('counts the lines to a depth, also for each first decision', async () => {
  const depth0 = json(await here(args('--players', '1', '--depth', '0', '--json')));
  expect(depth0).toMatchObject({ game: 'glass-road', players: 1, seed: 'p', depth: 0, lines: 1 });
  // three of fifteen cards: 455 hands
  const depth3 = json(await here(args('--players', '1', '--depth', '3', '--divide', '--json')));
  expect(depth3).toMatchObject({ depth: 3, lines: 455 });
  const first = depth3.divide as { action: string; lines: number }[];
  expect(first[0]).toEqual({ action: 'A pick feudal-lord', lines: 91 });
  expect(first.reduce((sum, one) => sum + one.lines, 0)).toBe(455);
});

test('for people', async () => {
  const { out } = await here(args('--players', '2', '--depth', '1', '--divide'));
  expect(out).toMatch(/^A pick feudal-lord {2}1\n(A pick .*\n)+depth 1: 11 lines in .* s\n$/);
});

test('Black Forest: the neutral pawn, then the first move', async () => {
  const black = ['perft', '--game', 'black-forest', '--seed', 'p', '--json'];
  // five villages; then their 4, 3, 3, 4 and 3 spaces
  expect(json(await here([...black, '--depth', '1']))).toMatchObject({ game: 'black-forest', players: 2, lines: 5 });
  expect(json(await here([...black, '--depth', '2']))).toMatchObject({ lines: 17 });
  const alone = json(await here([...black, '--depth', '1', '--players', '1', '--divide']));
  expect(alone.divide).toContainEqual({ action: expect.stringMatching(/^A move v\d\.\d/), lines: 1 });
});
