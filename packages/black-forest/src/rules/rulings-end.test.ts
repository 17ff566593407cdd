import type { Position } from '@waldglas/core';
import { describe, expect, test } from 'vitest';
import {
  act,
  asked,
  final,
  goods,
  moves,
  offered,
  points,
  position,
  seat,
  stock,
  turn,
  winners,
  worth,
} from './fixtures.ts';

const at = (steps: number, provisions: [number, number]) => ({
  cooking: { porridge: 0, meat: 0, charcoal: 0, provisions, commodity: 0, steps },
});
const solo = (A: Position, more: Position = {}) => turn({ A }, more, { players: 1 });

describe('the end', () => {
  test('ruling endCheck (BF-7.1): only where the markers stand at the end of the own turn', () => {
    const ends = (steps: number, provisions: [number, number], line: string) =>
      position(act(turn({ A: { ...at(steps, provisions), pawn: 'v1.1' } }), 'A beg', ...(line ? [line] : []), 'A end'))
        .ending?.by;
    // a provision pulls a marker back, if it goes on the right one
    expect([ends(9, [1, 1], 'A split 0'), ends(9, [2, 2], 'A split 0')]).toEqual(['A', undefined]);
    expect([ends(8, [0, 3], ''), ends(9, [0, 3], '')]).toEqual([undefined, 'A']);
    const gone = turn({ A: { ...at(0, [3, 3]), pawn: 'v1.1' }, B: { ...at(11, [3, 3]), pawn: 'v1.2' } });
    expect(position(act(gone, 'A beg', 'A end')).ending).toBeUndefined();
  });

  test('ruling finalRound (BF-7.1): exactly one more turn for each, the one who triggered it last', () => {
    const seats = Object.fromEntries([...'ABCD'].map(letter => [letter, { ...at(11, [3, 3]), pawn: 'v1.centre' }]));
    let s = turn(seats, { turn: 'C' }, { players: 4 });
    let order = '';
    while (position(s).phase !== 'final') {
      const { turn: letter } = position(s);
      order += letter;
      s = act(s, `${letter} beg`, `${letter} end`);
    }
    expect([order, position(s).ending?.by]).toEqual(['CDABC', 'C']);
  });

  test('ruling tie (BF-7.3): next to move is counted from the seat after the one who triggered the end', () => {
    const tied = (letters: string, by: string, start: string) =>
      winners(
        final(
          Object.fromEntries([...letters].map(letter => [letter, stock('| glass 1 |')])),
          { ending: { by, left: 0 }, start },
          { players: 4 },
        ),
      );
    expect([tied('ABD', 'C', 'A'), tied('AB', 'C', 'B'), tied('BC', 'D', 'C'), tied('ABCD', 'D', 'A')]).toEqual([
      'D',
      'A',
      'B',
      'D',
    ]);
  });

  test('ruling finalHousing (BF-7.2): the arrangement with most points, livestock farm included', () => {
    const farm = { 'd1+d2': 'livestock-farm', e1: 'pasture', e2: 'pasture' };
    // two and two rather than three and one
    const four = final({ A: { estates: [farm], pigs: 4 } });
    expect([worth(four, 'A', 'livestock'), worth(four, 'A', 'livestock-farm')]).toEqual([4, 5 + 4]);
    // the cattle leave the stable, the pigs the forest
    const mixed = final({ A: { estates: [{ ...farm, a1: 'forest', a2: 'forest' }], pigs: 2, cattle: 2 } });
    expect([points(mixed, 'A'), worth(mixed, 'A', 'livestock-farm')]).toEqual([4 + 9, 9]);
    const one = final({ A: { estates: [{ ...farm, b1: 'pasture' }], pigs: 3, cattle: 2 } });
    expect(worth(one, 'A', 'livestock-farm')).toBe(5 + 4);
  });
});

describe('alone', () => {
  const PONDS = [{ a1: 'pond', a2: 'pond' }];

  test('ruling soloFirstPawn (BF-8.4): a begged pawn is no placed pawn', () => {
    const s = act(solo({ ...stock('| | provisions 3+0'), estates: PONDS }), 'A beg', 'A end');
    const moved = act(s, 'A move v4.1');
    expect([goods(moved, 'A'), asked(moved), offered(moved, 'A', 'split')]).toEqual(['| | provisions 3+1', 'A', []]);
  });

  test('ruling soloFee (BF-8.2): the good for a pawn is a basic one', () => {
    const pawns = { 'v5.1': 'coloured', 'v1.1': 'coloured' };
    const A = { ...stock('| water 1, glass 3 | commodity 1, provisions 1+0'), pawn: 'v1.1' };
    expect(offered(act(solo(A, { pawns }), 'A move v5.2'), 'A')).toEqual(['give water']);
    const none = { ...stock('| glass 3 | commodity 1, provisions 1+0'), pawn: 'v1.1' };
    expect(offered(solo(none, { pawns }), 'A', 'move').filter(line => !line.endsWith('white'))).toEqual([]);
  });

  test('ruling soloPawns (BF-8.6): any placed pawn counts and blocks, white too; the first may go to a job, free', () => {
    const pawns = { 'v5.1': 'white', 'v1.1': 'coloured' };
    const A = { ...stock('brick 2 | | provisions 1+0'), pawn: 'v1.1' };
    const s = solo(A, { pawns, white: false, coloured: 3 });
    expect(moves(s, 'A')).toBe('v2.2 v2.3 v5.2 v5.3');
    expect(offered(act(s, 'A move v5.2'), 'A')).toEqual(['give brick']);
    const job = act(solo(stock('| sand 5 |'), { jobs: { count: 'job-count' }, pile: [] }), 'A move count white');
    expect([goods(job, 'A'), position(job).pawns, offered(job, 'A')]).toEqual([
      '| sand 5 |',
      { count: 'white' },
      ['job job-count'],
    ]);
  });

  test('ruling soloClockmaker (BF-8.8): five turns and the extra one, measured from the new place', () => {
    const goodsOfA = stock('brick 2 | charcoal 1, water 1, wood 3, glass 2 | meat 1, charcoal 1, provisions 3+3');
    const boards = { small: ['09B'], large: [] };
    let s = act(
      solo({ ...goodsOfA, estates: [{}] }, { boards }),
      'A move v5.3',
      'A visit carpenter 1',
      'A build 09B',
      'A cell a1',
      'A part sand',
      'A end',
    );
    expect([seat(s, 'A').pawn, offered(s, 'A').filter(line => line.endsWith('white'))]).toEqual(['v5.3', []]);
    const first = s;
    let turns = 1;
    while (position(s).year === 1) {
      s = act(s, 'A beg', 'A end');
      turns++;
    }
    expect(turns).toBe(6);
    // two paths from v5 to v3, none from there to v3 again
    const moved = act(first, 'A move v3.2', 'A split 0', 'A visit farmhand 2', 'A cell e1', 'A end');
    expect(goods(act(moved, 'A move v3.3'), 'A')).toBe(goods(moved, 'A'));
  });

  test('ruling soloCistern (BF-8.2): it counts when the pawn before stood elsewhere, not for the first of a year', () => {
    const A = { ...stock('| | provisions 1+0'), estates: [{ a1: '13B', b1: 'field' }] };
    expect(goods(act(solo(A), 'A move v1.2'), 'A')).toBe('| | provisions 1+0');
    const from = (pawn: string) =>
      goods(act(solo({ ...A, pawn }, { pawns: { [pawn]: 'coloured' }, coloured: 3 }), 'A move v1.2'), 'A');
    expect([from('v2.1'), from('v1.1')]).toEqual(['| water 2 |', '| | provisions 1+0']);
  });
});
