import { isIllegal, type Position, pickOne, play, type Rng, rngFrom, underway } from '@waldglas/core';
import { describe, expect, test } from 'vitest';
import { canBuild } from './build.ts';
import { type Action, type BuildingId, glassRoad, type ProcessingId, type State } from './index.ts';
import { act, anytime, building, card, full, market, offered, stock } from './rules/fixtures.ts';

function action(line: string): Action {
  const read = glassRoad.read(line);
  if (isIllegal(read)) throw new Error(read.illegal);
  return read;
}

/** A has the cultivator, these goods and this land; the tile is on the building board. */
function facing(tile: BuildingId, goods: string, land: Record<string, string>, seat: Position = {}): State {
  const kind = String(glassRoad.cards().find(({ id }) => id === tile)?.kind);
  return card('cultivator', { ...stock(goods), land, ...seat }, { market: market({ [kind]: [tile] }) });
}

/** The way to a wish as lines, or whether all was tried. */
function way(s: State, line: string): string[] | { readonly exhausted: boolean } {
  const before = JSON.stringify(s);
  const found = glassRoad.reach(s, 0, action(line));
  expect(JSON.stringify(s), 'a query changes nothing').toBe(before);
  return found.reached ? found.actions.map(one => glassRoad.write(one)) : { exhausted: found.exhausted };
}

/** The way to a tile, played by the checked door up to the tile's being paid. */
function wayTo(tile: BuildingId, s: State): string[] | { readonly exhausted: boolean } {
  const lines = way(s, `A build ${tile}`);
  if (!Array.isArray(lines)) return lines;
  const result = play(glassRoad, s, [...lines, 'A use 2', `A build ${tile}`].map(action));
  expect(isIllegal(result) ? result.illegal : 'built').toBe('built');
  return lines;
}

const NOT_AT_ALL = { exhausted: true };

/** Forests everywhere but in column f. */
const FORESTS = Object.fromEntries(
  [1, 2, 3, 4].flatMap(row => [`b${row}+c${row}`, `d${row}+e${row}`]).map(pair => [pair, 'forest']),
);

describe('the shortest way', () => {
  test('one conversion', () => {
    expect(wayTo('swamp-hut', facing('swamp-hut', 'charcoal 1', { b1: 'kiln' }))).toEqual(['A convert kiln']);
  });

  test('two conversions of the same building', () => {
    const s = facing('charcoal-kiln', 'charcoal 2', { b1: 'kiln' });
    expect(wayTo('charcoal-kiln', s)).toEqual(['A convert kiln', 'A convert kiln']);
  });

  test('three conversions, each for what the last one needs', () => {
    const s = facing('tree-nursery', 'charcoal 1, wood 1', { b1: 'cooperage', b2: 'inn', b3: 'clay-basin' });
    const lines = wayTo('tree-nursery', s);
    expect(Array.isArray(lines) && lines.filter(line => line.includes('convert'))).toEqual([
      'A convert cooperage',
      'A convert inn',
      'A convert clay-basin',
    ]);
  });

  test('one conversion rather than two', () => {
    const s = facing('charcoal-kiln', 'charcoal 2, food 1, water 1', { b1: 'kiln', b2: 'clay-basin' });
    expect(wayTo('charcoal-kiln', s)).toEqual(['A convert clay-basin']);
  });

  test('a converted tile is as good as a good, whichever of several it is', () => {
    const s = facing('soup-kitchen', 'wood 2', { b1: 'builders-hut', d1: 'grove', d3: 'grove', f4: 'grove' });
    expect(wayTo('soup-kitchen', s)).toEqual(['A convert builders-hut', 'A cell d1']);
  });

  const offering = (...offer: BuildingId[]) => card('cultivator', { ...stock(''), land: { b1: 'office' }, offer });

  test('offered tiles are turned in if that helps', () => {
    expect(wayTo('shed', offering('reed-hut', 'shed'))).toEqual(['A convert office', 'A tile reed-hut', 'A good wood']);
  });

  test('but never the tile that is wished for', () => {
    expect(wayTo('shed', offering('shed', 'tavern'))).toEqual(['A convert office', 'A tile tavern', 'A good wood']);
    expect(wayTo('shed', offering('shed'))).toEqual(NOT_AT_ALL);
  });
});

describe('wheels on the way', () => {
  test('a conversion that turns the glassworks makes the glass', () => {
    const s = facing('carving-workshop', 'food 1, charcoal 1, water 2, wood 2', { b1: 'sand-pit' });
    expect(wayTo('carving-workshop', s)).toEqual(['A convert sand-pit']);
  });

  test('food on the wheel that it turns', () => {
    const s = facing('food-locker', 'charcoal 1 | clay 1, charcoal 1', { b1: 'inn' });
    expect(wayTo('food-locker', s)).toEqual(['A convert inn', 'A split 1', 'A wheel brickworks']);
  });

  test('taking less where all of it would turn the wheel and spend what is needed', () => {
    const s = facing('soup-kitchen', 'food 1, charcoal 1, water 1, wood 2', { b1: 'building-firm', b2: 'pit' });
    expect(wayTo('soup-kitchen', act(s, 'A convert building-firm', 'A cell b2'))).toEqual(NOT_AT_ALL);
    expect(wayTo('soup-kitchen', s)).toEqual([
      'A convert building-firm sparing',
      'A cell b2',
      'A amount clay 2',
      'A amount sand 0',
    ]);
  });
});

describe('room', () => {
  test('one removal makes it', () => {
    expect(wayTo('sand-deposit', facing('sand-deposit', '', full('pond')))).toEqual(['A remove b1']);
  });

  test('a converted tile pays and makes room as well', () => {
    const land = full('pond', { b1: 'reed-hut' });
    expect(wayTo('shed', facing('shed', '', land))).toEqual(['A convert reed-hut', 'A cell c1']);
  });

  test('forests and buildings do not go', () => {
    const walled = { ...FORESTS, f1: 'shed', f2: 'kiln', f3: 'inn', f4: 'storage' };
    expect(wayTo('sand-deposit', facing('sand-deposit', 'charcoal 3', walled))).toEqual(NOT_AT_ALL);
    expect(wayTo('sand-deposit', facing('sand-deposit', '', { ...walled, f4: 'grove' }))).toEqual(['A remove f4']);
  });

  test('an upgrade needs none, but its start building', () => {
    expect(wayTo('artists-colony', facing('artists-colony', 'water 1', full('grove')))).toEqual([]);
    const covered = facing('artists-colony', 'water 1', {}, { start: { a2: 'glassmakers-village' } });
    expect(wayTo('artists-colony', covered)).toEqual(NOT_AT_ALL);
  });
});

describe('nothing to do, or nothing that helps', () => {
  test('a wish that is legal already takes no step', () => {
    const s = facing('swamp-hut', '| clay 2', { b1: 'kiln' });
    expect(wayTo('swamp-hut', s)).toEqual([]);
    expect([way(s, 'A use 2'), way(s, 'A use 1'), way(s, 'A end')]).toEqual([[], [], []]);
  });

  test('a conversion or a removal that is legal already takes no step either', () => {
    const s = facing('swamp-hut', 'charcoal 1', { b1: 'kiln', b2: 'pit' });
    expect([way(s, 'A convert kiln'), way(s, 'A remove b2')]).toEqual([[], []]);
  });

  test('what no conversion brings is impossible, and all was tried', () => {
    expect(wayTo('inn', facing('inn', 'wood 2, charcoal 7', { b1: 'kiln' }))).toEqual(NOT_AT_ALL);
    expect(wayTo('inn', facing('inn', 'wood 2', {}))).toEqual(NOT_AT_ALL);
  });

  test('in the middle of an own action there is no way', () => {
    const s = building('reed-hut', { ...stock('charcoal 2 | clay 1'), land: { b1: 'kiln' } });
    expect(underway(s.agenda, 0)).toBe(true);
    expect(way(s, 'A build swamp-hut')).toEqual(NOT_AT_ALL);
  });

  test('other wishes: a fee, an ability', () => {
    const fee = card('clay-worker', { ...stock('wood 1'), land: { b1: 'cooperage' } });
    expect(way(fee, 'A fee')).toEqual(['A convert cooperage']);
    expect(way(facing('swamp-hut', 'charcoal 1', { b1: 'kiln' }), 'A use 2')).toEqual(['A convert kiln']);
    expect(way(card('pond-builder', { ...stock(''), land: full('pit') }), 'A use 1')).toEqual(['A remove b1']);
  });
});

test('it is never part of legality: options stay payable options', () => {
  const s = facing('swamp-hut', 'charcoal 1', { b1: 'kiln', b2: 'pit' });
  const before = [offered(s, 'A'), anytime(s, 'A')];
  expect(before[0]).toEqual(['use 1', 'end']);
  way(s, 'A build swamp-hut');
  expect([offered(s, 'A'), anytime(s, 'A')]).toEqual(before);
  expect(offered(act(s, 'A convert kiln'), 'A')).toEqual(['use 1', 'use 2', 'end']);
});

/** Can the tile be paid and placed after exactly so many anytime actions, whichever they are? */
function within(s: State, tile: BuildingId, conversions: number): boolean {
  if (conversions === 0) return canBuild(s, 0, tile);
  return glassRoad.anytime(s, 0).some(first => settled(s, first).some(then => within(then, tile, conversions - 1)));
}

/** Every state after an anytime action and all answers to its questions. */
function settled(s: State, first: Action): State[] {
  const then = glassRoad.clone(s);
  glassRoad.apply(then, first);
  if (!underway(then.agenda, 0)) return [then];
  return (glassRoad.decisions(then)[0]?.options ?? []).flatMap(answer => settled(then, answer));
}

describe('beside trying everything', () => {
  const TRADES: ProcessingId[] = ['kiln', 'inn', 'cooperage', 'soup-kitchen', 'sand-pit', 'hardware-store', 'reed-hut'];
  const MORE: ProcessingId[] = ['clay-basin', 'building-firm', 'tree-nursery', 'charcoal-kiln', 'roofer', 'farmstead'];
  const WISHES: BuildingId[] = [
    'swamp-hut',
    'charcoal-kiln',
    'carving-workshop',
    'food-locker',
    'soup-kitchen',
    'shed',
  ];

  function position(rng: Rng, wish: BuildingId): State {
    const few = () => pickOne(rng, [0, 0, 1, 1, 2]);
    const goods = `sand ${few()}, food ${few()}, charcoal ${few()}, water ${few()}, wood ${few()}`;
    const bricks = `clay ${few()}, charcoal ${few()}, food ${few()}`;
    const own = [pickOne(rng, TRADES), pickOne(rng, MORE)].filter(tile => tile !== wish).slice(0, pickOne(rng, [1, 2]));
    const tiles = Object.fromEntries(own.map((tile, i) => [`f${i + 1}`, tile]));
    const some = { f3: 'pond', f4: pickOne(rng, ['grove', 'pit']) };
    const land = pickOne(rng, [{}, some, { ...FORESTS, f2: 'grove', ...some }]);
    return facing(wish, `${goods} | ${bricks}`, { ...land, ...tiles });
  }

  test('no shorter way is found, and none where there is said to be none', () => {
    const rng = rngFrom('reach');
    const lengths = new Map<string, number>();
    for (let i = 0; i < 300; i++) {
      const wish = pickOne(rng, WISHES);
      const s = position(rng, wish);
      const found = glassRoad.reach(s, 0, { seat: 0, verb: 'build', building: wish });
      const conversions = found.reached
        ? found.actions.filter(({ verb }) => ['convert', 'remove'].includes(verb)).length
        : 9;
      const shorter = [0, 1, 2].filter(n => n < conversions).find(n => within(s, wish, n));
      expect(shorter, `${i}: ${wish} by ${conversions} conversions`).toBeUndefined();
      if (found.reached) wayTo(wish, s);
      else expect(found.exhausted).toBe(true);
      lengths.set(String(conversions), (lengths.get(String(conversions)) ?? 0) + 1);
    }
    for (const n of ['0', '1', '2', '3', '9']) expect(lengths.get(n), `ways of ${n} conversions`).toBeGreaterThan(1);
  });
});
