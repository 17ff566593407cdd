import { describe, expect, test } from 'vitest';
import { blackForest, type State } from '../index.ts';
import { act, acting, asked, goods, herd, land, offered, position, seat, stateOf, stock, turn } from './fixtures.ts';

const SEEDS = Array.from({ length: 12 }, (_, i) => `seed.${i}`);
const LEVELS = {
  I: ['charcoal-storage', 'farm-store', 'hardware-store', 'inn', 'reservoir', 'sand-storage'],
  II: ['general-hospital', 'hunting-lodge', 'thermal-baths'],
  III: ['castle-hotel', 'construction-yard', 'farmers-residence', 'livestock-farm', 'smokehouse'],
};
const BACKS = {
  owl: ['brickmaker', 'builder', 'carpenter', 'furnace-maker', 'woodworker'],
  fox: ['butcher', 'cattle-farmer', 'herder', 'landowner', 'pig-farmer'],
  stag: ['cook', 'farmhand', 'gardener', 'glass-miller', 'traveling-merchant'],
  mouse: ['charcoal-burner', 'lumberjack'],
};

describe('the boards', () => {
  test('BF-1.1: one to four players', () => {
    expect(blackForest.players).toEqual({ min: 1, max: 4 });
    for (const players of [1, 2, 3, 4]) expect(Object.keys(position(stateOf({ players })).seats)).toHaveLength(players);
  });

  test('BF-1.1: 36 small buildings on side A, but for 10 random ones', () => {
    const numbers = Array.from({ length: 36 }, (_, i) => String(i + 1).padStart(2, '0'));
    const dealt = SEEDS.map(seed => position(stateOf({ players: 2, seed })).boards.small);
    for (const small of dealt) {
      expect(small.map(id => id.slice(0, 2)).sort()).toEqual(numbers);
      expect(small.filter(id => id.endsWith('B'))).toHaveLength(10);
      expect(small.filter(id => id.endsWith('A'))).toHaveLength(26);
    }
    expect(new Set(dealt.map(small => small.join())).size).toBe(SEEDS.length);
  });

  test('BF-1.1: in a first game all are on side A', () => {
    const { small } = position(stateOf({ players: 2, options: { firstGame: true } })).boards;
    expect([small.length, small.filter(id => id.endsWith('A')).length]).toEqual([36, 36]);
  });

  test('BF-1.1: large buildings by level, one more of level III with four players', () => {
    const counts = (players: number, seed: string) => {
      const { large } = position(stateOf({ players, seed })).boards;
      expect(new Set(large).size).toBe(large.length);
      return Object.values(LEVELS).map(level => large.filter(id => level.includes(id)).length);
    };
    for (const seed of SEEDS) {
      for (const players of [1, 2, 3]) expect(counts(players, seed)).toEqual([2, 1, 1]);
      expect(counts(4, seed)).toEqual([2, 1, 2]);
    }
    expect(
      new Set(SEEDS.map(seed => position(stateOf({ players: 2, seed })).boards.large.join())).size,
    ).toBeGreaterThan(3);
  });

  test('BF-1.2: each village space takes a random tradesperson of its group', () => {
    const back = (id: string) => Object.entries(BACKS).find(([, ids]) => ids.includes(id))?.[0];
    const dealt = SEEDS.map(seed => position(stateOf({ players: 3, seed })).tradespeople);
    for (const villages of dealt) {
      expect(Object.fromEntries(Object.entries(villages).map(([village, ring]) => [village, ring.map(back)]))).toEqual({
        v1: ['owl', 'fox', 'stag', 'mouse'],
        v2: ['owl', 'fox', 'stag'],
        v3: ['owl', 'fox', 'stag'],
        v4: ['owl', 'stag', 'fox', 'mouse'],
        v5: ['owl', 'fox', 'stag'],
      });
      expect(new Set(Object.values(villages).flat()).size).toBe(17);
    }
    expect(new Set(dealt.map(villages => JSON.stringify(villages))).size).toBe(SEEDS.length);
  });

  test('BF-1.2: eleven jobs in a pile that nobody sees, none in play', () => {
    const s = stateOf({ players: 3 });
    expect([position(s).pile?.length, new Set(position(s).pile).size, position(s).jobs]).toEqual([11, 11, {}]);
    expect([position(s, 'A').pile, position(s, 'spectator').pile]).toEqual([undefined, undefined]);
    const orders = SEEDS.map(seed => position(stateOf({ players: 3, seed })).pile?.join());
    expect(new Set(orders).size).toBe(SEEDS.length);
  });

  test('BF-1.2: 32 fields and ponds in all, what has run out is not gained', () => {
    const twelve = (tile: string) => filled(tile, 12);
    const seats = (last: number) => ({
      B: { estates: [twelve('field')] },
      C: { estates: [twelve('pond')] },
      D: { estates: [filled('pond', last)], pawn: 'v1.1' },
    });
    const visit = (last: number) => acting('v3.2', {}, { seats: seats(last) }, { players: 4 });
    expect(offered(visit(8), 'A')).toEqual(['pass']);
    expect(offered(visit(7), 'A')).toEqual(['visit farmhand 2']);
    // removed tiles go back
    expect(offered(act(visit(8), 'D remove a1'), 'A')).toEqual(['visit farmhand 2']);
  });

  test('BF-1.2: 20 pastures, and no end of forests, estates and animals', () => {
    const B = { estates: [filled('pasture', 12)] };
    const visit = (last: number) =>
      act(
        acting('v3.2', stock('| wood 1 |'), { seats: { B, C: { estates: [filled('pasture', last)] } } }),
        'A visit farmhand 1',
      );
    expect([goods(visit(8), 'A'), offered(visit(8), 'A')]).toEqual(['| |', ['end']]);
    expect(offered(visit(7), 'A', 'cell')).toHaveLength(12);
    const woods = {
      estates: [filled('forest', 12), filledSmall('forest'), filledSmall('forest'), filledSmall('forest')],
      pigs: 24,
    };
    const s = acting('v5.1', { tracker: 2, cattle: 2 }, { seats: { B: woods, C: woods } });
    expect(land(act(s, 'A visit carpenter 2'), 'A', 2)).toEqual({ a1: 'forest', b1: 'forest' });
  });

  function filled(tile: string, n: number): Record<string, string> {
    const spaces = ['a', 'b', 'd', 'e'].flatMap(column => [1, 2, 3].map(row => `${column}${row}`));
    return Object.fromEntries(spaces.slice(0, n).map(space => [space, tile]));
  }

  function filledSmall(tile: string): Record<string, string> {
    return Object.fromEntries(['a1', 'a2', 'a3', 'b1'].map(space => [space, tile]));
  }
});

describe('a seat', () => {
  const START = 'brick 3 | charcoal 1, water 2, wood 3 | meat 1, charcoal 2, provisions 1+2';
  const MAIN = { a1: 'forest', b1: 'forest', e1: 'forest', a2: 'pond', a3: 'pond', e2: 'field', e3: 'field' };

  test('BF-1.3: both wheels and the brick track at their start values, the main estate as printed', () => {
    const s = stateOf({ players: 1 });
    expect(goods(s, 'A')).toBe(START);
    const { estates, tracker, reminder, pigs, cattle, pawn, jobs, glass, cooking } = seat(s, 'A');
    expect({ estates, tracker, reminder, pigs, cattle, pawn, jobs }).toEqual({
      estates: [MAIN],
      tracker: 0,
      reminder: true,
      pigs: 0,
      cattle: 0,
      pawn: 'none',
      jobs: [],
    });
    expect([glass.steps, cooking.steps]).toEqual([0, 0]);
  });

  test('BF-1.3: the hut covers the large stable, the other one is free', () => {
    expect(() => turn({ A: { estates: [MAIN], cattle: 2 } })).not.toThrow();
    expect(() => turn({ A: { estates: [MAIN], cattle: 3 } })).toThrow();
  });

  test('BF-1.4: the starting player is random', () => {
    const starts = (players: number) => new Set(SEEDS.map(seed => position(stateOf({ players, seed })).start));
    expect([2, 3].map(players => [...starts(players)].sort().join(''))).toEqual(['AB', 'ABC']);
    for (const seed of SEEDS) {
      const s = stateOf({ players: 3, seed });
      expect([position(s).turn, asked(s)]).toEqual([position(s).start, position(s).start]);
    }
  });

  test('BF-1.4: the later in turn order, the more start goods', () => {
    const extras = (players: number, seed: string) => {
      const s = stateOf({ players, seed });
      const first = 'ABCD'.indexOf(position(s).start);
      return Array.from({ length: players }, (_, i) => {
        const letter = 'ABCD'.charAt((first + i) % players);
        const provisions = seat(s, letter).cooking.provisions;
        return [
          goods(s, letter).replace(/provisions .*/, `provisions ${provisions[0] + provisions[1]}`),
          ...herd(s, letter),
        ];
      });
    };
    const plain = 'brick 3 | charcoal 1, water 2, wood 3 | meat 1, charcoal 2, provisions 3';
    for (const seed of SEEDS) {
      expect(extras(1, seed)).toEqual([[plain, 0, 0]]);
      expect(extras(2, seed)).toEqual([
        [plain, 0, 0],
        [plain, 1, 0],
      ]);
      expect(extras(3, seed)).toEqual([
        [plain, 0, 0],
        [plain.replace('wood 3', 'wood 5'), 0, 0],
        [plain.replace('meat 1', 'meat 2'), 0, 0],
      ]);
      expect(extras(4, seed)).toEqual([
        [plain, 0, 0],
        [plain.replace('brick 3', 'brick 5'), 0, 0],
        [plain, 0, 1],
        [plain.replace('wood 3', 'wood 3, glass 1'), 0, 0],
      ]);
    }
  });

  test('BF-1.4: of three the third is asked before its first turn on which marker its provision goes', () => {
    for (const seed of SEEDS) {
      let s = stateOf({ players: 3, seed });
      const first = 'ABC'.indexOf(position(s).start);
      const [one, two, three] = [0, 1, 2].map(i => 'ABC'.charAt((first + i) % 3)) as [string, string, string];
      for (const letter of [one, two]) s = afterTurn(s, letter);
      expect([asked(s), offered(s, three)]).toEqual([three, ['split 0', 'split 1']]);
      expect(blackForest.decisions(s)[0]?.ask).toMatchObject({ rule: 'BF-1.4', source: 'start' });
      expect(seat(act(s, `${three} split 0`), three).cooking.provisions).toEqual([1, 3]);
      const chosen = act(s, `${three} split 1`);
      expect(seat(chosen, three).cooking.provisions).toEqual([2, 2]);
      expect(offered(chosen, three, 'move').length).toBeGreaterThan(0);
    }
  });

  /** A turn played by the last option each time, what is given to others declined. */
  function afterTurn(s: State, letter: string): State {
    let now = s;
    while (position(now).turn === letter) now = act(now, `${asked(now)} ${offered(now, asked(now)).at(-1)}`);
    return now;
  }

  test('BF-1.5: the starting player names the village of the neutral pawn, the other its space there', () => {
    for (const seed of SEEDS) {
      const s = stateOf({ players: 2, seed });
      const first = position(s).start;
      const other = first === 'A' ? 'B' : 'A';
      expect([asked(s), offered(s, first)]).toEqual([
        first,
        ['neutral v1', 'neutral v2', 'neutral v3', 'neutral v4', 'neutral v5'],
      ]);
      const named = act(s, `${first} neutral v4`);
      expect([asked(named), offered(named, other)]).toEqual([
        other,
        ['neutral v4.1', 'neutral v4.2', 'neutral v4.3', 'neutral v4.4'],
      ]);
      const placed = act(named, `${other} neutral v4.3`);
      expect([position(placed).neutral, asked(placed), offered(placed, first).includes('move v4.3')]).toEqual([
        'v4.3',
        first,
        false,
      ]);
    }
  });

  test('BF-1.5: only two players have a neutral pawn', () => {
    for (const players of [1, 3, 4]) {
      const s = stateOf({ players });
      expect([position(s).neutral, offered(s, position(s).start, 'neutral')]).toEqual([undefined, []]);
    }
  });
});
