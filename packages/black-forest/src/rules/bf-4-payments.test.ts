import { describe, expect, test } from 'vitest';
import {
  act,
  acting,
  anytime,
  asked,
  goods,
  land,
  moves,
  offered,
  played,
  position,
  RINGS,
  seat,
  stock,
  turn,
} from './fixtures.ts';

const COOKING = { porridge: 0, meat: 1, charcoal: 1, provisions: [0, 0], commodity: 0, steps: 1 };
const FIELD = [{ a1: 'field' }];
const OPEN = { v1: 'job-lumberjack', v2: 'job-brickmaker', v3: 'job-cook' };

describe('jobs in play', () => {
  const remind = (players: number, jobs: Record<string, string>) => {
    const s = acting('v1.2', { cooking: COOKING, estates: FIELD }, { jobs, pile: ['job-market'] }, { players });
    return position(act(s, 'A visit cook 1', 'A good brick')).jobs;
  };

  test('BF-4.9: never more than three', () => {
    expect(remind(3, { v1: 'job-lumberjack', v2: 'job-brickmaker' })).toHaveProperty('market', 'job-market');
    expect(remind(3, OPEN)).toEqual(OPEN);
    expect(remind(2, OPEN)).toEqual(OPEN);
    expect(remind(1, OPEN)).toEqual(OPEN);
  });

  test('BF-4.9: four with four players', () => {
    expect(remind(4, OPEN)).toEqual({ ...OPEN, market: 'job-market' });
    const four = { ...OPEN, v4: 'job-landowner' };
    expect(remind(4, four)).toEqual(four);
  });
});

describe('the swap', () => {
  const A = { ...stock('| | commodity 1'), pawn: 'v5.1' };

  test('BF-4.10: of two players the active one moves the neutral pawn to another empty space of any village', () => {
    const s = act(turn({ A, B: { pawn: 'v3.1' } }, { neutral: 'v2.1' }, { players: 2 }), 'A swap cook');
    expect(asked(s)).toBe('A');
    const spaces = ['v1.1 v1.2 v1.3 v1.4', 'v2.2 v2.3', 'v3.2 v3.3', 'v4.1 v4.2 v4.3 v4.4', 'v5.2 v5.3'];
    expect(offered(s, 'A')).toEqual(
      spaces
        .join(' ')
        .split(' ')
        .map(space => `neutral ${space}`),
    );
    const moved = act(s, 'A neutral v2.3');
    expect([position(moved).neutral, offered(moved, 'A', 'move').length > 0]).toEqual(['v2.3', true]);
  });

  test('BF-4.10: the space of the neutral pawn is occupied, before and after', () => {
    const s = turn({ A, B: { pawn: 'v3.1' } }, { neutral: 'v5.2' }, { players: 2 });
    expect(moves(s, 'A')).toBe('v5.3');
    expect(moves(act(s, 'A swap cattle-farmer', 'A neutral v5.3'), 'A')).toBe('v5.2');
  });

  test('BF-4.10: three players have no neutral pawn to move', () => {
    const s = act(turn({ A }), 'A swap cook');
    expect([position(s).neutral, offered(s, 'A', 'neutral'), offered(s, 'A', 'move').length > 0]).toEqual([
      undefined,
      [],
      true,
    ]);
  });

  test('BF-4.13: who has swapped and finds no legal move left begs after all', () => {
    const tradespeople = {
      ...RINGS,
      v2: ['brickmaker', 'pig-farmer', 'traveling-merchant'],
      v5: ['carpenter', 'cattle-farmer', 'gardener'],
    };
    const s = turn({ A: { ...stock('| | commodity 1'), pawn: 'v2.1' } }, { tradespeople });
    expect(moves(s, 'A')).toBe('v2.2 v2.3');
    const stuck = act(s, 'A swap builder');
    expect(offered(stuck, 'A')).toEqual(['beg']);
    const begged = act(stuck, 'A beg', 'A split 0');
    expect([seat(begged, 'A').pawn, goods(begged, 'A')]).toEqual(['v2.centre', '| | provisions 0+1']);
  });
});

describe('one payment', () => {
  test('BF-4.11: travel and gifts are one payment, the wheels of the payer turn after all of it', () => {
    const A = { ...stock('brick 1 | | porridge 1, meat 1, charcoal 1, provisions 3+0'), pawn: 'v1.1' };
    const s = act(turn({ A, B: { pawn: 'v5.1' } }), 'A move v5.2');
    // the provision is paid, the wheel could turn, but the fee is still open
    expect(goods(s, 'A')).toBe('brick 1 | | porridge 1, meat 1, charcoal 1, provisions 2+0');
    expect(offered(s, 'A')).toEqual(['give brick', 'give charcoal', 'give porridge', 'give meat']);
    const brick = act(s, 'A give brick');
    expect([asked(brick), goods(brick, 'A')]).toEqual(['B', '| | commodity 1, provisions 3+1']);
    const meat = act(s, 'A give meat');
    expect([asked(meat), goods(meat, 'A')]).toEqual(['B', 'brick 1 | | porridge 1, charcoal 1, provisions 2+0']);
  });

  test('BF-4.11: it is payable in full from what is there before it', () => {
    // no production on the way brings a second provision
    const A = { ...stock('| | porridge 1, meat 1, charcoal 1, provisions 1+0, commodity 3'), pawn: 'v1.1' };
    expect(moves(turn({ A }), 'A')).toBe('v2.1 v2.3 v5.1 v5.2 v5.3');
    const two = { ...stock('| | porridge 1, meat 1, charcoal 1, provisions 1+1, commodity 3'), pawn: 'v1.1' };
    expect(moves(turn({ A: two }), 'A')).toContain('v3.2');
    const fee = { ...stock('| glass 3 | provisions 3+0'), pawn: 'v1.1' };
    expect(moves(turn({ A: fee, B: { pawn: 'v5.1' } }), 'A')).toBe('v3.2 v3.3');
  });

  test('BF-4.11: the receivers follow clockwise, each after its own anytime actions, and produce at once', () => {
    const A = { ...stock('brick 1 | sand 1 | provisions 1+0'), pawn: 'v1.1' };
    const B = {
      ...stock('| sand 7, charcoal 1, water 1, wood 1, glass 3 | meat 1'),
      pawn: 'v5.1',
      estates: [{ a1: '09A' }],
    };
    const C = { ...stock('| charcoal 1, water 1, wood 1 |'), pawn: 'v5.centre' };
    const s = act(turn({ A, B, C }), 'A move v5.2', 'A give brick', 'A give sand');
    expect(asked(s)).toBe('B');
    expect(anytime(s, 'B')).toEqual(['convert 09A']);
    const taken = act(s, 'B take');
    expect([asked(taken), goods(taken, 'B')]).toEqual([
      'C',
      'brick 1 | sand 7, charcoal 1, water 1, wood 1, glass 3 | meat 1',
    ]);
    expect(goods(act(taken, 'C take'), 'C')).toBe('| glass 1 |');
  });

  test('BF-4.11: clockwise begins with the seat after the mover', () => {
    const goodsOfB = { ...stock('brick 2 | | provisions 1+0'), pawn: 'v1.1' };
    const s = turn({ A: { pawn: 'v5.1' }, B: goodsOfB, C: { pawn: 'v5.3' } }, { turn: 'B' });
    const paid = act(s, 'B move v5.2', 'B give brick', 'B give brick');
    expect(asked(paid)).toBe('C');
    expect(asked(act(paid, 'C take'))).toBe('A');
  });

  test('BF-4.11: an anytime action makes room before a good is received', () => {
    const A = { ...stock('| water 1 | provisions 1+0'), pawn: 'v1.1' };
    const B = { ...stock('| water 7 | porridge 1'), pawn: 'v5.1', estates: [{ a1: '08B' }] };
    const water = act(turn({ A, B }), 'A move v5.2', 'A give water');
    expect(offered(water, 'B')).toEqual(['decline']);
    const room = act(water, 'B convert 08B');
    expect(offered(room, 'B')).toEqual(['take', 'decline']);
    expect(goods(act(room, 'B take'), 'B')).toBe('| sand 2, water 7 |');
  });

  test('BF-4.11: effects on entering come after the payment and before the action', () => {
    const A = { ...stock('brick 1 | | provisions 1+0'), pawn: 'v2.1', estates: [{ a1: '13B', a2: 'field' }] };
    const s = act(turn({ A, B: { pawn: 'v1.1' } }), 'A move v1.2', 'A give brick');
    expect([asked(s), goods(s, 'A')]).toEqual(['B', '| |']);
    const entered = act(s, 'B decline');
    expect([goods(entered, 'A'), offered(entered, 'A')]).toEqual(['| water 2 |', ['visit cook 1']]);
    const inside = act(turn({ A: { ...A, pawn: 'v1.1' } }), 'A move v1.2');
    expect(goods(inside, 'A')).toBe('brick 1 | | provisions 1+0');
  });

  test('BF-4.12: a space is judged with what is left after the payment', () => {
    const to = (goods: string) => moves(turn({ A: { ...stock(goods), pawn: 'v1.1' }, B: { pawn: 'v2.2' } }), 'A');
    expect(to('| charcoal 1 | provisions 1+0')).toBe('v5.1 v5.2 v5.3');
    expect(to('| charcoal 1 | charcoal 1, provisions 1+0')).toBe('v2.1 v2.3 v5.1 v5.2 v5.3');
    // the brick pays the fee, or the pond
    expect(to('brick 1 | | provisions 1+0')).toBe('v5.1 v5.2 v5.3');
    expect(to('brick 2 | | provisions 1+0')).toBe('v2.3 v5.1 v5.2 v5.3');
  });

  test('BF-4.12: some choice of splits suffices, with the wheels turned', () => {
    const to = (provisions: string) => {
      const text = `| | porridge 1, meat 1, charcoal 1, provisions ${provisions}, commodity 0`;
      return moves(turn({ A: { ...stock(text), pawn: 'v1.1' }, B: { pawn: 'v5.1' }, C: { pawn: 'v3.1' } }), 'A');
    };
    // paid from the full marker the wheel turns and eats the charcoal for the brickmaker
    expect(to('3+1')).toContain('v2.1');
    expect(to('3+0')).not.toContain('v2.1');
  });

  test('BF-4.12: a paid cost is a change, a reward that changes nothing is none', () => {
    expect(offered(acting('v2.1', stock('brick 7 | charcoal 1 |')), 'A')).toEqual(['visit brickmaker']);
    expect(offered(acting('v1.2', { ...stock('| | porridge 7'), estates: FIELD }), 'A')).toEqual(['pass']);
    expect(offered(acting('v1.2', { estates: [{ a1: 'pond' }] }), 'A')).toEqual(['pass']);
    expect(
      offered(acting('v1.1', stock('brick 7 | wood 7 |'), { boards: { small: ['13A'], large: [] } }), 'A'),
    ).toEqual(['pass']);
    expect(
      offered(acting('v1.1', stock('brick 7 | wood 7, water 1 |'), { boards: { small: ['13A'], large: [] } }), 'A'),
    ).toEqual(['visit builder']);
  });
});

describe('beggars and the merchant', () => {
  test('BF-4.14: a begging pawn leaves the centre by a normal move, free within its village', () => {
    const s = turn({ A: { pawn: 'v5.centre' }, B: { pawn: 'v5.1' } });
    expect(offered(s, 'A')).toEqual(['move v5.2', 'move v5.3', 'beg']);
    const moved = act(s, 'A move v5.3');
    expect([seat(moved, 'A').pawn, goods(moved, 'A'), asked(moved)]).toEqual(['v5.3', '| |', 'A']);
    const far = turn({ A: { ...stock('| | provisions 2+0'), pawn: 'v5.centre', estates: [{ a1: 'pond' }] } });
    expect(goods(act(far, 'A move v4.1'), 'A')).toBe('| | provisions 1+0');
  });

  test('BF-4.14: several pawns fit in a centre, and begging again is allowed', () => {
    const s = turn({ A: { ...stock('| | provisions 3+0'), pawn: 'v5.centre' }, B: { pawn: 'v5.centre' } });
    const again = act(s, 'A beg');
    expect([seat(again, 'A').pawn, goods(again, 'A')]).toEqual(['v5.centre', '| | provisions 3+1']);
  });

  test('BF-4.14: a pawn on a place whose job is done stays until it moves', () => {
    const s = turn({ A: { pawn: 'freiburg' } });
    expect(offered(s, 'A')).toEqual(['beg']);
    const next = turn({ A: { ...stock('| | provisions 3+0'), pawn: 'freiburg' } });
    expect(moves(next, 'A')).toBe('v3.2 v3.3 v5.1 v5.2 v5.3');
    expect(goods(act(next, 'A move v5.1'), 'A')).toBe('| | provisions 2+0');
  });

  test('BF-4.15: the visitor names a basic good and gains 2, then the others clockwise 1 each', () => {
    const s = act(acting('v5.2', {}), 'A visit traveling-merchant');
    expect(offered(s, 'A')).toEqual(
      ['brick', 'wood', 'sand', 'charcoal', 'water', 'porridge', 'meat'].map(good => `good ${good}`),
    );
    const named = act(s, 'A good water');
    expect([goods(named, 'A'), asked(named), offered(named, 'B')]).toEqual(['| water 2 |', 'B', ['take', 'decline']]);
    const after = act(named, 'B take', 'C decline');
    expect([goods(after, 'B'), goods(after, 'C'), asked(after)]).toEqual(['| water 1 |', '| |', 'A']);
  });

  test('BF-4.15: clockwise from the visitor, who may name a good that only the others can store', () => {
    const s = turn({ B: { ...stock('brick 7 | |'), pawn: 'v5.1' } }, { turn: 'B' });
    const named = act(s, 'B move v5.2', 'B visit traveling-merchant', 'B good brick');
    expect([goods(named, 'B'), asked(named)]).toEqual(['brick 7 | |', 'C']);
    const { state, events } = played(named, 'C take', 'A take');
    expect([goods(state, 'A'), goods(state, 'C')]).toEqual(['brick 1 | |', 'brick 1 | |']);
    expect(events.filter(({ kind }) => kind === 'gain').map(event => ('seat' in event ? event.seat : -1))).toEqual([
      2, 0,
    ]);
    expect(land(state, 'A')).toEqual({});
  });
});
