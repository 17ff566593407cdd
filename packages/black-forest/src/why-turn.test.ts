import { describe, expect, test } from 'vitest';
import { act, acting, full, stock, turn } from './rules/fixtures.ts';
import { why } from './why-kit.ts';

const seats = (goods: string, pawn = 'v1.3') => ({ A: { ...stock(goods), pawn }, B: { pawn: 'v2.1' } });
const ALONE = { players: 1 };

describe('a swap', () => {
  test('BF-4.1: it takes a commodity, and its time', () => {
    const missing = { commodity: 1 };
    expect(why(turn(seats('| |')), 'A swap cook')).toEqual({ what: 'goods', rule: 'BF-4.1', missing, reach: false });
    expect(why(turn(seats('| | commodity 1')), 'A swap cook')).toBeUndefined();
    const swapped = turn(seats('| | commodity 1'), { swapped: true });
    expect(why(swapped, 'A swap cook')).toEqual({ what: 'swapped', rule: 'BF-4.1' });
  });

  test('BF-4.1: the cooking wheel could make the commodity', () => {
    const A = { ...stock('| wood 1 | porridge 1, meat 2'), estates: [{ b2: '12A' }], pawn: 'v1.3', reminder: false };
    expect(why(turn({ A }), 'A swap cook')).toMatchObject({
      what: 'goods',
      reach: true,
      first: ['A convert 12A', 'A wheel cooking'],
    });
  });
});

describe('a move', () => {
  test('BF-4.3, BF-4.4: to a space that is taken, or to a place without a job', () => {
    const s = turn(seats('| |'));
    expect(why(s, 'A move v2.1')).toEqual({ what: 'taken', rule: 'BF-4.3' });
    expect(why(s, 'A move v1.3')).toEqual({ what: 'here', rule: 'BF-4.3' });
    expect(why(s, 'A move market')).toEqual({ what: 'job', rule: 'BF-4.4' });
    const neutral = turn({ A: { pawn: 'v2.2' } }, { neutral: 'v4.1' }, { players: 2 });
    expect(why(neutral, 'A move v4.1')).toEqual({ what: 'taken', rule: 'BF-4.3' });
  });

  test('BF-4.3: that cannot be paid, in provisions or in basic goods for the pawns there', () => {
    const TRAVEL = { what: 'travel', rule: 'BF-4.3', reach: false };
    const s = turn(seats('| |'));
    expect(why(s, 'A move v5.2')).toEqual({ ...TRAVEL, missing: { provisions: 1 } });
    expect(why(s, 'A move v2.2')).toEqual({ ...TRAVEL, missing: { provisions: 1, basic: 1 } });
    expect(why(turn(seats('| | provisions 1+0')), 'A move v2.2')).toEqual({ ...TRAVEL, missing: { basic: 1 } });
    expect(why(turn(seats('| | provisions 1+0')), 'A move v5.2')).toBeUndefined();
  });

  test('BF-4.3: that a conversion could pay for', () => {
    const A = { ...stock('| water 1 |'), estates: [{ b2: '33A', e1: 'field' }], pawn: 'v1.3' };
    expect(why(turn({ A }), 'A move v5.2')).toEqual({
      what: 'travel',
      rule: 'BF-4.3',
      missing: { provisions: 1 },
      reach: true,
      first: ['A convert 33A', 'A cell e1', 'A split 0'],
    });
  });

  test('BF-4.5: to where nothing can be done, or only after a conversion', () => {
    const idle = { what: 'idle', rule: 'BF-4.5' };
    expect(why(turn({ A: { pawn: 'v2.2' } }), 'A move v2.1')).toEqual({ ...idle, reach: false });
    const A = { ...stock('| wood 1 | meat 1'), estates: [{ b2: '12A' }], pawn: 'v2.2' };
    const first = ['A convert 12A', 'A wheel glass'];
    expect(why(turn({ A }), 'A move v2.1')).toEqual({ ...idle, reach: true, first });
    const jobs = { market: 'job-market' };
    expect(why(turn(seats('| | provisions 3+3'), { jobs }), 'A move market')).toEqual({ ...idle, reach: false });
  });

  test('BF-4.2: the first turn goes to a village', () => {
    const s = turn(seats('| |', 'none'), { jobs: { market: 'job-market' } });
    expect(why(s, 'A move market')).toEqual({ what: 'village', rule: 'BF-4.2' });
    expect(why(turn({}, { jobs: { market: 'job-market' } }, ALONE), 'A move market')).toMatchObject({ what: 'idle' });
  });

  test('BF-8: alone a pawn is placed, not moved', () => {
    const A = { ...stock('| |'), pawn: 'v2.1' };
    const s = turn({ A }, { pawns: { 'v2.1': 'coloured', 'v1.1': 'white' }, coloured: 3, white: false }, ALONE);
    expect(why(s, 'A move v2.1')).toEqual({ what: 'taken', rule: 'BF-8.6' });
    expect(why(s, 'A move v2.2 white')).toEqual({ what: 'question', rule: 'BF-8.1' });
    const missing = { provisions: 1, basic: 1 };
    expect(why(s, 'A move v1.2')).toEqual({ what: 'travel', rule: 'BF-8.2', missing, reach: false });
    const last = turn({ A }, { pawns: { 'v1.1': 'coloured' }, coloured: 0, white: true }, ALONE);
    expect(why(last, 'A move v2.2')).toEqual({ what: 'question', rule: 'BF-8.1' });
    expect(why(last, 'A move v1.2 white')).toMatchObject({ what: 'travel', missing: { provisions: 1 } });
  });
});

describe('a visit', () => {
  const GOODS = { what: 'goods', rule: 'BF-4.12' };

  test('BF-4.12: it costs too much, in goods, tiles or animals', () => {
    const brickmaker = why(acting('v2.1', stock('| |')), 'A visit brickmaker');
    expect(brickmaker).toEqual({ ...GOODS, missing: { charcoal: 1 }, reach: false });
    expect(why(acting('v1.3', {}), 'A visit lumberjack')).toEqual({ ...GOODS, missing: { forest: 1 }, reach: false });
    expect(why(acting('v1.1', {}), 'A visit butcher 1')).toEqual({ ...GOODS, missing: { pig: 1 }, reach: false });
    expect(why(acting('v1.1', {}), 'A visit butcher 2')).toEqual({ ...GOODS, missing: { cattle: 1 }, reach: false });
    const landowner = why(acting('v4.2', stock('| water 1 |')), 'A visit landowner 1');
    expect(landowner).toEqual({ ...GOODS, missing: { porridge: 1 }, reach: false });
  });

  test('BF-4.12: it changes nothing, or only after a conversion', () => {
    const useless = { what: 'useless', rule: 'BF-4.12' };
    expect(why(acting('v2.1', {}), 'A visit pig-farmer')).toEqual({ ...useless, reach: false });
    const fields = acting('v3.2', { estates: [full('forest')] });
    expect(why(fields, 'A visit farmhand 2')).toEqual({ ...useless, reach: false });
    const A = { ...stock('brick 1 | water 2 |'), estates: [{ b2: '01A' }] };
    const s = acting('v1.1', A, { boards: { small: ['13B'], large: [] } });
    expect(why(s, 'A visit builder')).toEqual({ ...useless, reach: true, first: ['A convert 01A'] });
  });

  test('BF-4.6: one of two effects has to be named', () => {
    const s = acting('v1.2', { estates: [{ e3: 'field' }] });
    expect(why(s, 'A visit cook 1')).toBeUndefined();
    expect(why(s, 'A visit cook')).toEqual({ what: 'question', rule: 'BF-4.6' });
    expect(why(s, 'A visit cook 3')).toEqual({ what: 'useless', rule: 'BF-4.6' });
  });

  test('BF-4.6: somebody who is not beside the pawn, was visited, or comes too late', () => {
    const beside = { what: 'beside', rule: 'BF-4.6' };
    expect(why(acting('v1.1', stock('| |')), 'A visit traveling-merchant')).toEqual(beside);
    const once = act(acting('v3.2', { pigs: 0 }), 'A visit farmhand 2', 'A cell a1');
    expect(why(once, 'A visit farmhand 2')).toEqual({ what: 'visited', rule: 'BF-4.6' });
    expect(why(once, 'A visit cook 1')).toEqual(beside);
    const begged = act(turn(seats('| | provisions 3+0')), 'A beg');
    expect(why(begged, 'A visit lumberjack')).toEqual({ what: 'acted', rule: 'BF-4.6' });
  });

  test('the distillery: after the farmhand anybody, for 2 water more', () => {
    const A = (goods: string) => ({ ...stock(goods), estates: [{ b2: '34B', e3: 'field' }] });
    const s = (goods: string) => acting('v3.2', A(goods), { visited: ['farmhand'] });
    expect(why(s('| water 2 |'), 'A visit cook 1')).toBeUndefined();
    expect(why(s('| water 1 |'), 'A visit cook 1')).toEqual({ ...GOODS, missing: { water: 1 }, reach: false });
    const both = why(s('brick 1 | water 2 |'), 'A visit landowner 2');
    expect(both).toEqual({ ...GOODS, missing: { water: 1 }, reach: false });
  });
});

describe('a job', () => {
  const GOODS = { what: 'goods', rule: 'BF-4.12' };

  test('BF-4.12: its cost is missing, unless a conversion helps', () => {
    const jobs = { v1: 'job-brickmaker' };
    const s = acting('v1.1', stock('| wood 6 |'), { jobs });
    expect(why(s, 'A job job-brickmaker')).toEqual({ ...GOODS, missing: { wood: 1 }, reach: false });
    const seat = { ...stock('| wood 6 | porridge 1'), estates: [{ b2: '05B' }] };
    const near = acting('v1.1', seat, { jobs });
    const first = ['A convert 05B'];
    expect(why(near, 'A job job-brickmaker')).toEqual({ ...GOODS, missing: { wood: 1 }, reach: true, first });
    expect(why(act(near, 'A convert 05B'), 'A job job-brickmaker')).toBeUndefined();
  });

  test('BF-4.12: tiles and animals may be missing too', () => {
    const fields = acting('v1.1', { estates: [{ e3: 'field' }] }, { jobs: { v1: 'job-landowner' } });
    expect(why(fields, 'A job job-landowner')).toEqual({ ...GOODS, missing: { field: 2 }, reach: false });
    const A = { estates: [{ a1: 'pasture' }], pigs: 1, cattle: 2 };
    const market = acting('market', A, { jobs: { market: 'job-market' } });
    expect(why(market, 'A job job-market')).toEqual({ ...GOODS, missing: { animal: 2 }, reach: false });
  });

  test('BF-4.6: not where the pawn is, or too late', () => {
    const s = acting('v3.2', {}, { jobs: { v1: 'job-cook' } });
    expect(why(s, 'A job job-cook')).toEqual({ what: 'job', rule: 'BF-4.6' });
    const visited = acting('v3.2', {}, { jobs: { v3: 'job-cook' }, visited: ['farmhand'] });
    expect(why(visited, 'A job job-cook')).toEqual({ what: 'acted', rule: 'BF-4.6' });
  });
});

describe('begging, animals, the neutral pawn', () => {
  test('BF-4.2, BF-4.13, BF-4.1: no begging before the pawn is on the board, after a swap, or after a move', () => {
    expect(why(turn(seats('| |', 'none')), 'A beg')).toEqual({ what: 'beg', rule: 'BF-4.2' });
    expect(why(turn(seats('| |')), 'A beg')).toBeUndefined();
    expect(why(turn(seats('| |', 'v5.1'), { swapped: true }), 'A beg')).toEqual({ what: 'beg', rule: 'BF-4.13' });
    expect(why(acting('v3.2', {}), 'A beg')).toEqual({ what: 'beg', rule: 'BF-4.1' });
  });

  test('BF-3.4: one animal fewer at a time, or what is asked', () => {
    const herd = { what: 'herd', rule: 'BF-3.4' };
    const s = turn({ A: { estates: [{ a1: 'pasture' }], pigs: 3, cattle: 2, pawn: 'v1.3' } });
    expect(why(s, 'A keep 2 2')).toBeUndefined();
    for (const line of ['A keep 1 2', 'A keep 3 2', 'A keep 4 2']) expect(why(s, line), line).toEqual(herd);
    const A = { estates: [{ a1: 'pasture' }], cattle: 5 };
    const asked = act(acting('v2.1', A), 'A visit pig-farmer');
    expect(why(asked, 'A keep 0 5')).toBeUndefined();
    expect(why(asked, 'A keep 1 5')).toEqual(herd);
  });

  test('BF-4.10: it goes to an empty space after a swap, and only then', () => {
    const A = { ...stock('| | commodity 1'), pawn: 'v2.2' };
    const s = turn({ A }, { neutral: 'v4.1' }, { players: 2 });
    expect(why(s, 'A neutral v1.1')).toEqual({ what: 'neutral', rule: 'BF-4.10' });
    const swapped = act(s, 'A swap cook');
    expect(why(swapped, 'A neutral v1.1')).toBeUndefined();
    for (const to of ['v4.1', 'v2.2', 'v1']) expect(why(swapped, `A neutral ${to}`)?.what, to).toBe('neutral');
    expect(why(swapped, 'A move v1.1')).toEqual({ what: 'underway', rule: 'BF-5.1' });
  });

  test('another seat cannot be spoken for', () => {
    expect(why(turn(seats('| |')), 'B beg')).toEqual({ what: 'seat', rule: 'BF-4.1' });
  });
});
