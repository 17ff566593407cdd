import { expect, test } from 'vitest';
import { here, json } from './kit.ts';

interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly target?: number;
  readonly ratio?: number;
}

function check(result: Record<string, unknown>, game: string): Map<string, number | undefined> {
  expect(result).toMatchObject({ game, players: 2, processor: expect.any(String), node: process.version });
  const figures = result.figures as Figure[];
  for (const { value } of figures) expect(value).toBeGreaterThan(0);
  for (const { target, ratio } of figures) expect(ratio === undefined).toBe(target === undefined);
  return new Map(figures.map(({ name, target }) => [name, target]));
}

test('prints every figure with its target', async () => {
  const result = json(await here(['bench', '--game', 'glass-road', '--seconds', '0.05', '--json']));
  expect([...check(result, 'glass-road')]).toEqual([
    ['actions per game', undefined],
    ['games', 1000],
    ['actions', 220_000],
    ['actions, recorded', undefined],
    ['clone + apply + options', 200_000],
    ['imagine', 50_000],
    ['view', undefined],
    ['undo late in a game', undefined],
    ['snapshot in line 6', undefined],
    ['snapshot in line 600', undefined],
    ['start-up', undefined],
  ]);
});

test('both games in turn', async () => {
  const { games } = json(await here(['bench', '--seconds', '0.02', '--json'])) as { games: Record<string, unknown>[] };
  expect(games.map(one => one.game)).toEqual(['glass-road', 'black-forest']);
  const [first = {}, second = {}] = games;
  expect(check(first, 'glass-road').get('actions')).toBe(220_000);
  const targets = check(second, 'black-forest');
  expect(targets.get('actions')).toBe(220_000);
  // a number of games is asked for only where they are short
  const mean = (second.figures as Figure[]).find(({ name }) => name === 'actions per game')?.value ?? 0;
  expect(targets.get('games')).toBe(mean < 700 ? 300 : undefined);
});

test('for people', async () => {
  const { out } = await here(['bench', '--game', 'glass-road', '--seconds', '0.02']);
  expect(out).toMatch(/^glass-road, 2 players, .*\n/);
  expect(out).toMatch(/\ngames .* per s {2}\(target 1,000, .*x\)\n/);
});
