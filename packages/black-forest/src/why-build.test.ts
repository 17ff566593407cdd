import { describe, expect, test } from 'vitest';
import { act, acting, building, full, stock, turn } from './rules/fixtures.ts';
import { why } from './why-kit.ts';

const BOARDS = { small: ['13B', '16B', '24B', '29A', '35B'], large: ['reservoir', 'smokehouse'] };
const facing = (goods: string, land: Record<string, string> = {}) =>
  acting('v1.1', { ...stock(goods), estates: [land] }, { boards: BOARDS });

describe('a build', () => {
  const GOODS = { what: 'goods', rule: 'BF-6.1' };

  test('BF-6.1: goods are missing, so many of each', () => {
    expect(why(facing('brick 1 | |'), 'A build 13B')).toEqual({ ...GOODS, missing: { brick: 3 }, reach: false });
    expect(why(facing('| wood 1 |'), 'A build 24B')).toMatchObject({ missing: { glass: 2 }, reach: false });
    expect(why(facing('brick 6 | glass 1 |'), 'A build reservoir')).toMatchObject({ missing: { glass: 2 } });
  });

  test('BF-6.1: tiles are missing', () => {
    const s = facing('| wood 4, glass 1 |');
    expect(why(s, 'A build 29A')).toEqual({ ...GOODS, missing: { forest: 1 }, reach: false });
    const ponds = facing('brick 2 | wood 3, glass 3 |', full('pond'));
    expect(why(ponds, 'A build smokehouse')).toEqual({ ...GOODS, missing: { field: 1 }, reach: false });
  });

  test('BF-6.1: and whether own conversions could help, and which', () => {
    const s = facing('brick 1 | water 2 |', { b2: '01A' });
    const first = ['A convert 01A'];
    expect(why(s, 'A build 13B')).toEqual({ ...GOODS, missing: { brick: 3 }, reach: true, first });
    expect(why(act(s, 'A convert 01A', 'A visit builder'), 'A build 13B')).toBeUndefined();
  });

  test('BF-6.1: no room, whatever else is missing', () => {
    const ROOM = { what: 'room', rule: 'BF-6.1' };
    expect(why(facing('brick 4 | |', full('forest')), 'A build 13B')).toEqual({ ...ROOM, reach: false });
    const poor = facing('| |', full('forest'));
    expect(why(poor, 'A build 13B')).toEqual({ ...ROOM, missing: { brick: 4 }, reach: false });
    const single = facing('brick 6 | glass 3 |', full('forest', { a1: 'empty' }));
    expect(why(single, 'A build reservoir')).toEqual({ ...ROOM, reach: false });
    const sawmill = facing('brick 4 | |', full('forest', { b2: '06A' }));
    expect(why(sawmill, 'A build 13B')).toEqual({ ...ROOM, reach: true, first: ['A convert 06A', 'A cell a1'] });
  });

  test('BF-6.1: the hermit’s hut needs an estate of its own', () => {
    const goods = 'brick 1 | glass 1, wood 1 |';
    expect(why(facing(goods, { b2: '01A' }), 'A build 35B')).toEqual({ what: 'alone', rule: 'BF-6.1', reach: false });
    expect(why(facing(goods, full('forest')), 'A build 35B')).toMatchObject({ what: 'room' });
    expect(why(facing(goods), 'A build 35B')).toEqual({ what: 'leave', rule: 'BF-6.1', reach: true });
  });

  test('BF-6.1: the condition, before the goods', () => {
    const land = { a1: 'field', a2: 'pond', a3: 'pond' };
    const unmet = { what: 'needs', rule: 'BF-6.1', missing: { pond: 1 }, reach: false };
    expect(why(facing('brick 2 | wood 3, glass 3 |', land), 'A build smokehouse')).toEqual(unmet);
    expect(why(facing('| |', land), 'A build smokehouse')).toEqual(unmet);
  });

  test('BF-6.1: not on a board', () => {
    expect(why(facing('brick 7 | wood 7 |'), 'A build 31A')).toEqual({ what: 'offer', rule: 'BF-6.1' });
    const missing = { wood: 1 };
    expect(why(facing('brick 7 | |'), 'A build 31A')).toEqual({ what: 'offer', rule: 'BF-6.1', missing });
  });

  test('not the time, though it could be paid', () => {
    const seat = { ...stock('brick 4 | |'), pawn: 'v2.1' };
    const other = turn({ A: seat, B: { pawn: 'v5.1' } }, { turn: 'B', boards: BOARDS });
    expect(why(other, 'A build 13B')).toEqual({ what: 'leave', rule: 'BF-6.1', reach: true });
    const placing = act(facing('brick 4 | wood 5 |'), 'A visit builder', 'A build 13B');
    expect(why(placing, 'A build 24B')).toMatchObject(GOODS);
    const rich = act(facing('brick 5 | wood 5 |'), 'A visit builder', 'A build 13B');
    expect(why(rich, 'A build 16B')).toEqual({ what: 'underway', rule: 'BF-5.1' });
  });

  test('the captain lets build a small one for nothing', () => {
    const A = { ...stock('brick 6 | water 5, glass 3 |'), estates: [{ a1: 'field', a2: 'pond' }] };
    const jobs = { captain: 'job-captain' };
    const parts = act(acting('captain', A, { boards: BOARDS, jobs }), 'A job job-captain');
    const s = act(parts, 'A part build');
    expect(why(s, 'A build 24B')).toBeUndefined();
    expect(why(s, 'A build reservoir')).toEqual({ what: 'leave', rule: 'BF-6.1' });
    expect(why(s, 'A build 31A')).toMatchObject({ what: 'offer' });
  });
});

describe('a conversion', () => {
  test('BF-5.1: of a building that one does not own, or that converts nothing', () => {
    const OWNED = { what: 'owned', rule: 'BF-5.1' };
    expect(why(facing('| water 2 |'), 'A convert 01A')).toEqual(OWNED);
    expect(why(facing('| water 2 |', { b2: '01A' }), 'A convert 01A')).toBeUndefined();
    expect(why(facing('| |', { b2: '36A' }), 'A convert 36A')).toEqual(OWNED);
    expect(why(facing('| water 2 |', { b2: '01A' }), 'A convert 01A 2')).toEqual(OWNED);
  });

  test('BF-5.2: its cost is missing, in goods, tiles or progress', () => {
    const GOODS = { what: 'goods', rule: 'BF-5.2', reach: false };
    expect(why(facing('| water 1 |', { b2: '01A' }), 'A convert 01A')).toEqual({ ...GOODS, missing: { water: 1 } });
    expect(why(facing('| water 1 |', { b2: '16A' }), 'A convert 16A')).toEqual({ ...GOODS, missing: { field: 1 } });
    const mill = facing('| |', { b2: '33A' });
    expect(why(mill, 'A convert 33A')).toEqual({ ...GOODS, missing: { water: 1, field: 1 } });
    const hotel = acting('v1.1', { estates: [{ 'a1+a2': 'castle-hotel' }], tracker: 0 });
    expect(why(hotel, 'A convert castle-hotel')).toEqual({ ...GOODS, missing: { progress: 1 } });
  });

  test('BF-5.2: another conversion could bring it', () => {
    const s = facing('| | porridge 2', { b2: '01A', b3: '13A' });
    expect(why(s, 'A convert 01A')).toEqual({
      what: 'goods',
      rule: 'BF-5.2',
      missing: { water: 2 },
      reach: true,
      first: ['A convert 13A', 'A convert 13A'],
    });
  });

  test('BF-5.2: the ox stable without cattle', () => {
    const s = facing('| |', { b2: '05A', a1: 'forest' });
    expect(why(s, 'A convert 05A')).toEqual({ what: 'useless', rule: 'BF-5.2', reach: false });
  });

  test('BF-5.2: one of two alternatives has to be named', () => {
    const s = facing('| |', { b2: '18A', a1: 'pond' });
    expect(why(s, 'A convert 18A 1')).toBeUndefined();
    expect(why(s, 'A convert 18A')).toEqual({ what: 'question', rule: 'BF-5.2' });
    expect(why(s, 'A convert 18A 2')).toMatchObject({ what: 'goods', missing: { field: 1 } });
  });

  test('BF-5.1: in the middle of an own action', () => {
    const A = { ...stock('brick 4 | water 2 |'), estates: [{ b2: '01A' }] };
    expect(why(building('13B', A), 'A convert 01A')).toEqual({ what: 'underway', rule: 'BF-5.1' });
  });
});

describe('a removal', () => {
  test('BF-3.6: forests and buildings stay, and nothing is on an empty space', () => {
    const s = facing('| |', { a1: 'forest', b2: '01A', b3: 'pond' });
    for (const cell of ['a1', 'b2', 'e3', 'c1', '3.a1'])
      expect(why(s, `A remove ${cell}`), cell).toEqual({ what: 'tile', rule: 'BF-3.6' });
    expect(why(s, 'A remove b3')).toBeUndefined();
  });

  test('BF-5.1: not inside an own action', () => {
    const s = building('13B', { ...stock('brick 4 | |'), estates: [{ b3: 'pond' }] });
    expect(why(s, 'A remove b3')).toEqual({ what: 'underway', rule: 'BF-5.1' });
  });
});
