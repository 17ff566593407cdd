import { expect, test } from 'vitest';
import { isIllegal } from './illegal.ts';
import { newRecord } from './new-record.ts';
import { begin } from './replay.ts';
import { toy } from './testing/toy.ts';

const TWO = { players: 2, options: {}, seed: '11' };

test('the newest edition and every fix, unless told', () => {
  const mended = { ...toy, fixes: ['R-001', 'R-002'] };
  expect(newRecord(mended, TWO)).toEqual({
    rules: 'toy',
    edition: 'toy-2',
    fixes: ['R-001', 'R-002'],
    players: 2,
    options: {},
    seed: '11',
    actions: [],
  });
  expect(newRecord(toy, { ...TWO, edition: 'toy-1' })).toMatchObject({ edition: 'toy-1' });
});

test('a record that can be begun', () => {
  const record = newRecord(toy, { ...TWO, options: { short: true } });
  if (isIllegal(record)) throw new Error(record.illegal);
  expect(begin(toy, record)).toMatchObject({ rounds: 1 });
});

test('an option for several is refused with fewer, but older records that name it replay', () => {
  const options = toy.options.map(one => (one.name === 'short' ? { ...one, minPlayers: 3 } : one));
  const game = { ...toy, options };
  expect(newRecord(game, { ...TWO, options: { short: true } })).toMatchObject({
    illegal: 'the option "short" needs at least 3 players',
  });
  const record = newRecord(game, { ...TWO, players: 3, options: { short: true } });
  if (isIllegal(record)) throw new Error(record.illegal);
  expect(begin(game, { ...record, players: 2 })).toMatchObject({ rounds: 1 });
  expect(newRecord(game, { ...TWO, options: { short: false } })).toMatchObject({ players: 2 });
});

test('what cannot be set up is refused in a sentence', () => {
  expect(newRecord(toy, { ...TWO, players: 9 })).toMatchObject({ illegal: 'the game is for 2 to 3 players' });
  expect(newRecord(toy, { ...TWO, edition: 'toy-9' })).toMatchObject({ illegal: 'there is no edition "toy-9"' });
  expect(newRecord(toy, { ...TWO, options: { long: true } })).toMatchObject({
    illegal: 'there is no option "long"; there is: short, without',
  });
});
