import { describe, expect, test } from 'vitest';
import {
  act,
  acting,
  anytime,
  building,
  final,
  full,
  goods,
  herd,
  land,
  offered,
  played,
  position,
  seat,
  stock,
  turn,
  worth,
} from './fixtures.ts';

describe('costs', () => {
  test('ruling costOrder (BF-6.1): tiles leave first, what that sets off comes after the complete cost', () => {
    const estates = [full('forest', { a1: '14B' })];
    const boards = { small: ['07A'], large: [] };
    // the water of the cabin comes too late for the cost
    expect(offered(acting('v1.1', { ...stock('brick 4 | |'), estates }, { boards }), 'A')).toEqual(['pass']);
    const s = building('07A', { ...stock('brick 4 | water 1 |'), estates }, 'A cell e3');
    expect([goods(s, 'A'), offered(s, 'A')]).toEqual(['| water 1 |', ['cell e3']]);
  });

  test('ruling ownEffectOnOwnCost (BF-6.4): the cabinet painter does not react to what its own cost set off', () => {
    const A = stock('brick 1 | sand 1, charcoal 1, water 1, wood 3, glass 3 |');
    const s = building('18B', A, 'A cell a1');
    expect(goods(s, 'A')).toBe('| glass 2 |');
    // from then on it does
    const later = { ...stock('| charcoal 1, water 1, wood 1 |'), estates: [{ a1: '18B', b1: 'pond' }] };
    expect(goods(act(acting('v4.1', later), 'A visit glass-miller'), 'A')).toBe('| glass 1 | porridge 1');
  });

  test('ruling conditionsTiming (BF-6.1): conditions are looked at before the cost', () => {
    const smoke = { ...stock('brick 2 | wood 3, glass 3 |') };
    const boards = { small: [], large: ['smokehouse'] };
    const offer = (estate: Record<string, string>) =>
      offered(acting('v1.1', { ...smoke, estates: [estate] }, { boards }), 'A');
    expect(offer({ a1: 'pond', a2: 'pond', a3: 'pond', b1: 'field' })).toEqual(['visit builder']);
    expect(offer({ a1: 'pond', a2: 'pond', b1: 'field' })).toEqual(['pass']);
    expect(offer({ a1: 'pond', a2: 'pond', a3: 'pond' })).toEqual(['pass']);
    // a pond may then make room for the smokehouse itself
    const estate = full('forest', { a1: 'pond', a2: 'pond', a3: 'pond', b1: 'field' });
    const s = building('smokehouse', { ...smoke, estates: [estate] }, 'A cell b1');
    expect(offered(s, 'A')).toEqual(['cell a1+b1', 'cell a1+a2', 'cell a2+a3']);
    const built = act(s, 'A cell a2+a3');
    expect(worth(built, 'A', 'smokehouse')).toBe(5 + 1);
  });

  test('ruling half/guild (BF-6.3): 5 wood and 1 glass mean at least', () => {
    const half = (wood: number) => goods(building('03B', stock(`brick 1 | wood ${wood}, glass 2 |`), 'A cell a1'), 'A');
    expect([half(6), half(7)]).toEqual(['| wood 4 |', 'brick 7 | wood 5 |']);
    const guild = (glass: number, provisions: string) => {
      const A = stock(`| wood 2, glass ${glass} | meat 2, provisions ${provisions}`);
      return seat(building('33B', A, 'A cell a1'), 'A').estates.length;
    };
    expect([guild(3, '2+1'), guild(3, '3+3'), guild(2, '3+3'), guild(3, '1+1')]).toEqual([2, 2, 1, 1]);
  });

  test('ruling grocer (BF-6.3): compulsory when three kinds can be paid, refined ones allowed', () => {
    const s = building('17B', stock('brick 1 | wood 1, glass 1 | meat 1, commodity 1, provisions 1+1'), 'A cell a1');
    expect(offered(s, 'A')).toEqual(['good meat']);
    const paid = act(s, 'A good meat', 'A good provisions', 'A split 0', 'A good commodity');
    expect(goods(paid, 'A')).toBe('| | porridge 5, provisions 1+0');
    const more = building('17B', stock('brick 2 | sand 1, water 1, wood 2, glass 1 |'), 'A cell a1');
    expect(offered(more, 'A')).toEqual(['good brick', 'good wood']);
    expect(offered(act(more, 'A good wood'), 'A')).toEqual(['good sand']);
    expect(goods(act(more, 'A good wood', 'A good sand', 'A good water'), 'A')).toBe('brick 1 | | porridge 5');
  });

  test('ruling oxStable (BF-5.2): the highest line reached by the cattle, nothing without cattle', () => {
    const wood = (cattle: number) => {
      const A = { estates: [{ a1: '05A', a2: 'forest', a3: 'pasture', b1: 'pasture' }], cattle, pawn: 'v5.1' };
      const s = turn({ A });
      return anytime(s, 'A').includes('convert 05A') ? goods(act(s, 'A convert 05A', 'A cell a2'), 'A') : 'none';
    };
    expect([0, 1, 2, 3, 4, 6, 7, 8].map(wood)).toEqual([
      'none',
      ...['1', '2', '2', '3', '3', '4', '4'].map(n => `| wood ${n} |`),
    ]);
  });
});

describe('effects', () => {
  test('ruling tannery (BF-6.4): the pig of the butcher goes there while it holds fewer than 5', () => {
    const A = (tannery: number) => ({ estates: [{ a1: '23A', a2: 'pasture' }], pigs: 3, tannery });
    const s = act(acting('v1.2', A(3)), 'A visit butcher 1');
    expect([seat(s, 'A').tannery, herd(s, 'A'), goods(s, 'A')]).toEqual([4, [2, 0], '| | meat 2']);
    expect(seat(act(acting('v1.2', A(5)), 'A visit butcher 1'), 'A').tannery).toBe(5);
    const cow = act(acting('v1.2', { ...A(3), cattle: 1 }), 'A visit butcher 2');
    expect(seat(cow, 'A').tannery).toBe(3);
    const house = building('21A', { ...stock('brick 3 | glass 2 |'), ...A(1) }, 'A cell b1', 'A take');
    expect([seat(house, 'A').tannery, goods(house, 'A')]).toEqual([1, '| | meat 6']);
  });

  test('ruling farmhandFarms (BF-6.4): both farms react to one field', () => {
    const estates = [{ a1: '23B', a2: '27B', b1: 'pasture', b2: 'pasture' }];
    const s = act(acting('v3.2', { estates, pigs: 2, cattle: 2 }), 'A visit farmhand 2', 'A cell e1');
    expect(herd(s, 'A')).toEqual([3, 3]);
    const few = act(acting('v3.2', { estates, pigs: 1, cattle: 1 }), 'A visit farmhand 2', 'A cell e1');
    expect(herd(few, 'A')).toEqual([1, 1]);
    const pasture = acting('v3.2', { ...stock('| wood 1 |'), estates, pigs: 2, cattle: 2 });
    expect(herd(act(pasture, 'A visit farmhand 1', 'A cell e1'), 'A')).toEqual([2, 2]);
  });

  test('ruling farmhandFarms (BF-6.4): only if the field was really placed', () => {
    const estates = [full('forest', { a1: '23B', b1: 'pond' })];
    const s = act(acting('v3.2', { estates, pigs: 2 }), 'A visit farmhand 2');
    expect(offered(s, 'A')).toEqual(['cell b1', 'decline']);
    expect([herd(act(s, 'A decline'), 'A'), herd(act(s, 'A cell b1'), 'A')]).toEqual([
      [2, 0],
      [3, 0],
    ]);
  });

  test('ruling captainFree (BF-6.1): free of all costs, forests too, with condition and space', () => {
    const boards = { small: ['07A', '35B', '36A'], large: ['inn'] };
    const captain = (estates: Record<string, string>[]) =>
      act(
        acting('captain', { ...stock('| water 5 |'), estates }, { boards, jobs: { captain: 'job-captain' }, pile: [] }),
        'A job job-captain',
      );
    const s = captain([{ a1: 'forest' }]);
    expect(offered(s, 'A')).toEqual(['part provisions', 'part build']);
    const choose = act(s, 'A part build');
    expect(offered(choose, 'A')).toEqual(['build 07A', 'build 35B', 'build 36A']);
    const built = act(choose, 'A build 07A', 'A cell b1', 'A split 0');
    expect([goods(built, 'A'), land(built, 'A')]).toEqual(['| | provisions 0+1', { a1: 'forest', b1: '07A' }]);
    expect(offered(act(captain([{ a1: '13A' }]), 'A part build'), 'A')).toEqual(['build 07A', 'build 36A']);
  });

  test('ruling captainFree (BF-6.1): compulsory if one can be placed, lost without room', () => {
    const boards = { small: ['36A'], large: [] };
    const jobs = { captain: 'job-captain' };
    const A = { ...stock('| water 5 | provisions 3+2'), estates: [full('forest')] };
    const s = act(acting('captain', A, { boards, jobs, pile: [] }), 'A job job-captain', 'A part build');
    expect([goods(s, 'A'), land(s, 'A'), offered(s, 'A')]).toEqual(['| | provisions 3+3', full('forest'), ['end']]);
    expect(position(s).boards.small).toEqual(['36A']);
  });

  test("ruling triggerOrder (BF-6.4): effects come right after what set them off, wheels first, in the owner's order", () => {
    // the new estate comes in the middle of three steps: its sand turns the wheel before the tracker goes on
    const estates = [{ a1: '07A', a2: '18B' }];
    const A = { ...stock('brick 4 | charcoal 1, water 1, wood 1 | meat 3'), estates, tracker: 2 };
    const s = acting('v1.1', A, { boards: { small: ['31B'], large: [] } });
    const { state, events } = played(s, 'A visit builder', 'A build 31B', 'A cell b1');
    expect(goods(state, 'A')).toBe('| sand 2, glass 1 | porridge 1');
    const kinds = events.map(({ kind }) => kind).filter(kind => ['progress', 'estate', 'turn'].includes(kind));
    expect(kinds).toEqual(['progress', 'estate', 'turn', 'progress', 'progress']);
  });

  test('ruling adjacentOnce (BF-6.5): a neighbour once, no diagonals, no stables, no other estates', () => {
    const yard = (estates: Record<string, string>[]) => worth(final({ A: { estates } }), 'A', 'construction-yard');
    expect(yard([{ 'b1+b2': 'construction-yard', 'a1+a2': 'inn' }])).toBe(5 + 2);
    // b1 lies beside the stables, which are no buildings
    expect(yard([{ 'b1+b2': 'construction-yard' }])).toBe(5);
    expect(yard([{ 'b1+b2': 'construction-yard', a3: '13A', b3: '14A', a1: 'forest' }])).toBe(5 + 2);
    expect(yard([{ 'e1+e2': 'construction-yard' }, { a1: '13A', a2: '14A' }])).toBe(5);
    const farm = { 'd1+d2': 'livestock-farm', e1: 'pasture', e3: 'pasture', b1: 'pasture' };
    expect(worth(final({ A: { estates: [farm], pigs: 9 } }), 'A', 'livestock-farm')).toBe(5 + 2);
  });
});

describe('the clockmaker', () => {
  const boards = { small: ['09B'], large: [] };
  const built = (text: string, more = {}, setting = {}) =>
    act(
      turn({ A: { ...stock(text), pawn: 'v1.2', ...more } }, { boards, ...setting }),
      'A move v1.1',
      'A visit builder',
      'A build 09B',
      'A cell a1',
    );

  test('ruling clockmaker (BF-6.6): markers at 0 go to 1 one by one, with production in between', () => {
    const s = built('brick 2 | charcoal 1, water 1, wood 3, glass 2 | meat 1, charcoal 1');
    expect(offered(s, 'A')).toEqual(['part sand', 'part porridge']);
    const sand = act(s, 'A part sand');
    // charcoal, water and wood have come down to 0 since: they stay there
    expect(goods(sand, 'A')).toBe('brick 1 | glass 1 | commodity 1, provisions 1+1');
  });

  test("ruling clockmaker (BF-6.6): brick and both charcoal markers are among them, in the owner's order", () => {
    const s = built('brick 1 | wood 2, glass 2 |');
    expect(offered(s, 'A')).toEqual(
      ['brick', 'wood', 'sand', 'glass-charcoal', 'water', 'porridge', 'meat', 'cooking-charcoal'].map(
        part => `part ${part}`,
      ),
    );
    const some = act(s, 'A part cooking-charcoal', 'A part brick', 'A part water');
    expect(goods(some, 'A')).toBe('brick 1 | water 1 | charcoal 1');
  });

  test('ruling clockmakerFinalTurn (BF-6.6): the extra turn is also taken after the last one', () => {
    const goodsOfA = 'brick 2 | charcoal 1, water 1, wood 3, glass 2 | meat 1, charcoal 1, provisions 0+3';
    const s = act(built(goodsOfA, {}, { ending: { by: 'A', left: 1 } }), 'A part sand', 'A end');
    expect([position(s).phase, position(s).turn]).toEqual(['turn', 'A']);
    expect(position(act(s, 'A beg', 'A end')).phase).toBe('final');
  });

  test('ruling clockmakerFinalTurn (BF-6.6): the first of both may trigger the end, then both turns still come', () => {
    const cooking = { porridge: 0, meat: 1, charcoal: 1, provisions: [3, 3], commodity: 0, steps: 11 };
    let s = built('brick 2 | charcoal 1, water 1, wood 3, glass 2 |', { cooking });
    s = act(s, 'A part sand', 'A end');
    const turns = [position(s).turn];
    for (let i = 0; i < 4 && position(s).phase !== 'final'; i++) {
      const { turn: letter } = position(s);
      if (offered(s, letter).includes('split 0')) s = act(s, `${letter} split 0`);
      const first = offered(s, letter).includes('beg') ? 'beg' : `${offered(s, letter, 'move')[0]}`;
      s = act(s, `${letter} ${first}`);
      s = first === 'beg' ? act(s, `${letter} end`) : finish(s, letter);
      turns.push(position(s).phase === 'final' ? 'final' : position(s).turn);
    }
    expect(turns).toEqual(['A', 'B', 'C', 'A', 'final']);
  });

  /** Visits whoever comes first and ends the turn. */
  function finish(s: ReturnType<typeof turn>, letter: string) {
    let now = s;
    while (!offered(now, letter).includes('end')) now = act(now, `${letter} ${offered(now, letter)[0]}`);
    return act(now, `${letter} end`);
  }
});
