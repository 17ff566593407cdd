import { describe, expect, test } from 'vitest';
import {
  act,
  asked,
  building,
  card,
  goods,
  land,
  market,
  offered,
  points,
  position,
  seat,
  stateOf,
  stock,
  worth,
} from './fixtures.ts';

describe('the examples of the rulebook', () => {
  test('quartz sand, page 4: 2 sand at the start turn the glassworks by one', () => {
    const start = stateOf({ players: 2 }, { phase: 'resolve', turn: 'A', goblet: 'A', card: 'supplier', abilities: 1 });
    expect(goods(start, 'A')).toBe('food 1, charcoal 2, water 3, wood 4 | clay 1, food 2');
    const after = act(start, 'A use 1', 'A good sand');
    expect(goods(after, 'A')).toBe('sand 1, charcoal 1, water 2, wood 3, glass 1 | clay 1, food 2');
  });

  test('quartz sand, page 7: with 2 glass it turns once and then stops at 3 glass', () => {
    const s = card('supplier', stock('food 4, charcoal 4, water 2, wood 3, glass 2'));
    const after = act(s, 'A use 1', 'A good sand');
    expect(goods(after, 'A')).toBe('sand 1, food 3, charcoal 3, water 1, wood 2, glass 3 |');
  });

  test('the cooperage, page 4: it costs 1 wood and 2 brick, converts 1 wood into 2 water and is worth 3 points', () => {
    const s = building('cooperage', stock('wood 2 | brick 2'), 'A cell b1');
    expect([goods(s, 'A'), worth(s, 'A', 'cooperage')]).toEqual(['wood 1 |', 3]);
    expect(goods(act(s, 'A convert cooperage'), 'A')).toBe('water 2 |');
  });

  test('the forest manager, page 6: Mary, Adele, Chris and Tim', () => {
    const own = { ...stock(''), land: { b1: 'grove' } };
    const seats = {
      A: { ...own, hand: ['forest-manager', 'pit-worker'] },
      B: { ...own, hand: ['forest-manager', 'fish-farmer'] },
      C: { ...own, hand: ['forest-manager', 'carpenter'] },
      D: { ...own, hand: ['charcoal-burner', 'builder'] },
    };
    const laid = ['A play forest-manager', 'B play forest-manager', 'C play carpenter', 'D play charcoal-burner'];
    const mary = act(stateOf({ players: 4 }, { phase: 'play', goblet: 'A', round: 1, seats }), ...laid);
    expect([position(mary).turn, position(mary).card, position(mary).abilities]).toEqual(['A', 'forest-manager', 1]);
    expect([seat(mary, 'C').slots, seat(mary, 'C').hand]).toEqual([['forest-manager'], []]);
    expect([seat(mary, 'B').slots, seat(mary, 'B').faceDown]).toEqual([[], 'forest-manager']);
    expect([seat(mary, 'D').slots, seat(mary, 'D').hand]).toEqual([[], ['builder']]);
    const used = act(mary, 'A use 2', 'A good wood');
    expect([goods(used, 'A'), offered(used, 'A')]).toEqual(['wood 1 |', ['end']]);

    const chris = act(used, 'A end');
    expect([position(chris).turn, position(chris).abilities]).toEqual(['C', 1]);
    const joined = act(chris, 'C use 1', 'C cell c1');
    expect([goods(joined, 'C'), offered(joined, 'C')]).toEqual(['wood 1 |', ['end']]);

    const adele = act(joined, 'C end');
    expect([position(adele).turn, position(adele).card, position(adele).abilities]).toEqual(['B', 'forest-manager', 2]);
    const both = act(adele, 'B use 1', 'B cell c1', 'B use 2', 'B good food', 'B wheel brickworks');
    expect([goods(both, 'B'), offered(both, 'B')]).toEqual(['wood 1 | food 2', ['end']]);

    const next = act(both, 'B end');
    expect([position(next).turn, position(next).card, position(next).abilities]).toEqual(['C', 'carpenter', 2]);
    const tim = act(next, 'C end');
    expect([position(tim).turn, position(tim).card, position(tim).abilities]).toEqual(['D', 'charcoal-burner', 2]);
  });

  test('the charcoal burner, page 7: 1 wood for 3 + 3 charcoal alone, for 3 with others', () => {
    const alone = act(card('charcoal-burner', stock('wood 2')), 'A fee', 'A use 1', 'A wheel glassworks', 'A use 2');
    expect(goods(act(alone, 'A wheel glassworks'), 'A')).toBe('charcoal 6, wood 1 |');
    expect(goods(act(alone, 'A wheel brickworks'), 'A')).toBe('charcoal 3, wood 1 | charcoal 3');
    const joined = card('charcoal-burner', stock('wood 2'), { abilities: 1 });
    const used = act(joined, 'A fee', 'A use 2', 'A wheel brickworks');
    expect([goods(used, 'A'), offered(used, 'A')]).toEqual(['wood 1 | charcoal 3', ['end']]);
  });

  test('the new grove, page 12, has already paid back', () => {
    const s = card('forest-manager', { ...stock(''), land: { b1: 'grove', b4: 'grove' } });
    expect(goods(act(s, 'A use 1', 'A cell b2', 'A use 2', 'A good wood'), 'A')).toBe('wood 4 |');
  });

  test('the cultivator, page 13: a pond, and beside it the sand island for 2 sand', () => {
    const s = card('cultivator', stock('water 1'), { market: market({ immediate: ['sand-island'] }) });
    const pond = act(s, 'A use 1', 'A tile pond', 'A cell d2');
    const island = act(pond, 'A use 2', 'A build sand-island', 'A cell d3');
    expect([goods(island, 'A'), land(island, 'A')]).toEqual(['sand 2 |', { d2: 'pond', d3: 'sand-island' }]);
  });

  test('the supplier, page 13: with 7 wood, first use the building that takes wood', () => {
    const B = { ...stock('wood 7'), land: { b1: 'cooperage' } };
    const s = act(card('supplier', stock(''), { seats: { B } }), 'A use 1', 'A good wood');
    expect(offered(s, 'B')).toEqual(['decline']);
    const made = act(s, 'B convert cooperage', 'B take');
    expect([goods(made, 'A'), goods(made, 'B'), asked(made)]).toEqual(['wood 2 |', 'water 2, wood 7 |', 'A']);
  });

  test('the builder, page 13: the wheels may turn between the two builds', () => {
    // 1 glass and 1 wood for the carving workshop; the glass that comes back pays for the district offices
    const rows = market({ processing: ['carving-workshop', 'district-offices'] });
    const A = stock('sand 1, food 2, charcoal 1, water 1, wood 3, glass 3');
    const s = act(card('builder', A, { market: rows }), 'A fee', 'A use 1', 'A build carving-workshop', 'A cell b1');
    expect(goods(s, 'A')).toBe('wood 1, glass 3 |');
    expect(goods(act(s, 'A use 2', 'A build district-offices', 'A cell c1'), 'A')).toBe('glass 2 |');
  });

  test('the water carrier, page 15: the order of the abilities matters', () => {
    const s = act(card('water-carrier', stock('food 4, charcoal 3, water 4, wood 2')), 'A fee');
    // one of the 4 water is lost
    expect(goods(act(s, 'A use 1', 'A use 2'), 'A')).toBe('food 2, charcoal 2, water 6, wood 2, glass 1 |');
    // the wheel turns in between and makes room
    expect(goods(act(s, 'A use 2', 'A use 1'), 'A')).toBe('food 2, charcoal 2, water 7, wood 2, glass 1 |');
  });

  test('one wood, page 15, pays for water or for food, not for both', () => {
    const lands = { b1: 'cooperage', c1: 'carving-workshop' };
    const one = act(card('supplier', { ...stock('wood 1'), land: lands }), 'A convert cooperage');
    expect(() => act(one, 'A convert carving-workshop')).toThrow();
    const two = act(
      card('supplier', { ...stock('wood 2'), land: lands }),
      'A convert cooperage',
      'A convert carving-workshop',
    );
    expect(goods(act(two, 'A wheel glassworks'), 'A')).toBe('food 2, water 2 |');
  });

  test('the solo game, page 11: pit worker, then the cultivator; the water carrier stays unused', () => {
    const chosen = ['pit-worker', 'cultivator', 'water-carrier'];
    const deal = (seed: number) =>
      act(stateOf({ players: 1, seed: String(seed) }), ...chosen.map(id => `A pick ${id}`));
    const seed = Array.from({ length: 50 }, (_, i) => i).find(one => position(deal(one)).card === 'pit-worker') ?? -1;
    const first = deal(seed);
    expect(position(first).abilities).toBe(1);
    const used = act(first, 'A use 2', 'A good clay');
    expect([goods(used, 'A'), offered(used, 'A')]).toEqual([
      'food 1, charcoal 2, water 3, wood 4 | clay 3, food 2',
      ['end'],
    ]);
    const last = act(used, 'A end');
    expect(offered(last, 'A')).toEqual(['play cultivator', 'play water-carrier']);
    const shown = act(last, 'A play cultivator');
    expect(position(shown).abilities).toBe(2);
    const second = act(shown, 'A use 1', 'A tile pond', 'A cell b2', 'A end');
    expect([position(second).phase, position(second).period]).toEqual(['choose', 2]);
    for (const id of chosen) expect(() => act(second, `A pick ${id}`)).toThrow();

    const hand = ['feudal-lord', 'forest-manager', 'pond-builder', 'supplier'];
    let third = act(second, ...hand.map(id => `A pick ${id}`));
    while (position(third).period === 2) {
      third = act(third, position(third).phase === 'resolve' ? 'A end' : `A ${offered(third, 'A')[0]}`);
    }
    for (const id of ['pit-worker', 'cultivator']) expect(offered(third, 'A')).toContain(`pick ${id}`);
    for (const id of hand) expect(offered(third, 'A')).not.toContain(`pick ${id}`);
  });

  test('scoring, page 10: 3 sand are worth 1.5 points, and the forest hut 2 instead of the forest glassworks', () => {
    const start = { a1: 'forest-hut', a2: 'glassmakers-colony', a3: 'brotherhood-of-the-masons' };
    const s = stateOf(
      { players: 2 },
      { phase: 'final', seats: { A: { ...stock('sand 3, glass 3'), land: {}, start } } },
    );
    expect([worth(s, 'A', 'glassmakers-colony'), worth(s, 'A', 'forest-hut')]).toEqual([1.5, 2]);
    expect([worth(s, 'A', 'forest-glassworks'), points(s, 'A')]).toEqual([undefined, 3.5]);
  });
});
