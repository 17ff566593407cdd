import { newRecord } from '@waldglas/core';
import { describe, expect, test } from 'vitest';
import { glassRoad } from '../index.ts';
import { act, again, asked, CARDS, card, full, goods, land, offered, position, seat, stateOf } from './fixtures.ts';

const KINDS = ['processing', 'immediate', 'bonus'] as const;
const TILES = glassRoad.cards().filter(({ kind }) => KINDS.some(one => one === kind));
const idsOf = (kind: string, starter?: boolean) =>
  TILES.filter(one => one.kind === kind && (starter === undefined || Boolean(one.starter) === starter)).map(
    ({ id }) => id,
  );

describe('material', () => {
  test('GR-1.1: one to four players sit down, no more and no fewer', () => {
    expect(glassRoad.players).toEqual({ min: 1, max: 4 });
    for (const players of [1, 2, 3, 4]) {
      expect(Object.keys(position(stateOf({ players })).seats).join('')).toBe('ABCD'.slice(0, players));
    }
  });

  test('GR-1.1: each has a land with three start buildings, two wheels and two free slots', () => {
    const s = stateOf({ players: 4 });
    for (const letter of 'ABCD') {
      const shown = seat(s, letter);
      expect(Object.keys(shown.glassworks).sort()).toEqual(['charcoal', 'food', 'glass', 'sand', 'water', 'wood']);
      expect(Object.keys(shown.brickworks).sort()).toEqual(['brick', 'charcoal', 'clay', 'food']);
      expect(Object.keys(shown.start)).toHaveLength(3);
      expect([shown.slots, shown.offer]).toEqual([[], []]);
    }
    expect(() => again(s, { seats: { A: { slots: ['builder', 'supplier', 'carpenter'] } } })).toThrow();
    expect(seat(again(s, { seats: { A: { slots: ['builder', 'supplier'] } } }), 'A').slots).toHaveLength(2);
  });

  test('GR-1.1: each has the same fifteen specialists', () => {
    expect(
      glassRoad
        .cards()
        .filter(({ kind }) => kind === 'specialist')
        .map(({ id }) => id),
    ).toEqual([...CARDS]);
    for (const letter of 'ABC') {
      for (const from of [0, 5, 10]) {
        const hand = CARDS.slice(from, from + 5);
        expect(seat(act(stateOf({ players: 3 }), ...hand.map(id => `${letter} pick ${id}`)), letter).hand).toEqual(
          hand,
        );
      }
    }
  });
});

describe('the building board', () => {
  test('GR-1.2: three stacks of 31 tiles; four a row with one to three players, five with four', () => {
    for (const [players, row] of [
      [1, 4],
      [2, 4],
      [3, 4],
      [4, 5],
    ] as const) {
      const { market, stacks } = position(stateOf({ players }));
      for (const kind of KINDS) {
        expect(market[kind]).toHaveLength(row);
        expect([...market[kind], ...stacks[kind]].sort()).toEqual(idsOf(kind).sort());
        expect(idsOf(kind)).toHaveLength(31);
      }
    }
  });

  test('GR-1.2: each stack is shuffled, by chance and not by the table', () => {
    const seeds = ['1', '2', '3', '4'];
    for (const kind of KINDS) {
      const orders = seeds.map(seed => {
        const { market, stacks } = position(stateOf({ players: 2, seed }));
        return [...market[kind], ...stacks[kind]].join();
      });
      expect(new Set(orders).size).toBe(seeds.length);
      expect(orders).not.toContain(idsOf(kind).join());
    }
    expect(position(stateOf({ players: 2, seed: '1' })).stacks).toEqual(
      position(stateOf({ players: 2, seed: '1' })).stacks,
    );
  });

  test('GR-1.2: introductory: starter tiles only, the others join when a stack runs dry', () => {
    for (const seed of ['1', '2', '3']) {
      const { market, stacks } = position(stateOf({ players: 4, options: { introductory: true }, seed }));
      for (const kind of KINDS) {
        const order = [...market[kind], ...stacks[kind]];
        const starters = idsOf(kind, true);
        expect(order.slice(0, starters.length).sort()).toEqual(starters.sort());
        expect(order.slice(starters.length).sort()).toEqual(idsOf(kind, false).sort());
      }
    }
    const { market, stacks } = position(stateOf({ players: 2 }));
    const top = KINDS.flatMap(kind => [...market[kind], ...stacks[kind]].slice(0, 15));
    expect(top.some(id => KINDS.some(kind => idsOf(kind, false).includes(id)))).toBe(true);
  });

  test('GR-1.2: small market: four a row with four players too', () => {
    const { market, stacks } = position(stateOf({ players: 4, options: { smallMarket: true } }));
    for (const kind of KINDS) expect([market[kind].length, stacks[kind].length]).toEqual([4, 27]);
  });

  test('GR-1.2: five periods: one more, but not in solo', () => {
    const last = (players: number, options = {}) => position(stateOf({ players, options }, { phase: 'final' })).period;
    expect([2, 3, 4].map(players => last(players))).toEqual([4, 4, 4]);
    expect([2, 3, 4].map(players => last(players, { fivePeriods: true }))).toEqual([5, 5, 5]);
    expect(last(1)).toBe(7);
    const alone = { players: 1, options: { fivePeriods: true }, seed: '1' };
    expect(newRecord(glassRoad, alone)).toMatchObject({ illegal: 'the option "fivePeriods" needs at least 2 players' });
  });

  test('GR-1.2: tiles can be left in the box', () => {
    const { market, stacks } = position(stateOf({ players: 2, options: { without: ['roofer'] } }));
    const all = KINDS.flatMap(kind => [...market[kind], ...stacks[kind]]);
    expect(all).toHaveLength(92);
    expect(all).not.toContain('roofer');
  });
});

describe('the start', () => {
  test('GR-1.3: start values and land of every seat', () => {
    const s = stateOf({ players: 3 });
    for (const letter of 'ABC') {
      expect(goods(s, letter)).toBe('food 1, charcoal 2, water 3, wood 4 | clay 1, food 2');
      expect(land(s, letter)).toEqual({
        'c1+d1': 'forest',
        'e1+f1': 'forest',
        'd2+e2': 'forest',
        'd3+e3': 'forest',
        'c4+d4': 'forest',
        'e4+f4': 'forest',
        b1: 'grove',
        b4: 'grove',
        c2: 'pond',
        f3: 'pond',
        c3: 'pit',
        f2: 'pit',
      });
      expect(seat(s, letter).start).toEqual({
        a1: 'forest-glassworks',
        a2: 'glassmakers-colony',
        a3: 'brotherhood-of-the-masons',
      });
    }
    expect([position(s).phase, position(s).period, asked(s)]).toEqual(['choose', 1, 'ABC']);
  });

  test('GR-1.3: a random player gets the goblet', () => {
    const seeds = Array.from({ length: 60 }, (_, i) => String(i));
    const holders = (players: number) => new Set(seeds.map(seed => position(stateOf({ players, seed })).goblet));
    expect([...holders(4)].sort()).toEqual(['A', 'B', 'C', 'D']);
    expect([...holders(2)].sort()).toEqual(['A', 'B']);
  });

  test('GR-1.4: landscape tiles never run out', () => {
    const ponds = { land: full('pond') };
    const s = stateOf(
      { players: 4 },
      {
        phase: 'resolve',
        turn: 'A',
        card: 'pond-builder',
        seats: { A: { land: full('pond', { b1: 'empty' }) }, B: ponds, C: ponds, D: ponds },
      },
    );
    expect(land(act(s, 'A use 1', 'A cell b1'), 'A')).toEqual(full('pond'));
  });

  test('GR-1.4: whoever may choose a landscape tile gets a pit, grove or pond, never a forest', () => {
    expect(offered(act(card('cultivator', {}), 'A use 1'), 'A')).toEqual(['tile pit', 'tile grove', 'tile pond']);
    const s = card('cultivator', { land: { b1: 'district-offices' }, offer: ['inn', 'spa'] });
    const converted = act(s, 'A convert district-offices', 'A tile inn', 'A tile spa');
    expect(offered(converted, 'A')).toEqual(['tile pit', 'tile grove', 'tile pond']);
  });
});
