import { isIllegal, lowest, type Reason } from '@waldglas/core';
import { course, walk } from '@waldglas/core/testing';
import { describe, expect, test } from 'vitest';
import { type Action, blackForest, type State } from './index.ts';
import { act, acting, building, final, full, stock, turn } from './rules/table.ts';

function action(line: string): Action {
  const read = blackForest.read(line);
  if (isIllegal(read)) throw new Error(read.illegal);
  return read;
}

/** Why A cannot; asking changes nothing. */
function why(s: State, line: string): Reason | undefined {
  const before = JSON.stringify(s);
  const reason = blackForest.why(s, 0, action(line));
  expect(JSON.stringify(s)).toBe(before);
  return reason;
}

const BOARDS = { small: ['13B', '16B', '24B', '29A'], large: ['reservoir', 'smokehouse'] };
const facing = (goods: string, land: Record<string, string> = {}) =>
  acting('v1.1', { ...stock(goods), estates: [land] }, { boards: BOARDS });

describe('a build', () => {
  test('BF-6.1: goods are missing, so many of each', () => {
    expect(why(facing('brick 1 | |'), 'A build 13B')).toEqual({ rule: 'BF-6.1', missing: { brick: 3 }, reach: false });
    expect(why(facing('| wood 1 |'), 'A build 24B')).toMatchObject({ missing: { glass: 2 }, reach: false });
    expect(why(facing('brick 6 | glass 1 |'), 'A build reservoir')).toMatchObject({ missing: { glass: 2 } });
  });

  test('BF-6.1: tiles are missing', () => {
    const s = facing('| wood 4, glass 1 |');
    expect(why(s, 'A build 29A')).toEqual({ rule: 'BF-6.1', missing: { forest: 1 }, reach: false });
    expect(why(facing('brick 2 | wood 3, glass 3 |', full('pond')), 'A build smokehouse')).toMatchObject({
      missing: { field: 1 },
    });
  });

  test('BF-6.1: and whether own conversions could help', () => {
    const s = facing('brick 1 | water 2 |', { b2: '01A' });
    expect(why(s, 'A build 13B')).toEqual({ rule: 'BF-6.1', missing: { brick: 3 }, reach: true });
    expect(why(act(s, 'A convert 01A', 'A visit builder'), 'A build 13B')).toBeUndefined();
  });

  test('BF-6.1: nothing is missing but room, or the condition', () => {
    expect(why(facing('brick 4 | |', full('forest')), 'A build 13B')).toEqual({ rule: 'BF-6.1', reach: false });
    const s = facing('brick 2 | wood 3, glass 3 |', { a1: 'field', a2: 'pond', a3: 'pond' });
    expect(why(s, 'A build smokehouse')).toEqual({ rule: 'BF-6.1', reach: false });
  });

  test('BF-6.1: not on a board', () => {
    expect(why(facing('brick 7 | wood 7 |'), 'A build 31A')).toEqual({ rule: 'BF-6.1' });
    expect(why(facing('brick 7 | |'), 'A build 31A')).toEqual({ rule: 'BF-6.1', missing: { wood: 1 } });
  });

  test('BF-6.1: not the time, though it could be paid', () => {
    const seat = { ...stock('brick 4 | |'), pawn: 'v2.1' };
    const other = turn({ A: seat, B: { pawn: 'v5.1' } }, { turn: 'B', boards: BOARDS });
    expect(why(other, 'A build 13B')).toEqual({ rule: 'BF-6.1', reach: true });
  });
});

describe('a conversion', () => {
  test('BF-5.1: of a building that one does not own', () => {
    expect(why(facing('| water 2 |'), 'A convert 01A')?.rule).toBe('BF-5.1');
    expect(why(facing('| water 2 |', { b2: '01A' }), 'A convert 01A')).toBeUndefined();
  });

  test('BF-5.2: its cost is missing, or it converts nothing', () => {
    expect(why(facing('| water 1 |', { b2: '01A' }), 'A convert 01A')?.rule).toBe('BF-5.2');
    expect(why(facing('| water 1 |', { b2: '16A' }), 'A convert 16A')?.rule).toBe('BF-5.2');
    expect(why(facing('| |', { b2: '36A' }), 'A convert 36A')?.rule).toMatch(/^BF-5\.[12]$/);
  });

  test('BF-5.1: in the middle of an own action', () => {
    const A = { ...stock('brick 4 | water 2 |'), estates: [{ b2: '01A' }] };
    expect(why(building('13B', A), 'A convert 01A')?.rule).toBe('BF-5.1');
  });
});

describe('a removal', () => {
  test('BF-3.6: forests and buildings stay, and nothing is on an empty space', () => {
    const s = facing('| |', { a1: 'forest', b2: '01A', b3: 'pond' });
    for (const cell of ['a1', 'b2', 'e3', 'c1']) expect(why(s, `A remove ${cell}`), cell).toEqual({ rule: 'BF-3.6' });
    expect(why(s, 'A remove b3')).toBeUndefined();
  });

  test('BF-5.1: not inside an own action', () => {
    const s = building('13B', { ...stock('brick 4 | |'), estates: [{ b3: 'pond' }] });
    expect(why(s, 'A remove b3')).toEqual({ rule: 'BF-5.1' });
  });
});

describe('a turn', () => {
  const seats = (goods: string, pawn = 'v1.3') => ({ A: { ...stock(goods), pawn }, B: { pawn: 'v2.1' } });

  test('BF-4.1: a swap takes a commodity, and its time', () => {
    expect(why(turn(seats('| |')), 'A swap cook')).toEqual({ rule: 'BF-4.1', missing: { commodity: 1 } });
    expect(why(turn(seats('| | commodity 1')), 'A swap cook')).toBeUndefined();
    expect(why(turn(seats('| | commodity 1'), { swapped: true }), 'A swap cook')?.rule).toBe('BF-4.1');
  });

  test('BF-4.3, BF-4.4: a move to a space that is taken, or to a place without a job', () => {
    const s = turn(seats('| |'));
    for (const to of ['v2.1', 'v1.3']) expect(why(s, `A move ${to}`), to).toEqual({ rule: 'BF-4.3' });
    expect(why(s, 'A move market')).toEqual({ rule: 'BF-4.4' });
  });

  test('BF-4.3: a move that cannot be paid, in provisions or in basic goods for the pawns there', () => {
    const s = turn(seats('| |'));
    expect(why(s, 'A move v5.2')).toEqual({ rule: 'BF-4.3', missing: { provisions: 1 }, reach: false });
    expect(why(s, 'A move v2.2')).toEqual({ rule: 'BF-4.3', missing: { provisions: 1, basic: 1 }, reach: false });
    expect(why(turn(seats('| | provisions 1+0')), 'A move v5.2')).toBeUndefined();
  });

  test('a move that a conversion could pay for', () => {
    const A = { ...stock('| water 1 |'), estates: [{ b2: '33A', e1: 'field' }], pawn: 'v1.3' };
    expect(why(turn({ A }), 'A move v5.2')).toMatchObject({ rule: expect.stringMatching(/^BF-4/), reach: true });
  });

  test('BF-4.12: a visit that changes nothing or costs too much, and a job', () => {
    expect(why(acting('v2.1', stock('| |')), 'A visit brickmaker')).toMatchObject({ rule: 'BF-4.12', reach: false });
    const s = acting('v1.1', stock('| wood 6 |'), { jobs: { v1: 'job-brickmaker' } });
    expect(why(s, 'A job job-brickmaker')).toMatchObject({ rule: 'BF-4.12', reach: false });
    const seat = { ...stock('| wood 6 | porridge 1'), estates: [{ b2: '05B' }] };
    const near = acting('v1.1', seat, { jobs: { v1: 'job-brickmaker' } });
    expect(why(near, 'A job job-brickmaker')).toMatchObject({ rule: 'BF-4.12', reach: true });
    expect(why(act(near, 'A convert 05B'), 'A job job-brickmaker')).toBeUndefined();
  });

  test('BF-4.6: a visit to somebody who is not beside the pawn', () => {
    expect(why(acting('v1.1', stock('| |')), 'A visit traveling-merchant')).toEqual({ rule: 'BF-4.6' });
  });

  test('BF-4.2: no begging before the pawn is on the board', () => {
    const s = turn(seats('| |', 'none'));
    expect(why(s, 'A beg')).toEqual({ rule: 'BF-4.2' });
    expect(why(turn(seats('| |')), 'A beg')).toBeUndefined();
  });

  test('what nobody asked for', () => {
    const s = turn(seats('| |'));
    const lines = ['end', 'pass', 'take', 'decline', 'give wood', 'cell b2', 'tile field', 'good wood', 'wheel glass'];
    for (const line of [...lines, 'split 1', 'amount pig 1', 'part wood', 'keep 1 1', 'neutral v1.1'])
      expect(why(s, `A ${line}`)?.rule, line).toMatch(/^BF-\d\.\d+$/);
  });

  test('another seat cannot be spoken for', () => {
    expect(why(turn(seats('| |')), 'B beg')).toBeDefined();
  });
});

describe('always', () => {
  const WISHES =
    'end,pass,beg,take,decline,move v1.1,move market,visit cook 1,visit builder,job job-market,swap cook,remove a2,keep 0 0,convert 01A,build 13B,cell b2,neutral v1.1'.split(
      ',',
    );

  test('what is legal has no reason against it, and what is not has one', () => {
    const wrong: string[] = [];
    for (const players of [1, 2, 3]) {
      walk(blackForest, course(blackForest, { players, options: {} }, 'why'), 41, (s, n) => {
        const decision = lowest(blackForest.decisions(s));
        if (!decision) return;
        const { seat, options } = decision;
        const open = [...options, ...blackForest.anytime(s, seat)];
        for (const one of open)
          if (blackForest.why(s, seat, one)) wrong.push(`${n}: ${blackForest.write(one)} is legal`);
        const lines = new Set(open.map(one => blackForest.write(one)));
        for (const wish of WISHES) {
          const line = `${'ABC'.charAt(seat)} ${wish}`;
          const reason = blackForest.why(s, seat, action(line));
          if (lines.has(line) === (reason !== undefined)) wrong.push(`${n}: ${line}`);
          if (reason && !/^BF-\d\.\d+$/.test(reason.rule)) wrong.push(`${n}: ${line}: ${reason.rule}`);
        }
      });
    }
    expect(wrong).toEqual([]);
  });

  test('once the game is over there is a reason against everything', () => {
    const A = { ...stock('| water 4 |'), estates: [{ b2: '01A', b3: 'pond' }] };
    const last = final({ A }, {}, { players: 1 });
    expect(why(last, 'A convert 01A')).toBeUndefined();
    const over = act(last, 'A end');
    for (const line of ['A end', 'A convert 01A', 'A remove b3', 'A build 13B', 'A beg', 'A move v1.1', 'A swap cook'])
      expect(why(over, line), line).toBeDefined();
  });
});
