import type { Position } from '@waldglas/core';
import { describe, expect, test } from 'vitest';
import {
  act,
  anytime,
  asked,
  card,
  full,
  goods,
  land,
  market,
  offered,
  points,
  position,
  seat,
  stateOf,
  stock,
} from './fixtures.ts';

const STACKS = { processing: ['spa', 'inn'], immediate: ['shed'], bonus: ['estate', 'slipway'] };

describe('the private offer', () => {
  test('GR-7.1: the top tile of each stack, face up, open to all eyes', () => {
    const s = act(card('feudal-lord', stock(''), { stacks: STACKS }), 'A use 1');
    for (const viewer of ['A', 'B', 'spectator']) {
      expect([...seat(s, 'A', viewer).offer].sort()).toEqual(['estate', 'shed', 'spa']);
    }
    expect(position(s).stacks).toEqual({ processing: ['inn'], immediate: [], bonus: ['slipway'] });
    expect(position(s).market).toEqual(market({}));
  });

  test('GR-7.1: nobody else may build from it', () => {
    const seats = { B: { ...stock('wood 7, glass 3 | clay 3, brick 3'), land: {}, offer: ['shed', 'spa'] } };
    const own = { ...stock('wood 7, glass 3 | clay 3, brick 3'), offer: ['inn'] };
    const s = act(card('cultivator', own, { seats }), 'A use 2');
    expect(offered(s, 'A')).toEqual(['build inn']);
    const built = act(s, 'A build inn', 'A cell b1');
    expect([seat(built, 'A').offer, land(built, 'A')]).toEqual([[], { b1: 'inn' }]);
    expect(seat(built, 'B').offer).toEqual(expect.arrayContaining(['shed', 'spa']));
  });

  test('GR-7.1: no limit', () => {
    const offer = ['kiln', 'sawmill', 'tavern', 'winery', 'pottery', 'mansion', 'reed-hut'];
    const s = act(card('feudal-lord', { ...stock(''), offer }, { stacks: STACKS }), 'A use 1');
    expect([...seat(s, 'A').offer].sort()).toEqual([...offer, 'spa', 'shed', 'estate'].sort());
  });

  test('GR-7.6: it stays from period to period, and an empty stack gives no tile', () => {
    const s = card(
      'feudal-lord',
      { ...stock(''), offer: ['kiln'] },
      { period: 1, stacks: { ...STACKS, immediate: [] } },
    );
    const drawn = act(s, 'A use 1');
    expect([...seat(drawn, 'A').offer].sort()).toEqual(['estate', 'kiln', 'spa']);
    const next = act(drawn, 'A end');
    expect([position(next).period, seat(next, 'A').offer.length]).toEqual([2, 3]);
    const none = card('feudal-lord', stock(''), { stacks: { processing: [], immediate: [], bonus: [] } });
    expect(offered(none, 'A')).toEqual(['use 2', 'use 2 sparing', 'end']);
  });

  test('GR-7.6: until they are turned in, and then they are out of the game', () => {
    const A = { ...stock(''), land: { b1: 'office', c1: 'shingles-manufacturer' }, offer: ['inn', 'kiln', 'spa'] };
    const s = card('supplier', A);
    const one = act(s, 'A convert office');
    expect(offered(one, 'A').sort()).toEqual(['tile inn', 'tile kiln', 'tile spa']);
    const sold = act(one, 'A tile inn', 'A good clay');
    expect([goods(sold, 'A'), [...seat(sold, 'A').offer].sort()]).toEqual(['| clay 1', ['kiln', 'spa']]);
    const two = act(sold, 'A convert shingles-manufacturer');
    const [first = '', second = ''] = seat(sold, 'A').offer;
    const brick = act(two, `A tile ${first}`, `A tile ${second}`);
    expect([goods(brick, 'A'), seat(brick, 'A').offer]).toEqual(['| clay 1, brick 1', []]);
    expect(anytime(brick, 'A')).toEqual([]);
    const next = position(act(brick, 'A end'));
    const left = [...next.market.processing, ...next.stacks.processing];
    for (const tile of ['kiln', 'inn', 'spa']) expect(left).not.toContain(tile);
    expect(left).toHaveLength(31 - 5);
  });

  test('GR-7.6: tiles left at the end score nothing', () => {
    const A = { ...stock(''), land: {}, offer: ['spa', 'inn', 'village-church'] };
    const s = stateOf({ players: 2 }, { phase: 'final', seats: { A } });
    expect(points(s, 'A')).toBe(0);
  });
});

describe('counting and placing', () => {
  test('GR-7.2: counted at the moment of use, so the first ability can raise the second', () => {
    for (const [id, tile, good] of [
      ['pit-worker', 'pit', 'clay'],
      ['forest-manager', 'grove', 'wood'],
      ['pond-builder', 'pond', 'water'],
    ] as const) {
      const s = card(id, { ...stock(''), land: { b1: tile, c1: tile } });
      const bonus = id === 'pond-builder' ? 0 : 1;
      const text = (n: number) => (good === 'clay' ? `| clay ${n}` : `${good} ${n} |`);
      expect(goods(act(s, 'A use 1', 'A cell d1', 'A use 2', `A good ${good}`), 'A')).toBe(text(3 + bonus));
      expect(goods(act(s, 'A use 2', `A good ${good}`, 'A use 1', 'A cell d1'), 'A')).toBe(text(2 + bonus));
    }
    const fish = card('fish-farmer', { ...stock('charcoal 1'), land: { b1: 'pond', c1: 'pond', d1: 'pond' } });
    expect(goods(act(fish, 'A fee', 'A remove b1', 'A use 2', 'A wheel brickworks'), 'A')).toBe('| food 2');
    expect(offered(card('pit-worker', { ...stock(''), land: { b1: 'pond' } }), 'A')).not.toContain('use 2');
  });

  test('GR-7.2: one of the two goods with room is enough', () => {
    const pits = { b1: 'pit', c1: 'pit', d1: 'pit' };
    const sand = card('pit-worker', { ...stock('sand 7 | clay 5'), land: pits });
    expect(goods(act(sand, 'A use 2', 'A good clay'), 'A')).toBe('sand 7 | clay 7');
    expect(offered(card('pit-worker', { ...stock('sand 7 | clay 7'), land: pits }), 'A')).toEqual(['use 1', 'end']);
  });

  test('GR-7.4: the fuel collector counts the cards left in the own hand at that moment', () => {
    const five = ['fuel-collector', 'pit-worker', 'supplier', 'builder', 'carpenter'];
    const own = { ...stock('water 1'), land: {} };
    const seats = {
      A: { ...own, hand: five },
      B: { ...own, hand: ['woodcutter'] },
      C: { ...own, hand: ['cultivator', 'fuel-collector'] },
    };
    const s = stateOf({ players: 3 }, { phase: 'play', goblet: 'B', round: 1, seats });
    const laid = act(s, 'A play fuel-collector', 'B play woodcutter', 'C play cultivator', 'B end', 'C end');
    const most = act(laid, 'A fee', 'A use 1', 'A wheel glassworks');
    expect(goods(most, 'A')).toBe('charcoal 4 |');
    const joined = act(most, 'A end', 'C fee');
    expect(offered(joined, 'C')).toEqual(['use 2', 'use 2 sparing']);
  });

  test('GR-7.4: a card face down on the table and the slots are not in hand', () => {
    const A = {
      ...stock('water 1'),
      land: {},
      hand: ['builder', 'carpenter'],
      slots: ['supplier'],
      faceDown: 'woodcutter',
    };
    const s = card('fuel-collector', A, { turn: 'A', goblet: 'B', abilities: 1, round: 1 }, { players: 3 });
    expect(goods(act(s, 'A fee', 'A use 1', 'A wheel brickworks'), 'A')).toBe('| charcoal 2');
  });

  test('GR-7.4: in solo the undrawn cards count: at most 5, and 1 as the last card played', () => {
    const hand = ['supplier', 'builder', 'carpenter', 'woodcutter', 'clay-worker'];
    const first = card('fuel-collector', { ...stock('water 1'), hand }, { abilities: 1, period: 4 }, { players: 1 });
    expect(goods(act(first, 'A fee', 'A use 1', 'A wheel glassworks'), 'A')).toBe('charcoal 5 |');
    const two = { ...stock('water 1'), land: {}, hand: ['builder', 'fuel-collector'] };
    const last = stateOf({ players: 1 }, { phase: 'play', period: 1, seats: { A: two } });
    const used = act(last, 'A play fuel-collector', 'A fee', 'A use 1', 'A wheel glassworks');
    expect(goods(used, 'A')).toBe('charcoal 1 |');
  });

  test('GR-7.5: without an empty space the tile is lost, the goods are not', () => {
    for (const [id, gain] of [
      ['pit-worker', '| clay 1'],
      ['forest-manager', 'wood 1 |'],
    ] as const) {
      const s = act(card(id, { ...stock(''), land: full('pond') }), 'A use 1');
      expect([goods(s, 'A'), land(s, 'A')]).toEqual([gain, full('pond')]);
    }
    expect(offered(card('pond-builder', { ...stock(''), land: full('pit') }), 'A')).toEqual(['end']);
    expect(offered(card('cultivator', { ...stock(''), land: full('pit') }), 'A')).toEqual(['end']);
    const room = act(card('pit-worker', { ...stock(''), land: full('pond') }), 'A remove c3', 'A use 1');
    expect(offered(room, 'A')).toEqual(['cell c3']);
    expect(land(act(room, 'A cell c3'), 'A').c3).toBe('pit');
  });

  test('GR-7.5: the district offices can be used only with an empty space', () => {
    const A = { ...stock(''), land: full('pit', { b1: 'district-offices' }), offer: ['inn', 'spa'] };
    const s = card('supplier', A);
    expect(anytime(s, 'A').filter(line => line.startsWith('convert'))).toEqual([]);
    const room = act(s, 'A remove f4');
    expect(anytime(room, 'A')).toContain('convert district-offices');
    const converted = act(room, 'A convert district-offices', 'A tile inn', 'A tile spa', 'A tile grove', 'A cell f4');
    expect([land(converted, 'A').f4, seat(converted, 'A').offer]).toEqual(['grove', []]);
  });
});

describe('the supplier', () => {
  const seats = { B: { ...stock(''), land: {} }, C: { ...stock(''), land: {} } };
  const supplier = (A: Position, more: Position = {}) => card('supplier', A, { seats, ...more }, { players: 3 });

  test('GR-7.3: 2 of any basic good, never a refined one', () => {
    const s = act(supplier(stock('')), 'A use 1');
    expect(offered(s, 'A').sort()).toEqual(
      ['good charcoal', 'good clay', 'good food', 'good sand', 'good water', 'good wood'].sort(),
    );
    expect(goods(act(s, 'A good clay'), 'A')).toBe('| clay 2');
    expect(goods(act(s, 'A good food', 'A wheel brickworks'), 'A')).toBe('| food 2');
  });

  test('GR-7.3: then each opponent may take 1 of it, clockwise, on a wheel of own choice', () => {
    const s = act(supplier(stock('')), 'A use 1', 'A good food', 'A wheel glassworks');
    expect([asked(s), offered(s, 'B')]).toEqual(['B', ['take', 'decline']]);
    const taking = act(s, 'B take');
    expect(offered(taking, 'B')).toEqual(['wheel glassworks', 'wheel brickworks']);
    const taken = act(taking, 'B wheel brickworks');
    expect([goods(taken, 'B'), asked(taken)]).toEqual(['| food 1', 'C']);
    const declined = act(taken, 'C decline');
    expect([goods(declined, 'A'), goods(declined, 'C'), asked(declined)]).toEqual(['food 2 |', '|', 'A']);
  });

  test('GR-7.3: clockwise from the owner, and the gift may turn a wheel', () => {
    const more = { turn: 'B', goblet: 'B', seats: { ...seats, C: stock('sand 1, food 1, charcoal 1, water 1') } };
    const s = act(supplier(stock(''), more), 'B use 1', 'B good wood');
    expect(asked(s)).toBe('C');
    const taken = act(s, 'C take');
    expect([goods(taken, 'C'), asked(taken)]).toEqual(['glass 1 |', 'A']);
    expect(goods(act(taken, 'A take'), 'A')).toBe('wood 1 |');
  });

  test('GR-7.7: the gift comes before the next ability of the owner', () => {
    const rows = market({ immediate: ['shed'] });
    const s = act(supplier(stock(''), { market: rows }), 'A use 1', 'A good wood');
    expect(() => act(s, 'A use 2')).toThrow();
    const given = act(s, 'B take', 'C take');
    expect(offered(given, 'A')).toEqual(['use 2', 'end']);
    expect([goods(given, 'B'), goods(given, 'C')]).toEqual(['wood 1 |', 'wood 1 |']);
  });

  test('GR-7.7: even if the owner took less or had no room', () => {
    const less = act(supplier(stock('')), 'A use 1 sparing', 'A good wood', 'A amount wood 0', 'B take');
    expect([goods(less, 'A'), goods(less, 'B')]).toEqual(['|', 'wood 1 |']);
    const full = act(supplier(stock('wood 7')), 'A use 1', 'A good wood', 'B take', 'C take');
    expect([goods(full, 'A'), goods(full, 'B'), goods(full, 'C')]).toEqual(['wood 7 |', 'wood 1 |', 'wood 1 |']);
    const all = stock('sand 7, food 7, charcoal 7, water 7, wood 7, glass 3 | clay 7, charcoal 7, food 7, brick 3');
    expect(offered(supplier(all), 'A')).toEqual(['use 1', 'end']);
    const given = act(supplier(all), 'A use 1', 'A good sand', 'B take', 'C decline');
    expect([goods(given, 'B'), goods(given, 'C')]).toEqual(['sand 1 |', '|']);
    // alone there is nobody to give to
    expect(offered(card('supplier', all, {}, { players: 1 }), 'A')).toEqual(['end']);
    const alone = act(card('supplier', stock('wood 7'), {}, { players: 1 }), 'A use 1');
    expect(offered(alone, 'A')).not.toContain('good wood');
  });

  test('GR-7.7: every player who uses this ability gives again', () => {
    const hands = {
      A: { ...stock(''), land: {}, hand: ['supplier'] },
      B: { ...stock(''), land: {}, hand: ['builder', 'supplier'] },
      C: { ...stock(''), land: {}, hand: ['carpenter'] },
    };
    const s = stateOf({ players: 3 }, { phase: 'play', goblet: 'A', round: 1, seats: hands });
    const first = act(s, 'A play supplier', 'B play builder', 'C play carpenter', 'A use 1', 'A good wood');
    const second = act(first, 'B take', 'C take', 'A end', 'B use 1', 'B good clay');
    expect([asked(second), offered(second, 'C')]).toEqual(['C', ['take', 'decline']]);
    const both = act(second, 'C take', 'A take');
    expect(['A', 'B', 'C'].map(letter => goods(both, letter))).toEqual([
      'wood 2 | clay 1',
      'wood 1 | clay 2',
      'wood 1 | clay 1',
    ]);
    expect(offered(both, 'B')).toEqual(['end']);
  });
});
