import { describe, expect, test } from 'vitest';
import {
  act,
  acting,
  anytime,
  asked,
  building,
  goods,
  offered,
  played,
  points,
  position,
  seat,
  stock,
  turn,
} from './fixtures.ts';

const set = (text: string) => goods(turn({ A: { ...stock(text), reminder: false } }), 'A');
const EIGHT_PONDS = Object.fromEntries(['a1', 'a2', 'a3', 'b1', 'b2', 'b3', 'd1', 'd2'].map(cell => [cell, 'pond']));

describe('what a wheel holds', () => {
  test('BF-2.1: sand, charcoal, water and wood make glass', () => {
    expect(set('| sand 1, charcoal 1, water 1, wood 1 |')).toBe('| glass 1 |');
    const four = ['sand', 'charcoal', 'water', 'wood'];
    for (const missing of four) {
      const text = `| ${four
        .filter(good => good !== missing)
        .map(good => `${good} 1`)
        .join(', ')} |`;
      expect(set(text)).toBe(text);
    }
  });

  test('BF-2.1: porridge, meat and charcoal make a provision on each of two markers, and a commodity', () => {
    expect(set('| | porridge 1, meat 1, charcoal 1')).toBe('| | commodity 1, provisions 1+1');
    expect(set('| | porridge 1, meat 1, charcoal 1, provisions 0+2')).toBe('| | commodity 1, provisions 1+3');
    for (const missing of ['porridge 1, meat 1', 'porridge 1, charcoal 1', 'meat 1, charcoal 1'])
      expect(set(`| | ${missing}`)).toBe(`| | ${missing}`);
  });

  test('BF-2.1: charcoal has a marker on each wheel, brick is on neither', () => {
    const two = 'brick 7 | charcoal 7, water 1, wood 1 | porridge 1, meat 1';
    expect(set(two)).toBe(two);
    expect(set('brick 7 | sand 1, charcoal 1, water 1, wood 1 | meat 1, charcoal 4')).toBe(
      'brick 7 | glass 1 | meat 1, charcoal 4',
    );
  });

  test('BF-2.2: a basic good ends at 7, the excess of a gain is lost', () => {
    const s = acting('v2.1', stock('brick 5 | charcoal 1 |'));
    expect(goods(act(s, 'A visit brickmaker'), 'A')).toBe('brick 7 | |');
    const sand = acting('v4.1', { ...stock('| sand 6 |'), estates: [EIGHT_PONDS] });
    expect(goods(act(sand, 'A visit glass-miller'), 'A')).toBe('| sand 7 |');
    expect(() => turn({ A: { brick: 8 } })).toThrow();
    expect(() => turn({ A: { glass: { sand: 8 } } })).toThrow();
  });

  test('BF-2.2: glass and commodities end at 3, provisions at 3 on each of two markers', () => {
    expect(goods(building('32B', stock('| charcoal 1, wood 3, glass 3 |'), 'A cell a1'), 'A')).toBe('| glass 3 |');
    const beggar = turn({ A: { ...stock('| | provisions 3+3'), pawn: 'v1.1' } });
    expect(goods(act(beggar, 'A beg'), 'A')).toBe('| | provisions 3+3');
    expect(() => turn({ A: { glass: { glass: 4 } } })).toThrow();
    expect(() => turn({ A: { cooking: { commodity: 4 } } })).toThrow();
    expect(() => turn({ A: { cooking: { provisions: [4, 0] } } })).toThrow();
  });
});

describe('production', () => {
  test('BF-2.3: a wheel turns until a basic good is 0', () => {
    expect(set('| sand 5, charcoal 2, water 3, wood 7 | porridge 4, meat 1, charcoal 6')).toBe(
      '| sand 3, water 1, wood 5, glass 2 | porridge 3, charcoal 5, commodity 1, provisions 1+1',
    );
  });

  test('BF-2.3: a wheel turns until a refined marker is at 3, whichever that is', () => {
    expect(set('| sand 5, charcoal 5, water 5, wood 5, glass 1 |')).toBe(
      '| sand 3, charcoal 3, water 3, wood 3, glass 3 |',
    );
    expect(set('| | porridge 5, meat 5, charcoal 5, provisions 1+0')).toBe(
      '| | porridge 3, meat 3, charcoal 3, commodity 2, provisions 3+2',
    );
    for (const stopper of ['commodity 3', 'provisions 3+0', 'provisions 0+3']) {
      const text = `| | porridge 5, meat 5, charcoal 5, ${stopper}`;
      expect(set(text)).toBe(text);
    }
  });

  test('BF-2.3: both dials count how far they have turned', () => {
    const text = '| sand 5, charcoal 2, water 3, wood 7 | porridge 4, meat 1, charcoal 6';
    const { glass, cooking } = seat(turn({ A: stock(text) }), 'A');
    expect([glass.steps, cooking.steps]).toEqual([2, 1]);
  });

  test('BF-2.3: several steps are one process, at once, and nobody is asked', () => {
    const before = acting('v4.1', {
      ...stock('| charcoal 3, water 4, wood 5 |'),
      estates: [{ a1: 'pond', a2: 'pond' }],
    });
    const { state, events } = played(before, 'A visit glass-miller');
    expect(goods(state, 'A')).toBe('| charcoal 1, water 2, wood 3, glass 2 |');
    const turned = events.filter(({ kind }) => kind === 'turn');
    expect(turned.map(event => ('steps' in event ? event.steps : 0)).reduce((sum, n) => sum + n, 0)).toBe(2);
    expect(offered(state, 'A')).toEqual(['end']);
  });

  test("BF-2.3: production is compulsory on another player's turn too", () => {
    const s = acting('v5.2', {}, { seats: { B: stock('| charcoal 1, water 1, wood 1 |') } });
    const given = act(s, 'A visit traveling-merchant', 'A good sand', 'B take');
    expect(goods(given, 'B')).toBe('| glass 1 |');
  });

  test('BF-2.3: no wheel turns inside a payment', () => {
    // the glass alone would free the wheel, but the last wood goes in the same payment
    const seat = stock('brick 2 | sand 1, charcoal 1, water 1, wood 2, glass 3 |');
    expect(goods(building('05B', seat), 'A')).toBe('| sand 1, charcoal 1, water 1, glass 2 |');
    const more = stock('brick 2 | sand 1, charcoal 1, water 1, wood 3, glass 3 |');
    expect(goods(building('05B', more), 'A')).toBe('| glass 3 |');
  });

  test('BF-2.3: after the whole payment the wheel turns before the reward', () => {
    const half = (sand: string) => stock(`brick 1 | ${sand}charcoal 1, water 1, wood 7, glass 3 |`);
    // five wood are left, but with sand the wheel takes one of them before they are counted
    expect(goods(building('03B', half(''), 'A cell a1'), 'A')).toBe('brick 7 | charcoal 1, water 1, wood 5, glass 1 |');
    expect(goods(building('03B', half('sand 1, '), 'A cell a1'), 'A')).toBe('| wood 4, glass 2 |');
  });
});

describe('charcoal and provisions', () => {
  test('BF-2.4: gained charcoal goes on one wheel of choice, all of it', () => {
    const s = act(acting('v4.4', stock('| charcoal 1, wood 1 | charcoal 2')), 'A visit charcoal-burner');
    expect(offered(s, 'A')).toEqual(['wheel glass', 'wheel cooking']);
    expect(goods(act(s, 'A wheel glass'), 'A')).toBe('| charcoal 5 | charcoal 2');
    expect(goods(act(s, 'A wheel cooking'), 'A')).toBe('| charcoal 1 | charcoal 6');
  });

  test('BF-2.4: charcoal is paid from both wheels in any split', () => {
    const s = act(
      acting(
        'v1.1',
        { ...stock('| charcoal 4 | charcoal 5'), estates: [{ a1: 'forest' }] },
        { jobs: { v1: 'job-glass-miller' } },
      ),
      'A job job-glass-miller',
    );
    expect(offered(s, 'A')).toEqual(['split 2', 'split 3', 'split 4']);
    const paid = ['2', '3', '4'].map(n => goods(act(s, `A split ${n}`), 'A'));
    expect(paid).toEqual([
      'brick 4 | charcoal 2, wood 4, glass 1 |',
      'brick 4 | charcoal 1, wood 4, glass 1 | charcoal 1',
      'brick 4 | wood 4, glass 1 | charcoal 2',
    ]);
  });

  test('BF-2.4: charcoal is never shifted from wheel to wheel', () => {
    const s = turn({ A: { ...stock('| charcoal 4 | charcoal 5'), pawn: 'v5.1' } });
    expect(anytime(s, 'A')).toEqual([]);
    expect(offered(s, 'A')).toEqual(['move v5.2', 'move v5.3', 'beg']);
  });

  test('BF-2.4: provisions are paid and gained in any split', () => {
    const s = act(turn({ A: { ...stock('| | provisions 2+2'), pawn: 'v1.1' } }), 'A move v3.2');
    expect(offered(s, 'A')).toEqual(['split 0', 'split 1', 'split 2']);
    const paid = ['0', '1', '2'].map(n => goods(act(s, `A split ${n}`), 'A'));
    expect(paid).toEqual(['| | provisions 2+0', '| | provisions 1+1', '| | provisions 0+2']);
    const baker = turn({
      A: { ...stock('| water 1 | provisions 1+1'), pawn: 'v5.1', estates: [{ a1: '33A', b1: 'field' }] },
    });
    const baked = act(baker, 'A convert 33A', 'A cell b1');
    expect(offered(baked, 'A')).toEqual(['split 0', 'split 1', 'split 2']);
    expect(goods(act(baked, 'A split 0'), 'A')).toBe('| | provisions 1+3');
    expect(goods(act(baked, 'A split 1'), 'A')).toBe('| | provisions 2+2');
  });
});

describe('rewards', () => {
  const bar = stock('| water 2, wood 3 | porridge 5, charcoal 5');

  test('BF-2.5: the parts come in the order the player likes, with production in between', () => {
    const s = building('19A', { ...bar, reminder: false }, 'A cell a1');
    expect(offered(s, 'A')).toEqual(['part meat', 'part porridge']);
    expect(goods(act(s, 'A part meat'), 'A')).toBe('| | porridge 7, meat 1, commodity 2, provisions 2+2');
    expect(goods(act(s, 'A part porridge'), 'A')).toBe('| | porridge 5, meat 1, commodity 2, provisions 2+2');
  });

  test('BF-2.5: a reward is taken in full, nobody may refuse a part of it', () => {
    const s = building('19A', stock('| water 2, wood 3 | porridge 5, charcoal 3'), 'A cell a1');
    expect(goods(s, 'A')).toBe('| | porridge 7, meat 3');
    expect(offered(s, 'A')).toEqual(['end']);
  });

  test('BF-2.5: units are gained one by one, production comes as soon as it can', () => {
    const s = acting('v4.1', { ...stock('| charcoal 1, water 1, wood 1 |'), estates: [EIGHT_PONDS] });
    expect(goods(act(s, 'A visit glass-miller'), 'A')).toBe('| sand 7, glass 1 |');
  });

  test('BF-2.8: a gained provision goes on a marker with room', () => {
    const beg = (provisions: string) =>
      act(turn({ A: { ...stock(`| | provisions ${provisions}`), pawn: 'v1.1' } }), 'A beg');
    expect(goods(beg('3+1'), 'A')).toBe('| | provisions 3+2');
    expect(goods(beg('0+3'), 'A')).toBe('| | provisions 1+3');
    expect(offered(beg('2+2'), 'A')).toEqual(['split 0', 'split 1']);
    expect(goods(act(beg('2+2'), 'A split 1'), 'A')).toBe('| | provisions 3+2');
    const baker = { ...stock('| water 1 | provisions 2+3'), pawn: 'v5.1', estates: [{ a1: '33A', b1: 'field' }] };
    expect(goods(act(turn({ A: baker }), 'A convert 33A', 'A cell b1'), 'A')).toBe('| | provisions 3+3');
  });

  test('BF-2.8: the wheel for charcoal is chosen freely, even if some is lost', () => {
    const s = act(acting('v4.4', stock('| charcoal 6, wood 1 | charcoal 1')), 'A visit charcoal-burner');
    expect(goods(act(s, 'A wheel glass'), 'A')).toBe('| charcoal 7 | charcoal 1');
    const none = act(acting('v4.4', stock('| charcoal 7, wood 1 | charcoal 1')), 'A visit charcoal-burner');
    expect(offered(none, 'A')).toEqual(['wheel glass', 'wheel cooking']);
    expect(goods(act(none, 'A wheel glass'), 'A')).toBe('| charcoal 7 | charcoal 1');
    const both = act(acting('v4.4', stock('| charcoal 7, wood 1 | charcoal 7')), 'A visit charcoal-burner');
    expect(offered(both, 'A')).toEqual(['end']);
  });

  test('BF-2.8: each effect is a gain of its own, so two of them may go on two wheels', () => {
    const s = building('11B', stock('brick 1 | glass 1 | meat 3'), 'A cell a1');
    const six = act(s, 'A part charcoal', 'A wheel glass');
    expect(offered(six, 'A')).toEqual(['take', 'decline']);
    expect(goods(act(six, 'A take', 'A wheel cooking'), 'A')).toBe('| charcoal 6 | charcoal 3');
    // the other part may come first: every part has a name that can be played
    const [other = ''] = offered(s, 'A').filter(line => line !== 'part charcoal');
    expect(offered(act(s, `A ${other}`), 'A')).toEqual(['take', 'decline']);
  });
});

describe('the reminder and the dial', () => {
  const cooking = { porridge: 0, meat: 1, charcoal: 1, provisions: [0, 0], commodity: 0, steps: 1 };
  const estates = [{ a1: 'field', a2: 'field' }];
  const pile = ['job-market', 'job-count', 'job-hermit', 'job-captain'];

  test('BF-2.6: the second step reveals a job at once, then brings one basic good of choice', () => {
    const s = act(acting('v1.2', { cooking, estates }, { pile }), 'A visit cook 1');
    expect(position(s).jobs).toEqual({ market: 'job-market' });
    expect(asked(s)).toBe('A');
    // the second porridge has still to come
    expect(goods(s, 'A')).toBe('| | commodity 1, provisions 1+1');
    expect(offered(s, 'A')).toEqual(
      ['brick', 'wood', 'sand', 'charcoal', 'water', 'porridge', 'meat'].map(good => `good ${good}`),
    );
    const after = act(s, 'A good brick');
    expect(goods(after, 'A')).toBe('brick 1 | | porridge 1, commodity 1, provisions 1+1');
    expect(seat(after, 'A').reminder).toBe(false);
  });

  test('BF-2.6: the first step and the third reveal nothing', () => {
    const first = act(acting('v1.2', { cooking: { ...cooking, steps: 0 }, estates }, { pile }), 'A visit cook 1');
    expect([position(first).jobs, seat(first, 'A').reminder, offered(first, 'A')]).toEqual([{}, true, ['end']]);
    const gone = { cooking: { ...cooking, steps: 2 }, estates, reminder: false };
    const third = act(acting('v1.2', gone, { pile }), 'A visit cook 1');
    expect([position(third).jobs, seat(third, 'A').cooking.steps]).toEqual([{}, 3]);
  });

  test('BF-2.6: of two players the second to do so reveals two jobs, but gains one good', () => {
    const reveal = (players: number, reminder: boolean) => {
      const B = { reminder };
      const s = acting('v1.2', { cooking, estates }, { pile, seats: { B } }, { players });
      const after = act(s, 'A visit cook 1', 'A good brick');
      expect(offered(after, 'A')).toEqual(['end']);
      return Object.values(position(after).jobs);
    };
    expect(reveal(2, true)).toEqual(['job-market']);
    expect(reveal(2, false)).toEqual(['job-market', 'job-count']);
    expect(reveal(3, false)).toEqual(['job-market']);
  });

  test('BF-2.6: alone the reminder reveals three jobs', () => {
    const s = acting('v1.2', { cooking, estates }, { pile }, { players: 1 });
    const after = act(s, 'A visit cook 1', 'A good brick');
    expect(Object.values(position(after).jobs)).toEqual(['job-market', 'job-count', 'job-hermit']);
  });

  test('BF-2.7: the dial shows a point for each step, the end mark lies 8 steps beyond a marker', () => {
    const pointsAt = (steps: number) => points(turn({ A: { cooking: { ...cooking, charcoal: 0, steps } } }), 'A');
    expect([0, 1, 2, 7, 11, 12, 13].map(pointsAt)).toEqual([0, 1, 2, 7, 11, 11, 11]);
    const ends = (steps: number, provisions: [number, number]) => {
      const A = { cooking: { ...cooking, charcoal: 0, steps, provisions }, pawn: 'v1.1' };
      return position(act(turn({ A }), 'A beg', 'A end')).ending !== undefined;
    };
    expect([ends(8, [0, 3]), ends(9, [0, 3]), ends(9, [1, 3])]).toEqual([false, true, false]);
    expect([ends(10, [3, 1]), ends(11, [3, 3])]).toEqual([true, true]);
  });
});
