import { describe, expect, test } from 'vitest';
import { act, building, card, full, goods, land, market, offered, position, seat, stock, worth } from './fixtures.ts';

describe('any number of times', () => {
  test('GR-8.4: single actions one after another, wheels may turn after each', () => {
    const A = { ...stock('sand 1, food 1, charcoal 1, wood 1, glass 1 | brick 1'), land: { b1: 'pond', c1: 'pond' } };
    const s = building('fishery', A, 'A cell f4', 'A take', 'A cell b1', 'A wheel brickworks');
    expect(goods(s, 'A')).toBe('glass 1 | food 3');
    expect(goods(act(s, 'A take', 'A cell c1', 'A wheel brickworks'), 'A')).toBe('water 1, glass 1 | food 6');
    const B = { ...stock('glass 2 | clay 6, charcoal 1, food 1'), land: { b1: 'pit', c1: 'pit' } };
    // 4 clay paid: 2, then 4, a step: 3, then 5
    const office = building('landscaping-office', B, 'A cell f4', 'A take', 'A cell b1');
    expect(goods(office, 'A')).toBe('sand 2 | clay 3, brick 1');
    expect(goods(act(office, 'A take', 'A cell c1'), 'A')).toBe('sand 4 | clay 5, brick 1');
  });

  test('GR-8.4: as often as it can be paid', () => {
    const A = { ...stock('glass 1 | clay 1, brick 2'), land: { b1: 'grove', c1: 'grove', d1: 'pit' } };
    const s = building('winery', A, 'A cell f4');
    const one = act(s, 'A take', 'A cell b1', 'A wheel glassworks');
    const two = act(one, 'A take', 'A cell c1', 'A wheel brickworks');
    expect([goods(two, 'A'), land(two, 'A')]).toEqual(['food 3, wood 2 | food 3', { d1: 'pit', f4: 'winery' }]);
    expect(offered(two, 'A')).toEqual(['decline']);
  });

  test('GR-8.11: any number may be none', () => {
    const A = { ...stock('glass 1 | clay 1, brick 2'), land: { b1: 'grove' } };
    const s = building('winery', A, 'A cell f4', 'A decline');
    expect([goods(s, 'A'), land(s, 'A').b1, offered(s, 'A')]).toEqual(['|', 'grove', ['use 1', 'end']]);
  });

  test('GR-8.11: each repetition chooses its good and its wheel anew', () => {
    const s = building('wood-trader', stock('wood 5 | clay 2, brick 1'), 'A cell b1', 'A take');
    expect(offered(s, 'A').sort()).toEqual(['good charcoal', 'good clay', 'good food', 'good sand', 'good water']);
    const food = act(s, 'A good food', 'A wheel glassworks', 'A take', 'A good food', 'A wheel brickworks');
    const rest = act(food, 'A take', 'A good clay', 'A take', 'A good sand');
    expect(goods(rest, 'A')).toBe('sand 2, food 2 | clay 2, food 2');
    expect(offered(rest, 'A')).toEqual(['decline']);
  });

  test('GR-8.11: the effect is compulsory, its goods may be declined', () => {
    const rows = { market: market({ immediate: ['builders-depot', 'loess-plateau'] }) };
    const s = act(card('cultivator', stock('| brick 1'), rows), 'A use 2');
    expect(goods(act(s, 'A build builders-depot', 'A cell b1'), 'A')).toBe('wood 3 | clay 3');
    const spare = act(s, 'A build builders-depot sparing', 'A cell b1', 'A amount wood 0', 'A amount clay 2');
    expect(goods(spare, 'A')).toBe('| clay 2');
    // tiles are no goods: the pits must be placed
    expect(offered(s, 'A')).not.toContain('build loess-plateau sparing');
    expect(land(act(s, 'A build loess-plateau', 'A cell b1'), 'A')).toEqual({
      b1: 'loess-plateau',
      b2: 'pit',
      c1: 'pit',
    });
  });

  test('GR-8.11: less of each repetition, and of a repeated effect', () => {
    const A = { ...stock('wood 1, glass 1 | clay 2, brick 2'), land: { b1: 'grove', d1: 'clay-lake' } };
    const rows = { market: market({ immediate: ['winery', 'tavern'] }) };
    const s = act(card('cultivator', A, rows), 'A use 2');
    const wine = act(s, 'A build winery sparing', 'A cell f4', 'A take', 'A cell b1', 'A wheel brickworks');
    expect(offered(wine, 'A')).toEqual([0, 1, 2, 3].map(n => `amount food ${n}`));
    expect(goods(act(wine, 'A amount food 2', 'A amount wood 0'), 'A')).toBe('wood 1 | clay 1, food 2');
    const tavern = act(s, 'A build tavern sparing', 'A cell d2', 'A amount clay 4');
    expect(goods(tavern, 'A')).toBe('glass 1 | clay 5, brick 2');
  });

  test('GR-8.11: the buttery: less on each wheel', () => {
    const rows = { market: market({ immediate: ['buttery'] }) };
    const s = act(
      card('cultivator', stock('wood 2 | clay 1'), rows),
      'A use 2',
      'A build buttery sparing',
      'A cell b1',
    );
    expect(goods(act(s, 'A amount food 1', 'A amount food 0'), 'A')).toBe('food 1 |');
    expect(goods(act(s, 'A amount food 0', 'A amount food 2'), 'A')).toBe('| food 2');
  });
});

describe('adjacent spaces', () => {
  const AROUND = { c1: 'kiln', b2: 'pit', 'd2+e2': 'forest' };

  test('GR-8.5: tiles go on each adjacent empty space, nothing is covered', () => {
    for (const [tile, cost, placed] of [
      ['grove-court', 'wood 2, glass 2', 'grove'],
      ['water-tower', 'glass 1 | clay 3', 'pond'],
      ['loess-plateau', '', 'pit'],
    ] as const) {
      const s = building(tile, { ...stock(cost), land: AROUND }, 'A cell c2');
      expect(land(s, 'A')).toEqual({ ...AROUND, c2: tile, c3: placed });
      const open = building(tile, stock(cost), 'A cell d3');
      expect(land(open, 'A')).toEqual({ d3: tile, d2: placed, d4: placed, c3: placed, e3: placed });
      expect(seat(building(tile, stock(cost), 'A cell b2'), 'A').start.a2).toBe('glassmakers-colony');
    }
  });

  test('GR-8.5: the country house places up to two of one kind', () => {
    const s = building('country-house', stock('wood 2, glass 1 | brick 1'), 'A cell c2');
    expect(offered(s, 'A')).toEqual(['tile pit', 'tile grove', 'tile pond', 'decline']);
    const pond = act(s, 'A tile pond');
    expect(offered(pond, 'A').sort()).toEqual(['cell b2', 'cell c1', 'cell c3', 'cell d2', 'decline']);
    const two = act(pond, 'A cell c1', 'A cell c3');
    expect([land(two, 'A'), offered(two, 'A')]).toEqual([
      { c1: 'pond', c2: 'country-house', c3: 'pond' },
      ['use 1', 'end'],
    ]);
    // a third space beside it stays empty
    const early = act(pond, 'A cell c1', 'A cell b2');
    expect([Object.keys(land(early, 'A')).sort(), offered(early, 'A')]).toEqual([
      ['b2', 'c1', 'c2'],
      ['use 1', 'end'],
    ]);
    const one = act(pond, 'A cell c1');
    expect(offered(one, 'A')).not.toContain('tile pit');
    expect(land(act(one, 'A decline'), 'A')).toEqual({ c1: 'pond', c2: 'country-house' });
    expect(land(act(s, 'A decline'), 'A')).toEqual({ c2: 'country-house' });
    const tight = building(
      'country-house',
      { ...stock('wood 2, glass 1 | brick 1'), land: full('pit', { c2: 'empty' }) },
      'A cell c2',
    );
    expect(offered(tight, 'A')).toEqual(['end']);
  });
});

describe('the tavern', () => {
  const tavern = (lands: Record<string, string>, cell: string, more: object = {}) =>
    building('tavern', { ...stock('wood 1 | clay 1'), land: lands, ...more }, `A cell ${cell}`);

  test('GR-8.6: repeats the effect of one adjacent immediate building', () => {
    expect(goods(tavern({ c1: 'lumber-storage' }, 'd1'), 'A')).toBe('wood 4 |');
    const two = tavern({ c1: 'lumber-storage', d2: 'clay-lake', e1: 'sand-deposit', f4: 'water-tank' }, 'd1');
    expect(offered(two, 'A').sort()).toEqual(['cell c1', 'cell d2', 'cell e1']);
    expect(goods(act(two, 'A cell d2'), 'A')).toBe('| clay 7');
    expect(goods(act(two, 'A cell e1'), 'A')).toBe('sand 3 |');
  });

  test('GR-8.6: not of another kind; none there: nothing', () => {
    const s = tavern({ c1: 'cooperage', d2: 'pottery', f4: 'water-tank', e2: 'sand-deposit' }, 'd1');
    expect([goods(s, 'A'), offered(s, 'A')]).toEqual(['|', ['use 1', 'end']]);
  });

  test('GR-8.6: an effect with repetitions or with a choice of the wheel, too', () => {
    const s = tavern({ c1: 'fishery', b4: 'pond' }, 'd1');
    expect(offered(s, 'A')).toEqual(['take', 'decline']);
    expect(goods(act(s, 'A take', 'A cell b4', 'A wheel glassworks', 'A decline'), 'A')).toBe('food 3, water 1 |');
    expect(goods(act(tavern({ c1: 'grain-house' }, 'd1'), 'A wheel brickworks'), 'A')).toBe('| food 7');
  });

  test('GR-8.12: a repeated effect looks at the neighbours of the copied building', () => {
    // beside the depot c2 three empty spaces are left, beside the tavern c3 none
    const lands = full('pit', { c2: 'wood-depot', c1: 'empty', b2: 'empty', d2: 'empty', c3: 'empty' });
    expect(goods(tavern(lands, 'c3'), 'A')).toBe('wood 6 |');
    const court = tavern({ c2: 'grove-court', c3: 'pond' }, 'd2');
    expect(land(court, 'A')).toEqual({ c2: 'grove-court', c3: 'pond', d2: 'tavern', b2: 'grove', c1: 'grove' });
    const island = tavern({ c2: 'sand-island', c1: 'pond', e2: 'pond', d1: 'pond' }, 'd2');
    expect(goods(island, 'A')).toBe('sand 2 |');
    const house = tavern({ c2: 'country-house' }, 'd2');
    expect(offered(act(house, 'A tile pit'), 'A').sort()).toEqual(['cell b2', 'cell c1', 'cell c3', 'decline']);
  });

  test('GR-8.12: repeating an upgrade places nothing', () => {
    const start = { a1: 'forest-hut', a2: 'glassmakers-colony', a3: 'house-of-the-brotherhood' };
    const s = tavern({}, 'b1', { start });
    expect([goods(s, 'A'), land(s, 'A'), seat(s, 'A').start]).toEqual(['wood 5 |', { b1: 'tavern' }, start]);
    expect(worth(s, 'A', 'forest-hut')).toBe(2);
    expect(goods(tavern({}, 'b3', { start }), 'A')).toBe('| clay 4');
    expect(position(s).turn).toBe('A');
  });

  test('GR-8.12: an upgrade of the bonus kind and a bare start building have nothing to repeat', () => {
    const start = { a1: 'glassworks', a2: 'glassmakers-colony', a3: 'brotherhood-of-the-masons' };
    expect(goods(tavern({}, 'b1', { start }), 'A')).toBe('|');
    expect(goods(tavern({}, 'b2', { start }), 'A')).toBe('|');
  });
});
