import { describe, expect, test } from 'vitest';
import { blackForest } from '../index.ts';
import { act, asked, final, full, offered, points, position, seat, stock, turn, winners, worth } from './fixtures.ts';

type State = ReturnType<typeof turn>;

/** A seat begs and ends its turn. */
function beg(s: State, letter: string): State {
  const begged = act(s, `${letter} beg`);
  return act(offered(begged, letter, 'split').length > 0 ? act(begged, `${letter} split 0`) : begged, `${letter} end`);
}

/** Full markers, so that begging changes nothing; `steps` 11 is past the end mark, 10 is not. */
const at = (steps: number, pawn: string) => ({
  cooking: { porridge: 0, meat: 0, charcoal: 0, provisions: [3, 3], commodity: 0, steps },
  pawn,
});

describe('the end', () => {
  test('BF-7.1: triggered at the end of the own turn, begging too, by one marker on or past the mark', () => {
    const s = turn({ A: at(10, 'v1.1'), B: at(11, 'v1.2'), C: at(0, 'v1.3') });
    const first = beg(s, 'A');
    // B stands past the mark already, but A's turn does not count for B
    expect(position(first).ending).toBeUndefined();
    expect(position(beg(first, 'B')).ending?.by).toBe('B');
  });

  test('BF-7.1: triggered by a turn with a move and an action', () => {
    const A = { ...at(11, 'v5.1') };
    const s = act(turn({ A }), 'A move v5.2', 'A visit cattle-farmer');
    expect(position(s).ending).toBeUndefined();
    expect(position(act(s, 'A end')).ending?.by).toBe('A');
  });

  test('BF-7.1: then everyone takes one last turn, whoever triggered it last, then comes scoring', () => {
    let s = turn({ A: at(0, 'v1.1'), B: at(11, 'v1.2'), C: at(0, 'v1.3') }, { turn: 'B' });
    const order: string[] = [];
    for (let i = 0; i < 4; i++) {
      order.push(asked(s));
      s = beg(s, asked(s));
    }
    expect(order.join('')).toBe('BCAB');
    expect([position(s).phase, asked(s)]).toEqual(['final', 'ABC']);
    expect(asked(act(s, 'A end', 'B end', 'C end'))).toBe('');
  });

  test('BF-7.1: later triggers change nothing', () => {
    let s = turn({ A: at(11, 'v1.1'), B: at(11, 'v1.2'), C: at(11, 'v1.3') });
    const seen: (string | undefined)[] = [];
    for (const letter of ['A', 'B', 'C', 'A']) {
      s = beg(s, letter);
      seen.push(position(s).ending?.by);
    }
    expect([seen, position(s).phase]).toEqual([['A', 'A', 'A', 'A'], 'final']);
  });
});

describe('the score', () => {
  test('BF-7.2: a point for each glass and for each step of the cooking wheel', () => {
    const s = final({ A: { ...stock('| glass 3 |') }, B: at(7, 'none') });
    expect([points(s, 'A'), points(s, 'B'), points(s, 'C')]).toEqual([3, 7, 0]);
  });

  test('BF-7.2: what is scored without a building cites this rule', () => {
    const items = blackForest.scores(final({}))[0]?.items.map(({ source, rule }) => `${source} ${rule}`);
    expect(items).toEqual(['glass BF-7.2', 'cooking-wheel BF-7.2', 'small-estates BF-7.2', 'livestock BF-7.2']);
  });

  test('BF-7.2: two points for each small estate, none for the main one', () => {
    const s = final({ A: { estates: [{}, {}, {}] }, B: { estates: [full('forest')] } });
    expect([points(s, 'A'), points(s, 'B')]).toEqual([4, 0]);
  });

  test('BF-7.2: a point for each animal on a pasture, none in forests and stables', () => {
    const score = (estate: Record<string, string>, pigs: number, cattle: number) =>
      points(final({ A: { estates: [estate], pigs, cattle } }), 'A');
    expect(score({ a1: 'forest', a2: 'forest' }, 2, 2)).toBe(0);
    expect(score({ a1: 'forest', a2: 'pasture' }, 2, 0)).toBe(2);
    expect(score({ a1: 'pasture' }, 0, 5)).toBe(3);
    expect(score({ a1: 'pasture', a2: 'pasture' }, 2, 3)).toBe(5);
  });

  test('BF-7.2: the points of buildings, and their effects at the end', () => {
    const estates = [{ a1: '09A', a2: '04B', a3: '12A', 'd1+e1': 'inn', 'd2+e2': 'general-hospital' }];
    const s = final({ A: { ...stock('| | porridge 4'), estates } });
    expect(points(s, 'A')).toBe(5 + 0 + 5 + 5 + 4 + 10);
    expect([worth(s, 'A', '09A'), worth(s, 'A', 'inn'), worth(s, 'A', 'general-hospital')]).toEqual([5, 9, 10]);
  });

  const bonus = (
    id: string,
    more: Record<string, unknown> = {},
    estate: Record<string, string> = {},
    where = 'd1+d2',
  ) => {
    const cell = /^\d/.test(id) ? 'd1' : where;
    const { small = [], ...seatPart } = more as { small?: Record<string, string>[] };
    return worth(final({ A: { estates: [{ [cell]: id, ...estate }, ...small], ...seatPart } }), 'A', id);
  };

  test('BF-7.2: large buildings that score stored goods', () => {
    expect(bonus('charcoal-storage', stock('| charcoal 3 | charcoal 4'))).toBe(7 + 3);
    expect(bonus('farm-store', stock('| | meat 4'))).toBe(5 + 8);
    expect(bonus('hardware-store', stock('brick 2 | wood 3 |'))).toBe(7 + 2);
    expect(bonus('inn', stock('| | porridge 7'))).toBe(5 + 7);
    expect(bonus('reservoir', stock('| water 5 |'))).toBe(6 + 5);
    expect(bonus('sand-storage', stock('| sand 6 |'))).toBe(5 + 6);
  });

  test('BF-7.2: large buildings that score the domain', () => {
    expect(bonus('castle-hotel', { small: [{}, {}] })).toBe(5 + 2);
    expect(bonus('farmers-residence', { small: [{ a2: 'field' }] }, { a1: 'field', a2: 'field' })).toBe(5 + 3);
    expect(bonus('smokehouse', { small: [{ a2: 'pond' }] }, { a1: 'pond' })).toBe(5 + 2);
    expect(bonus('livestock-farm', { pigs: 4 }, { e1: 'pasture', e2: 'pasture', a1: 'pasture' })).toBe(5 + 4);
    expect(bonus('livestock-farm', { pigs: 1 }, { e1: 'pasture' })).toBe(5);
    for (const id of ['general-hospital', 'hunting-lodge', 'thermal-baths']) expect(bonus(id)).toBe(10);
  });

  test('BF-7.2: the livestock farm scores beside another building that scores', () => {
    const estates = [{ 'a1+a2': 'inn', 'd1+d2': 'livestock-farm', e1: 'pasture', e2: 'pasture' }];
    expect(worth(final({ A: { estates, pigs: 4 } }), 'A', 'livestock-farm')).toBe(5 + 4);
  });

  test('BF-6.2, BF-6.5: a score says which rule gives the points of a building and which those of its effect', () => {
    const s = final({ A: { ...stock('| | porridge 4'), estates: [{ 'd1+e1': 'inn' }] } });
    const items = blackForest.scores(s)[0]?.items.filter(({ source }) => source === 'inn');
    expect(items?.map(({ rule, points }) => [rule, points])).toEqual([
      ['BF-6.2', 5],
      ['BF-6.5', 4],
    ]);
  });

  test('BF-7.2: small buildings that score at the end', () => {
    expect(bonus('23A', { tannery: 4 })).toBe(8);
    expect(bonus('34A', {}, without(3))).toBe(6 - 3);
    expect(bonus('34A', {}, without(8))).toBe(6 - 5);
    expect(bonus('36A', {}, { e1: 'field' })).toBe(4 + 1);
    const two = { a1: 'field', a2: 'pond', a3: 'pasture', b1: 'field', b2: 'pond', b3: 'pasture', e1: 'field' };
    expect(bonus('36B', {}, two)).toBe(1 + 4);
  });

  /** A main estate with a building on d1 and so many empty spaces. */
  function without(empty: number): Record<string, string> {
    const rest = ['a1', 'a2', 'a3', 'b1', 'b2', 'b3', 'd2', 'd3', 'e1', 'e2', 'e3'];
    return Object.fromEntries(rest.slice(empty).map(cell => [cell, 'forest']));
  }
});

describe('ties', () => {
  const tied = (letters: string, by: string) => {
    const seats = Object.fromEntries([...letters].map(letter => [letter, stock('| glass 2 |')]));
    return winners(final(seats, { ending: { by, left: 0 } }, { players: 4 }));
  };

  test('BF-7.3: the tied player who triggered the end wins', () => {
    expect([tied('AB', 'B'), tied('ABCD', 'C'), tied('AD', 'A')]).toEqual(['B', 'C', 'A']);
  });

  test('BF-7.3: otherwise the next one clockwise from whoever triggered it', () => {
    expect([tied('AC', 'B'), tied('AB', 'C'), tied('AD', 'B'), tied('BD', 'C')]).toEqual(['C', 'A', 'D', 'D']);
  });

  test('BF-7.3: while nobody has triggered it, of equals the first one from the start player is ahead', () => {
    const ahead = (letters: string, start: string) => {
      const seats = Object.fromEntries([...letters].map(letter => [letter, stock('| glass 2 |')]));
      return winners(turn(seats, { start }, { players: 4 }));
    };
    expect([ahead('AD', 'C'), ahead('AB', 'B'), ahead('AB', 'D')]).toEqual(['D', 'B', 'A']);
  });

  test('BF-7.3: more points win, whoever triggered the end', () => {
    const s = final({ A: stock('| glass 3 |'), B: stock('| glass 2 |') }, { ending: { by: 'B', left: 0 } });
    expect([winners(s), seat(s, 'A').glass.glass]).toEqual(['A', 3]);
  });
});
