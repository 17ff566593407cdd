import { readFileSync } from 'node:fs';
import { grid } from '@waldglas/core';
import { describe, expect, test } from 'vitest';
import { BF_1 } from '../editions/bf-1.ts';
import type { EstatePlan, PlaceId } from '../editions/edition.ts';
import { EDITIONS, FACTS, NEWEST, SURE, VILLAGE_IDS } from '../editions/index.ts';
import { OCCASIONS, SPECIALS } from '../words.ts';
import {
  type Back,
  BUILDING_IDS,
  BUILDINGS,
  type BuildingId,
  type Cost,
  JOB_IDS,
  JOBS,
  LARGE,
  LARGE_IDS,
  type Level,
  LOCATION_IDS,
  SMALL,
  SMALL_IDS,
  TRADESPEOPLE,
  TRADESPERSON_IDS,
} from './index.ts';

const buildings = Object.values(BUILDINGS);
const costOf = (id: BuildingId): Cost => BF_1.buildings[id]?.cost ?? {};
const ofLevel = (level: Level) => LARGE_IDS.filter(id => BF_1.buildings[id]?.level === level);
const ofBack = (back: Back) => TRADESPERSON_IDS.filter(id => BF_1.tradespeople[id] === back);

/** Every object in a piece of data, itself included. */
function inside(data: unknown): Record<string, unknown>[] {
  if (typeof data !== 'object' || !data) return [];
  const nested = Object.values(data).flatMap(inside);
  return Array.isArray(data) ? nested : [data as Record<string, unknown>, ...nested];
}

/** The specials of a row: those it acts by and the one it bends a rule with. */
function specialsOf(row: object): unknown[] {
  return inside(row).flatMap(part => [
    ...(part.op === 'special' ? [part.id] : []),
    ...(part.bends === undefined ? [] : [part.bends]),
  ]);
}

describe('the tables', () => {
  test('hold 72 sides of small tiles and 14 large buildings', () => {
    const numbers = Array.from({ length: 36 }, (_, i) => String(i + 1).padStart(2, '0'));
    expect(SMALL_IDS).toEqual(numbers.flatMap(number => [`${number}A`, `${number}B`]));
    expect(LARGE_IDS).toHaveLength(14);
    expect((['I', 'II', 'III'] as const).map(level => ofLevel(level).length)).toEqual([6, 3, 5]);
  });

  test('hold 17 tradespeople by back and 11 jobs, 5 of a tradesperson and 6 with a place of their own', () => {
    expect(TRADESPERSON_IDS).toHaveLength(17);
    expect((['owl', 'fox', 'stag', 'mouse'] as const).map(back => ofBack(back).length)).toEqual([5, 5, 5, 2]);
    expect(JOB_IDS).toHaveLength(11);
    expect(LOCATION_IDS).toHaveLength(6);
  });

  test('are joined without loss: each building knows its id, its size and a name of its own', () => {
    expect(buildings.map(building => building.id)).toEqual(BUILDING_IDS);
    expect(buildings.map(building => building.size)).toEqual([...SMALL_IDS.map(() => 1), ...LARGE_IDS.map(() => 2)]);
    expect(new Set(buildings.map(building => building.name)).size).toBe(86);
  });

  test('lay 12 rows of 3 tiles; the column is the glass that a small building costs', () => {
    expect([SMALL['01A'].row, SMALL['03B'].row, SMALL['04A'].row, SMALL['36B'].row]).toEqual([1, 1, 2, 12]);
    for (const id of SMALL_IDS) expect(costOf(id).glass ?? 0, id).toBe(SMALL[id].column);
  });

  test('let every large building cost 3 glass', () => {
    for (const id of LARGE_IDS) expect(costOf(id).glass, id).toBe(3);
  });

  test('let no building cost provisions: what can be built is remembered without those for the way', () => {
    for (const id of BUILDING_IDS) expect(Object.keys(costOf(id)), id).not.toContain('provisions');
  });

  test('give every job its tradesperson or its location, never both', () => {
    for (const id of JOB_IDS) {
      const { tradesperson, location } = JOBS[id];
      const places = [...TRADESPERSON_IDS, ...BF_1.board.locations.map(({ id }) => id)];
      expect(
        [tradesperson, location].filter(one => one !== undefined),
        id,
      ).toHaveLength(1);
      expect(places).toContain(tradesperson ?? location);
    }
  });

  test('put a condition only on what happens when building', () => {
    const conditional = buildings.filter(building => building.if !== undefined);
    expect(conditional.map(building => building.id)).toEqual(['03B', '25A', '33B']);
    expect(conditional.filter(building => building.instant === undefined)).toEqual([]);
  });

  test('use every special and every occasion', () => {
    const rows = [...buildings, ...Object.values(TRADESPEOPLE), ...Object.values(JOBS)];
    expect([...new Set(rows.flatMap(specialsOf))].sort()).toEqual([...SPECIALS].sort());
    const occasions = buildings.flatMap(({ whenever }) => (whenever ? [whenever.on] : []));
    expect([...new Set(occasions)].sort()).toEqual([...OCCASIONS].sort());
  });

  test.each([
    ['small', SMALL],
    ['large', LARGE],
    ['tradespeople', TRADESPEOPLE],
    ['jobs', JOBS],
  ])('need the escape hatch in at most one row in eight: %s', (_, table) => {
    const rows = Object.values(table);
    expect(rows.filter(row => specialsOf(row).length > 0).length).toBeLessThanOrEqual(rows.length / 8);
  });
});

/** The cells of an estate that can take something, and those of them that are empty when it comes. */
function spaces({ columns, rows, stables, tiles }: EstatePlan) {
  const homestead = stables.flatMap(({ cells }) => cells);
  const usable = grid(columns, rows).names.filter(cell => !homestead.includes(cell));
  return { usable, empty: usable.filter(cell => !(cell in tiles)) };
}

/** How many paths lie between two places on the shortest way. */
function distance(from: PlaceId, to: PlaceId): number {
  const reached: PlaceId[] = [from];
  const steps = new Map<PlaceId, number>([[from, 0]]);
  for (const place of reached) {
    for (const path of BF_1.board.paths) {
      const next = path.includes(place) ? path.find(end => end !== place) : undefined;
      if (next === undefined || steps.has(next)) continue;
      steps.set(next, (steps.get(place) ?? 0) + 1);
      reached.push(next);
    }
  }
  return steps.get(to) ?? Number.POSITIVE_INFINITY;
}

describe('the edition bf-1', () => {
  test('names everything in the tables, in their order', () => {
    expect(Object.keys(BF_1.buildings).sort()).toEqual([...BUILDING_IDS].sort());
    expect(Object.keys(BF_1.tradespeople)).toEqual([...TRADESPERSON_IDS]);
    expect(BF_1.jobs).toEqual([...JOB_IDS]);
  });

  test('is the newest', () => {
    expect(EDITIONS.document(NEWEST)).toBe(BF_1);
    expect(EDITIONS.names.at(-1)).toBe(NEWEST);
  });

  test('has a main estate of 12 spaces, 5 of them empty', () => {
    const { usable, empty } = spaces(BF_1.main);
    expect(usable).toHaveLength(12);
    expect(empty).toEqual(['d1', 'b2', 'd2', 'b3', 'd3']);
    const tiles = Object.values(BF_1.main.tiles);
    expect((['forest', 'pond', 'field'] as const).map(tile => tiles.filter(one => one === tile).length)).toEqual([
      3, 2, 2,
    ]);
    expect(BF_1.main.stables.map(({ underHut }) => underHut)).toEqual([false, true]);
  });

  test('has small estates of 4 spaces, 2 of them empty', () => {
    const { usable, empty } = spaces(BF_1.small);
    expect(usable).toHaveLength(4);
    expect(empty).toEqual(['a2', 'a3']);
  });

  test('lays tiles on spaces of the estate only', () => {
    for (const plan of [BF_1.main, BF_1.small])
      expect(spaces(plan).usable).toEqual(expect.arrayContaining(Object.keys(plan.tiles)));
  });

  test('seats every tradesperson: as many spaces of each back as there are cards', () => {
    const { villages, clockwise, locations } = BF_1.board;
    const seats = villages.flatMap(({ ring }) => ring);
    for (const back of ['owl', 'fox', 'stag', 'mouse'] as const) {
      expect(seats.filter(seat => seat === back)).toHaveLength(ofBack(back).length);
    }
    expect(villages.map(({ ring }) => ring.length)).toEqual([4, 3, 3, 4, 3]);
    expect(clockwise).toEqual(villages.map(({ id }) => id));
    expect(locations.map(({ id }) => id).sort()).toEqual([...LOCATION_IDS].sort());
  });

  test('keeps any two villages at most 2 paths apart, and no way shorter for leading over a location', () => {
    const direct = BF_1.board.paths.filter(path => path.every(end => end.startsWith('v')));
    for (const from of VILLAGE_IDS) {
      for (const to of VILLAGE_IDS) {
        const near = from === to ? 0 : direct.some(path => path.includes(from) && path.includes(to)) ? 1 : 2;
        expect(distance(from, to), `${from} ${to}`).toBe(near);
      }
      for (const to of LOCATION_IDS) expect(distance(from, to)).toBeLessThanOrEqual(3);
    }
  });

  test('has facts for 1 to 4 players, and extra goods for each of them but the first', () => {
    for (const facts of [BF_1.extra, BF_1.mostJobs, BF_1.largeOffered, BF_1.rivals]) {
      expect(Object.keys(facts)).toEqual(['1', '2', '3', '4']);
    }
    for (const [players, extra] of Object.entries(BF_1.extra)) {
      expect(extra).toHaveLength(Number(players));
      expect(extra.filter(goods => Object.keys(goods).length === 0)).toEqual([{}]);
    }
  });

  test('has its end mark on a segment of the wheel where no provision marker can stand at the start', () => {
    const segment = (steps: number, value: number) => (steps + 11 - value) % 12;
    const start = [0, 1, 2, 3].map(provisions => segment(0, provisions));
    expect(start).toEqual([11, 10, 9, 8]);
    expect(start).not.toContain(segment(BF_1.endMark, 0));
  });

  test('tells of every doubtful fact how sure it is, as the page about our sources does', () => {
    const page = readFileSync(new URL('../../../../docs/rules/sources.md', import.meta.url), 'utf8').split('\n');
    for (const fact of FACTS) {
      const { confidence, status, rivals } = SURE[fact];
      expect(confidence, fact).toBeGreaterThan(0);
      expect(confidence, fact).toBeLessThan(1);
      const row = page.find(line => line.startsWith(`| \`${fact}\` |`));
      expect(row, fact).toContain(`| ${status}, ${confidence} |`);
      // a page without rival readings says so
      expect(row?.includes('| none written down |'), fact).toBe(rivals.length === 0);
    }
  });
});
