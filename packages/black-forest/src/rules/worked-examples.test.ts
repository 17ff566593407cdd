import { expect, test } from 'vitest';
import {
  act,
  acting,
  asked,
  final,
  goods,
  herd,
  land,
  offered,
  points,
  position,
  RINGS,
  seat,
  stateOf,
  stock,
  turn,
  worth,
} from './fixtures.ts';

/** The examples that the rulebook works out. */

test('production: two charcoal turn the cooking wheel one space, for 2+3 provisions', () => {
  const A = stock('| | porridge 2, meat 3, provisions 1+2');
  const s = act(acting('v5.2', A), 'A visit traveling-merchant', 'A good charcoal', 'A wheel cooking');
  expect(goods(s, 'A')).toBe('| | porridge 1, meat 2, charcoal 1, commodity 1, provisions 2+3');
});

test('spending charcoal: from the cooking wheel and from the glassmaking wheel', () => {
  const A = { ...stock('| charcoal 4, wood 3 | charcoal 2'), estates: [{ a1: '26B' }], pawn: 'v5.1' };
  const s = act(turn({ A }), 'A convert 26B');
  expect(offered(s, 'A')).toEqual(['split 1', 'split 2', 'split 3']);
  expect(goods(act(s, 'A split 2'), 'A')).toBe('| charcoal 2, wood 3 | charcoal 1');
});

test('the commodity: the travelling merchant changes places with the lumberjack', () => {
  const A = { ...stock('| | commodity 1'), pawn: 'v5.1' };
  const s = act(turn({ A }), 'A swap lumberjack');
  expect([goods(s, 'A'), position(s).tradespeople]).toEqual([
    '| |',
    {
      ...RINGS,
      v1: ['builder', 'butcher', 'cook', 'traveling-merchant'],
      v5: ['carpenter', 'cattle-farmer', 'lumberjack'],
    },
  ]);
});

test('black moves to an empty space within the same village and pays nothing', () => {
  const s = act(turn({ A: { ...stock('brick 1 | |'), pawn: 'v5.1' }, B: { pawn: 'v5.2' } }), 'A move v5.3');
  expect([seat(s, 'A').pawn, goods(s, 'A'), goods(s, 'B'), asked(s)]).toEqual(['v5.3', 'brick 1 | |', '| |', 'A']);
});

test('red begs: to the centre of the village, one provision, the turn is over', () => {
  const s = act(turn({ A: { pawn: 'v2.2' }, B: { pawn: 'v1.1' } }), 'A beg', 'A split 1', 'A end');
  expect([seat(s, 'A').pawn, goods(s, 'A'), asked(s)]).toEqual(['v2.centre', '| | provisions 1+0', 'B']);
});

test('the brickmaker: one charcoal, four brick', () => {
  expect(goods(act(acting('v2.1', stock('brick 1 | charcoal 1 |')), 'A visit brickmaker'), 'A')).toBe('brick 5 | |');
});

test('the cattle farmer, the herder and the glass miller', () => {
  const estates = [{ a1: 'pond', a2: 'pond', a3: 'pond' }];
  expect(herd(act(acting('v5.1', { estates }), 'A visit cattle-farmer'), 'A')).toEqual([0, 1]);
  expect(goods(act(acting('v3.2', { estates, cattle: 2 }), 'A visit herder 1'), 'A')).toBe('| | porridge 2');
  expect(goods(act(acting('v4.1', { estates }), 'A visit glass-miller'), 'A')).toBe('| sand 3 |');
});

test('progress: of two steps the first moves the hut, the second counts from the bottom', () => {
  const s = act(acting('v3.1', { brick: 3, tracker: 2 }), 'A visit furnace-maker');
  expect([seat(s, 'A').estates, seat(s, 'A').tracker]).toEqual([[{}, { a1: 'forest', b1: 'forest' }], 1]);
});

test('the water tower on the estate of the start gives four water', () => {
  const start = stateOf({ players: 3 }, { seats: { A: { glass: { water: 0 } } } });
  const estates = seat(start, 'A').estates;
  const s = acting('v1.1', { ...stock('brick 3 | glass 1 |'), estates }, { boards: { small: ['14A'], large: [] } });
  const built = act(s, 'A visit builder', 'A build 14A', 'A cell b2');
  expect([goods(built, 'A'), land(built, 'A').b2]).toEqual(['| water 4 |', '14A']);
});

test('the glaswald lake: three sand each time the domain grows', () => {
  const s = act(acting('v5.1', { estates: [{ a1: '07A' }], tracker: 2 }), 'A visit carpenter 2');
  expect(goods(s, 'A')).toBe('| sand 3 |');
});

test('the village church: four points and one for each empty space beside it', () => {
  const s = final({ A: { estates: [{ b2: '36A', b1: 'forest' }] } });
  expect(worth(s, 'A', '36A')).toBe(4 + 2);
});

test('the hardware store: 2 brick and 3 wood are two sets', () => {
  const s = final({ A: { ...stock('brick 2 | wood 3 |'), estates: [{ 'a1+a2': 'hardware-store' }] } });
  expect(worth(s, 'A', 'hardware-store')).toBe(7 + 2);
});

test('scoring: 2 + 7 + 2 + 3 + 16 + 6 = 36', () => {
  const main = {
    a1: 'pond',
    a2: 'pond',
    a3: 'pond',
    b1: 'pond',
    b2: 'pond',
    b3: 'pasture',
    d1: '12A',
    e1: '03A',
    e2: '14A',
  };
  const estates = [
    { ...main, 'd2+d3': 'smokehouse' },
    { a1: 'forest', b1: 'forest', a2: 'pond' },
  ];
  const A = { ...stock('brick 7 | water 7, glass 2 | meat 7'), estates, cattle: 7 };
  const s = final({ A: { ...A, cooking: { ...A.cooking, steps: 7 } } });
  expect(points(s, 'A')).toBe(36);
  expect(
    ['glass', 'cooking-wheel', 'small-estates', 'livestock', 'smokehouse'].map(item => worth(s, 'A', item)),
  ).toEqual([2, 7, 2, 3, 11]);
});

test('the fort costs as many brick as there are rivals', () => {
  const price = (players: number) => {
    const boards = { small: ['35A'], large: [] };
    const s = acting('v1.1', stock('brick 7 | wood 1, glass 1 |'), { boards }, { players });
    return goods(act(s, 'A visit builder', 'A build 35A', 'A cell a1'), 'A');
  };
  expect([1, 2, 3, 4].map(price)).toEqual(['brick 6 | |', 'brick 5 | |', 'brick 5 | |', 'brick 4 | |']);
});

test('alone: from red to the village of blue, one provision and one good, for the white pawn no good', () => {
  // red stands in v1, blue in v5
  const pawns = { 'v5.1': 'coloured', 'v1.1': 'coloured' };
  const A = { ...stock('brick 1 | | provisions 1+0'), pawn: 'v1.1' };
  const s = turn({ A }, { pawns, coloured: 2 }, { players: 1 });
  expect(goods(act(s, 'A move v5.2', 'A give brick'), 'A')).toBe('| |');
  expect(goods(act(s, 'A move v5.2 white'), 'A')).toBe('brick 1 | |');
});
