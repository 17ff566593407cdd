import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isIllegal } from '../illegal.ts';
import { play } from '../play.ts';
import { arbitraryLine, arbitraryPosition, arbitrarySeed } from './arbitrary.ts';
import { toy } from './toy.ts';

const TABLE = { players: 3, options: {} };

test('seeds are one line', () => {
  fc.assert(fc.property(arbitrarySeed(), seed => !/[\r\n]/.test(seed)));
});

test('positions come from all over the game', () => {
  const sample = fc.sample(arbitraryPosition(toy, TABLE), { numRuns: 200, seed: 1 });
  const phases = new Set(sample.map(s => toy.position(s, 'all').phase));
  expect(phases).toEqual(new Set(['pick', 'turn', 'end', 'final']));
});

test('positions shrink to fewer actions', () => {
  const found = fc.check(
    fc.property(arbitraryPosition(toy, TABLE), s => toy.position(s, 'all').phase === 'pick'),
    { seed: 1 },
  );
  const s = found.counterexample?.[0];
  expect(s?.agenda).toEqual([{ step: 'turn', seat: 0 }]);
});

test('lines are read or refused; some are legal, some readable, some nonsense', () => {
  const s = toy.setup(TABLE, '1');
  const kinds = fc.sample(arbitraryLine(toy), { numRuns: 500, seed: 1 }).map(line => {
    const action = toy.read(line);
    if (isIllegal(action)) return 'nonsense';
    return action.seat > 2 || isIllegal(play(toy, s, [action])) ? 'refused' : 'legal';
  });
  expect(new Set(kinds)).toEqual(new Set(['legal', 'refused', 'nonsense']));
});
