import { describe, expect, test } from 'vitest';
import { act, again, card, full, market, stateOf, stock } from './rules/fixtures.ts';
import { why } from './why-kit.ts';

const HUT = market({ processing: ['swamp-hut'] });

describe('a fee', () => {
  test('GR-4.12: in vain, if nothing could then be used, not even after own conversions', () => {
    const nothing = card('builder', { ...stock('food 1'), land: {} });
    expect(why(nothing, 'A fee')).toEqual({ what: 'vain', rule: 'GR-4.12', reach: false });
    const conversion = card('builder', { ...stock('food 1, charcoal 1'), land: { b1: 'kiln' } });
    const bare = again(conversion, { market: HUT });
    expect(why(bare, 'A fee')).toBeUndefined();
    expect(why({ ...bare, fixes: [] }, 'A fee')).toMatchObject({
      what: 'vain',
      reach: true,
      first: ['A convert kiln'],
    });
  });

  test('GR-4.6: it is missing itself', () => {
    const UNPAID = { what: 'unpaid', rule: 'GR-4.6' };
    const dry = card('clay-worker', { ...stock(''), land: {} });
    expect(why(dry, 'A fee')).toEqual({ ...UNPAID, missing: { water: 1 }, reach: false });
    const wet = card('clay-worker', { ...stock('wood 1'), land: { b1: 'cooperage' } });
    const first = ['A convert cooperage'];
    expect(why(wet, 'A fee')).toEqual({ ...UNPAID, missing: { water: 1 }, reach: true, first });
    const felled = card('woodcutter', { ...stock(''), land: { b1: 'pit' } });
    expect(why(felled, 'A fee')).toEqual({ ...UNPAID, missing: { forest: 1 }, reach: false });
  });

  test('paid before, or of a card without one', () => {
    const s = card('woodcutter', { ...stock(''), land: { 'b1+c1': 'forest' } });
    expect(why(act(s, 'A fee', 'A cell b1+c1'), 'A fee')).toEqual({ what: 'question', rule: 'GR-4.4' });
    expect(why(card('cultivator', {}), 'A fee')).toEqual({ what: 'question', rule: 'GR-4.4' });
  });
});

describe('an ability', () => {
  test('GR-4.4: used before, one too many, or of no use now', () => {
    const s = card('woodcutter', { ...stock(''), land: { 'b1+c1': 'forest' } });
    const used = act(s, 'A fee', 'A cell b1+c1', 'A use 1');
    expect(why(used, 'A use 1')).toEqual({ what: 'used', rule: 'GR-4.4' });
    expect(why(used, 'A use 2')).toBeUndefined();
    const joined = card('cultivator', { ...stock(''), land: {} }, { abilities: 0 });
    expect(why(joined, 'A use 1')).toEqual({ what: 'used', rule: 'GR-4.4' });
    const full7 = card('feudal-lord', { ...stock('wood 7 | clay 7'), land: {} });
    expect(why(full7, 'A use 2')).toEqual({ what: 'useless', rule: 'GR-4.4', reach: false });
  });

  test('GR-4.4: nothing to build, until a conversion has come first', () => {
    const s = card('cultivator', { ...stock('charcoal 1'), land: { b1: 'kiln' } }, { market: HUT });
    expect(why(s, 'A use 2')).toEqual({ what: 'useless', rule: 'GR-4.4', reach: true, first: ['A convert kiln'] });
  });

  test('GR-7.5: no empty space for its tile, though other parts may be of use', () => {
    const land = full('pit');
    const room = { what: 'room', rule: 'GR-7.5', reach: true, first: ['A remove b1'] };
    expect(why(card('pond-builder', { ...stock(''), land }), 'A use 1')).toEqual(room);
    expect(why(card('pit-worker', { ...stock(''), land }), 'A use 1')).toBeUndefined();
  });

  test('GR-4.6: before the fee is paid, which may be missing as well', () => {
    const s = card('woodcutter', { ...stock(''), land: { 'b1+c1': 'forest' } });
    expect(why(s, 'A use 1')).toEqual({ what: 'fee', rule: 'GR-4.6' });
    const bare = card('woodcutter', { ...stock(''), land: {} });
    expect(why(bare, 'A use 1')).toEqual({ what: 'fee', rule: 'GR-4.6', missing: { forest: 1 } });
  });

  test('GR-6.3: alone the supplier’s good can be of no use', () => {
    const A = {
      ...stock('sand 7, food 7, charcoal 7, water 7, wood 7, glass 3 | clay 7, charcoal 7, food 7, brick 3'),
    };
    const useless = { what: 'useless', rule: 'GR-4.4', reach: false };
    expect(why(card('supplier', A, {}, { players: 1 }), 'A use 1')).toEqual(useless);
    expect(why(card('supplier', A), 'A use 1')).toBeUndefined();
  });
});

describe('a card', () => {
  test('GR-4.10: not in hand; GR-4.2: in hand, when none is to be laid', () => {
    const seats = { A: { hand: ['builder', 'supplier'] }, B: { hand: ['carpenter'] }, C: { hand: ['carpenter'] } };
    const s = stateOf({ players: 3 }, { phase: 'play', round: 2, goblet: 'A', seats });
    expect(why(s, 'A play builder')).toBeUndefined();
    expect(why(s, 'A play carpenter')).toEqual({ what: 'hand', rule: 'GR-4.10' });
    expect(why(act(s, 'A play supplier'), 'A play builder')).toEqual({ what: 'laid', rule: 'GR-4.2' });
  });

  test('GR-6.2: alone, when three are left, one is drawn', () => {
    const hand = ['builder', 'supplier', 'carpenter'];
    const s = card('cultivator', { hand }, {}, { players: 1 });
    expect(why(s, 'A play builder')).toEqual({ what: 'laid', rule: 'GR-6.2' });
  });

  test('picked in the order of the cards, as long as the hand can be completed', () => {
    const s = stateOf({ players: 2 }, { phase: 'choose', seats: { A: { hand: ['clay-worker'] } } });
    for (const id of ['feudal-lord', 'clay-worker', 'charcoal-burner', 'water-carrier'])
      expect(why(s, `A pick ${id}`), id).toEqual({ what: 'order', rule: 'GR-4.1' });
    expect(why(s, 'A pick fuel-collector')).toBeUndefined();
  });
});
