import { describe, expect, test } from 'vitest';
import { glassRoad } from '../index.ts';
import {
  act,
  anytime,
  asked,
  building,
  card,
  full,
  goods,
  land,
  market,
  offered,
  position,
  seat,
  stateOf,
  stock,
  worth,
} from './fixtures.ts';

// each converts wood: into water, clay or sand
const SHOPS = { A: 'cooperage', B: 'hardware-store', C: 'sand-producer' } as const;
const LETTERS = ['A', 'B', 'C'] as const;
const trader = (letter: keyof typeof SHOPS) => ({ ...stock('wood 2'), land: { b1: SHOPS[letter], c1: 'grove' } });
const conversions = (letter: keyof typeof SHOPS) => [
  `convert ${SHOPS[letter]}`,
  `convert ${SHOPS[letter]} sparing`,
  'remove c1',
];

describe('anytime actions', () => {
  test('GR-3.1: own processing buildings, as often as wished, on own and other turns', () => {
    const seats = { A: trader('A'), C: trader('C') };
    const s = stateOf({ players: 3 }, { phase: 'resolve', turn: 'A', card: 'supplier', seats });
    expect(asked(s)).toBe('A');
    expect(anytime(s, 'A')).toEqual(conversions('A'));
    expect(anytime(s, 'C')).toEqual(conversions('C'));
    expect(goods(act(s, 'C convert sand-producer', 'C convert sand-producer'), 'C')).toBe('sand 4 |');
    const both = act(s, 'A convert cooperage', 'C convert sand-producer', 'A convert cooperage');
    expect([goods(both, 'A'), goods(both, 'C')]).toEqual(['water 4 |', 'sand 2, wood 1 |']);
    expect(anytime(both, 'A')).toEqual(['remove c1']);
    expect(() => act(s, 'B convert cooperage')).toThrow();
    expect(() => act(s, 'A convert sand-producer')).toThrow();
  });

  test('GR-3.1: only processing buildings work, and only with their price in hand', () => {
    const lands = { b1: 'cooperage', c1: 'storage', d1: 'slipway', e1: 'kiln' };
    expect(anytime(card('supplier', { ...stock('wood 1'), land: lands }), 'A')).toEqual([
      'convert cooperage',
      'convert cooperage sparing',
    ]);
    expect(anytime(card('supplier', { ...stock('sand 7'), land: lands }), 'A')).toEqual([]);
  });

  test('GR-3.1: each use is an own action after which the wheels may turn', () => {
    const s = card('supplier', { ...stock('sand 2, food 2, charcoal 2, wood 3'), land: { b1: 'cooperage' } });
    const once = act(s, 'A convert cooperage');
    expect(goods(once, 'A')).toBe('glass 2 |');
    const one = { ...stock('sand 1, food 2, charcoal 2, wood 4'), land: { b1: 'cooperage' } };
    const first = act(card('supplier', one), 'A convert cooperage');
    expect(goods(first, 'A')).toBe('food 1, charcoal 1, water 1, wood 2, glass 1 |');
    expect(goods(act(first, 'A convert cooperage'), 'A')).toBe('food 1, charcoal 1, water 3, wood 1, glass 1 |');
  });

  test('GR-3.1: own landscape tiles are removed for nothing', () => {
    const s = card('supplier', { ...stock(''), land: { b1: 'pit', c1: 'grove', d1: 'pond' } });
    expect(anytime(s, 'A')).toEqual(['remove b1', 'remove c1', 'remove d1']);
    const bare = act(s, 'A remove b1', 'A remove c1', 'A remove d1');
    expect([land(bare, 'A'), goods(bare, 'A'), anytime(bare, 'A')]).toEqual([{}, '|', []]);
    expect(() => act(s, 'A remove e1')).toThrow();
    expect(() => act(s, 'B remove d1')).toThrow();
  });

  test('GR-3.1: never in the middle of an own action', () => {
    const shop = { ...stock('wood 4 | clay 1'), land: { b1: 'cooperage', c1: 'grove' } };
    const s = building('buttery', shop);
    expect(offered(s, 'A')).toContain('cell b2');
    expect(anytime(s, 'A')).toEqual([]);
    expect(anytime(act(s, 'A cell b2'), 'A')).toEqual(conversions('A'));
  });

  test('GR-3.2: forests leave only by cards or buildings that say so', () => {
    const forests = { 'c1+d1': 'forest', 'b2+b3': 'forest' };
    expect(anytime(card('supplier', { ...stock('wood 1'), land: forests }), 'A')).toEqual([]);
    const saw = card('supplier', { ...stock(''), land: { ...forests, b1: 'sawmill' } });
    const sawn = act(saw, 'A convert sawmill', 'A cell c1+d1');
    expect([land(sawn, 'A'), goods(sawn, 'A')]).toEqual([{ 'b2+b3': 'forest', b1: 'sawmill' }, 'wood 2 |']);
    const cut = act(card('woodcutter', { ...stock(''), land: forests }), 'A fee', 'A cell b2+b3');
    expect(land(cut, 'A')).toEqual({ 'c1+d1': 'forest' });
  });

  test('GR-3.2: building tiles never leave', () => {
    const s = card('supplier', { ...stock(''), land: { b1: 'kiln', c1: 'storage', d1: 'slipway' } });
    expect(anytime(s, 'A')).toEqual([]);
    for (const cell of ['b1', 'c1', 'd1']) expect(() => act(s, `A remove ${cell}`)).toThrow();
    expect(() => act(s, 'A remove a1')).toThrow();
  });

  test('GR-3.3: tiles are never moved', () => {
    expect(glassRoad.read('A move b1 c1')).toHaveProperty('illegal');
    const s = card('pond-builder', { ...stock(''), land: { b1: 'pond' } });
    const removed = act(s, 'A remove b1');
    expect(land(removed, 'A')).toEqual({});
    expect(anytime(removed, 'A')).toEqual([]);
  });

  test('GR-3.3: one good or tile pays for one thing only', () => {
    const lands = { b1: 'cooperage', c1: 'carving-workshop', d1: 'grove', e1: 'builders-hut', f1: 'tree-nursery' };
    const s = card('supplier', { ...stock('wood 1'), land: lands });
    const converted = act(s, 'A convert cooperage', 'A convert builders-hut', 'A cell d1');
    expect(goods(converted, 'A')).toBe('water 2 | clay 2');
    expect(anytime(converted, 'A')).toEqual([]);
    const A = { ...stock(''), land: { b1: 'shingles-manufacturer' }, offer: ['inn', 'kiln', 'spa'] };
    const first = act(card('supplier', A), 'A convert shingles-manufacturer', 'A tile inn');
    expect(offered(first, 'A').sort()).toEqual(['tile kiln', 'tile spa']);
    const one = { ...A, offer: ['inn'] };
    expect(anytime(card('supplier', one), 'A')).toEqual([]);
  });
});

describe('when', () => {
  const gift = (B: object) => act(card('supplier', stock(''), { seats: { B } }), 'A use 1', 'A good wood');

  test('GR-3.4: whoever is about to receive a gift may make room first', () => {
    const s = gift({ ...stock('wood 7'), land: { b1: 'cooperage' } });
    expect([asked(s), offered(s, 'B')]).toEqual(['B', ['decline']]);
    const room = act(s, 'B convert cooperage');
    expect(offered(room, 'B')).toEqual(['take', 'decline']);
    expect(goods(act(room, 'B take'), 'B')).toBe('water 2, wood 7 |');
  });

  test('GR-3.5: after the last period, before scoring, as often as wished', () => {
    const A = { ...stock('water 3'), land: { b1: 'sand-pit', c1: 'pond', d1: 'village-church' } };
    const s = stateOf({ players: 2 }, { phase: 'final', seats: { A } });
    expect([asked(s), offered(s, 'A'), offered(s, 'B')]).toEqual(['AB', ['end'], ['end']]);
    const done = act(s, 'A convert sand-pit', 'A convert sand-pit', 'A convert sand-pit', 'A remove c1', 'A end');
    expect([goods(done, 'A'), asked(done)]).toEqual(['sand 6 |', 'B']);
    expect([worth(s, 'A', 'village-church'), worth(done, 'A', 'village-church')]).toEqual([6, 7]);
    expect(worth(done, 'A', 'glassmakers-colony')).toBe(3);
    const over = act(done, 'B remove b1', 'B end');
    expect([asked(over), anytime(over, 'A'), anytime(over, 'B')]).toEqual(['', [], []]);
  });

  test('GR-3.5: the last period is followed by no other choice', () => {
    const s = stateOf({ players: 2 }, { phase: 'resolve', period: 4, turn: 'A', card: 'supplier', abilities: 0 });
    expect([position(act(s, 'A end')).phase, asked(act(s, 'A end'))]).toEqual(['final', 'AB']);
  });

  test('GR-3.6: before the fee, before, between and after the abilities', () => {
    const rows = market({ immediate: ['sand-deposit', 'loess-plateau'] });
    const s = card('builder', { ...stock('food 1, wood 4'), land: { b1: 'cooperage' } }, { market: rows });
    const lines = [
      'A convert cooperage',
      'A fee',
      'A convert cooperage',
      'A use 1',
      'A convert cooperage',
      'A build sand-deposit',
      'A cell f4',
      'A convert cooperage',
      'A use 2',
    ];
    const late = act(s, ...lines);
    expect(goods(late, 'A')).toBe('sand 3, water 7 |');
    expect(offered(late, 'A')).toEqual(['build loess-plateau']);
    const after = act(late, 'A build loess-plateau', 'A cell b2');
    expect(offered(after, 'A')).toEqual(['end']);
    expect(anytime(after, 'A')).toEqual(['remove c2', 'remove b3']);
  });

  test('GR-3.7: while hands are chosen, between periods, while cards are laid and resolved', () => {
    const seats = { A: trader('A'), B: trader('B'), C: trader('C') };
    const choose = stateOf({ players: 3 }, { phase: 'choose', period: 2, seats });
    for (const letter of LETTERS) expect(anytime(choose, letter)).toEqual(conversions(letter));
    const hand = ['builder', 'carpenter', 'woodcutter', 'clay-worker', 'fish-farmer'];
    const ready = act(choose, ...hand.map(id => `B pick ${id}`));
    expect([offered(ready, 'B'), anytime(ready, 'B')]).toEqual([[], conversions('B')]);

    const hands = {
      A: { ...seats.A, hand: ['supplier'] },
      B: { ...seats.B, hand: ['pit-worker'] },
      C: { ...seats.C, hand: ['cultivator'] },
    };
    const lay = stateOf({ players: 3 }, { phase: 'play', goblet: 'A', round: 1, seats: hands });
    for (const letter of LETTERS) expect(anytime(lay, letter)).toEqual(conversions(letter));
    const laid = act(lay, 'A play supplier');
    expect(goods(act(laid, 'A convert cooperage'), 'A')).toBe('water 2, wood 1 |');
    const reveal = act(laid, 'B play pit-worker', 'C play cultivator');
    for (const letter of LETTERS) expect(anytime(reveal, letter)).toEqual(conversions(letter));
  });

  test('GR-3.7: an own action of another is no hindrance, and no order has to be kept', () => {
    const s = card('charcoal-burner', trader('A'), { seats: { B: trader('B') } });
    const open = act(s, 'A fee', 'A use 1');
    expect(offered(open, 'A')).toEqual(['wheel glassworks', 'wheel brickworks']);
    expect([anytime(open, 'A'), anytime(open, 'B')]).toEqual([[], conversions('B')]);
    const first = act(s, 'B convert hardware-store', 'A convert cooperage', 'B remove c1', 'A fee');
    const second = act(s, 'A convert cooperage', 'A fee', 'B remove c1', 'B convert hardware-store');
    for (const letter of 'AB') expect(seat(first, letter)).toEqual(seat(second, letter));
    const meanwhile = act(open, 'B convert hardware-store', 'A wheel brickworks');
    expect([goods(meanwhile, 'A'), goods(meanwhile, 'B')]).toEqual(['wood 1 | charcoal 3', 'wood 1 | clay 2']);
  });

  test('GR-3.7: off turn it is finished first, then the game goes on where it was', () => {
    const B = { ...stock('wood 1'), land: { b1: 'carving-workshop' } };
    const s = act(card('clay-worker', stock('water 1'), { seats: { B } }), 'B convert carving-workshop');
    expect([asked(s), offered(s, 'B')]).toEqual(['B', ['wheel glassworks', 'wheel brickworks']]);
    const done = act(s, 'B wheel brickworks');
    expect([goods(done, 'B'), asked(done), offered(done, 'A')]).toEqual(['| food 2', 'A', ['fee', 'end']]);
  });

  test('GR-3.8: no anytime action inside a conversion or a gain', () => {
    const lands = { b1: 'kiln', c1: 'cooperage', d1: 'pit' };
    const s = card('slash-and-burn-farmer', {
      ...stock('charcoal 1, wood 1 | charcoal 1'),
      land: { ...lands, 'b2+c2': 'forest' },
    });
    const conversion = act(s, 'A convert kiln');
    expect([offered(conversion, 'A'), anytime(conversion, 'A')]).toEqual([['split 0', 'split 1'], []]);
    const gain = act(s, 'A fee', 'A cell b2+c2', 'A use 2');
    expect([offered(gain, 'A'), anytime(gain, 'A')]).toEqual([['wheel glassworks', 'wheel brickworks'], []]);
  });

  test('GR-3.8: none from paying the cost to the end of the immediate effect', () => {
    const s = building('country-house', {
      ...stock('wood 3, glass 1 | brick 1'),
      land: { b1: 'cooperage', c1: 'pit' },
    });
    expect(anytime(s, 'A')).toEqual([]);
    const house = act(s, 'A cell e2');
    expect([offered(house, 'A'), anytime(house, 'A')]).toEqual([
      ['tile pit', 'tile grove', 'tile pond', 'decline'],
      [],
    ]);
    const cells = act(house, 'A tile pond');
    expect([offered(cells, 'A').at(-1), anytime(cells, 'A')]).toEqual(['decline', []]);
    const over = act(cells, 'A cell e1', 'A decline');
    expect(anytime(over, 'A')).toEqual(['convert cooperage', 'convert cooperage sparing', 'remove c1', 'remove e1']);
  });

  test('GR-3.8: but between two repetitions of an effect', () => {
    const lands = { b1: 'cooperage', c1: 'grove', d1: 'grove' };
    const s = building('winery', { ...stock('wood 2, glass 1 | clay 1, brick 2'), land: lands }, 'A cell f4');
    expect(offered(s, 'A')).toEqual(['take', 'decline']);
    expect(anytime(s, 'A')).toEqual(['convert cooperage', 'convert cooperage sparing', 'remove c1', 'remove d1']);
    const inside = act(s, 'A take');
    expect([offered(inside, 'A'), anytime(inside, 'A')]).toEqual([['cell c1', 'cell d1'], []]);
    const between = act(inside, 'A cell c1', 'A wheel brickworks', 'A convert cooperage');
    expect([goods(between, 'A'), offered(between, 'A')]).toEqual(['water 2, wood 2 | food 3', ['take', 'decline']]);
    const gone = act(between, 'A remove d1');
    expect(offered(gone, 'A')).toEqual(['decline']);
  });

  test('GR-3.9: a tile removed for nothing gives nothing, a tile converted gives its goods; both free the space', () => {
    const lands = full('pit', { b1: 'builders-hut', c1: 'grove', d1: 'grove' });
    const s = card('pond-builder', { ...stock(''), land: lands });
    expect(offered(s, 'A')).toEqual(['end']);
    const removed = act(s, 'A remove c1');
    expect([goods(removed, 'A'), offered(removed, 'A')]).toEqual(['|', ['use 1', 'end']]);
    const converted = act(s, 'A convert builders-hut', 'A cell d1');
    expect(goods(converted, 'A')).toBe('| clay 2');
    expect(land(act(converted, 'A use 1', 'A cell d1'), 'A').d1).toBe('pond');
  });
});
