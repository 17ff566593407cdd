import { expect, test } from 'vitest';
import {
  act,
  acting,
  anytime,
  asked,
  building,
  final,
  full,
  goods,
  herd,
  land,
  offered,
  stock,
  turn,
} from './fixtures.ts';

const MILL = { a1: '16A', b1: 'field', b2: 'pond', b3: 'pasture' };
const ALL = ['convert 16A', 'remove b1', 'remove b2', 'remove b3'];

test("BF-5.1: own conversion buildings and own fields, ponds and pastures, on anyone's turn", () => {
  const s = turn({ A: { pawn: 'v5.1' }, B: { estates: [MILL] }, C: { estates: [{ a1: 'forest', b1: '14A' }] } });
  expect(['A', 'B', 'C'].map(letter => anytime(s, letter))).toEqual([[], ALL, []]);
  const removed = act(s, 'B remove b2', 'B convert 16A', 'B cell b1');
  expect([land(removed, 'B'), goods(removed, 'B'), asked(removed)]).toEqual([
    { a1: '16A', b3: 'pasture' },
    '| | porridge 3',
    'A',
  ]);
});

test('BF-5.1: not inside an own action, but inside that of another', () => {
  const s = act(
    acting('v3.2', { estates: [MILL] }, { seats: { B: { estates: [{ a1: 'pond' }] } } }),
    'A visit farmhand 2',
  );
  expect(offered(s, 'A')).toContain('cell a2');
  expect([anytime(s, 'A'), anytime(s, 'B')]).toEqual([[], ['remove a1']]);
});

test('BF-5.1: not while paying, not while building', () => {
  const A = { ...stock('brick 4 | wood 4, glass 3 |'), estates: [{ ...MILL, d1: 'forest' }] };
  const s = building('29A', A);
  expect([offered(s, 'A'), anytime(s, 'A')]).toEqual([['cell d1'], []]);
  expect(anytime(act(s, 'A cell d1'), 'A')).toEqual([]);
});

test('BF-5.1: between two visits', () => {
  const s = act(acting('v1.2', { estates: [{ ...MILL, a3: 'forest' }], pigs: 1 }), 'A visit butcher 1');
  expect([offered(s, 'A'), anytime(s, 'A')]).toEqual([['visit cook 1', 'end'], ALL]);
});

test("BF-5.1: just before receiving something on another's turn", () => {
  const B = { ...stock('| | porridge 7'), estates: [{ a1: '02B' }] };
  const s = act(acting('v5.2', {}, { seats: { B } }), 'A visit traveling-merchant', 'A good porridge');
  expect([asked(s), offered(s, 'B'), anytime(s, 'B')]).toEqual(['B', ['decline'], ['convert 02B']]);
  const room = act(s, 'B convert 02B');
  expect(offered(room, 'B')).toEqual(['take', 'decline']);
  expect(goods(act(room, 'B take'), 'B')).toBe('brick 1 | | porridge 7');
});

test('BF-5.1: a conversion that cannot be paid is not there', () => {
  const of = (text: string, estate: Record<string, string>) =>
    anytime(turn({ A: { ...stock(text), estates: [estate] } }), 'A');
  expect(of('| water 1 |', { a1: '01A' })).toEqual([]);
  expect(of('| water 2 |', { a1: '01A' })).toEqual(['convert 01A']);
  expect(of('| water 2 |', { a1: '22A', b1: 'forest' })).toEqual(['convert 22A 1']);
  expect(of('| water 3 |', { a1: '22A', b1: 'forest' })).toEqual(['convert 22A 1', 'convert 22A 2']);
});

test('BF-5.2: each conversion is its own action with its own production', () => {
  const A = { ...stock('| charcoal 1, water 1, wood 1 | meat 2'), estates: [{ a1: '09A' }], pawn: 'v5.1' };
  const once = act(turn({ A }), 'A convert 09A');
  // the first grain of sand turns the wheel, the second stays
  expect(goods(once, 'A')).toBe('| sand 1, glass 1 | meat 1');
  expect(goods(act(once, 'A convert 09A'), 'A')).toBe('| sand 3, glass 1 |');
});

test('BF-5.2: a repeated conversion finds what the production before it has left', () => {
  // the first meat turns the wheel, the second finds nothing to cook with
  const A = {
    ...stock('| | porridge 1, charcoal 1'),
    tracker: 2,
    estates: [{ 'a1+b1': 'castle-hotel' }],
    pawn: 'v5.1',
  };
  const s = act(turn({ A }), 'A convert castle-hotel');
  expect(goods(s, 'A')).toBe('| | commodity 1, provisions 1+1');
  expect(goods(act(s, 'A convert castle-hotel'), 'A')).toBe('| | meat 1, commodity 1, provisions 1+1');
  expect(anytime(act(s, 'A convert castle-hotel'), 'A')).toEqual([]);
});

test('BF-5.3: inside an action own landscape tiles make room for a tile', () => {
  const estates = [full('forest', { a1: 'empty', a2: 'pond', a3: 'pasture', b1: 'field' })];
  const s = act(acting('v3.2', { estates }), 'A visit farmhand 2');
  expect(offered(s, 'A')).toEqual(['cell a1', 'cell a2', 'cell a3']);
  expect(land(act(s, 'A cell a2'), 'A')).toEqual(
    full('forest', { a1: 'empty', a2: 'field', a3: 'pasture', b1: 'field' }),
  );
});

test('BF-5.3: and for a building, never a forest or another building', () => {
  const estates = [full('forest', { a1: 'pond', a2: 'field', d1: '13A', e3: 'pasture' })];
  const s = building('reservoir', { ...stock('brick 6 | glass 3 |'), estates });
  expect(offered(s, 'A')).toEqual(['cell a1+a2']);
  const tower = building('14A', { ...stock('brick 3 | glass 1 |'), estates });
  expect(offered(tower, 'A')).toEqual(['cell a1', 'cell a2', 'cell e3']);
});

test('BF-5.3: animals whose pasture makes room are housed anew or go back', () => {
  const estates = [full('forest', { a1: 'pasture', a2: 'pasture' })];
  const s = building('14A', { ...stock('brick 3 | glass 1 |'), estates, pigs: 1, cattle: 8 }, 'A cell a1');
  expect([herd(s, 'A'), land(s, 'A').a1]).toEqual([[1, 5], '14A']);
});

test('BF-5.3: not by conversions', () => {
  const estates = [full('forest', { a1: '06A', a2: '16A', a3: 'field' })];
  const s = act(acting('v3.2', { ...stock('| wood 1 |'), estates }), 'A visit farmhand 1');
  expect([offered(s, 'A'), anytime(s, 'A')]).toEqual([['cell a3', 'decline'], []]);
});

test('BF-5.4: before and after each of the three steps of the own turn', () => {
  const A = { ...stock('| | commodity 1'), estates: [{ a1: 'pond' }], pawn: 'v5.1' };
  const before = turn({ A });
  const swapped = act(before, 'A swap cook');
  const moved = act(swapped, 'A move v5.2');
  const visited = act(moved, 'A visit cattle-farmer');
  const over = act(turn({ A }), 'A beg', 'A split 0');
  for (const s of [before, swapped, moved, visited, over]) expect(anytime(s, 'A')).toContain('remove a1');
});

test('BF-5.4: the last chance is the end of the last turn, for everyone, before scoring', () => {
  const estates = [{ a1: '16A', b1: 'field' }];
  const s = final({ A: { estates }, B: { estates: [{ a1: 'pond' }] } });
  expect([asked(s), offered(s, 'B')]).toEqual(['ABC', ['end']]);
  const ready = act(s, 'A end', 'C end');
  expect([asked(ready), anytime(ready, 'B')]).toEqual(['B', ['remove a1']]);
  const over = act(ready, 'B end');
  expect([asked(over), anytime(over, 'B'), anytime(over, 'A')]).toEqual(['', [], []]);
});
