import { isIllegal, pickOne, play, type Rng, rngFrom, underway } from '@waldglas/core';
import { describe, expect, test } from 'vitest';
import { couldBuild } from './build.ts';
import { type Action, type BuildingId, blackForest, type State } from './index.ts';
import { act, acting, anytime, building, full, offered, stock, turn } from './rules/fixtures.ts';

function action(line: string): Action {
  const read = blackForest.read(line);
  if (isIllegal(read)) throw new Error(read.illegal);
  return read;
}

/** A stands beside the builder with these goods and this land; the building is on its board. */
function facing(id: BuildingId, goods: string, land: Record<string, string>): State {
  const boards = /^\d/.test(id) ? { small: [id], large: [] } : { small: [], large: [id] };
  return acting('v1.1', { ...stock(goods), estates: [land], reminder: false }, { boards });
}

/** The way to a wish as lines, or whether all was tried. */
function way(s: State, line: string): string[] | { readonly exhausted: boolean } {
  const before = JSON.stringify(s);
  const found = blackForest.reach(s, 0, action(line));
  expect(JSON.stringify(s), 'a query changes nothing').toBe(before);
  return found.reached ? found.actions.map(one => blackForest.write(one)) : { exhausted: found.exhausted };
}

/** The way to a building, played by the checked door up to the building's being chosen. */
function wayTo(id: BuildingId, s: State): string[] | { readonly exhausted: boolean } {
  const lines = way(s, `A build ${id}`);
  if (!Array.isArray(lines)) return lines;
  const result = play(blackForest, s, [...lines, 'A visit builder', `A build ${id}`].map(action));
  expect(isIllegal(result) ? result.illegal : 'built').toBe('built');
  return lines;
}

const NOT_AT_ALL = { exhausted: true };

describe('the shortest way', () => {
  test('one conversion', () => {
    expect(wayTo('13B', facing('13B', 'brick 1 | water 2 |', { b2: '01A' }))).toEqual(['A convert 01A']);
  });

  test('two of the same building', () => {
    const s = facing('13B', 'brick 2 | | porridge 2', { b2: '02B' });
    expect(wayTo('13B', s)).toEqual(['A convert 02B', 'A convert 02B']);
  });

  test('three, each for what the last one needs', () => {
    const s = facing('25A', '| wood 2 | porridge 2', { b2: '13A', b3: '01A' });
    expect(wayTo('25A', s)).toEqual(['A convert 13A', 'A convert 13A', 'A convert 01A']);
  });

  test('one rather than two', () => {
    const s = facing('13B', 'brick 2 | water 2 | porridge 2', { b2: '02B', b3: '01A' });
    expect(wayTo('13B', s)).toEqual(['A convert 01A']);
  });

  test('a tile is as good as a good, whichever of several it is', () => {
    const s = facing('04B', '| | porridge 1', { b2: '16A', e1: 'field', e3: 'field' });
    expect(wayTo('04B', s)).toEqual(['A convert 16A', 'A cell e1']);
  });

  test('the alternative that helps', () => {
    const s = facing('04B', '| | porridge 3', { b2: '18A', e1: 'field', e3: 'pond' });
    expect(wayTo('04B', s)).toEqual(['A convert 18A 2', 'A cell e1']);
  });

  test('a large building', () => {
    const s = facing('hardware-store', 'brick 1 | wood 3, water 2, glass 3 |', { b2: '01A' });
    expect(wayTo('hardware-store', s)).toEqual(['A convert 01A']);
  });
});

describe('wheels on the way', () => {
  test('a conversion that turns the glassmaking wheel makes the glass', () => {
    const s = facing('23B', 'brick 1 | charcoal 1, water 1, wood 1 | meat 1', { b2: '09A' });
    expect(wayTo('23B', s)).toEqual(['A convert 09A']);
  });

  test('two conversions, the second of which turns it', () => {
    const s = facing('23B', 'brick 1 | charcoal 1, wood 1 | porridge 1, meat 1', { b2: '09A', b3: '13A' });
    const lines = wayTo('23B', s);
    expect(Array.isArray(lines) && [...lines].sort()).toEqual(['A convert 09A', 'A convert 13A']);
  });

  test('charcoal on the wheel that it does not turn, where turning would spend what is needed', () => {
    const s = facing('34B', 'brick 3 | sand 1, water 1, wood 2 | meat 1', { b2: '12A' });
    expect(wayTo('34B', s)).toEqual(['A convert 12A', 'A wheel cooking']);
  });

  test('no way where every gain would be spent at once', () => {
    const s = facing('04B', '| | porridge 1, meat 7, charcoal 7', { b2: '16A', e1: 'field' });
    // three porridge turn the wheel three times
    expect(wayTo('04B', s)).toEqual(NOT_AT_ALL);
  });
});

describe('nothing to do, or nothing that helps', () => {
  test('a wish that is legal already takes no step', () => {
    const s = facing('13B', 'brick 4 | water 2 |', { b2: '01A', b3: 'field' });
    expect(wayTo('13B', s)).toEqual([]);
    expect([way(s, 'A visit builder'), way(s, 'A convert 01A'), way(s, 'A remove b3')]).toEqual([[], [], []]);
  });

  test('room is made while placing: a full estate needs no step', () => {
    expect(wayTo('13B', facing('13B', 'brick 4 | |', full('field')))).toEqual([]);
    expect(wayTo('13B', facing('13B', 'brick 4 | |', full('forest')))).toEqual(NOT_AT_ALL);
  });

  test('what no conversion brings is impossible, and all was tried', () => {
    expect(wayTo('23B', facing('23B', 'brick 1 | water 7 |', { b2: '01A' }))).toEqual(NOT_AT_ALL);
    expect(wayTo('23B', facing('23B', '| |', {}))).toEqual(NOT_AT_ALL);
  });

  test('where there is too much to try, it says that it stopped', () => {
    const own = { a1: '01A', a2: '02A', a3: '05B', b1: '09A', b2: '12A', b3: '13A', d1: '15A', d2: '08B' };
    const goods = 'brick 2 | sand 0, charcoal 3, water 5, wood 7 | porridge 7, meat 7, charcoal 0';
    expect(way(facing('23B', goods, full('forest', own)), 'A build 23B')).toEqual({ exhausted: false });
  });

  test('a building that is on no board is never reached', () => {
    const s = facing('13B', 'brick 7 | wood 7, glass 3 |', {});
    expect(way(s, 'A build 23B')).toEqual(NOT_AT_ALL);
  });

  test('in the middle of an own action there is no way', () => {
    const s = building('29A', {
      ...stock('brick 1 | water 2, wood 4, glass 1 |'),
      estates: [full('forest', { b2: '01A' })],
    });
    expect(underway(s.agenda, 0)).toBe(true);
    expect(way(s, 'A build 13B')).toEqual(NOT_AT_ALL);
  });

  test('a build is reached whoever’s turn it is', () => {
    const A = { ...stock('brick 1 | water 2 |'), estates: [{ b2: '01A' }], pawn: 'v2.1' };
    const s = turn({ A, B: { pawn: 'v5.1' } }, { turn: 'B', boards: { small: ['13B'], large: [] } });
    expect(way(s, 'A build 13B')).toEqual(['A convert 01A']);
  });
});

describe('other wishes', () => {
  test('a visit that has to be paid for', () => {
    const s = acting('v2.1', { ...stock('| wood 1 | meat 1'), estates: [{ b2: '12A' }] });
    expect(way(s, 'A visit brickmaker')).toEqual(['A convert 12A', 'A wheel glass']);
    expect(way(acting('v2.1', { ...stock('| wood 1 |'), estates: [{ b2: '12A' }] }), 'A visit brickmaker')).toEqual(
      NOT_AT_ALL,
    );
  });

  test('a journey: the bakery makes the provisions', () => {
    const A = { ...stock('| water 1 |'), estates: [{ a1: 'forest', b2: '33A', e1: 'field' }], pawn: 'v1.1' };
    const s = turn({ A });
    expect(offered(s, 'A', 'move').some(line => line === 'move v2.2')).toBe(false);
    const lines = way(s, 'A move v2.2');
    expect(Array.isArray(lines) && lines.slice(0, 1)).toEqual(['A convert 33A']);
    if (Array.isArray(lines)) expect(offered(act(s, ...lines), 'A', 'move')).toContain('move v2.2');
  });

  test('a job', () => {
    const seat = { ...stock('| wood 6 | porridge 1'), estates: [{ b2: '05B' }] };
    expect(way(acting('v1.1', seat, { jobs: { v1: 'job-brickmaker' } }), 'A job job-brickmaker')).toEqual([
      'A convert 05B',
    ]);
  });
});

test('it is never part of legality: options stay payable options', () => {
  const s = facing('13B', 'brick 1 | water 2 |', { b2: '01A', b3: 'field' });
  const before = [offered(s, 'A'), anytime(s, 'A')];
  expect(before[0]).not.toContain('visit builder');
  way(s, 'A build 13B');
  expect([offered(s, 'A'), anytime(s, 'A')]).toEqual(before);
  expect(offered(act(s, 'A convert 01A'), 'A')).toContain('visit builder');
});

/** Can the building be paid and placed after exactly so many conversions, whichever they are? */
function within(s: State, id: BuildingId, conversions: number): boolean {
  if (conversions === 0) return couldBuild(s, 0, id);
  const first = blackForest.anytime(s, 0).filter(({ verb }) => verb === 'convert');
  return first.some(one => settled(s, one).some(then => within(then, id, conversions - 1)));
}

/** Every state after an anytime action and all answers to its questions. */
function settled(s: State, first: Action): State[] {
  const then = blackForest.clone(s);
  blackForest.apply(then, first);
  if (!underway(then.agenda, 0)) return [then];
  return (blackForest.decisions(then)[0]?.options ?? []).flatMap(answer => settled(then, answer));
}

describe('beside trying everything', () => {
  const SOME: BuildingId[] = ['01A', '02B', '02B', '05B', '09A', '13A'];
  const MORE: BuildingId[] = ['12A', '15A', '16A', '18A', '02A', '08B'];
  const WISHES: BuildingId[] = ['25A', '25A', '04B', '23B', '19B', '34B'];

  function position(rng: Rng, wish: BuildingId): State {
    const few = () => pickOne(rng, [0, 0, 1, 1, 2, 3]);
    const glass = `sand ${few()}, charcoal ${few()}, water ${few()}, wood ${few() + few()}`;
    const goods = `brick ${few()} | ${glass} | porridge ${few() + few()}, meat ${few()}, charcoal ${few()}`;
    const own = [pickOne(rng, SOME), pickOne(rng, MORE)];
    const tiles = Object.fromEntries(own.map((id, i) => [`b${i + 2}`, id]));
    return facing(wish, goods, { ...pickOne(rng, [{}, { e1: 'field', e2: 'pond' }]), ...tiles });
  }

  test('no shorter way is found, and none where there is said to be none', () => {
    const rng = rngFrom('reach');
    const lengths = new Map<string, number>();
    for (let i = 0; i < 400; i++) {
      const wish = pickOne(rng, WISHES);
      const s = position(rng, wish);
      const found = blackForest.reach(s, 0, { seat: 0, verb: 'build', building: wish });
      const length = found.reached ? found.actions.filter(({ verb }) => verb === 'convert').length : 9;
      const shorter = [0, 1, 2].filter(n => n < length).find(n => within(s, wish, n));
      expect(shorter, `${i}: ${wish} by ${length} conversions`).toBeUndefined();
      if (found.reached) wayTo(wish, s);
      else expect(found.exhausted).toBe(true);
      lengths.set(String(length), (lengths.get(String(length)) ?? 0) + 1);
    }
    for (const n of ['0', '1', '2', '3', '9']) expect(lengths.get(n), `ways of ${n} conversions`).toBeGreaterThan(1);
  });
});
