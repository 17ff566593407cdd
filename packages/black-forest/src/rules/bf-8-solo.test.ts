import type { Position } from '@waldglas/core';
import { describe, expect, test } from 'vitest';
import { factsOf, NEWEST } from '../index.ts';
import { act, acting, asked, goods, moves, offered, points, position, RINGS, seat, stock, turn } from './fixtures.ts';

type State = ReturnType<typeof turn>;

const solo = (A: Position = {}, more: Position = {}) => turn({ A }, more, { players: 1 });
const PONDS = [{ a1: 'pond', a2: 'pond' }];

/** Begs so often, each time ending the turn. */
function beg(s: State, times: number): State {
  let now = s;
  for (let i = 0; i < times; i++) {
    now = act(now, 'A beg');
    if (offered(now, 'A', 'split').length > 0) now = act(now, 'A split 0');
    now = act(now, 'A end');
  }
  return now;
}

/** Moves, acts and ends the turn. */
const place = (s: State, ...lines: string[]) => act(s, ...lines.map(line => `A ${line}`), 'A end');

describe('the years', () => {
  test('BF-8.1: five years of five turns', () => {
    const s = solo(stock('| | provisions 3+3'));
    const years = [0, 1, 4, 5, 9, 10, 14, 15, 19, 20, 24].map(turns => position(beg(s, turns)).year);
    expect(years).toEqual([1, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5]);
    const over = beg(s, 25);
    expect([position(over).phase, asked(over)]).toEqual(['final', 'A']);
    expect(asked(act(over, 'A end'))).toBe('');
  });

  test('BF-8.1: the pawns come in any order, and all come back at the end of the year', () => {
    const s = solo(stock('| | provisions 3+3'));
    const white = place(s, 'move v5.1 white', 'visit carpenter 2');
    expect(position(white).pawns).toEqual({ 'v5.1': 'white' });
    expect(offered(white, 'A').filter(line => line.endsWith('white'))).toEqual([]);
    const four = place(s, 'move v5.1', 'visit carpenter 2');
    const next = beg(four, 4);
    expect([position(next).year, position(next).pawns, seat(next, 'A').pawn]).toEqual([2, {}, 'none']);
  });

  test('BF-8.1: four coloured pawns and a white one', () => {
    const s = solo({ estates: [{}, {}, {}, {}] });
    const lines = [
      ['move v5.1', 'visit carpenter 2'],
      ['move v5.2', 'visit cattle-farmer'],
      ['move v5.3', 'visit carpenter 2'],
    ];
    const three = lines.reduce((now, line) => place(now, ...line), s);
    expect(moves(three, 'A')).toBe('');
    // the provision leads to the butcher, and only the white pawn is left
    expect(offered(beg(three, 1), 'A')).toEqual(['move v1.1 white', 'move v1.2 white', 'beg']);
    expect(position(beg(three, 2)).year).toBe(2);
  });
});

describe('travel', () => {
  test('BF-8.2: paid from the pawn placed before, free in the same village, the first of a year free', () => {
    const s = solo({ ...stock('| | provisions 1+0'), estates: PONDS });
    const first = place(s, 'move v2.2', 'visit gardener 2');
    expect(goods(first, 'A')).toBe('| water 2 | provisions 1+0');
    const same = act(first, 'A move v2.3');
    expect(goods(same, 'A')).toBe('| water 2 | provisions 1+0');
    const villages = offered(first, 'A', 'move').map(line => line.slice(5, 7));
    expect([...new Set(villages)]).toEqual(['v1', 'v2', 'v3']);
    expect(goods(act(first, 'A move v3.2'), 'A')).toBe('| water 2 |');
  });

  test('BF-8.2: into another village one basic good to the supply for each pawn there, white too', () => {
    const pawns = { 'v5.1': 'coloured', 'v5.2': 'white', 'v1.1': 'coloured' };
    const at = (text: string) => solo({ ...stock(text), pawn: 'v1.1' }, { pawns, coloured: 2, white: false });
    expect(moves(at('| sand 1, glass 3 | provisions 1+0'), 'A')).toBe('');
    const s = act(at('brick 1 | sand 2 | provisions 1+0'), 'A move v5.3');
    expect(offered(s, 'A')).toEqual(['give brick', 'give sand']);
    const paid = act(s, 'A give sand', 'A give brick');
    expect([goods(paid, 'A'), asked(paid)]).toEqual(['| sand 1 |', 'A']);
  });

  test('BF-8.2: nothing for pawns of the village one is in, nothing for the first pawn', () => {
    const pawns = { 'v5.1': 'coloured', 'v5.2': 'coloured' };
    const s = solo({ ...stock('brick 1 | |'), pawn: 'v5.2' }, { pawns, coloured: 2 });
    expect(goods(act(s, 'A move v5.3'), 'A')).toBe('brick 1 | |');
  });

  test('BF-8.2: the white pawn pays for no pawn, but for the way', () => {
    const pawns = { 'v5.1': 'coloured', 'v5.2': 'coloured', 'v1.1': 'coloured' };
    const s = solo({ ...stock('brick 1 | | provisions 1+1'), pawn: 'v1.1' }, { pawns, coloured: 1 });
    expect(offered(s, 'A')).toContain('move v5.3 white');
    expect(offered(s, 'A')).not.toContain('move v5.3');
    expect(goods(act(s, 'A move v5.3 white', 'A split 0'), 'A')).toBe('brick 1 | | provisions 1+0');
    const poor = solo({ ...stock('brick 1 | |'), pawn: 'v1.1' }, { pawns, coloured: 1 });
    expect(offered(poor, 'A', 'move').filter(line => line.includes('v5'))).toEqual([]);
  });
});

describe('the rest of a turn', () => {
  test('BF-8.3: a commodity swaps, without a neutral pawn; the merchant gives 2 to the only player', () => {
    const s = solo({ ...stock('| | commodity 1') });
    const swapped = act(s, 'A swap cook');
    expect([position(swapped).tradespeople.v1?.[2], position(swapped).neutral, goods(swapped, 'A')]).toEqual([
      'traveling-merchant',
      undefined,
      '| |',
    ]);
    const moved = act(swapped, 'A move v1.2', 'A visit traveling-merchant', 'A good meat');
    expect([goods(moved, 'A'), asked(moved)]).toEqual(['| | meat 2', 'A']);
  });

  test('BF-8.3: the reminder reveals three jobs', () => {
    const cooking = { porridge: 0, meat: 1, charcoal: 1, provisions: [0, 0], commodity: 0, steps: 1 };
    const pile = ['job-market', 'job-brickmaker', 'job-count', 'job-captain'];
    const s = acting('v1.2', { cooking, estates: [{ a1: 'field' }] }, { pile }, { players: 1 });
    expect(position(act(s, 'A visit cook 1')).jobs).toEqual({
      market: 'job-market',
      v2: 'job-brickmaker',
      count: 'job-count',
    });
  });

  test('BF-8.3: before year 4 all tradespeople are dealt anew, the jobs stay', () => {
    const jobs = { v1: 'job-cook', market: 'job-market' };
    const s = solo(stock('| | provisions 3+3'), { jobs });
    expect(position(beg(s, 14)).tradespeople).toEqual(RINGS);
    const dealt = position(beg(s, 15));
    expect(dealt.tradespeople).not.toEqual(RINGS);
    expect(Object.values(dealt.tradespeople).flat().sort()).toEqual(Object.values(RINGS).flat().sort());
    expect([dealt.jobs, position(beg(s, 20)).tradespeople]).toEqual([jobs, dealt.tradespeople]);
    const owls = ['brickmaker', 'builder', 'carpenter', 'furnace-maker', 'woodworker'];
    expect(Object.values(dealt.tradespeople).map(([first = '']) => owls.includes(first))).toEqual(Array(5).fill(true));
  });

  test('BF-8.4: begging sets a pawn aside and gives a provision', () => {
    const s = solo(stock('| | provisions 0+3'));
    const begged = act(s, 'A beg');
    expect([goods(begged, 'A'), position(begged).pawns, offered(begged, 'A')]).toEqual([
      '| | provisions 1+3',
      {},
      ['end'],
    ]);
  });

  test('BF-8.4: it is no placed pawn: the first one really placed is free, travel goes on from the last one', () => {
    const s = beg(solo({ ...stock('| | provisions 0+3'), estates: PONDS }), 1);
    expect(goods(act(s, 'A move v4.1'), 'A')).toBe('| | provisions 1+3');
    const later = beg(place(s, 'move v4.1', 'visit glass-miller'), 1);
    expect(goods(act(later, 'A move v4.2'), 'A')).toBe('| sand 2 | provisions 2+3');
    expect(offered(act(later, 'A move v5.1'), 'A')).toEqual(['split 0', 'split 1']);
  });

  test('BF-8.5: titles by score', () => {
    expect(factsOf({ edition: NEWEST }).solo.titles).toEqual([
      [20, 'water-carrier'],
      [30, 'smallholder'],
      [40, 'large-scale-farmer'],
      [50, 'master-builder'],
      [60, 'glass-hut-master'],
      [70, 'duchess'],
    ]);
  });
});

describe('where pawns go', () => {
  test('BF-8.6: every pawn goes where an action is possible, to an empty space or a location job', () => {
    expect(moves(solo(), 'A')).toBe('v3.2 v3.3 v5.1 v5.2 v5.3 v3.2 white v3.3 white v5.1 white v5.2 white v5.3 white');
    const jobs = { freiburg: 'job-freiburg' };
    const s = solo(stock('brick 7 | |'), { jobs, pile: [] });
    const placed = act(s, 'A move freiburg');
    expect([goods(placed, 'A'), offered(placed, 'A')]).toEqual(['brick 7 | |', ['job job-freiburg']]);
    expect(moves(solo(stock('brick 6 | |'), { jobs }), 'A')).not.toContain('freiburg');
  });

  test('BF-8.6: placed pawns stay and block until the year ends', () => {
    const s = place(solo(), 'move v5.1', 'visit carpenter 2');
    expect(moves(s, 'A')).toBe('v5.2 v5.3 v5.2 white v5.3 white');
    const year = beg(s, 4);
    expect(moves(year, 'A')).toContain('v5.1');
  });

  test('BF-8.7: the end mark means nothing, and there is no neutral pawn', () => {
    const cooking = { porridge: 0, meat: 0, charcoal: 0, provisions: [3, 3], commodity: 0, steps: 11 };
    const s = beg(solo({ cooking }), 1);
    expect([position(s).ending, position(s).year, position(s).neutral]).toEqual([undefined, 1, undefined]);
    const over = beg(solo({ cooking }), 25);
    expect([position(over).ending, position(over).phase, points(over, 'A')]).toEqual([undefined, 'final', 11]);
  });
});

describe('the clockmaker alone', () => {
  const boards = { small: ['09B'], large: [] };
  const goodsFor = stock('brick 2 | charcoal 1, water 1, wood 3, glass 2 | meat 1, charcoal 1, provisions 1+1');
  const more = (pawns: Position = {}) => ({ boards, pawns });
  const clock = (line: string, pawns: Position = {}, pawn = 'none') =>
    act(
      solo({ ...goodsFor, pawn }, more(pawns)),
      `A ${line}`,
      'A visit carpenter 1',
      'A build 09B',
      'A cell a1',
      'A part sand',
      'A end',
    );

  test('BF-8.8: the extra turn moves the pawn just placed, with travel cost', () => {
    const s = clock('move v5.1');
    expect([position(s).pawns, goods(s, 'A')]).toEqual([
      { 'v5.1': 'coloured' },
      'brick 1 | glass 1 | commodity 1, provisions 2+2',
    ]);
    expect(moves(s, 'A')).not.toContain('white');
    const moved = act(s, 'A move v3.2', 'A split 0');
    expect([position(moved).pawns, goods(moved, 'A')]).toEqual([
      { 'v3.2': 'coloured' },
      'brick 1 | glass 1 | commodity 1, provisions 2+0',
    ]);
  });

  test('BF-8.8: payment for the pawns of the village entered, unless it is the white pawn', () => {
    const pawns = { 'v3.1': 'coloured', 'v5.2': 'coloured' };
    const fee = act(clock('move v5.1', pawns, 'v5.2'), 'A move v3.2', 'A split 0');
    expect(offered(fee, 'A', 'give')).toEqual(['give brick']);
    const white = act(clock('move v5.1 white', pawns, 'v5.2'), 'A move v3.2', 'A split 0');
    expect([offered(white, 'A', 'give'), position(white).pawns]).toEqual([
      [],
      { 'v3.1': 'coloured', 'v5.2': 'coloured', 'v3.2': 'white' },
    ]);
  });

  test('BF-8.8: where the pawns cannot be paid for, only the white one may go', () => {
    // one brick is the only basic good that is left, and two pawns stand there
    const pawns = { 'v3.1': 'coloured', 'v3.2': 'coloured', 'v5.2': 'coloured' };
    expect(offered(clock('move v5.1', pawns, 'v5.2'), 'A', 'move')).not.toContain('move v3.3');
    expect(offered(clock('move v5.1 white', pawns, 'v5.2'), 'A', 'move')).toContain('move v3.3');
  });

  test('BF-8.8: the next pawn starts where it stands then, and the year keeps its five turns', () => {
    const moved = act(clock('move v5.1'), 'A move v3.2', 'A split 0', 'A visit farmhand 2', 'A cell e3', 'A end');
    expect(goods(act(moved, 'A move v3.3'), 'A')).toBe(goods(moved, 'A'));
    expect(position(beg(moved, 3)).year).toBe(1);
    expect(position(beg(moved, 4)).year).toBe(2);
  });

  test('BF-8.8: the fort takes away the payment for pawns', () => {
    const pawns = { 'v5.1': 'coloured', 'v1.1': 'coloured' };
    const A = { ...stock('brick 1 | | provisions 1+0'), pawn: 'v1.1', estates: [{ a1: '35A' }] };
    expect(goods(act(solo(A, { pawns }), 'A move v5.3'), 'A')).toBe('brick 1 | |');
  });
});
