import { expect, test } from 'vitest';
import { playOut, randomAction } from './playout.ts';
import { rngFrom } from './random.ts';
import { toy } from './testing/toy.ts';
import type { ToyAction } from './testing/toy-state.ts';

const TABLE = { players: 3, options: {} };

test('a play-out ends, tells every action, and is the same for the same chance', () => {
  const lines = (chance: string) => {
    const s = toy.setup(TABLE, '1');
    const actions: ToyAction[] = [];
    expect(playOut(toy, s, rngFrom(chance), action => actions.push(action))).toBe(actions.length);
    expect(toy.decisions(s)).toEqual([]);
    return actions.map(action => toy.write(action)).join('\n');
  };
  expect(lines('x')).toBe(lines('x'));
  expect(lines('x')).not.toBe(lines('y'));
});

test('too long a game is a fault', () => {
  const s = toy.setup(TABLE, '1');
  expect(() => playOut(toy, s, rngFrom('x'), undefined, 10)).toThrow('not over after 10 actions');
  expect(playOut(toy, toy.setup(TABLE, '1'), rngFrom('x'), undefined, 100)).toBeLessThan(100);
});

test('the limit itself is allowed', () => {
  const n = playOut(toy, toy.setup(TABLE, '1'), rngFrom('x'));
  expect(playOut(toy, toy.setup(TABLE, '1'), rngFrom('x'), undefined, n)).toBe(n);
  expect(() => playOut(toy, toy.setup(TABLE, '1'), rngFrom('x'), undefined, n - 1)).toThrow();
});

test('the lowest seat answers; one in eight actions is an anytime one', () => {
  const s = toy.setup(TABLE, '1');
  const rng = rngFrom('eighth');
  const counts = new Map<string, number>();
  for (let i = 0; i < 8000; i++) {
    const action = randomAction(toy, s, rng);
    const line = action ? toy.write(action) : 'none';
    counts.set(line, (counts.get(line) ?? 0) + 1);
  }
  const picks = toy.decisions(s)[0]?.options.map(option => toy.write(option)) ?? [];
  expect(new Set(counts.keys())).toEqual(new Set(['A swap', ...picks]));
  for (const line of picks) expect(Math.abs((counts.get(line) ?? 0) - 7000 / picks.length)).toBeLessThan(250);
  expect(Math.abs((counts.get('A swap') ?? 0) - 1000)).toBeLessThan(120);
});

test('no action once the game is over', () => {
  const s = toy.setup(TABLE, '1');
  s.agenda.length = 0;
  expect(randomAction(toy, s, rngFrom('x'))).toBeUndefined();
});
