import { describe, expect, test } from 'vitest';
import {
  act,
  acting,
  anytime,
  building,
  final,
  full,
  goods,
  herd,
  land,
  offered,
  played,
  seat,
  stock,
  turn,
  worth,
} from './fixtures.ts';

const MAIN = ['a1', 'a2', 'a3', 'b1', 'b2', 'b3', 'd1', 'd2', 'd3', 'e1', 'e2', 'e3'];
const SMALL = ['a1', 'a2', 'a3', 'b1'];
const cells = (s: Parameters<typeof offered>[0]) =>
  offered(s, 'A', 'cell')
    .map(line => line.slice('cell '.length))
    .sort();

describe('the spaces', () => {
  test('BF-3.1: the domain is the main estate and all small estates', () => {
    const estates = [{ a1: 'field', e3: 'field' }, { a2: 'field' }, { a1: 'field', b1: 'field' }];
    const s = act(acting('v1.2', { estates }), 'A visit cook 1');
    expect(goods(s, 'A')).toBe('| | porridge 5');
  });

  test('BF-3.1: twelve spaces beside the stables of the main estate, four beside that of a small one', () => {
    const s = act(acting('v3.2', { estates: [{}, {}, {}] }), 'A visit farmhand 2');
    const small = (estate: number) => SMALL.map(cell => `${estate}.${cell}`);
    expect(cells(s)).toEqual([...small(2), ...small(3), ...MAIN]);
    expect(() => turn({ A: { estates: [{ c1: 'field' }] } })).toThrow();
    expect(() => turn({ A: { estates: [{ c3: 'field' }] } })).toThrow();
    expect(() => turn({ A: { estates: [{}, { b2: 'field' }] } })).toThrow();
    expect(() => turn({ A: { estates: [{}, { d1: 'field' }] } })).toThrow();
  });

  test('BF-3.1: neighbours share an edge, and the estate', () => {
    // the village church scores a point for each empty space beside it
    const church = (estates: Record<string, string>[]) => worth(final({ A: { estates } }), 'A', '36A');
    expect(church([{ a1: '36A' }])).toBe(4 + 2);
    expect(church([{ b2: '36A' }])).toBe(4 + 3);
    expect(church([{ b2: '36A', b1: 'forest', b3: 'field', a2: 'pond' }])).toBe(4);
    expect(church([{ e1: '36A', e2: 'field' }, {}])).toBe(4 + 1);
    expect(church([{}, { a2: '36A' }])).toBe(4 + 2);
  });

  test('BF-3.2: a space with a tile, a forest, a building or a stable is not empty', () => {
    // the water tower counts the empty spaces of the whole domain
    const seat = {
      ...stock('brick 3 | glass 1 |'),
      estates: [
        { a1: 'forest', b1: 'field', d1: 'pond', e1: 'pasture', a2: '13A' },
        { a1: 'forest', b1: 'forest', a2: 'field', a3: 'pond' },
      ],
    };
    const s = building('14A', seat, 'A cell a3');
    expect(goods(s, 'A')).toBe('| water 6 |');
    const few = full('forest', { b2: 'empty', d2: 'empty' });
    const less = building('14A', { ...seat, estates: [few, {}] }, 'A cell b2');
    expect(goods(less, 'A')).toBe('| water 5 |');
  });

  test('BF-3.2: a large building takes two empty spaces that share an edge, lying or standing', () => {
    const inn = stock('brick 1 | wood 2, glass 3 | meat 1');
    const estates = [
      full('forest', { a1: 'empty', a2: 'empty', b1: 'empty', d1: 'empty', e2: 'empty' }),
      { a1: 'forest', b1: 'forest' },
    ];
    const s = building('inn', { ...inn, estates });
    expect(cells(s)).toEqual(['2.a2+a3', 'a1+a2', 'a1+b1']);
    expect(land(act(s, 'A cell 2.a2+a3'), 'A', 2)).toEqual({ a1: 'forest', b1: 'forest', 'a2+a3': 'inn' });
    const apart = { ...inn, estates: [full('forest', { a1: 'empty', b2: 'empty', d2: 'empty', e3: 'empty' })] };
    expect(offered(acting('v1.1', apart, { boards: { small: [], large: ['inn'] } }), 'A')).toEqual(['pass']);
  });

  test('BF-3.3: a gained tile goes on an empty space at once', () => {
    const s = act(acting('v3.2', { estates: [full('forest', { b3: 'empty', d1: 'empty' })] }), 'A visit farmhand 2');
    expect(offered(s, 'A')).toEqual(['cell d1', 'cell b3']);
    expect(land(act(s, 'A cell b3'), 'A').b3).toBe('field');
    expect(anytime(s, 'A')).toEqual([]);
  });

  test('BF-3.3: without room a tile is lost', () => {
    const s = acting('v3.2', { ...stock('| wood 1 |'), estates: [full('forest')] });
    expect(offered(s, 'A')).toEqual(['visit farmhand 1']);
    const after = act(s, 'A visit farmhand 1');
    expect([goods(after, 'A'), land(after, 'A')]).toEqual(['| |', full('forest')]);
  });

  test('BF-3.3: who makes room may place it, who does not loses it', () => {
    const s = act(
      acting('v3.2', { ...stock('| wood 1 |'), estates: [full('forest', { a1: 'pond' })] }),
      'A visit farmhand 1',
    );
    expect(offered(s, 'A')).toEqual(['cell a1', 'decline']);
    expect(land(act(s, 'A cell a1'), 'A')).toEqual(full('forest', { a1: 'pasture' }));
    expect(land(act(s, 'A decline'), 'A')).toEqual(full('forest', { a1: 'pond' }));
  });

  test('BF-3.3: a gained forest must be placed as well', () => {
    const jobs = { 'feudal-lord': 'job-feudal-lord' };
    const estates = [full('forest', { a1: 'empty', a2: 'empty', a3: 'empty', b1: 'empty', b2: 'empty' })];
    const s = act(
      acting('feudal-lord', { ...stock('| | provisions 2+0'), estates }, { jobs }),
      'A job job-feudal-lord',
    );
    expect(cells(s)).toEqual(['a1', 'a2', 'a3', 'b1', 'b2']);
    const after = act(s, 'A cell a1', 'A cell a2', 'A cell a3', 'A cell b1', 'A cell b2');
    expect(land(after, 'A')).toEqual(full('forest', { a2: 'field', a3: 'field', b1: 'pond', b2: 'pasture' }));
    expect(seat(after, 'A').tracker).toBe(2);
  });
});

describe('livestock', () => {
  const houses = (estates: Record<string, string>[], pigs: number, cattle: number) => {
    try {
      return herd(turn({ A: { estates, pigs, cattle } }), 'A').join() === [pigs, cattle].join();
    } catch {
      return false;
    }
  };

  test('BF-3.4: a pasture holds 3 of one kind', () => {
    const pasture = [{ a1: 'pasture' }];
    expect([houses(pasture, 3, 0), houses(pasture, 4, 0)]).toEqual([true, false]);
    expect([houses(pasture, 0, 5), houses(pasture, 0, 6)]).toEqual([true, false]);
    expect([houses(pasture, 1, 2), houses(pasture, 1, 3)]).toEqual([true, false]);
  });

  test('BF-3.4: a stable holds 2 cattle and no pig, a forest 1 pig and no cattle', () => {
    expect([houses([{}], 0, 2), houses([{}], 0, 3), houses([{}], 1, 0)]).toEqual([true, false, false]);
    const woods = [{ a1: 'forest', a2: 'forest' }];
    expect([houses(woods, 2, 2), houses(woods, 3, 0), houses(woods, 0, 3)]).toEqual([true, false, false]);
    expect(houses([{ a1: 'field', a2: 'pond', a3: '13A' }], 1, 0)).toBe(false);
  });

  test('BF-3.4: the stable under the hut is free once the hut has moved on', () => {
    expect([houses([{}, {}], 0, 4), houses([{}, {}], 0, 5)]).toEqual([true, false]);
    expect([houses([{}, {}, {}], 0, 6), houses([{}, {}, {}], 0, 7)]).toEqual([true, false]);
    const s = acting('v5.1', { tracker: 2, cattle: 2 });
    expect(offered(s, 'A')).toEqual(['visit carpenter 2']);
    const moved = act(s, 'A visit carpenter 2');
    expect(offered(moved, 'A')).toEqual(['visit cattle-farmer', 'end']);
    expect(herd(act(moved, 'A visit cattle-farmer'), 'A')).toEqual([0, 3]);
  });

  test('BF-3.4: animals are rearranged for a newcomer, also inside an action', () => {
    // one kind on the pasture, so the pigs move to the forests
    const s = acting('v5.1', { estates: [{ a1: 'pasture', b1: 'forest', b2: 'forest' }], pigs: 2, cattle: 2 });
    expect(herd(act(s, 'A visit cattle-farmer'), 'A')).toEqual([2, 3]);
  });

  test('BF-3.4: what cannot be housed is not gained', () => {
    const s = act(acting('v4.2', { ...stock('brick 1 | water 1 |'), estates: [{}] }), 'A visit landowner 2');
    const after = act(s, 'A part pig');
    expect([goods(after, 'A'), herd(after, 'A')]).toEqual(['| |', [0, 1]]);
    expect(offered(acting('v2.1', { estates: [{}] }), 'A')).toEqual(['pass']);
  });

  test('BF-3.4: others may be returned for a newcomer, the owner chooses', () => {
    const s = acting('v5.1', { estates: [{ a1: 'pasture' }], pigs: 1, cattle: 2 });
    expect(offered(s, 'A')).toContain('visit cattle-farmer');
    const asked = act(s, 'A visit cattle-farmer');
    expect(offered(asked, 'A')).toEqual(['keep 1 2', 'keep 0 3']);
    expect(herd(act(asked, 'A keep 0 3'), 'A')).toEqual([0, 3]);
  });

  test('BF-3.4: livestock may be returned at any time, without giving up its pasture', () => {
    // it matters for the alpine hut, which counts empty pastures
    const s = turn({ A: { estates: [{ a1: 'pasture' }], pigs: 1, pawn: 'v5.1' } });
    const after = anytime(s, 'A').map(line => act(s, `A ${line}`));
    expect(after.filter(one => land(one, 'A').a1 === 'pasture').map(one => herd(one, 'A'))).toEqual([[0, 0]]);
  });

  test('BF-3.4: what loses its place goes back, the owner chooses', () => {
    const estates = [{ a1: 'pasture', b1: 'pasture' }];
    const s = act(turn({ A: { estates, pigs: 2, cattle: 4, pawn: 'v5.1' } }), 'A remove b1');
    expect(offered(s, 'A')).toEqual(['keep 2 2', 'keep 0 4']);
    expect(herd(act(s, 'A keep 2 2'), 'A')).toEqual([2, 2]);
    const felled = acting('v1.4', { estates: [{ a1: 'forest' }], pigs: 1 });
    expect(herd(act(felled, 'A visit lumberjack', 'A cell a1'), 'A')).toEqual([0, 0]);
  });
});

describe('the glass hut', () => {
  test('BF-3.5: each step moves the tracker, at the top the hut moves', () => {
    const step = (tracker: number) => act(acting('v5.1', { tracker }), 'A visit carpenter 2');
    expect([0, 1, 2].map(tracker => seat(step(tracker), 'A').tracker)).toEqual([1, 2, 0]);
    expect([0, 1, 2].map(tracker => seat(step(tracker), 'A').estates)).toEqual([
      [{}],
      [{}],
      [{}, { a1: 'forest', b1: 'forest' }],
    ]);
  });

  test('BF-3.5: the remaining steps count from the bottom', () => {
    const steps = (tracker: number) => {
      const { estates, tracker: after } = seat(
        act(acting('v3.1', { brick: 3, tracker }), 'A visit furnace-maker'),
        'A',
      );
      return [estates.length, after];
    };
    expect([0, 1, 2].map(steps)).toEqual([
      [1, 2],
      [2, 0],
      [2, 1],
    ]);
  });

  test('BF-3.5: effects on added estates come before the remaining steps', () => {
    const seat = { ...stock('brick 3 | |'), estates: [{ a1: '07A' }], tracker: 2 };
    const { state, events } = played(acting('v3.1', seat), 'A visit furnace-maker');
    expect(goods(state, 'A')).toBe('| sand 3 |');
    const order = events.map(({ kind }) => kind).filter(kind => ['progress', 'estate', 'gain'].includes(kind));
    expect(order.slice(order.indexOf('estate'))).toEqual(['estate', 'gain', 'progress']);
  });

  test('BF-3.6: tiles, forests and buildings stay where they are, only landscape tiles are taken away', () => {
    const estates = [{ a1: 'forest', a2: 'field', a3: 'pond', b1: 'pasture', b2: '14A', 'd1+e1': 'reservoir' }];
    const s = turn({ A: { estates, pawn: 'v5.1' } });
    expect(anytime(s, 'A')).toEqual(['remove a2', 'remove a3', 'remove b1']);
    const after = act(s, 'A remove a2', 'A remove a3', 'A remove b1');
    expect([land(after, 'A'), anytime(after, 'A')]).toEqual([{ a1: 'forest', b2: '14A', 'd1+e1': 'reservoir' }, []]);
  });

  test('BF-3.6: a forest leaves only as a cost', () => {
    const s = act(acting('v1.4', { estates: [{ a1: 'forest', e3: 'forest' }] }), 'A visit lumberjack');
    expect(offered(s, 'A')).toEqual(['cell a1', 'cell e3']);
    const after = act(s, 'A cell e3');
    expect([goods(after, 'A'), land(after, 'A')]).toEqual(['| wood 4 |', { a1: 'forest' }]);
  });
});
