import type { Position } from '@waldglas/core';
import { describe, expect, test } from 'vitest';
import {
  act,
  anytime,
  building,
  card,
  full,
  goods,
  land,
  market,
  offered,
  played,
  position,
  seat,
  stock,
  worth,
} from './fixtures.ts';

/** A may build with the cultivator: these tiles on the board. */
const shop = (seat: Position, rows: Parameters<typeof market>[0]) =>
  act(card('cultivator', seat, { market: market(rows) }), 'A use 2');
const RICH = stock('sand 3, water 3, wood 7, glass 3 | clay 7, brick 3');

describe('the order of a build', () => {
  test('GR-8.1: one tile from the board or from the own private offer', () => {
    const rows = { processing: ['reed-hut'], immediate: ['shed'], bonus: ['hunting-lodge'] };
    const s = shop({ ...RICH, offer: ['spa'] }, rows);
    const tiles = offered(s, 'A').filter(line => !line.endsWith('sparing'));
    expect(tiles).toEqual(['build reed-hut', 'build shed', 'build hunting-lodge', 'build spa']);
    const board = act(s, 'A build reed-hut', 'A cell b1');
    expect([position(board).market.processing, seat(board, 'A').offer]).toEqual([[], ['spa']]);
    expect(offered(board, 'A')).toEqual(['use 1', 'end']);
    const own = act(shop({ ...RICH, offer: ['inn', 'spa'] }, rows), 'A build spa', 'A cell b1');
    expect([seat(own, 'A').offer, position(own).market]).toEqual([['inn'], market(rows)]);
  });

  test('GR-8.1: fee, room, whole cost, wheels, tile, effect', () => {
    const A = { ...stock('sand 2, food 3, charcoal 2, water 2, wood 2, glass 3 | clay 3'), land: full('pit') };
    const s = card('builder', A, { market: market({ immediate: ['water-tower'] }) });
    expect(offered(s, 'A')).toEqual(['fee', 'end']);
    const room = act(s, 'A fee', 'A remove c2', 'A remove c3', 'A use 1', 'A build water-tower');
    expect(goods(room, 'A')).toBe('sand 1, food 1, charcoal 1, water 1, wood 1, glass 3 |');
    expect(offered(room, 'A')).toEqual(['cell c2', 'cell c3']);
    const built = act(room, 'A cell c2');
    expect(land(built, 'A')).toEqual(full('pit', { c2: 'water-tower', c3: 'pond' }));
  });

  test('GR-8.1: making room may bring goods that turn a wheel, before the cost', () => {
    const lands = full('grove', { b1: 'builders-hut' });
    const s = card(
      'cultivator',
      { ...stock('wood 1 | charcoal 1, food 1'), land: lands },
      { market: market({ immediate: ['fuel-depot'] }) },
    );
    expect(offered(s, 'A')).toEqual(['end']);
    const made = act(s, 'A convert builders-hut', 'A cell d2');
    expect(goods(made, 'A')).toBe('wood 1 | clay 1, brick 1');
    const built = act(made, 'A use 2', 'A build fuel-depot', 'A cell d2', 'A wheel glassworks');
    expect([goods(built, 'A'), land(built, 'A').d2]).toEqual(['charcoal 7 | clay 1', 'fuel-depot']);
  });

  test('GR-8.1: a processing tile works from now on, an immediate one does its effect once', () => {
    const s = building('clay-pit', stock('water 3'), 'A cell b1');
    expect(anytime(s, 'A')).toEqual(['convert clay-pit', 'convert clay-pit sparing']);
    expect(goods(act(s, 'A convert clay-pit'), 'A')).toBe('| clay 2');
    const once = building('lumber-storage', stock('water 2'), 'A cell b1');
    expect([goods(once, 'A'), anytime(once, 'A')]).toEqual(['water 1, wood 4 |', []]);
  });

  test('GR-8.8: the space must be there before the cost is paid, the wheels turn before the tile lies', () => {
    const s = card(
      'cultivator',
      { ...RICH, land: full('pit') },
      { market: market({ immediate: ['shed'], bonus: ['glassworks'] }) },
    );
    expect(offered(act(s, 'A use 2'), 'A')).toEqual(['build glassworks']);
    expect(offered(act(s, 'A remove b1', 'A use 2'), 'A')).toContain('build shed');
    const { events } = played(
      shop(
        { ...stock('sand 1, food 1, charcoal 1, water 1, wood 2, glass 3'), land: {} },
        { processing: ['carving-workshop'] },
      ),
      'A build carving-workshop',
      'A cell b1',
    );
    expect(events.map(({ kind }) => kind)).toEqual(['pay', 'turn', 'build']);
  });

  test('GR-8.8: an effect counts after the cost, the wheels and the placing', () => {
    // 2 glass paid, then two steps of the wheel: of 4 water 2 are left
    const hot = stock('sand 2, food 2, charcoal 2, water 4, wood 2, glass 3 | clay 2');
    const springs = building('hot-springs', hot, 'A cell b1', 'A wheel brickworks');
    expect(goods(springs, 'A')).toBe('water 2, glass 3 | charcoal 2');
    const sculpture = building(
      'sculpture-workshop',
      stock('wood 3, glass 1 | clay 2'),
      'A cell b1',
      'A wheel brickworks',
    );
    expect(goods(sculpture, 'A')).toBe('wood 3 | food 3');
    const lands = full('pit', { c2: 'empty', c3: 'empty', d2: 'empty' });
    const depot = building('wood-depot', { ...stock('| clay 1'), land: lands });
    expect(goods(act(depot, 'A cell c2'), 'A')).toBe('wood 4 |');
    expect(goods(act(depot, 'A cell c3'), 'A')).toBe('wood 2 |');
  });

  test('GR-8.9: not without the whole cost', () => {
    const rows = { processing: ['kiln'], immediate: ['shed'], bonus: ['slipway'] };
    expect(() => shop(stock('sand 7 | clay 7'), rows)).toThrow();
    expect(offered(shop(stock('wood 2 | brick 2'), rows), 'A')[0]).toBe('build kiln');
    for (const short of ['wood 1 | brick 2', 'wood 2 | brick 1', 'wood 2, glass 2 | clay 7']) {
      expect(offered(shop(stock(short), rows), 'A')).toEqual(['build shed', 'build shed sparing']);
    }
    expect(goods(act(shop(stock('wood 7 | clay 7, brick 3'), rows), 'A build slipway'), 'A')).toBe(
      'wood 5 | clay 5, brick 1',
    );
  });
});

describe('upgrades', () => {
  const UPGRADES = {
    'forest-hut': 'a1',
    glassworks: 'a1',
    'artists-colony': 'a2',
    'glassmakers-village': 'a2',
    'house-of-the-brotherhood': 'a3',
    'masons-guild': 'a3',
  } as const;

  test('GR-8.2: six tiles go on their start building and nowhere else, without an empty space', () => {
    for (const [tile, cell] of Object.entries(UPGRADES)) {
      for (const lands of [full('pit'), {}]) {
        const s = building(tile, { ...RICH, land: lands });
        expect(seat(s, 'A').start[cell]).toBe(tile);
        expect(land(s, 'A')).toEqual(lands);
      }
    }
  });

  test('GR-8.2: once per start building', () => {
    const rows = { immediate: ['forest-hut', 'artists-colony'], bonus: ['glassworks'] };
    const start = { a1: 'forest-hut', a2: 'glassmakers-colony', a3: 'brotherhood-of-the-masons' };
    const s = shop({ ...RICH, start }, { ...rows, immediate: ['artists-colony'] });
    expect(offered(s, 'A')).toEqual(['build artists-colony', 'build artists-colony sparing']);
    const open = shop(RICH, rows);
    expect(offered(open, 'A').filter(line => !line.endsWith('sparing'))).toEqual([
      'build forest-hut',
      'build artists-colony',
      'build glassworks',
    ]);
  });

  test('GR-8.2: the covered start building no longer scores', () => {
    const s = building('glassworks', stock('wood 3, glass 3 | brick 1'));
    expect([worth(s, 'A', 'glassworks'), worth(s, 'A', 'forest-glassworks')]).toEqual([6, undefined]);
    expect(worth(s, 'A', 'glassmakers-colony')).toBe(0);
  });

  test('GR-8.9: an upgrade whose start building is covered cannot be built', () => {
    const start = { a1: 'glassworks', a2: 'artists-colony', a3: 'masons-guild' };
    const rows = { immediate: ['forest-hut', 'house-of-the-brotherhood', 'shed'], bonus: ['glassmakers-village'] };
    expect(offered(shop({ ...RICH, start }, rows), 'A')).toEqual(['build shed', 'build shed sparing']);
  });

  test('GR-8.10: three upgrades are immediate, with an effect at once, three are bonus', () => {
    expect(goods(building('forest-hut', stock('| clay 1, brick 1')), 'A')).toBe('wood 5 |');
    expect(goods(building('artists-colony', stock('water 1')), 'A')).toBe('glass 1 |');
    expect(goods(building('house-of-the-brotherhood', stock('wood 3, glass 2')), 'A')).toBe('| clay 4');
    for (const tile of ['glassworks', 'glassmakers-village', 'masons-guild']) {
      const { events } = played(building(tile, RICH), 'A end');
      expect(events.filter(({ kind }) => kind === 'gain')).toEqual([]);
    }
    const lands = { c1: 'half-timbered-house', d1: 'loess-island' };
    const start = { a1: 'forest-hut', a2: 'artists-colony', a3: 'masons-guild' };
    expect(worth(card('supplier', { ...stock(''), land: lands, start }), 'A', 'half-timbered-house')).toBe(3);
  });

  test('GR-8.10: every tile is a building, whatever its name says', () => {
    const around = { c2: 'extension', b2: 'sand-island', d2: 'clay-lake', c1: 'loess-plateau', c3: 'sand-deposit' };
    expect(worth(card('supplier', { ...stock(''), land: around }), 'A', 'extension')).toBe(4);
  });
});

describe('spaces', () => {
  test('GR-8.3: adjacent are spaces that share an edge, not a corner and not around the margin', () => {
    const ponds = { b1: 'pond', d1: 'pond', b3: 'pond', d3: 'pond', c1: 'pond' };
    const island = building('sand-island', { ...stock('water 1'), land: ponds }, 'A cell c2');
    expect(goods(island, 'A')).toBe('sand 2 |');
    const margin = building(
      'sand-island',
      { ...stock('water 1'), land: full('pond', { f1: 'empty', e1: 'pit' }) },
      'A cell f1',
    );
    expect(goods(margin, 'A')).toBe('sand 2 |');
    const corner = building('wood-depot', { ...stock('| clay 1'), land: {} });
    expect(goods(act(corner, 'A cell b4'), 'A')).toBe('wood 4 |');
    expect(goods(act(corner, 'A cell f4'), 'A')).toBe('wood 4 |');
  });

  test('GR-8.3: start buildings are adjacent to the spaces beside them', () => {
    for (const [cell, n] of [
      ['b1', 1],
      ['b2', 1],
      ['b3', 1],
      ['b4', 0],
      ['c1', 0],
      ['f1', 0],
    ] as const) {
      expect(worth(card('supplier', { ...stock(''), land: { [cell]: 'extension' } }), 'A', 'extension')).toBe(n);
    }
  });

  test('GR-8.7: empty is a space without forest, landscape tile and building', () => {
    const lands = full('pit', { 'b1+b2': 'forest', c3: 'kiln', d4: 'empty', e2: 'empty' });
    expect(offered(building('shed', { ...stock('wood 1'), land: lands }), 'A').sort()).toEqual(['cell d4', 'cell e2']);
    expect(offered(building('shed', stock('wood 1')), 'A')).toHaveLength(20);
    expect(offered(building('shed', stock('wood 1')), 'A').some(line => line.startsWith('cell a'))).toBe(false);
  });

  test('GR-8.7: a forest that leaves empties both its spaces, for the same card too', () => {
    const A = { ...stock('wood 2'), land: full('pit', { 'e1+e2': 'forest' }) };
    const s = card('carpenter', A, { market: market({ immediate: ['shed'] }) });
    const cut = act(s, 'A fee', 'A cell e1+e2', 'A use 2', 'A build shed');
    expect(offered(cut, 'A')).toEqual(['cell e1', 'cell e2']);
    const depot = building('wood-depot', {
      ...stock('| clay 1'),
      land: full('pit', { b1: 'sawmill', 'c1+d1': 'forest', c2: 'empty' }),
    });
    expect(goods(act(depot, 'A cell c2', 'A convert sawmill', 'A cell c1+d1'), 'A')).toBe('wood 2 |');
  });
});
