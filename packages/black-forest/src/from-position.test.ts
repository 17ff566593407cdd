import { isIllegal, type Position } from '@waldglas/core';
import { driver } from '@waldglas/core/testing';
import { describe, expect, test } from 'vitest';
import { blackForest, type State } from './index.ts';

const { act, asked, offered } = driver(blackForest);

const tradespeople = {
  v1: ['builder', 'butcher', 'cook', 'lumberjack'],
  v2: ['brickmaker', 'herder', 'farmhand'],
  v3: ['carpenter', 'landowner', 'gardener'],
  v4: ['furnace-maker', 'glass-miller', 'cattle-farmer', 'charcoal-burner'],
  v5: ['woodworker', 'pig-farmer', 'traveling-merchant'],
};

function table(players: number, part: Position): State {
  const placed = blackForest.fromPosition(blackForest.setup({ players, options: {} }, '1'), { tradespeople, ...part });
  if (isIllegal(placed)) throw new Error(placed.illegal);
  return placed;
}

const IMPOSSIBLE: readonly [what: string, part: Position, says: string][] = [
  ['a job in no place', { jobs: { nowhere: 'job-cook' } }, '"job-cook" does not lie on "nowhere"'],
  ['a location job in a village', { jobs: { v1: 'job-market' } }, '"job-market" does not lie on "v1"'],
  [
    'a job open and done',
    { jobs: { v1: 'job-cook' }, seats: { A: { jobs: ['job-cook'] } } },
    'job-cook is there twice',
  ],
  ['both sides of a tile', { boards: { small: ['01A', '01B'] } }, '01 is there twice'],
  ['two pawns on a space', { seats: { A: { pawn: 'v1.2' }, B: { pawn: 'v1.2' } } }, 'two stand on "v1.2"'],
  ['a village that is none', { phase: 'neutral', village: 'nowhere' }, '"village" cannot be "nowhere"'],
  [
    'a village that every object has',
    { phase: 'neutral', village: 'constructor' },
    '"village" cannot be "constructor"',
  ],
  ['a ring that every object has', { tradespeople: { toString: [] } }, '"tradespeople" has no "toString"'],
  ['a ring whose name does something', { tradespeople: { '\u001b[2J': 'x' } }, '"tradespeople" has no "?[2J"'],
  [
    'a tile that every object has',
    { seats: { A: { estates: [{ b1: 'toString' }] } } },
    '"toString" does not lie on "b1"',
  ],
  ['a good that every object has', { seats: { A: { glass: { constructor: 1 } } } }, '"glass" has no "constructor"'],
  ['a job at no place', { jobs: JSON.parse('{"__proto__":"job-cook"}') }, '"job-cook" does not lie on "__proto__"'],
  ['what another phase would need', { phase: 'turn', visited: 'cook' }, '"visited" is no list'],
  ['a village in another phase', { phase: 'turn', village: 'v9' }, '"village" cannot be "v9"'],
  ['tradespeople that are no list', { phase: 'action', visited: 'cook' }, '"visited" is no list'],
  ['an estate that is a list', { seats: { A: { estates: [[]] } } }, '"estates[0]" is no object'],
  ['a seat in a list', { turn: ['A'] }, '"turn" is no seat'],
  ['an object for a tile', { seats: { A: { estates: [{ b1: {} }] } } }, '{...} does not lie on "b1"'],
  ['far too many estates', { seats: { A: { estates: Array(4000).fill({}) } } }, '"estates" is a list of 1 to 60'],
  ['letters that do something', { jobs: { v1: '\u001b[2J' } }, '"jobs" cannot be "?[2J"'],
  ['a place that does something', { jobs: { '\u001b[2J': 'x' } }, '"jobs" cannot be "x"'],
  ['a word without an end', { jobs: { v1: 'x'.repeat(1_000_000) } }, `"jobs" cannot be "${'x'.repeat(40)}..."`],
  ['animals without a home', { seats: { A: { estates: [{}], pigs: 1 } } }, 'seat A has no room'],
];

test.each(IMPOSSIBLE)('%s is refused', (_what, part, says) => {
  const placed = blackForest.fromPosition(table(2, {}), part);
  expect(isIllegal(placed) ? placed.illegal : 'accepted').toContain(says);
});

describe('what a position shows', () => {
  test('BF-8.2: alone, the pawn after the white one pays for the pawns in the village', () => {
    const seat = { pawn: 'v1.1', brick: 3, cooking: { provisions: [2, 2] } };
    const pawns = { 'v2.2': 'coloured', 'v1.1': 'white' };
    const s = table(1, { phase: 'turn', pawns, coloured: 3, white: false, seats: { A: seat } });
    expect(offered(act(s, 'A move v2.1', 'A split 1'), 'A', 'give')).toContain('give brick');
  });

  test('BF-4.12: the good of the reminder counts for what can be done on arrival', () => {
    const A = {
      pawn: 'v5.1',
      brick: 3,
      reminder: true,
      cattle: 0,
      glass: { wood: 0, sand: 0, water: 0 },
      cooking: { porridge: 1, meat: 1, charcoal: 1, provisions: [1, 3], commodity: 0, steps: 1 },
      estates: [{ a1: 'pasture' }],
    };
    const boards = { small: ['13B'], large: [] };
    const seats = { A, B: { pawn: 'v4.1' }, C: { pawn: 'v4.2' } };
    const s = table(3, { phase: 'turn', turn: 'A', jobs: {}, boards, seats });
    expect(offered(s, 'A', 'move')).toEqual(expect.arrayContaining(['move v1.1', 'move v1.4']));
  });

  test('BF-4.12: what the felling sets off counts for the building of the woodworker', () => {
    const A = {
      pawn: 'v5.1',
      pigs: 0,
      brick: 0,
      glass: { wood: 0, water: 2, sand: 0, charcoal: 0 },
      estates: [{ b2: '14B', a1: 'forest', b1: 'forest' }],
    };
    const s = table(3, { phase: 'action', turn: 'A', jobs: {}, boards: { small: ['01A'], large: [] }, seats: { A } });
    expect(offered(s, 'A')).toContain('visit woodworker');
    expect(asked(act(s, 'A visit woodworker', 'A cell a1', 'A build 01A'))).toBe('A');
  });

  test('a reason tells nothing about the pile', () => {
    const A = {
      pawn: 'v1.2',
      cooking: { porridge: 2, meat: 7, charcoal: 0, steps: 1, provisions: [0, 0], commodity: 0 },
      glass: { wood: 7 },
      estates: [{ 'a2+a3': 'charcoal-storage', a1: 'forest' }],
    };
    const reasons = [
      ['job-cook', 'job-market'],
      ['job-market', 'job-cook'],
    ].map(pile => {
      const s = table(2, { phase: 'action', turn: 'A', jobs: {}, pile, neutral: 'v4.1', seats: { A } });
      return blackForest.why(s, 0, { seat: 0, verb: 'job', job: 'job-cook' });
    });
    expect(reasons[0]).toEqual(reasons[1]);
  });
});
