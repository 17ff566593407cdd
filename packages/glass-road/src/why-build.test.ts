import { describe, expect, test } from 'vitest';
import { act, building, card, full, market, stateOf, stock } from './rules/fixtures.ts';
import { why } from './why-kit.ts';

const SHOP = market({
  processing: ['inn', 'swamp-hut'],
  immediate: ['sand-deposit', 'artists-colony'],
  bonus: ['estate'],
});
const facing = (goods: string, land: Record<string, string>, id = 'cultivator') =>
  card(id, { ...stock(goods), land }, { market: SHOP });

describe('a build', () => {
  const GOODS = { what: 'goods', rule: 'GR-8.9' };

  test('GR-8.9: goods are missing, so many of each', () => {
    const bare = facing('wood 1', {});
    expect(why(bare, 'A build inn')).toEqual({ ...GOODS, missing: { wood: 1, glass: 1, brick: 1 }, reach: false });
    const near = facing('wood 2, glass 1', {});
    expect(why(near, 'A build inn')).toEqual({ ...GOODS, missing: { brick: 1 }, reach: false });
    expect(why(facing('| clay 1', {}), 'A build swamp-hut')).toMatchObject({ missing: { clay: 1 } });
  });

  test('GR-8.9: and whether own conversions could help, and which', () => {
    expect(why(facing('charcoal 1 | clay 1', { b1: 'kiln' }), 'A build swamp-hut')).toEqual({
      ...GOODS,
      missing: { clay: 1 },
      reach: true,
      first: ['A convert kiln'],
    });
    const twice = facing('wood 1', { b1: 'kiln', b2: 'charcoal-kiln' });
    expect(why(twice, 'A build swamp-hut')).toMatchObject({
      reach: true,
      first: ['A convert charcoal-kiln', 'A wheel glassworks', 'A convert kiln'],
    });
    const none = why(facing('', { b1: 'kiln' }), 'A build swamp-hut');
    expect(none).toEqual({ ...GOODS, missing: { clay: 2 }, reach: false });
  });

  test('GR-8.8: no empty space, which a removal could make or nothing could', () => {
    const ROOM = { what: 'room', rule: 'GR-8.8' };
    const ponds = facing('', full('pond'));
    expect(why(ponds, 'A build sand-deposit')).toEqual({ ...ROOM, reach: true, first: ['A remove b1'] });
    const rows = [1, 2, 3, 4].flatMap(row => [`b${row}+c${row}`, `d${row}+e${row}`]);
    const forests = Object.fromEntries([...rows, 'f1+f2', 'f3+f4'].map(pair => [pair, 'forest']));
    expect(why(facing('', forests), 'A build sand-deposit')).toEqual({ ...ROOM, reach: false });
    expect(why(ponds, 'A build swamp-hut')).toEqual({ ...ROOM, missing: { clay: 2 }, reach: false });
  });

  test('GR-8.2: the start building is covered', () => {
    const A = { ...stock('water 1'), land: {}, start: { a2: 'glassmakers-village' } };
    const s = card('cultivator', A, { market: SHOP });
    expect(why(s, 'A build artists-colony')).toEqual({ what: 'covered', rule: 'GR-8.2', reach: false });
    expect(why(facing('water 1', full('pit')), 'A build sand-deposit')?.rule).toBe('GR-8.8');
  });

  test('GR-8.1: not on offer: neither on the building board nor in the own private offer', () => {
    const OFFER = { what: 'offer', rule: 'GR-8.1' };
    expect(why(facing('wood 2 | brick 2', {}), 'A build kiln')).toEqual(OFFER);
    expect(why(facing('wood 2', {}), 'A build kiln')).toEqual({ ...OFFER, missing: { brick: 2 } });
    const offers = { seats: { B: { offer: ['kiln'] } } };
    const s = card('cultivator', { ...stock('wood 2 | brick 2') }, offers);
    expect(why(s, 'A build kiln')).toEqual(OFFER);
  });

  test('not the time: another turn (GR-8.1), a card that has no build, or none left (GR-4.4)', () => {
    const rich = { ...stock('wood 2, glass 1 | clay 2, brick 1'), land: {} };
    const other = stateOf(
      { players: 2 },
      { phase: 'resolve', turn: 'B', card: 'cultivator', market: SHOP, seats: { A: rich } },
    );
    expect(why(other, 'A build inn')).toEqual({ what: 'leave', rule: 'GR-8.1' });
    const s = (id: string, abilities: number) => card(id, rich, { market: SHOP, abilities });
    expect(why(s('pond-builder', 2), 'A build inn')).toEqual({ what: 'leave', rule: 'GR-4.4' });
    expect(why(s('cultivator', 0), 'A build inn')).toEqual({ what: 'leave', rule: 'GR-4.4' });
    const asked = act(s('cultivator', 2), 'A use 2');
    expect(why(asked, 'A build inn')).toBeUndefined();
    expect(why(asked, 'A build inn sparing')).toEqual({ what: 'useless', rule: 'GR-2.6' });
    expect(why(act(asked, 'A build inn'), 'A build swamp-hut')).toEqual({ what: 'underway', rule: 'GR-3.8' });
  });
});

describe('a conversion', () => {
  const GOODS = { what: 'goods', rule: 'GR-2.9' };

  test('GR-2.9: its goods are missing, or its tile', () => {
    const kiln = facing('', { b1: 'kiln' });
    expect(why(kiln, 'A convert kiln')).toEqual({ ...GOODS, missing: { charcoal: 1 }, reach: false });
    const basin = { b1: 'clay-basin' };
    expect(why(facing('', basin), 'A convert clay-basin')).toMatchObject({ ...GOODS, missing: { food: 1, water: 1 } });
    const fed = why(facing('food 1', basin), 'A convert clay-basin');
    expect(fed).toEqual({ ...GOODS, missing: { water: 1 }, reach: false });
    expect(why(facing('sand 1', { b1: 'sandstone-factory' }), 'A convert sandstone-factory')).toMatchObject({
      missing: { sand: 2 },
    });
    const dry = facing('', { b1: 'reed-hut', b2: 'pit' });
    expect(why(dry, 'A convert reed-hut')).toEqual({ ...GOODS, missing: { pond: 1 }, reach: false });
    const bare = facing('', { b1: 'joinery' });
    expect(why(bare, 'A convert joinery')).toEqual({ ...GOODS, missing: { wood: 1, forest: 1 }, reach: false });
  });

  test('GR-2.9: another conversion could bring them', () => {
    const s = facing('wood 1', { b1: 'kiln', b2: 'charcoal-kiln' });
    expect(why(s, 'A convert kiln')).toEqual({
      ...GOODS,
      missing: { charcoal: 1 },
      reach: true,
      first: ['A convert charcoal-kiln', 'A wheel glassworks'],
    });
  });

  test('GR-7.5: the district offices have no empty space for their tile', () => {
    const A = { ...stock(''), land: full('pit', { b1: 'district-offices' }), offer: ['inn', 'shed'] };
    expect(why(card('cultivator', A), 'A convert district-offices')).toEqual({
      what: 'room',
      rule: 'GR-7.5',
      reach: true,
      first: ['A remove c1'],
    });
  });

  test('GR-2.9: too few offered tiles are a payment that is missing, not a space', () => {
    expect(why(facing('', { b1: 'office' }), 'A convert office')).toMatchObject({ ...GOODS, missing: { offer: 1 } });
    const one = card('cultivator', { land: { b1: 'shingles-manufacturer' }, offer: ['inn'] });
    expect(why(one, 'A convert shingles-manufacturer')).toMatchObject({ ...GOODS, missing: { offer: 1 } });
    const offices = card('cultivator', { land: full('pit', { b1: 'district-offices' }), offer: [] });
    expect(why(offices, 'A convert district-offices')).toMatchObject({ ...GOODS, missing: { offer: 2 } });
  });

  test('GR-3.1: of a building that one does not own, or that converts nothing', () => {
    const OWNED = { what: 'owned', rule: 'GR-3.1' };
    expect(why(facing('charcoal 1', {}), 'A convert kiln')).toEqual(OWNED);
    expect(why(facing('', { b1: 'shed' }), 'A convert shed')).toEqual(OWNED);
    expect(why(facing('', { b1: 'pottery' }), 'A convert pottery')).toEqual(OWNED);
  });

  test('GR-3.8: in the middle of an own action', () => {
    const UNDERWAY = { what: 'underway', rule: 'GR-3.8' };
    const A = { ...stock('charcoal 2 | clay 3'), land: { b1: 'kiln', b2: 'pit' } };
    const s = building('swamp-hut', A);
    expect(why(s, 'A convert kiln')).toEqual(UNDERWAY);
    expect(why(s, 'A remove b2')).toEqual(UNDERWAY);
    expect(why(s, 'A end')).toEqual(UNDERWAY);
    expect(why(act(s, 'A cell c1'), 'A convert kiln')).toBeUndefined();
    const two = { ...stock('charcoal 1 | charcoal 1'), land: { b1: 'kiln', b2: 'inn' } };
    expect(why(act(card('cultivator', two), 'A convert kiln'), 'A convert inn')).toEqual(UNDERWAY);
  });

  test('GR-2.6: less cannot be taken of nothing', () => {
    const s = facing('charcoal 1 | clay 7', { b1: 'kiln' });
    expect(why(s, 'A convert kiln')).toBeUndefined();
    expect(why(s, 'A convert kiln sparing')).toEqual({ what: 'useless', rule: 'GR-2.6' });
  });
});

describe('a removal', () => {
  test('GR-3.2: forests and buildings stay, and nothing is on an empty space', () => {
    const s = facing('', { 'b1+c1': 'forest', b2: 'kiln', b3: 'pit' });
    for (const cell of ['b1', 'c1', 'b2', 'd4'])
      expect(why(s, `A remove ${cell}`), cell).toEqual({ what: 'tile', rule: 'GR-3.2' });
    expect(why(s, 'A remove b3')).toBeUndefined();
  });
});
