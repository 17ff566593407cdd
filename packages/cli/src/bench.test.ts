import { expect, test } from 'vitest';
import { here, json } from './kit.ts';

test('prints every figure with its target', async () => {
  const result = json(await here(['bench', '--seconds', '0.05', '--json']));
  expect(result).toMatchObject({ game: 'glass-road', players: 2, processor: expect.any(String) });
  const figures = result.figures as { name: string; value: number; unit: string; target?: number; ratio?: number }[];
  expect(figures.map(({ name, target }) => [name, target])).toEqual([
    ['actions per game', undefined],
    ['games', 1000],
    ['actions', 220_000],
    ['clone + apply + options', 200_000],
    ['imagine', 50_000],
    ['view', undefined],
    ['undo late in a game', undefined],
    ['start-up', undefined],
  ]);
  for (const { value } of figures) expect(value).toBeGreaterThan(0);
  for (const { target, ratio } of figures) expect(ratio === undefined).toBe(target === undefined);
});

test('for people', async () => {
  const { out } = await here(['bench', '--seconds', '0.02']);
  expect(out).toMatch(/^glass-road, 2 players, .*\n/);
  expect(out).toMatch(/\ngames .* per s {2}\(target 1,000, .*x\)\n/);
});
