import type { Position } from '@waldglas/core';
import { describe, expect, test } from 'vitest';
import type { State } from '../index.ts';
import { act, market, position, type Seating, seat, stateOf, stock } from './fixtures.ts';

/** The state after the last card of a period. */
function closed(seating: Seating, part: Position): State {
  const goblet = String(part.goblet ?? 'A');
  const last = { phase: 'resolve', round: 3, turn: goblet, goblet, card: 'supplier', abilities: 0 };
  return act(stateOf(seating, { ...last, ...part }), `${goblet} end`);
}

const TILES = ['kiln', 'inn', 'spa', 'cooperage', 'sawmill', 'reed-hut', 'joinery', 'office', 'roofer', 'swamp-hut'];

/** Who has the goblet after a period in which the seats had so many buildings on their land. */
function goblet(
  seating: Seating,
  period: number,
  holder: string,
  counts: readonly number[],
  more: Position = {},
): string {
  const tiles = [...TILES];
  const seats = counts.map((n, i) => {
    const letter = 'ABCD'.charAt(i);
    const land = Object.fromEntries(tiles.splice(0, n).map((tile, at) => [`${'bcdef'.charAt(at)}1`, tile]));
    return [letter, { land, ...((more[letter] as Position | undefined) ?? {}) }];
  });
  return position(closed(seating, { period, goblet: holder, seats: Object.fromEntries(seats) })).goblet;
}

describe('the end of a period', () => {
  test('GR-4.8: hand cards left over are lost, all cards come back, the slots too', () => {
    const seats = {
      A: { hand: ['builder', 'carpenter'], slots: ['woodcutter'] },
      B: { slots: ['builder', 'pit-worker'] },
    };
    const s = closed({ players: 3 }, { period: 1, seats });
    for (const letter of 'ABC') {
      expect([seat(s, letter).hand, seat(s, letter).slots, seat(s, letter).faceDown]).toEqual([[], [], undefined]);
    }
    expect([position(s).phase, position(s).period]).toEqual(['choose', 2]);
    const hand = ['pit-worker', 'builder', 'carpenter', 'woodcutter', 'fish-farmer'];
    expect(seat(act(s, ...hand.map(id => `A pick ${id}`)), 'A').hand).toEqual(hand);
  });

  test('GR-4.8: only now the board is refilled, each row from its own stack', () => {
    const rows = market({
      processing: ['kiln', 'inn'],
      immediate: ['shed', 'storage', 'tavern', 'winery'],
      bonus: ['pottery'],
    });
    const stacks = {
      processing: ['spa', 'cooperage', 'sawmill'],
      immediate: ['buttery', 'fishery'],
      bonus: ['estate', 'factory', 'mansion', 'slipway'],
    };
    const A = { ...stock('wood 1'), land: {} };
    const last = { phase: 'resolve', round: 3, turn: 'A', goblet: 'A', card: 'supplier', abilities: 1 };
    const s = stateOf({ players: 3 }, { ...last, market: rows, stacks, seats: { A } });
    const built = act(s, 'A use 2', 'A build shed', 'A cell b1');
    expect(position(built).market.immediate).toEqual(['storage', 'tavern', 'winery']);
    const after = position(act(built, 'A end'));
    expect(after.market.processing).toEqual(['kiln', 'inn', 'spa', 'cooperage']);
    expect(after.market.immediate).toEqual(['storage', 'tavern', 'winery', 'buttery']);
    expect(after.market.bonus).toEqual(['pottery', 'estate', 'factory', 'mansion']);
    expect(after.stacks).toEqual({ processing: ['sawmill'], immediate: ['fishery'], bonus: ['slipway'] });
  });

  test('GR-4.8: an empty stack leaves the space empty', () => {
    const stacks = { processing: ['spa'], immediate: [], bonus: [] };
    const s = closed({ players: 4 }, { market: market({ processing: ['kiln'] }), stacks });
    expect(position(s).market).toEqual({ processing: ['kiln', 'spa'], immediate: [], bonus: [] });
  });

  test('GR-4.8: the goblet goes one player clockwise', () => {
    expect([1, 2].map(period => goblet({ players: 3 }, period, 'C', [0, 1, 2]))).toEqual(['A', 'A']);
    expect([1, 2, 3].map(period => goblet({ players: 4 }, period, 'A', [2, 3, 0, 1]))).toEqual(['B', 'B', 'B']);
    expect(goblet({ players: 4 }, 3, 'D', [2, 1, 0, 1])).toBe('A');
  });
});

describe('the fewest buildings', () => {
  const three = { players: 3 };
  const five = (players: number) => ({ players, options: { fivePeriods: true } });

  test('GR-4.9: three players, after the third period: to the fewest buildings', () => {
    expect(goblet(three, 3, 'A', [1, 3, 2])).toBe('A');
    expect(goblet(three, 3, 'A', [3, 2, 1])).toBe('C');
    expect(goblet(three, 3, 'A', [3, 1, 2])).toBe('B');
    expect(goblet(three, 3, 'C', [3, 1, 2])).toBe('B');
  });

  test('GR-4.9: a tie goes to the first of the tied clockwise after the old holder', () => {
    expect(goblet(three, 3, 'A', [2, 2, 2])).toBe('B');
    expect(goblet(three, 3, 'B', [0, 0, 0])).toBe('C');
    expect(goblet(three, 3, 'C', [2, 1, 1])).toBe('B');
    expect(goblet(three, 3, 'B', [1, 2, 1])).toBe('C');
    expect(goblet(three, 3, 'A', [1, 2, 1])).toBe('C');
    expect(goblet(three, 3, 'A', [1, 1, 2])).toBe('B');
  });

  test('GR-4.9: the old holder keeps it only as the sole player with the fewest', () => {
    expect(goblet(three, 3, 'B', [1, 0, 2])).toBe('B');
    expect(goblet(three, 3, 'B', [0, 0, 2])).toBe('A');
  });

  test('GR-4.9: upgrades and the private offer add no building, landscape neither', () => {
    const upgraded = {
      C: { land: {}, start: { a1: 'forest-hut', a2: 'artists-colony' }, offer: ['estate', 'pottery'] },
    };
    expect(goblet(three, 3, 'A', [1, 1, 0], upgraded)).toBe('C');
    expect(goblet(three, 3, 'A', [1, 2, 0], { C: { land: { b1: 'pit', c1: 'pond', 'd1+e1': 'forest' } } })).toBe('C');
  });

  test('GR-4.9: five periods: the same rule for the fifth, with two and four players too', () => {
    expect(goblet(five(2), 4, 'A', [1, 2])).toBe('A');
    expect(goblet(five(2), 4, 'A', [2, 2])).toBe('B');
    expect(goblet(five(2), 4, 'A', [2, 1])).toBe('B');
    expect(goblet(five(4), 4, 'B', [2, 2, 2, 1])).toBe('D');
    expect(goblet(five(4), 4, 'B', [2, 0, 2, 1])).toBe('B');
    expect(goblet(five(4), 4, 'B', [1, 1, 3, 1])).toBe('D');
    expect(goblet(five(4), 3, 'B', [2, 2, 2, 0])).toBe('C');
  });

  test('GR-4.9: five periods with three players: also after the third, and the fourth holder is left out', () => {
    expect(goblet(five(3), 3, 'A', [0, 1, 1])).toBe('A');
    expect(goblet(five(3), 4, 'A', [0, 2, 1])).toBe('C');
    expect(goblet(five(3), 4, 'A', [0, 1, 1])).toBe('B');
    expect(goblet(five(3), 4, 'C', [2, 1, 0])).toBe('B');
    expect(goblet(five(3), 2, 'A', [5, 1, 0])).toBe('B');
  });
});
