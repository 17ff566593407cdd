import { grid } from '@waldglas/core';
import { describe, expect, test } from 'vitest';
import { GR_1 } from '../editions/gr-1.ts';
import { DOUBTS, EDITIONS, NEWEST } from '../editions/index.ts';
import { type Good, KINDS, type Kind } from '../words.ts';
import {
  BONUS,
  BUILDING_IDS,
  BUILDINGS,
  type BuildingId,
  CARD_IDS,
  IMMEDIATE,
  PROCESSING,
  SPECIALISTS,
  START,
  START_IDS,
} from './index.ts';

const buildings = Object.values(BUILDINGS);
const ofKind = (kind: Kind) => buildings.filter(building => building.kind === kind);
const cost = (id: BuildingId) => GR_1.buildings[id]?.cost ?? {};
const total = (good: Good, ids: readonly BuildingId[]) => ids.reduce((sum, id) => sum + (cost(id)[good] ?? 0), 0);
const starters = BUILDING_IDS.filter(id => GR_1.buildings[id]?.starter);

describe('the tables', () => {
  test('hold 31 buildings of each kind, 93 in all', () => {
    expect([PROCESSING, IMMEDIATE, BONUS].map(rows => Object.keys(rows).length)).toEqual([31, 31, 31]);
    expect(KINDS.map(kind => ofKind(kind).length)).toEqual([31, 31, 31]);
    expect(new Set(BUILDING_IDS).size).toBe(93);
  });

  test('are joined without loss: each building knows its id, and its kind decides what it has', () => {
    expect(buildings.map(building => building.id)).toEqual(BUILDING_IDS);
    for (const building of buildings) {
      expect(building.effect === undefined, building.id).toBe(building.kind === 'bonus');
      expect(building.bonus === undefined, building.id).toBe(building.kind !== 'bonus');
    }
  });

  test('hold 15 specialists, 9 of them with a fee', () => {
    expect(CARD_IDS).toHaveLength(15);
    expect(CARD_IDS.filter(id => 'fee' in SPECIALISTS[id])).toHaveLength(9);
    expect(CARD_IDS.filter(id => 'solo' in SPECIALISTS[id])).toEqual(['supplier']);
  });

  test('hold three start buildings, two upgrades for each, one at once and one for points', () => {
    expect(Object.keys(START)).toEqual([...START_IDS]);
    expect(buildings.filter(building => building.replaces !== undefined)).toHaveLength(6);
    for (const start of START_IDS) {
      const upgrades = buildings.filter(building => building.replaces === start);
      expect(upgrades.map(building => building.kind)).toEqual(['immediate', 'bonus']);
    }
  });

  test('mark 19, 15 and 16 tiles for the introductory game, none of them an upgrade', () => {
    expect(KINDS.map(kind => starters.filter(id => BUILDINGS[id].kind === kind).length)).toEqual([19, 15, 16]);
    expect(starters.filter(id => BUILDINGS[id].replaces !== undefined)).toEqual([]);
  });
});

describe('the edition gr-1', () => {
  test('is the newest', () => {
    expect(EDITIONS.document(NEWEST)).toBe(GR_1);
    expect(EDITIONS.names.at(-1)).toBe(NEWEST);
  });

  test('names 93 buildings and 15 cards, in the order of the tables', () => {
    const ids = Object.keys(GR_1.buildings);
    expect(ids).toEqual(BUILDING_IDS.filter(id => ids.includes(id)));
    expect([ids.length, GR_1.cards.length]).toEqual([93, 15]);
  });

  test('costs 58 brick and 39 glass for all tiles, 38 glass without the roofer', () => {
    expect(total('brick', BUILDING_IDS)).toBe(58);
    expect(total('glass', BUILDING_IDS)).toBe(39);
    const without = BUILDING_IDS.filter(id => id !== 'roofer');
    expect([total('brick', without), total('glass', without)]).toEqual([58, 38]);
  });

  test('has costs only in goods that stand on a single wheel (R-016)', () => {
    for (const good of ['food', 'charcoal'] as const) expect(total(good, BUILDING_IDS)).toBe(0);
  });

  test('is not certain about 49 costs, and has rival readings only for these', () => {
    const doubts = Object.values(DOUBTS);
    expect(doubts.filter(({ sure }) => sure === 'likely')).toHaveLength(34);
    expect(doubts.filter(({ sure }) => sure === 'guess')).toHaveLength(15);
    for (const [id, { rivals }] of Object.entries(DOUBTS)) {
      // A rival reads the pictures otherwise; the numbers are the same.
      const played = cost(id as BuildingId);
      for (const rival of rivals) {
        expect(rival).not.toEqual(played);
        expect(Object.values(rival).sort(), id).toEqual(Object.values(played).sort());
      }
    }
  });

  test('lays out 20 spaces: 6 forests of two, 2 pits, 2 groves, 2 ponds, 2 empty', () => {
    const { columns, rows, tiles, start, void: nowhere } = GR_1.land;
    const cells = grid(columns, rows).names;
    const outside = [...Object.keys(start), ...nowhere];
    const covered = tiles.flatMap(({ cells }) => cells);
    const spaces = cells.filter(cell => !outside.includes(cell));
    expect(spaces).toHaveLength(20);
    expect(new Set(covered).size).toBe(covered.length);
    expect(covered.filter(cell => !spaces.includes(cell))).toEqual([]);
    expect(spaces.filter(cell => !covered.includes(cell))).toEqual(['b2', 'b3']);
    const sizes = (tile: string) => tiles.filter(one => one.tile === tile).map(one => one.cells.length);
    expect(sizes('forest')).toEqual([2, 2, 2, 2, 2, 2]);
    for (const tile of ['pit', 'grove', 'pond']) expect(sizes(tile)).toEqual([1, 1]);
  });

  test('puts each start building on a cell of its own, and both cells of a forest side by side', () => {
    const { columns, rows, tiles, start } = GR_1.land;
    const { index, beside } = grid(columns, rows);
    expect(Object.values(start).sort()).toEqual([...START_IDS].sort());
    for (const { tile, cells } of tiles) {
      if (tile !== 'forest') continue;
      const [one, other] = cells.map(cell => index.get(cell) ?? -1);
      expect(beside[one ?? -1]).toContain(other);
    }
  });

  test('starts with one basic good at 0 on each wheel', () => {
    expect(GR_1.wheels.glassworks).toEqual({ sand: 0, food: 1, charcoal: 2, water: 3, wood: 4, glass: 0 });
    expect(GR_1.wheels.brickworks).toEqual({ clay: 1, charcoal: 0, food: 2, brick: 0 });
  });
});
