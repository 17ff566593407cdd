import { course } from '@waldglas/core/testing';
import { describe, expect, test } from 'vitest';
import { blackForest, OBSTACLES, type Obstacle, type State } from './index.ts';
import { act, acting, building, final, full, stateOf, stock, turn } from './rules/fixtures.ts';
import { indiscreet, unreasonable, why } from './why-kit.ts';

const BOARDS = { small: ['13B', '16B', '35B'], large: ['smokehouse'] };
const facing = (goods: string, land: Record<string, string> = {}) =>
  acting('v1.1', { ...stock(goods), estates: [land] }, { boards: BOARDS });

const seats = (goods: string, pawn = 'v1.3') => ({ A: { ...stock(goods), pawn }, B: { pawn: 'v2.1' } });
const MOVING = turn(seats('| |'));
const OTHERS = turn(seats('brick 4 | |'), { turn: 'B', boards: BOARDS });
const FINAL = final({ A: { ...stock('| water 4 |'), estates: [{ b2: '01A', b3: 'pond' }] } });
const OVER = act(FINAL, 'A end', 'B end', 'C end');
const ALONE = turn({ A: { pawn: 'v2.1' } }, { pawns: { 'v2.1': 'coloured' } }, { players: 1 });
const SWAPPED = turn(seats('| | commodity 1', 'v5.1'), { swapped: true });
const CISTERN = { ...stock('brick 4 | water 2 |'), estates: [{ b2: '01A', b3: 'pond' }] };
const LUMBER = acting('v1.3', { ...stock('| |'), estates: [{ a1: 'forest', a2: 'forest', e3: 'field' }] });
const PAYING = act(turn(seats('brick 2 | | provisions 1+0')), 'A move v2.2');
const MERCHANT = { ...stock('brick 7 | |'), pawn: 'v1.3' };
const GIVEN = act(
  turn({ A: MERCHANT, B: { pawn: 'v5.1' } }, { turn: 'B' }),
  'B move v5.2',
  'B visit traveling-merchant',
  'B good brick',
  'C decline',
);
const HERD = acting('v2.2', { ...stock('| |'), estates: [{ a1: 'pasture' }], pigs: 2 });
const TWO = stateOf({ players: 2 }, { phase: 'neutral', start: 'B' });

/** What stands against it, by which rule, the wish, where, and what else is told. */
const ROWS: [what: Obstacle, rule: string, line: string, s: State, more?: object][] = [
  ['seat', 'BF-4.1', 'B beg', MOVING],
  ['over', 'BF-7.1', 'A end', OVER],
  ['over', 'BF-7.1', 'A convert 01A', OVER],
  ['over', 'BF-8.7', 'A beg', act(final({}, {}, { players: 1 }), 'A end')],
  ['turn', 'BF-4.1', 'A beg', OTHERS],
  ['turn', 'BF-4.1', 'A move v1.1', OTHERS],
  ['turn', 'BF-4.1', 'A visit cook 1', OTHERS],
  ['turn', 'BF-5.4', 'A end', act(FINAL, 'A end')],
  ['turn', 'BF-1.5', 'A pass', TWO],
  ['question', 'BF-4.1', 'A end', MOVING],
  ['question', 'BF-4.1', 'A visit cook 1', MOVING],
  ['question', 'BF-4.1', 'A job job-cook', MOVING],
  ['question', 'BF-5.4', 'A build 13B', FINAL],
  ['question', 'BF-5.4', 'A build 13B', act(FINAL, 'A end')],
  ['question', 'BF-4.3', 'A move v1', MOVING],
  ['question', 'BF-8.1', 'A move v1.1 white', MOVING],
  ['question', 'BF-4.6', 'A move v1.2', LUMBER],
  ['question', 'BF-4.6', 'A swap cook', LUMBER],
  ['question', 'BF-3.3', 'A cell b2', building('13B', CISTERN)],
  ['underway', 'BF-5.1', 'A convert 01A', building('13B', CISTERN)],
  ['underway', 'BF-5.1', 'A remove b3', building('13B', CISTERN)],
  ['underway', 'BF-5.1', 'A end', building('13B', CISTERN)],
  ['underway', 'BF-5.1', 'A keep 0 0', building('13B', CISTERN)],
  ['offer', 'BF-6.1', 'A build 31A', facing('brick 7 | |'), { missing: { wood: 1 } }],
  ['room', 'BF-6.1', 'A build 13B', facing('brick 4 | |', full('forest')), { reach: false }],
  ['alone', 'BF-6.1', 'A build 35B', facing('brick 1 | glass 1, wood 1 |', { b2: '01A' }), { reach: false }],
  [
    'needs',
    'BF-6.1',
    'A build smokehouse',
    facing('brick 2 | wood 3, glass 3 |', { a1: 'field', a2: 'pond', a3: 'pond' }),
    { missing: { pond: 1 }, reach: false },
  ],
  ['goods', 'BF-6.1', 'A build 13B', facing('brick 1 | |'), { missing: { brick: 3 }, reach: false }],
  ['goods', 'BF-5.2', 'A convert 01A', facing('| |', { b2: '01A' }), { missing: { water: 2 }, reach: false }],
  ['goods', 'BF-4.1', 'A swap cook', MOVING, { missing: { commodity: 1 }, reach: false }],
  ['goods', 'BF-4.12', 'A visit brickmaker', acting('v2.1', {}), { missing: { charcoal: 1 }, reach: false }],
  ['goods', 'BF-4.3', 'A give wood', PAYING, { missing: { wood: 1 } }],
  ['leave', 'BF-6.1', 'A build 13B', OTHERS, { reach: true }],
  ['owned', 'BF-5.1', 'A convert 01A', facing('| water 2 |')],
  ['owned', 'BF-5.1', 'A convert 36A', facing('| |', { b2: '36A' })],
  ['useless', 'BF-5.2', 'A convert 05A', facing('| |', { b2: '05A', a1: 'forest' }), { reach: false }],
  ['useless', 'BF-4.12', 'A visit builder', facing('| |'), { reach: false }],
  ['useless', 'BF-4.1', 'A swap traveling-merchant', turn(seats('| | commodity 1'))],
  ['useless', 'BF-2.2', 'A take', GIVEN, { reach: false }],
  ['tile', 'BF-3.6', 'A remove a1', facing('| |', { a1: 'forest' })],
  ['tile', 'BF-3.6', 'A cell e3', act(LUMBER, 'A visit lumberjack')],
  ['swapped', 'BF-4.1', 'A swap cook', SWAPPED],
  ['taken', 'BF-4.3', 'A move v2.1', MOVING],
  ['taken', 'BF-8.6', 'A move v2.1', ALONE],
  ['job', 'BF-4.4', 'A move market', MOVING],
  ['job', 'BF-4.6', 'A job job-cook', facing('| | meat 5')],
  ['village', 'BF-4.2', 'A move market', turn(seats('| |', 'none'), { jobs: { market: 'job-market' } })],
  ['here', 'BF-4.3', 'A move v1.3', MOVING],
  ['travel', 'BF-4.3', 'A move v2.2', MOVING, { missing: { provisions: 1, basic: 1 }, reach: false }],
  ['travel', 'BF-8.2', 'A move v1.2', ALONE, { missing: { provisions: 1 }, reach: false }],
  ['idle', 'BF-4.5', 'A move v2.1', turn({ A: { pawn: 'v2.2' } }), { reach: false }],
  ['beside', 'BF-4.6', 'A visit farmhand 2', LUMBER],
  ['visited', 'BF-4.6', 'A visit farmhand 2', acting('v3.2', {}, { visited: ['farmhand'] })],
  ['acted', 'BF-4.6', 'A visit lumberjack', acting('v1.3', {}, { acted: true })],
  ['acted', 'BF-4.6', 'A job job-cook', acting('v3.2', {}, { visited: ['farmhand'], jobs: { v3: 'job-cook' } })],
  ['beg', 'BF-4.2', 'A beg', turn(seats('| |', 'none'))],
  ['beg', 'BF-4.13', 'A beg', SWAPPED],
  ['beg', 'BF-4.1', 'A beg', LUMBER],
  ['herd', 'BF-3.4', 'A keep 0 0', HERD],
  ['herd', 'BF-3.4', 'A keep 2 1', HERD],
  ['neutral', 'BF-1.5', 'A neutral v1.1', MOVING],
  ['neutral', 'BF-1.5', 'A neutral v1', TWO],
  ['neutral', 'BF-4.10', 'A neutral v1.1', turn({ A: { pawn: 'v2.2' } }, { neutral: 'v4.1' }, { players: 2 })],
];

describe('what stands against a wish', () => {
  test.each(ROWS)('%s, %s: %s', (what, rule, line, s, more = {}) => {
    expect(why(s, line)).toEqual({ what, rule, ...more });
  });

  test('every obstacle has a row', () => {
    expect(new Set(ROWS.map(([what]) => what))).toEqual(new Set(OBSTACLES));
  });
});

describe('always', () => {
  const WISHES =
    'end,pass,beg,take,decline,move v1.1,move v3.2,move market,visit cook 1,visit builder,visit landowner 2,job job-market,swap cook,remove a2,keep 0 0,convert 01A,convert 33A,build 13B,build smokehouse,cell b2,give wood,neutral v1.1'.split(
      ',',
    );
  const courseOf = (players: number, seed: string) => course(blackForest, { players, options: {} }, seed);

  test.each([1, 2, 3])('what is legal has no reason against it, and what is not has one: %i players', players => {
    expect(unreasonable(courseOf(players, 'why'), WISHES)).toEqual([]);
  });

  test.each([1, 2, 3])('a reason depends only on what the seat may know: %i players', players => {
    expect(['x', 'y'].flatMap(seed => indiscreet(courseOf(players, seed), WISHES))).toEqual([]);
  });

  test('once the game is over there is a reason against everything', () => {
    expect(why(FINAL, 'A convert 01A')).toBeUndefined();
    for (const line of ['A end', 'A convert 01A', 'A remove b3', 'A build 13B', 'A beg', 'A move v1.1', 'A swap cook'])
      expect(why(OVER, line), line).toEqual({ what: 'over', rule: 'BF-7.1' });
  });

  test('what nobody asked for', () => {
    const lines = ['end', 'pass', 'take', 'decline', 'give wood', 'cell b2', 'tile field', 'good wood', 'wheel glass'];
    for (const line of [...lines, 'split 1', 'amount pig 1', 'part wood'])
      expect(why(MOVING, `A ${line}`), line).toEqual({ what: 'question', rule: 'BF-4.1' });
  });
});
