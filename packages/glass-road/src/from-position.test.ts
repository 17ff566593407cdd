import { isIllegal, type Position } from '@waldglas/core';
import { expect, test } from 'vitest';
import { glassRoad } from './index.ts';

const start = glassRoad.setup({ players: 2, options: {} }, '1');
const HAND = ['feudal-lord', 'pit-worker', 'forest-manager', 'pond-builder', 'cultivator', 'supplier', 'builder'];

/** Positions that cannot be, and what is said about them. */
const IMPOSSIBLE: readonly [what: string, part: Position, says: string][] = [
  ['an unknown key', { weather: 'rain' }, 'no "weather"'],
  ['a row written wrongly', { market: { procesing: [] } }, 'no "procesing"'],
  ['a tile turned in twice', { discarded: ['inn', 'inn'] }, '"discarded" lists something twice'],
  ['a good that no wheel has', { seats: { A: { glassworks: { toString: 1 } } } }, '"glassworks" has no "toString"'],
  ['too much of a good', { seats: { A: { glassworks: { glass: 4 } } } }, 'from 0 to 3'],
  ['something else paid', { seats: { A: { paid: { gold: 1 } } } }, 'no "gold"'],
  ['a hand too large', { phase: 'play', seats: { A: { hand: HAND } } }, '"seats.A.hand" is a list of at most 6'],
  ['a card twice', { seats: { A: { hand: ['builder'], slots: ['builder'] } } }, 'builder is there twice'],
  ['no yes or no', { seats: { A: { done: 'yes' } } }, 'true or false'],
  ['what another phase would need', { phase: 'choose', used: 'x' }, '"used" is a list'],
  ['no card, in another phase', { phase: 'choose', card: 'toString' }, '"card" cannot be "toString"'],
  ['no list of abilities', { phase: 'resolve', card: 'builder', used: 'x' }, '"used" is a list'],
  [
    'a seat that waits for itself',
    { phase: 'resolve', turn: 'A', card: 'builder', waiting: ['A'] },
    '"waiting" lists something twice',
  ],
  ['a history without its card', { history: [{ seat: 'A' }] }, '"history.card" is missing'],
  ['a history of nothing', { history: [null] }, 'is no object'],
  ['a seat that is not there', { history: [{ seat: 'A', card: 'builder', joined: ['D'] }] }, 'no seat at this table'],
  ['a forest on one space', { seats: { A: { land: { c1: 'forest' } } } }, 'does not lie on "c1"'],
  ['an upgrade on land', { seats: { A: { land: { b1: 'forest-hut' } } } }, '"forest-hut" does not lie on "b1"'],
  ['a start building off the map', { seats: { A: { start: { zz: 'inn' } } } }, '"inn" does not lie on "zz"'],
  ['nothing as a start building', { seats: { A: { start: { b1: '' } } } }, '"" does not lie on "b1"'],
  ['an object for a tile', { seats: { A: { land: { b1: {} } } } }, '{...} does not lie on "b1"'],
  ['a list for a start building', { seats: { A: { start: { a1: [] } } } }, '[...] does not lie on "a1"'],
  ['a seat in a list', { turn: ['A'] }, '"turn" is no seat'],
  ['an object for a phase', { phase: { toString: 1 } }, '"phase" cannot be {...}'],
  ['a history without an end', { history: Array(100_000).fill({}) }, '"history" is a list of at most 200'],
  ['letters that do something', { phase: '\u001b[2J' }, '"phase" cannot be "?[2J"'],
  ['a building in two places', { seats: { A: { land: { b1: 'inn' } }, B: { land: { b1: 'inn' } } } }, 'is there twice'],
];

test.each(IMPOSSIBLE)('%s is refused, and nothing changes', (_what, part, says) => {
  const before = JSON.stringify(start);
  const placed = glassRoad.fromPosition(start, part);
  expect(isIllegal(placed) ? placed.illegal : 'accepted').toContain(says);
  expect(JSON.stringify(start)).toBe(before);
});
