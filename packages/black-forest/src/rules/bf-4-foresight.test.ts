import { type Position, pendingEffect } from '@waldglas/core';
import { describe, expect, test } from 'vitest';
import { raise } from '../build.ts';
import { blackForest } from '../index.ts';
import { act, acting, goods, land, moves, offered, position, stock, turn } from './fixtures.ts';

/** Somebody at work far from everybody else. */
const AWAY = { pawn: 'v2.1' };
const board = (...small: string[]) => ({ boards: { small, large: [] } });

describe('the woodworker has to build', () => {
  /** Beside the woodworker and the glass miller, without any pond. */
  const beside = (seat: Position, ...small: string[]) => acting('v4.1', seat, board(...small));

  test('BF-4.12: a fee may stop the wheel that would eat the goods: the way counts, not what is there before it', () => {
    const seat = {
      ...stock('| sand 1, charcoal 1, water 3 | provisions 3+0'),
      estates: [{ a1: 'forest' }],
      pawn: 'v5.1',
    };
    const s = turn({ A: seat, B: { pawn: 'v4.2' }, C: AWAY }, board('01A'));
    expect(moves(s, 'A')).toContain('v4.4');
    const arrived = act(s, 'A move v4.4', 'A give sand', 'B decline');
    expect(offered(arrived, 'A')).toContain('visit woodworker');
    const built = act(arrived, 'A visit woodworker', 'A cell a1', 'A build 01A', 'A cell a1');
    expect([land(built, 'A'), goods(built, 'A')]).toEqual([{ a1: '01A' }, '| charcoal 1 | provisions 2+0']);
  });

  test('BF-4.12: without the fee the wheel makes glass of the wood, and nothing can be built', () => {
    const seat = { ...stock('| sand 1, charcoal 1, water 3 |'), estates: [{ a1: 'forest' }] };
    expect(offered(beside(seat, '01A'), 'A')).toEqual(['pass']);
  });

  test('BF-6.4: the cabinet painter pays for the log driver: porridge for the glass that the wood makes', () => {
    const seat = {
      ...stock('| sand 1, charcoal 1, water 1 | porridge 3, charcoal 2, provisions 0+2'),
      estates: [{ a1: 'forest', b2: '18B' }],
    };
    const s = beside(seat, '04B');
    expect(offered(s, 'A')).toEqual(['visit woodworker']);
    const built = act(s, 'A visit woodworker', 'A cell a1', 'A build 04B', 'A cell a1');
    expect(goods(built, 'A')).toBe('| wood 7, glass 1 | charcoal 2, provisions 0+2');
  });

  test('BF-6.4: the painter spoils the renderer: its porridge moves the cooking wheel, which eats a meat', () => {
    const seat = {
      ...stock('brick 1 | sand 1, charcoal 1, water 1 | meat 2, charcoal 1'),
      estates: [{ a1: 'forest', b2: '18B' }],
    };
    expect(offered(beside(seat, '11B'), 'A')).toEqual(['pass']);
  });

  test('BF-4.12: on the way to the building only answers that leave one are offered', () => {
    // the large building needs two spaces side by side, so it depends on which forest is felled
    const built = { b1: '02A', b3: '03A', d1: '05A', d2: '06A', d3: '08A', e1: '09A', e2: '12A', a3: '15A' };
    const felling = (forests: object) => {
      const seat = { ...stock('brick 6 | glass 3 |'), estates: [{ ...built, ...forests }] };
      const s = acting('v4.1', seat, { boards: { small: [], large: ['reservoir'] } });
      return offered(act(s, 'A visit woodworker'), 'A');
    };
    expect(felling({ a1: 'forest', b2: 'forest', e3: '18A' })).toEqual(['cell a1', 'cell b2']);
    expect(felling({ a1: 'forest', e3: 'forest', b2: '18A' })).toEqual(['cell a1']);
  });
});

describe('the wrong forest', () => {
  // four fields, no two of them side by side; only one of the two forests is beside a field
  const fields = { a1: 'field', a3: 'field', b2: 'field', d1: 'field' };
  const kept = { ...fields, a2: '02A', b3: '03A', d2: '05A', d3: '06A', e1: '08A', e2: '09A', b1: 'forest' };
  const owner = { ...stock('brick 4 | wood 4, glass 3 |'), estates: [{ ...kept, e3: 'forest' }] };
  const id = 'farmers-residence';
  const s = act(acting('v1.1', owner, { boards: { small: ['01A'], large: [id] } }), 'A visit builder', `A build ${id}`);

  test('BF-6.1: of the forests that it costs only those are offered that leave it two spaces side by side', () => {
    expect(offered(s, 'A')).toEqual(['cell b1']);
  });

  test('R-161: where an older game felled another, the large building goes back on its board, and the cost is paid', () => {
    const then = blackForest.clone(s);
    blackForest.apply(then, { seat: 0, verb: 'cell', cell: 'e3' });
    expect(position(then).boards).toEqual({ small: ['01A'], large: [id] });
    expect([land(then, 'A'), goods(then, 'A')]).toEqual([kept, '| |']);
  });

  test('R-161: a small one, which an edition may let cost a forest, goes back on the other board', () => {
    const then = acting('v1.1', {}, { boards: { small: ['01A'], large: [id] } });
    raise(then, pendingEffect(0, { op: 'raise', building: '35B' }, '35B'), '35B', undefined, undefined);
    expect(position(then).boards).toEqual({ small: ['01A', '35B'], large: [id] });
  });
});

describe('a space is open if something can be done on arrival', () => {
  /** A village with landowner and cook, entered from the second one for a provision. */
  const rings = {
    v1: ['brickmaker', 'landowner', 'cook', 'charcoal-burner'],
    v2: ['builder', 'butcher', 'farmhand'],
    v3: ['carpenter', 'cattle-farmer', 'gardener'],
    v4: ['furnace-maker', 'glass-miller', 'herder', 'lumberjack'],
    v5: ['woodworker', 'pig-farmer', 'traveling-merchant'],
  };
  const entering = (goods: string, tradespeople: object = rings) =>
    turn(
      {
        A: { ...stock(goods), estates: [{ b2: '13B', b3: '18B' }], pawn: 'v2.1' },
        B: { pawn: 'v5.1' },
        C: { pawn: 'v4.3' },
      },
      { tradespeople },
    );

  test('BF-4.5: cistern and painter open it: water makes glass, glass brings porridge, both pay the landowner', () => {
    const s = entering('| sand 1, charcoal 1, wood 1 | provisions 0+1');
    expect(moves(s, 'A')).toContain('v1.1');
    const arrived = act(s, 'A move v1.1');
    expect(goods(arrived, 'A')).toBe('| water 1, glass 1 | porridge 1');
    expect(offered(arrived, 'A')).toContain('visit landowner 1');
  });

  test('BF-4.5: they close it: wood and charcoal are gone before the charcoal burner can be visited', () => {
    const closed = {
      ...rings,
      v1: ['brickmaker', 'herder', 'cook', 'charcoal-burner'],
      v4: ['furnace-maker', 'glass-miller', 'landowner', 'lumberjack'],
    };
    const s = entering('| sand 1, charcoal 1, wood 1 | meat 1, charcoal 1, provisions 0+1', closed);
    expect(moves(s, 'A')).not.toContain('v1.4');
    const dry = entering('| sand 1, charcoal 1 | meat 1, charcoal 1, provisions 0+1', closed);
    expect(moves(dry, 'A')).toContain('v1.4');
  });

  test('BF-4.5: the woodworker counts with all that his wood sets off', () => {
    const estate = { a1: 'forest', b2: '18B' };
    const seat = {
      ...stock('| sand 1, charcoal 1, water 1 | porridge 3, charcoal 2, provisions 0+1'),
      estates: [estate],
    };
    const open = turn({ A: { ...seat, pigs: 1, pawn: 'v3.1' }, B: { pawn: 'v1.1' }, C: AWAY }, board('04B'));
    expect(moves(open, 'A')).toContain('v4.1');
    const idle = turn({ A: { ...seat, pigs: 1, pawn: 'v3.1' }, B: { pawn: 'v1.1' }, C: AWAY }, board('13B'));
    expect(moves(idle, 'A')).not.toContain('v4.1');
  });

  test('BF-4.5: a job that the reminder might reveal makes no move legal', () => {
    const cooking = { porridge: 1, meat: 1, charcoal: 1, provisions: [3, 0], commodity: 0, steps: 1 };
    const seat = { ...stock('brick 7 | |'), cooking, pawn: 'v3.1', estates: [{}] };
    const s = turn({ A: seat, B: AWAY, C: { pawn: 'v1.1' } }, { pile: ['job-freiburg'] });
    expect(moves(s, 'A').split(' ')).not.toContain('freiburg');
  });
});
