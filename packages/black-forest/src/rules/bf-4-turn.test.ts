import { describe, expect, test } from 'vitest';
import {
  act,
  acting,
  asked,
  goods,
  herd,
  moves,
  offered,
  points,
  position,
  RINGS,
  seat,
  stock,
  turn,
} from './fixtures.ts';

const OTHERS = [
  'brickmaker',
  'builder',
  'carpenter',
  'furnace-maker',
  'woodworker',
  'butcher',
  'cattle-farmer',
  'herder',
  'landowner',
  'pig-farmer',
  'cook',
  'farmhand',
  'gardener',
  'glass-miller',
  'charcoal-burner',
  'lumberjack',
];
const PONDS = [{ a1: 'pond', a2: 'pond' }];

describe('the turn', () => {
  test('BF-4.1: turns go clockwise', () => {
    const s = turn({ A: { pawn: 'v5.1' }, B: { pawn: 'v1.1' }, C: { pawn: 'v1.2' } }, { turn: 'B' });
    const order = [asked(s)];
    let now = s;
    for (const letter of ['B', 'C', 'A']) {
      now = act(now, `${letter} beg`);
      if (offered(now, letter, 'split').length > 0) now = act(now, `${letter} split 0`);
      now = act(now, `${letter} end`);
      order.push(asked(now));
    }
    expect(order).toEqual(['B', 'C', 'A', 'B']);
  });

  test('BF-4.1: exactly one commodity swaps the travelling merchant with anybody else', () => {
    const s = turn({ A: { ...stock('| | commodity 2'), pawn: 'v5.1' } });
    expect(offered(s, 'A', 'swap').sort()).toEqual(OTHERS.map(id => `swap ${id}`).sort());
    const swapped = act(s, 'A swap cook');
    expect(goods(swapped, 'A')).toBe('| | commodity 1');
    expect(position(swapped).tradespeople).toEqual({
      ...RINGS,
      v1: ['builder', 'butcher', 'traveling-merchant', 'lumberjack'],
      v5: ['carpenter', 'cattle-farmer', 'cook'],
    });
    expect(offered(swapped, 'A', 'swap')).toEqual([]);
    expect(offered(turn({ A: { pawn: 'v5.1' } }), 'A', 'swap')).toEqual([]);
  });

  test('BF-4.1: the merchant and another of the same village change places', () => {
    const s = act(turn({ A: { ...stock('| | commodity 1'), pawn: 'v5.1' } }), 'A swap carpenter');
    expect(position(s).tradespeople.v5).toEqual(['traveling-merchant', 'cattle-farmer', 'carpenter']);
  });

  test('BF-4.1: the move and the action are compulsory, in this order', () => {
    const s = turn({ A: { ...stock('| | commodity 1'), pawn: 'v5.1' } });
    expect(offered(s, 'A').filter(line => !line.startsWith('swap'))).toEqual(['move v5.2', 'move v5.3', 'beg']);
    const moved = act(s, 'A move v5.2');
    expect(offered(moved, 'A')).toEqual(['visit cattle-farmer', 'visit traveling-merchant']);
  });

  test('BF-4.1: begging stands instead of all three steps, not after a swap', () => {
    const s = turn({ A: { ...stock('| | commodity 1'), pawn: 'v5.1' } });
    expect(offered(s, 'A')).toContain('beg');
    expect(offered(act(s, 'A swap carpenter'), 'A')).toEqual(['move v5.2', 'move v5.3']);
    expect(offered(act(s, 'A beg', 'A split 0'), 'A')).toEqual(['end']);
  });

  test('BF-4.2: the first turn begins on any empty space where something can be done', () => {
    const s = turn({});
    expect(offered(s, 'A')).toEqual(['move v3.2', 'move v3.3', 'move v5.1', 'move v5.2', 'move v5.3']);
    const taken = turn({ B: { pawn: 'v5.2' }, C: { pawn: 'v3.3' } });
    expect(moves(taken, 'A')).toBe('v3.2 v5.1 v5.3');
  });

  test('BF-4.2: the first turn costs nothing, whoever is there', () => {
    const s = turn({ A: stock('brick 1 | | provisions 1+0'), B: { pawn: 'v5.2' }, C: { pawn: 'v5.centre' } });
    const placed = act(s, 'A move v5.1');
    expect([goods(placed, 'A'), asked(placed)]).toEqual(['brick 1 | | provisions 1+0', 'A']);
    expect(offered(placed, 'A')).toEqual(['visit carpenter 2', 'visit cattle-farmer']);
    const two = turn({ A: stock('brick 1 | |') }, { neutral: 'v5.2' }, { players: 2 });
    expect([moves(two, 'A'), goods(act(two, 'A move v5.1'), 'A')]).toEqual([
      'v2.2 v2.3 v3.2 v3.3 v5.1 v5.3',
      'brick 1 | |',
    ]);
  });

  test('BF-4.2: no location and no begging in the first turn', () => {
    const s = turn({ A: stock('brick 7 | |') }, { jobs: { freiburg: 'job-freiburg' } });
    expect(offered(s, 'A').filter(line => !/^move v\d\.\d$/.test(line))).toEqual([]);
  });
});

describe('moving', () => {
  test('BF-4.3: within the village to another empty space, free', () => {
    const s = turn({ A: { pawn: 'v5.1' }, B: { pawn: 'v5.3' } });
    expect(moves(s, 'A')).toBe('v5.2');
    const moved = act(s, 'A move v5.2');
    expect([seat(moved, 'A').pawn, goods(moved, 'A'), asked(moved)]).toEqual(['v5.2', '| |', 'A']);
  });

  test('BF-4.3: to another village one provision for each path of the cheapest way', () => {
    const from = (provisions: string, pawn = 'v5.1') =>
      moves(turn({ A: { ...stock(`| | provisions ${provisions}`), estates: PONDS, pawn } }), 'A');
    expect(from('0+0')).toBe('v5.2 v5.3');
    expect(from('0+1')).toBe('v1.2 v1.3 v4.1 v4.2 v5.2 v5.3');
    expect(from('1+1')).toBe('v1.2 v1.3 v2.2 v2.3 v3.2 v3.3 v4.1 v4.2 v5.2 v5.3');
    expect(from('0+1', 'market')).toBe('v1.2 v1.3 v2.2 v2.3');
    const s = turn({ A: { ...stock('| | provisions 3+0'), estates: PONDS, pawn: 'v1.1' } });
    expect(goods(act(s, 'A move v2.2'), 'A')).toBe('| | provisions 2+0');
    expect(goods(act(s, 'A move v4.1'), 'A')).toBe('| | provisions 1+0');
  });

  test('BF-4.3: a basic good of choice to every other player there, beggars too', () => {
    const A = { ...stock('brick 1 | sand 1, glass 1 | provisions 1+0, commodity 1'), pawn: 'v1.1' };
    const s = act(turn({ A, B: { pawn: 'v5.1' }, C: { pawn: 'v5.centre' } }), 'A move v5.2');
    expect(offered(s, 'A')).toEqual(['give brick', 'give sand']);
    const paid = act(s, 'A give sand', 'A give brick', 'B take', 'C take');
    expect(['A', 'B', 'C'].map(letter => goods(paid, letter))).toEqual([
      '| glass 1 | commodity 1',
      '| sand 1 |',
      'brick 1 | |',
    ]);
    const poor = { ...stock('brick 1 | glass 1 | provisions 1+0, commodity 1'), pawn: 'v1.1' };
    expect(moves(turn({ A: poor, B: { pawn: 'v5.1' }, C: { pawn: 'v5.centre' } }), 'A')).toBe('v2.2 v2.3');
    expect(moves(turn({ A: poor, B: { pawn: 'v5.1' }, C: { pawn: 'v2.1' } }), 'A')).toBe('v5.2 v5.3');
  });

  test('BF-4.3: the receiver may decline or have no room, the good is spent all the same', () => {
    const A = { ...stock('brick 1 | | provisions 1+0'), pawn: 'v1.1' };
    const declined = act(turn({ A, B: { pawn: 'v5.1' } }), 'A move v5.2', 'A give brick', 'B decline');
    expect([goods(declined, 'A'), goods(declined, 'B')]).toEqual(['| |', '| |']);
    const full = act(turn({ A, B: { ...stock('brick 7 | |'), pawn: 'v5.1' } }), 'A move v5.2', 'A give brick');
    expect(offered(full, 'B')).toEqual(['decline']);
    expect([goods(full, 'A'), goods(act(full, 'B decline'), 'B')]).toEqual(['| |', 'brick 7 | |']);
  });

  test('BF-4.3: for the neutral pawn a basic good goes to the supply', () => {
    const A = { ...stock('brick 2 | | provisions 1+0'), pawn: 'v1.1' };
    const s = act(turn({ A }, { neutral: 'v5.1' }, { players: 2 }), 'A move v5.2', 'A give brick');
    expect([goods(s, 'A'), goods(s, 'B'), asked(s)]).toEqual(['brick 1 | |', '| |', 'A']);
    const none = { ...stock('| glass 1 | provisions 1+0'), pawn: 'v1.1' };
    expect(moves(turn({ A: none }, { neutral: 'v5.1' }, { players: 2 }), 'A')).toBe('');
  });

  test('BF-4.3: villages and places on the way cost nothing but their paths', () => {
    const A = { ...stock('| | provisions 1+1'), pawn: 'v2.1' };
    const s = turn({ A, B: { pawn: 'v1.1' }, C: { pawn: 'v1.centre' } });
    expect(goods(act(s, 'A move v5.1'), 'A')).toBe('| |');
  });

  test('BF-4.4: to a place with a job that can be completed, and then it is', () => {
    const at = (goods: string, job = 'freiburg') =>
      turn({ A: { ...stock(goods), pawn: 'v1.1' } }, { jobs: { [job]: `job-${job}` }, pile: [] });
    expect(moves(at('brick 7 | | provisions 1+0'), 'A')).toBe('v2.2 v2.3 v5.1 v5.2 v5.3 freiburg');
    const s = act(at('brick 7 | | provisions 1+0'), 'A move freiburg');
    expect([seat(s, 'A').pawn, goods(s, 'A'), offered(s, 'A')]).toEqual([
      'freiburg',
      'brick 7 | |',
      ['job job-freiburg'],
    ]);
    expect(moves(at('brick 6 | | provisions 1+0'), 'A')).toBe('v2.2 v2.3 v5.1 v5.2 v5.3');
    expect(moves(at('brick 7 | |'), 'A')).toBe('');
    expect(moves(at('| sand 5 | provisions 1+0', 'count'), 'A')).toBe('v5.1 v5.2 v5.3');
    expect(moves(at('| sand 5 | provisions 1+1', 'count'), 'A')).toBe('v3.2 v3.3 v5.1 v5.2 v5.3 count');
  });

  test('BF-4.4: the provisions for the journey are not there for the job any more', () => {
    const at = (provisions: string) =>
      turn(
        { A: { ...stock(`| | provisions ${provisions}`), pawn: 'v1.1' } },
        { jobs: { 'feudal-lord': 'job-feudal-lord' } },
      );
    expect(moves(at('1+1'), 'A')).not.toContain('feudal-lord');
    expect(moves(at('2+1'), 'A')).toContain('feudal-lord');
  });

  test('BF-4.5: nobody moves where nothing can be done, who cannot move must beg', () => {
    const s = turn({ A: { ...stock('| glass 3 |'), pawn: 'v1.1' } });
    expect(offered(s, 'A')).toEqual(['beg']);
    const wood = turn({ A: { pawn: 'v1.1', estates: [{ a1: 'forest' }] } });
    expect(offered(wood, 'A')).toEqual(['move v1.3', 'move v1.4', 'beg']);
    const job = turn({ A: { ...stock('| wood 7 |'), pawn: 'v1.1' } }, { jobs: { v1: 'job-brickmaker' } });
    expect(moves(job, 'A')).toBe('v1.2 v1.3 v1.4');
  });
});

describe('acting', () => {
  test('BF-4.6: one neighbour or both, in either order, each once', () => {
    const s = acting('v1.2', { estates: [{ a1: 'field', a2: 'forest' }], pigs: 1 });
    expect(offered(s, 'A')).toEqual(['visit butcher 1', 'visit cook 1']);
    const cook = act(s, 'A visit cook 1');
    expect(offered(cook, 'A')).toEqual(['visit butcher 1', 'end']);
    const both = act(cook, 'A visit butcher 1');
    expect([goods(both, 'A'), herd(both, 'A'), offered(both, 'A')]).toEqual([
      '| | porridge 1, meat 2',
      [0, 0],
      ['end'],
    ]);
    expect(offered(act(s, 'A visit butcher 1'), 'A')).toEqual(['visit cook 1', 'end']);
  });

  test('BF-4.6: one of two effects, not both', () => {
    const s = acting('v1.2', { estates: [{ a1: 'field', a2: 'pond', a3: 'pond' }], cattle: 2 });
    expect(offered(s, 'A')).toEqual(['visit butcher 2', 'visit cook 1', 'visit cook 2']);
    expect(offered(act(s, 'A visit cook 2'), 'A')).toEqual(['visit butcher 2', 'end']);
    expect(offered(act(s, 'A visit butcher 2'), 'A')).toEqual(['visit cook 1', 'visit cook 2', 'end']);
  });

  test('BF-4.6: or one job of the village, from any of its spaces, instead of visits', () => {
    const jobs = { v1: 'job-cook', v2: 'job-brickmaker' };
    for (const space of ['v1.1', 'v1.2', 'v1.3', 'v1.4']) {
      const s = acting(space, { ...stock('| wood 7 | meat 5'), estates: [{ a1: 'field' }] }, { jobs });
      expect(offered(s, 'A', 'job')).toEqual(['job job-cook']);
    }
    const s = acting('v1.2', { ...stock('| | meat 5'), estates: [{ a1: 'field' }] }, { jobs });
    expect(offered(act(s, 'A visit cook 1'), 'A')).toEqual(['end']);
    const done = act(s, 'A job job-cook', 'A wheel glass', 'A split 0');
    expect([goods(done, 'A'), offered(done, 'A')]).toEqual([
      '| sand 5, charcoal 4, wood 5 | porridge 5, provisions 0+3',
      ['end'],
    ]);
  });

  test('BF-4.6: costs come before rewards', () => {
    // the bricks of the brickmaker would pay for the progress, the charcoal for them is not there
    expect(offered(acting('v2.1', stock('brick 7 | wood 7 | porridge 7')), 'A')).toEqual(['pass']);
    expect(offered(acting('v3.1', stock('brick 2 | |')), 'A')).toEqual(['pass']);
    expect(offered(acting('v1.4', { estates: [{ a1: 'forest' }] }), 'A')).toEqual(['visit lumberjack']);
  });

  test('BF-4.7: begging goes to the centre, gives a provision and ends the turn', () => {
    const s = act(turn({ A: { ...stock('| | provisions 0+3'), pawn: 'v5.1' }, B: { pawn: 'v1.1' } }), 'A beg');
    expect([seat(s, 'A').pawn, goods(s, 'A'), offered(s, 'A')]).toEqual(['v5.centre', '| | provisions 1+3', ['end']]);
    expect(asked(act(s, 'A end'))).toBe('B');
  });

  test('BF-4.7: outside the villages the beggar stays', () => {
    const s = act(turn({ A: { ...stock('| | provisions 0+3'), pawn: 'market' } }), 'A beg');
    expect([seat(s, 'A').pawn, goods(s, 'A')]).toEqual(['market', '| | provisions 1+3']);
  });
});

describe('jobs', () => {
  const woods = [{ a1: 'forest', a2: 'forest', a3: 'forest', b1: 'forest' }];
  const fell = ['A job job-lumberjack', 'A cell a1', 'A cell a2', 'A cell a3'];
  const done = (pile: string[], jobs = {}) =>
    act(acting('v1.1', { estates: woods }, { jobs: { v1: 'job-lumberjack', ...jobs }, pile }), ...fell);

  test('BF-4.8: after the reward a completed job goes to the player and is worth nothing', () => {
    const s = done([]);
    expect([seat(s, 'A').jobs, position(s).jobs]).toEqual([['job-lumberjack'], {}]);
    expect([goods(s, 'A'), herd(s, 'A')]).toEqual(['| wood 5 | meat 4', [0, 1]]);
    expect(points(s, 'A')).toBe(0);
  });

  test('BF-4.8: the next job goes to its place, or to the village of its tradesperson', () => {
    expect(position(done(['job-market', 'job-count'])).jobs).toEqual({ market: 'job-market' });
    expect(position(done(['job-brickmaker'])).jobs).toEqual({ v2: 'job-brickmaker' });
    expect(position(done(['job-cook'])).jobs).toEqual({ v1: 'job-cook' });
  });

  test('BF-4.8: a village that has a job passes it on clockwise', () => {
    const jobs = { v2: 'job-cook' };
    expect(position(done(['job-brickmaker'], jobs)).jobs).toEqual({ ...jobs, v3: 'job-brickmaker' });
    const late = { v4: 'job-cook', v5: 'job-landowner' };
    expect(position(done(['job-glass-miller'], late)).jobs).toEqual({ ...late, v1: 'job-glass-miller' });
  });

  test('BF-4.8: jobs stay when tradespeople move', () => {
    const A = { ...stock('| | commodity 1'), pawn: 'v5.1' };
    const s = act(turn({ A }, { jobs: { v1: 'job-cook' } }), 'A swap cook');
    expect(position(s).jobs).toEqual({ v1: 'job-cook' });
  });
});
