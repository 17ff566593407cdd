import { describe, expect, test } from 'vitest';
import { glassRoad, type State } from '../index.ts';
import { act, again, card, full, goods, market, points, SPACES, stateOf, stock, winners, worth } from './fixtures.ts';

/** The last conversions: A with these goods and this land. */
const final = (text: string, land: Readonly<Record<string, string>> = {}, more: object = {}): State =>
  stateOf(
    { players: 2 },
    { phase: 'final', seats: { A: { ...stock(text), land, ...more }, B: { ...stock(''), land: {} } } },
  );

/** What one building is worth with these goods, on c2 of a land like this. */
const value = (tile: string, text: string, around: Readonly<Record<string, string>> = {}) =>
  worth(final(text, { c2: tile, ...around }), 'A', tile);

describe('the sum', () => {
  test('GR-9.1: printed points, bonuses by their rule, start buildings', () => {
    const lands = { b1: 'kiln', c1: 'spa', d1: 'loess-plateau', e1: 'pottery', f1: 'village-church', f2: 'pit' };
    const s = final('sand 3, glass 2 | clay 5, brick 1', lands);
    expect(['kiln', 'spa', 'loess-plateau', 'pottery', 'village-church'].map(tile => worth(s, 'A', tile))).toEqual([
      3, 4, -1, 5, 4,
    ]);
    const start = ['forest-glassworks', 'brotherhood-of-the-masons', 'glassmakers-colony'];
    expect(start.map(tile => worth(s, 'A', tile))).toEqual([2, 1, 1.5]);
    expect(points(s, 'A')).toBe(3 + 4 - 1 + 5 + 4 + 2 + 1 + 1.5);
  });

  test('GR-9.1: goods and tiles count for several buildings', () => {
    const tiles = { b1: 'water-mill', c1: 'springhouse', d1: 'slipway', e1: 'woodcarvers-house' };
    const s = final('water 5, wood 7', tiles);
    expect(Object.values(tiles).map(tile => worth(s, 'A', tile))).toEqual([5, 2, 7, 3]);
    const upgraded = final(
      'sand 3, glass 2 | brick 3',
      {},
      { start: { a1: 'glassworks', a2: 'glassmakers-village', a3: 'masons-guild' } },
    );
    expect(points(upgraded, 'A')).toBe(6 + 3 + 9);
  });

  test('GR-9.1: before the last conversions the score goes with them, goods without a building give nothing', () => {
    const s = final('food 7, charcoal 7, water 7, wood 7 | clay 7');
    expect(points(s, 'A')).toBe(0);
    const mill = final('water 3, wood 2', { b1: 'water-mill', c1: 'cooperage' });
    expect([points(mill, 'A'), points(act(mill, 'A convert cooperage', 'A end'), 'A')]).toEqual([6, 8]);
  });

  test('GR-9.1: each item of a score names the rule by which it counts', () => {
    const rules = {
      kiln: 'GR-9.1',
      bathhouse: 'GR-9.1',
      'water-mill': 'GR-9.1',
      'clinker-plant': 'GR-9.2',
      springhouse: 'GR-9.5',
      storehouse: 'GR-9.5',
      warehouse: 'GR-9.6',
      floodgate: 'GR-9.7',
      'fish-yard': 'GR-9.7',
      estate: 'GR-9.7',
      'foresters-office': 'GR-9.8',
      extension: 'GR-9.8',
      'half-timbered-house': 'GR-9.8',
    };
    const s = final('', Object.fromEntries(Object.keys(rules).map((tile, i) => [SPACES[i], tile])));
    const items = glassRoad.scores(s)[0]?.items.filter(({ source }) => source in rules) ?? [];
    expect(Object.fromEntries(items.map(({ source, rule }) => [source, rule]))).toEqual(rules);
  });

  test('GR-9.2: what was paid for other buildings, before and after it, upgrades included', () => {
    const rows = {
      market: market({
        processing: ['spa'],
        immediate: ['carpenters-workshop'],
        bonus: ['glaziers-workshop', 'clinker-plant', 'glassworks', 'masons-guild'],
      }),
    };
    const builder = { phase: 'resolve', turn: 'A', card: 'builder', abilities: 2 };
    const goodsOf = (text: string) => ({ seats: { A: stock(text) } });
    const build = (s: State, tile: string, ...more: string[]) => act(s, `A build ${tile}`, ...more);
    let s = card('builder', stock('food 1, wood 4, glass 3 | clay 6, brick 3'), rows);
    s = build(act(s, 'A fee', 'A use 1'), 'spa', 'A cell b1');
    s = build(act(s, 'A use 2'), 'clinker-plant', 'A cell c1');
    // 2 + 1 glass so far, no brick
    expect(worth(s, 'A', 'clinker-plant')).toBe(0);
    s = again(s, { ...builder, ...goodsOf('food 1, wood 1 | clay 2, brick 3') });
    s = build(act(s, 'A fee', 'A use 1'), 'glaziers-workshop', 'A cell d1');
    expect([worth(s, 'A', 'clinker-plant'), worth(s, 'A', 'glaziers-workshop')]).toEqual([1, 3]);
    s = build(act(s, 'A use 2'), 'carpenters-workshop', 'A cell e1');
    expect(worth(s, 'A', 'clinker-plant')).toBe(3);
    s = again(s, { ...builder, ...goodsOf('food 1, wood 5, glass 2 | clay 4, brick 2') });
    s = build(act(s, 'A fee', 'A use 1'), 'glassworks');
    s = build(act(s, 'A use 2'), 'masons-guild');
    expect([worth(s, 'A', 'clinker-plant'), worth(s, 'A', 'glaziers-workshop')]).toEqual([5, 5]);
  });

  test('GR-9.2: bricks spent otherwise, and those of others, do not count', () => {
    const lands = { c2: 'clinker-plant', b1: 'roofer', d1: 'glaziers-workshop' };
    const s = card(
      'supplier',
      { ...stock('| brick 2'), land: lands, paid: { brick: 4, glass: 1 } },
      { seats: { B: { paid: { brick: 9 } } } },
    );
    const spent = act(s, 'A convert roofer', 'A good sand');
    expect([worth(spent, 'A', 'clinker-plant'), worth(spent, 'A', 'glaziers-workshop')]).toEqual([4, 1]);
  });

  test('GR-9.3: most points win, ties share the win', () => {
    const seats = (A: string, B: string, C: string) => ({ A: stock(A), B: stock(B), C: stock(C) });
    const bare = { phase: 'final', seats: seats('glass 1', 'sand 3', 'glass 2') };
    const done = act(stateOf({ players: 3 }, bare), 'A end', 'B end', 'C end');
    expect(['A', 'B', 'C'].map(letter => points(done, letter))).toEqual([1, 1.5, 2]);
    expect(winners(done)).toBe('C');
    const tie = { phase: 'final', seats: seats('glass 2', 'sand 3', '| brick 2') };
    expect(winners(act(stateOf({ players: 3 }, tie), 'C end', 'A end', 'B end'))).toBe('AC');
    const all = { phase: 'final', seats: seats('', '', '') };
    expect(winners(stateOf({ players: 3 }, all))).toBe('ABC');
  });

  test('GR-9.4: all on the same final state, nothing is spent, half points stay', () => {
    const lands = { b1: 'water-mill', c1: 'springhouse' };
    const s = final('sand 5, water 3', lands);
    const over = act(s, 'A end', 'B end');
    expect([goods(over, 'A'), points(over, 'A')]).toEqual(['sand 5, water 3 |', 3 + 1 + 2.5]);
  });

  test('GR-9.4: conditions count only then', () => {
    const ponds = { c2: 'pond', c3: 'pond', d2: 'pond', d3: 'pond', f1: 'fish-yard' };
    const s = final('', ponds);
    expect(worth(s, 'A', 'fish-yard')).toBe(4);
    expect(worth(act(s, 'A remove c2', 'A end', 'B end'), 'A', 'fish-yard')).toBe(0);
    const late = final('wood 1', { b1: 'cooperage', c1: 'springhouse' });
    expect(worth(act(late, 'A convert cooperage', 'A end', 'B end'), 'A', 'springhouse')).toBe(1);
  });
});

describe('goods', () => {
  test('GR-9.5: per 2 of a good: rounded down', () => {
    for (const [n, expected] of [0, 0, 1, 1, 2, 2, 3, 3].entries()) {
      expect(value('springhouse', `water ${n}`)).toBe(expected);
      expect(value('woodcarvers-house', `wood ${n}`)).toBe(expected);
      expect(value('potters-parlor', `| clay ${n}`)).toBe(expected);
    }
  });

  test('GR-9.5: per 3 of food or charcoal: the sum of both wheels, rounded down', () => {
    for (let a = 0; a <= 7; a++) {
      for (let b = 0; b <= 7; b++) {
        const expected = Math.floor((a + b) / 3);
        expect(value('food-locker', `food ${a} | food ${b}`)).toBe(expected);
        expect(value('coal-storage', `charcoal ${a} | charcoal ${b}`)).toBe(expected);
      }
    }
    expect(value('food-locker', 'food 7 | charcoal 7')).toBe(2);
  });

  test('GR-9.5: lower wheel: the smaller amount, once, also when equal', () => {
    for (const [a, b, expected] of [
      [5, 2, 2],
      [2, 5, 2],
      [4, 4, 4],
      [7, 0, 0],
    ] as const) {
      expect(value('storehouse', `food ${a} | food ${b}`)).toBe(expected);
      expect(value('coal-facility', `charcoal ${a} | charcoal ${b}`)).toBe(expected);
    }
  });

  test('GR-9.6: the warehouse counts every good at 4 to 7, on each wheel separately', () => {
    expect(
      value('warehouse', 'sand 3, food 4, charcoal 5, water 6, wood 7, glass 3 | clay 4, charcoal 3, food 7, brick 3'),
    ).toBe(6);
    expect(value('warehouse', 'food 3, charcoal 2 | charcoal 3, food 3')).toBe(0);
    const most = 'sand 7, food 7, charcoal 7, water 7, wood 7, glass 3 | clay 7, charcoal 7, food 7, brick 3';
    expect(value('warehouse', most)).toBe(8);
  });
});

describe('tiles', () => {
  const NETWORKS = { floodgate: 'pond', 'plant-nursery': 'grove', 'sediment-factory': 'pit' } as const;
  const SQUARES = { 'fish-yard': 'pond', 'foresters-lodge': 'grove', 'friends-of-nature-house': 'pit' } as const;
  const lay = (tile: string, ...cells: string[]) => Object.fromEntries(cells.map(cell => [cell, tile]));

  test('GR-9.7: the largest network: one group over edges, 1 per tile', () => {
    for (const [building, tile] of Object.entries(NETWORKS)) {
      expect(value(building, '', lay(tile, 'd1', 'd2', 'd3', 'e3', 'b1', 'b2', 'f1'))).toBe(4);
      expect(value(building, '', lay(tile, 'd1', 'e2', 'f3'))).toBe(1);
      expect(value(building, '', lay(tile, 'f1', 'b3'))).toBe(1);
      expect(value(building, '')).toBe(0);
      const other = tile === 'pit' ? 'pond' : 'pit';
      expect(value(building, '', { ...lay(tile, 'd1', 'd3'), ...lay(other, 'd2', 'e2', 'f2') })).toBe(1);
    }
  });

  test('GR-9.7: 2x2: four on a square, 4 points once', () => {
    for (const [building, tile] of Object.entries(SQUARES)) {
      expect(value(building, '', lay(tile, 'd2', 'e2', 'd3', 'e3'))).toBe(4);
      expect(value(building, '', lay(tile, 'd2', 'e2', 'f2', 'd3'))).toBe(0);
      expect(value(building, '', lay(tile, 'd2', 'e2', 'd3'))).toBe(0);
      expect(value(building, '', full(tile, { c2: 'empty' }))).toBe(4);
      expect(value(building, '', lay(tile, 'f1', 'f2', 'b2', 'b3'))).toBe(0);
    }
  });

  test('GR-9.7: sets: 2 times the smallest of the three counts', () => {
    const three = { ...lay('pit', 'b1', 'b2', 'b3'), ...lay('grove', 'd1', 'd2'), ...lay('pond', 'e1', 'e2', 'e3') };
    expect(value('estate', '', three)).toBe(4);
    expect(value('estate', '', lay('pit', 'b1', 'b2', 'b3'))).toBe(0);
    expect(value('estate', '', { ...lay('pit', 'b1'), ...lay('grove', 'd1'), ...lay('pond', 'e1') })).toBe(2);
  });

  test('GR-9.8: forests count per tile, not per space', () => {
    const three = { 'd1+e1': 'forest', 'd2+e2': 'forest', 'b3+b4': 'forest' };
    expect(value('foresters-office', '', three)).toBe(3);
    expect(value('hunting-lodge', '', three)).toBe(0);
    expect(value('hunting-lodge', '', { ...three, 'f1+f2': 'forest' })).toBe(3);
    expect(value('hunting-lodge', '', { ...three, 'f1+f2': 'forest', 'd4+e4': 'forest' })).toBe(3);
  });

  test('GR-9.8: the extension counts adjacent buildings of every kind, start buildings and upgrades too', () => {
    expect(value('extension', '', { b2: 'kiln', d2: 'storage', c1: 'pottery', c3: 'pit', d1: 'inn' })).toBe(3);
    const start = { a1: 'forest-hut', a2: 'glassmakers-colony', a3: 'brotherhood-of-the-masons' };
    expect(worth(final('', { b1: 'extension', b2: 'kiln' }, { start }), 'A', 'extension')).toBe(2);
    expect(worth(final('', { b2: 'extension' }), 'A', 'extension')).toBe(1);
  });

  test('GR-9.8: the half-timbered house counts all own immediate buildings, wherever they stand', () => {
    const around = { d2: 'storage', f4: 'shed', b4: 'tavern', d1: 'kiln', d3: 'pottery' };
    expect(value('half-timbered-house', '', around)).toBe(3);
    const start = { a1: 'forest-hut', a2: 'artists-colony', a3: 'masons-guild' };
    expect(worth(final('', { c2: 'half-timbered-house', ...around }, { start }), 'A', 'half-timbered-house')).toBe(5);
  });

  test('GR-9.8: adjacent landscape tiles: 2 points each, beside the building only', () => {
    for (const [building, tile] of [
      ['bathhouse', 'pond'],
      ['factory', 'pit'],
      ['mansion', 'grove'],
    ] as const) {
      expect(value(building, '', lay(tile, 'b2', 'c1', 'd1', 'f4'))).toBe(4);
    }
    expect(value('village-church', '', lay('pond', 'b2', 'd2'))).toBe(4 + 2);
  });
});
