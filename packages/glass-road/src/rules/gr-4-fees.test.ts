import { verify } from '@waldglas/core';
import { eachLine, filesOf, goodRecord } from '@waldglas/core/testing';
import { describe, expect, test } from 'vitest';
import { glassRoad, type State } from '../index.ts';
import { act, card, full, goods, land, market, offered, position, stock } from './fixtures.ts';

const FEES = {
  builder: 'food 1 |',
  'water-carrier': 'food 1 |',
  'clay-worker': 'water 1 |',
  'fuel-collector': 'water 1 |',
  'charcoal-burner': 'wood 1 |',
  'fish-farmer': 'charcoal 1 |',
} as const;
const FOREST_FEES = ['carpenter', 'slash-and-burn-farmer', 'woodcutter'];
const FREE = ['feudal-lord', 'pit-worker', 'forest-manager', 'pond-builder', 'cultivator', 'supplier'];
const SAND = { market: market({ immediate: ['sand-deposit'] }) };

describe('entry fees', () => {
  test('GR-4.6: paid once, before the first ability', () => {
    for (const [id, price] of Object.entries(FEES)) {
      const s = card(id, stock(price), SAND);
      expect(offered(s, 'A')).toEqual(['fee', 'end']);
      const paid = act(s, 'A fee');
      expect(goods(paid, 'A')).toBe('|');
      expect(offered(paid, 'A')).not.toContain('fee');
      expect(offered(paid, 'A').some(line => line.startsWith('use'))).toBe(true);
    }
    const twice = act(card('clay-worker', stock('water 3')), 'A fee', 'A use 1', 'A use 2');
    expect(goods(twice, 'A')).toBe('water 2 | clay 4');
  });

  test('GR-4.6: six cards have no fee', () => {
    for (const id of FREE) {
      const s = card(id, { ...stock('wood 1'), land: { b1: 'pit', b2: 'grove', b3: 'pond' } }, SAND);
      expect(offered(s, 'A')).not.toContain('fee');
      expect(offered(s, 'A')).toContain('use 1');
    }
  });

  test('GR-4.6: for three cards the fee is an own forest', () => {
    for (const id of FOREST_FEES) {
      const s = card(id, {
        ...stock('food 5, charcoal 5, water 5, wood 5'),
        land: { 'c1+d1': 'forest', 'e1+e2': 'forest' },
      });
      const choice = act(s, 'A fee');
      expect(offered(choice, 'A')).toEqual(['cell c1+d1', 'cell e1+e2']);
      expect(land(act(choice, 'A cell e1+e2'), 'A')).toEqual({ 'c1+d1': 'forest' });
      expect(goods(act(choice, 'A cell e1+e2'), 'A')).toBe('food 5, charcoal 5, water 5, wood 5 |');
    }
  });

  test('GR-4.6: who cannot pay may not use the card, but has played it', () => {
    for (const id of [...Object.keys(FEES), ...FOREST_FEES]) {
      expect(offered(card(id, { ...stock('sand 7, glass 3 | clay 1'), land: { b1: 'grove' } }, SAND), 'A')).toEqual([
        'end',
      ]);
    }
  });

  test('GR-4.6: with the fee paid, something of the card is used: at least one good', () => {
    const s = act(card('clay-worker', stock('water 1')), 'A fee', 'A use 1 sparing');
    expect(offered(s, 'A')).toEqual(['amount clay 1', 'amount clay 2']);
    const carrier = act(card('water-carrier', stock('food 1')), 'A fee', 'A use 1 sparing');
    expect(offered(carrier, 'A')).toEqual(['amount water 0', 'amount water 1', 'amount water 2']);
    const wood = act(carrier, 'A amount water 0');
    expect([goods(wood, 'A'), offered(wood, 'A').at(-1)]).toEqual(['wood 1 |', 'end']);
    const free = act(carrier, 'A amount water 1');
    expect(offered(free, 'A')).toEqual(['amount wood 0', 'amount wood 1']);
  });

  test('GR-4.6: before the fee one may end, after it not without use', () => {
    const s = card('fish-farmer', stock('charcoal 2'));
    expect(goods(act(s, 'A end'), 'A')).toBe('charcoal 2 |');
    const paid = act(s, 'A fee');
    expect(offered(paid, 'A')).toEqual(['use 1', 'use 1 sparing']);
    expect(() => act(paid, 'A end')).toThrow();
    expect(offered(act(paid, 'A use 1', 'A wheel glassworks'), 'A')).toEqual(['end']);
  });

  test('GR-4.12: the fee can be paid only if an ability can be used then', () => {
    const refused = [
      card('clay-worker', stock('water 3 | clay 7')),
      card('charcoal-burner', stock('charcoal 7, wood 3 | charcoal 7')),
      card('fuel-collector', stock('water 3, wood 7')),
      card('fish-farmer', stock('charcoal 2, food 7 | food 7')),
      card('water-carrier', stock('sand 7, food 1, water 7, wood 7')),
      card('woodcutter', { ...stock('wood 7'), land: { 'c1+d1': 'forest' } }),
      card('builder', stock('food 3, wood 1')),
      card('builder', stock('food 3'), { market: market({ immediate: ['shed'] }) }),
    ];
    for (const s of refused) expect(offered(s, 'A')).toEqual(['end']);
    expect(offered(card('fuel-collector', { ...stock('water 3, wood 7'), hand: ['builder'] }), 'A')).toEqual([
      'fee',
      'end',
    ]);
    expect(offered(card('fish-farmer', stock('charcoal 2, food 7 | food 6')), 'A')).toEqual(['fee', 'end']);
    expect(offered(card('clay-worker', stock('water 3'), { abilities: 0 }), 'A')).toEqual(['end']);
  });

  test('GR-4.12: own conversions made after the fee count: with the food gone the glassworks leaves the wood alone', () => {
    const goodsOfA = 'sand 1, food 1, charcoal 1, water 1 | brick 2';
    const rows = { market: market({ processing: ['kiln'] }) };
    const s = card('builder', { ...stock(goodsOfA), land: { b1: 'foresters-hut', c1: 'pit' } }, rows);
    expect(offered(s, 'A')).toEqual(['fee', 'end']);
    const converted = act(s, 'A fee', 'A convert foresters-hut', 'A cell c1');
    expect([goods(converted, 'A'), offered(converted, 'A')]).toEqual([
      'sand 1, charcoal 1, water 1, wood 2 | brick 2',
      ['use 1', 'use 2'],
    ]);
    const built = act(converted, 'A use 1', 'A build kiln', 'A cell f4');
    expect(land(built, 'A')).toEqual({ b1: 'foresters-hut', f4: 'kiln' });
    // in games from before the conversion had to come first, and the glassworks ate the wood
    expect(offered({ ...s, fixes: [] }, 'A')).toEqual(['end']);
  });

  test('GR-4.12: room made after the fee counts, too', () => {
    const s = card('builder', { ...stock('food 3'), land: full('pit') }, SAND);
    expect(offered(s, 'A')).toEqual(['fee', 'end']);
    const paid = act(s, 'A fee');
    expect(offered(paid, 'A')).toEqual(['end']);
    expect(offered(act(paid, 'A remove c2'), 'A')).toEqual(['use 1', 'use 2']);
  });

  test('GR-4.12: a fee is never paid to get rid of a good', () => {
    const lands = { b1: 'foresters-hut', c1: 'pit' };
    const s = card('builder', { ...stock('food 1'), land: lands }, { market: market({ bonus: ['village-church'] }) });
    expect(offered(s, 'A')).toEqual(['end']);
  });

  test('GR-4.12: what the fee itself makes possible counts: the forest leaves room to build', () => {
    const seat = { ...stock('wood 7'), land: full('pit', { 'c1+d1': 'forest' }) };
    const s = card('carpenter', seat, SAND);
    expect(offered(s, 'A')).toEqual(['fee', 'end']);
    const paid = act(s, 'A fee', 'A cell c1+d1');
    expect(offered(paid, 'A')).toEqual(['use 2']);
    expect(offered(act(paid, 'A use 2', 'A build sand-deposit'), 'A')).toEqual(['cell c1', 'cell d1']);
    const none = { ...stock('wood 7'), land: full('pit') };
    expect(offered(card('carpenter', none, SAND), 'A')).toEqual(['end']);
  });

  test('GR-4.12: made impossible by anytime actions, the card is over and the fee stays paid', () => {
    const rows = { market: market({ immediate: ['shed'] }) };
    const s = card('builder', { ...stock('food 2, wood 1'), land: { b1: 'cooperage' } }, rows);
    const paid = act(s, 'A fee');
    expect(offered(paid, 'A')).toEqual(['use 1', 'use 2']);
    const spoilt = act(paid, 'A convert cooperage');
    expect([offered(spoilt, 'A'), goods(spoilt, 'A')]).toEqual([['end'], 'food 1, water 2 |']);
    expect(position(act(spoilt, 'A end')).card).toBeUndefined();
  });

  test('GR-4.12: a build spoilt on the way is no use: the other ability must be used as long as it can be', () => {
    const lands = { b1: 'cooperage', 'c1+d1': 'forest' };
    const s = card('carpenter', { ...stock('wood 1'), land: lands }, { market: market({ immediate: ['shed'] }) });
    const spoilt = act(s, 'A fee', 'A cell c1+d1', 'A use 2', 'A convert cooperage');
    expect(offered(spoilt, 'A')).toEqual(['decline']);
    const bound = act(spoilt, 'A decline');
    expect(offered(bound, 'A')).toEqual(['use 1']);
    expect(offered(act(bound, 'A use 1'), 'A')).toContain('end');
  });

  test('R-162: an older game replays as it was played; the new reading would once have offered a fee', () => {
    const games = new Map(filesOf(new URL('../../../../games/', import.meta.url), '.game', 'glass-road'));
    const record = goodRecord(games.get('hand-two.game') ?? '');
    expect(record.fixes).toEqual([]);
    expect(verify(glassRoad, record)).toBeUndefined();
    const options = (s: State) =>
      glassRoad.decisions(s).flatMap(decision => decision.options.map(option => glassRoad.write(option)));
    const more: string[] = [];
    eachLine(glassRoad, record, ({ before }) => {
      const old = new Set(options(before));
      more.push(...options({ ...before, fixes: ['R-162'] }).filter(line => !old.has(line)));
    });
    expect(more).toEqual(['B fee']);
  });
});
