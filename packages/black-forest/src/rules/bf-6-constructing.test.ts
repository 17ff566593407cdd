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

describe('constructing', () => {
  test('BF-6.1: any building on the boards whose whole cost can be paid', () => {
    const boards = { small: ['01A', '04B', '14A', '16A'], large: ['inn', 'reservoir'] };
    const s = acting('v1.1', stock('brick 6 | water 3, wood 2, glass 3 | meat 1'), { boards });
    expect(offered(act(s, 'A visit builder'), 'A')).toEqual(['build 01A', 'build 14A', 'build inn', 'build reservoir']);
    const poor = acting('v1.1', stock('brick 5 | water 2, wood 2, glass 2 | meat 1'), { boards });
    expect(offered(act(poor, 'A visit builder'), 'A')).toEqual(['build 14A']);
  });

  test('BF-6.1: the cost is paid, the building placed, and the boards are not refilled', () => {
    const boards = { small: ['01A', '14A'], large: ['inn'] };
    const s = acting('v1.1', stock('| water 4, wood 2 |'), { boards });
    const built = act(s, 'A visit builder', 'A build 01A', 'A cell e2');
    expect([goods(built, 'A'), land(built, 'A')]).toEqual(['| water 1, wood 1 |', { e2: '01A' }]);
    expect(position(built).boards).toEqual({ small: ['14A'], large: ['inn'] });
  });

  test('BF-6.1: tiles of the cost leave the domain, and their spaces may take the building', () => {
    const estates = [full('forest', { d1: '13A' })];
    const s = building('07A', { ...stock('brick 4 | water 1 |'), estates });
    expect(offered(s, 'A')).toEqual(
      Object.keys(full('forest', { d1: 'empty' }))
        .sort(byRow)
        .map(cell => `cell ${cell}`),
    );
    const felled = act(s, 'A cell b2');
    expect(offered(felled, 'A')).toEqual(['cell b2']);
    expect(land(act(felled, 'A cell b2'), 'A')).toEqual(full('forest', { d1: '13A', b2: '07A' }));
  });

  test('BF-6.1: a cost in tiles that are not there cannot be paid', () => {
    const baths = stock('| charcoal 3, wood 3, glass 3 |');
    const offer = (estate: Record<string, string>) =>
      offered(
        acting('v1.1', { ...baths, estates: [estate] }, { boards: { small: [], large: ['thermal-baths'] } }),
        'A',
      );
    expect(offer({ a1: 'pond', a2: 'field' })).toEqual(['pass']);
    expect(offer({ a1: 'pond', a2: 'pond' })).toEqual(['visit builder']);
  });

  test('BF-6.1: the condition must be met', () => {
    const residence = stock('brick 4 | wood 4, glass 3 |');
    const offer = (fields: Record<string, string>) =>
      offered(
        acting(
          'v1.1',
          { ...residence, estates: [{ d1: 'forest', ...fields }] },
          { boards: { small: [], large: ['farmers-residence'] } },
        ),
        'A',
      );
    expect(offer({ a1: 'field', a2: 'field', a3: 'field' })).toEqual(['pass']);
    expect(offer({ a1: 'field', a2: 'field', a3: 'field', b1: 'field' })).toEqual(['visit builder']);
  });

  test('BF-6.1: the hut of the hermit must stand alone on its estate, others may follow', () => {
    const hermit = {
      ...stock('brick 1 | wood 1, glass 1 |'),
      estates: [{ a1: '13A' }, { a1: 'forest', b1: 'forest', a2: 'field' }],
    };
    const s = building('35B', hermit);
    expect(offered(s, 'A')).toEqual(['cell 2.a2', 'cell 2.a3']);
    const boards = { small: ['35B'], large: [] };
    const none = acting('v1.1', { ...hermit, estates: [{ a1: '13A' }] }, { boards });
    expect(offered(none, 'A')).toEqual(['pass']);
    const later = { ...stock('brick 3 | glass 1 |'), estates: [{ a1: '35B' }] };
    expect(offered(building('14A', later), 'A')).toContain('cell a2');
  });

  test('BF-6.1: small buildings take one space, large ones two', () => {
    const s = building('reservoir', {
      ...stock('brick 6 | glass 3 |'),
      estates: [full('forest', { d2: 'empty', d3: 'empty' })],
    });
    expect(offered(s, 'A')).toEqual(['cell d2+d3']);
    const built = act(s, 'A cell d2+d3');
    expect(land(built, 'A')).toEqual(full('forest', { 'd2+d3': 'reservoir' }));
  });

  test('BF-6.1: a forest whose space leaves no room for the building cannot pay for it', () => {
    const estate = full('forest', { a1: 'field', b2: 'field', a3: 'field', d2: 'field' });
    const s = building('farmers-residence', { ...stock('brick 4 | wood 4, glass 3 |'), estates: [estate] });
    // e1 and e3 share no edge with anything but forests
    expect(offered(s, 'A')).toEqual(['b1', 'd1', 'a2', 'e2', 'b3', 'd3'].map(cell => `cell ${cell}`));
  });

  function byRow(a: string, b: string): number {
    return a.charAt(1) === b.charAt(1) ? a.localeCompare(b) : a.charAt(1).localeCompare(b.charAt(1));
  }
});

describe('effects', () => {
  test('BF-6.2: a conversion works at any time, as often as it can be paid', () => {
    const s = turn({ A: { ...stock('| water 4 |'), estates: [{ a1: '01A' }], pawn: 'v5.1' } });
    expect(anytime(s, 'A')).toEqual(['convert 01A']);
    const twice = act(s, 'A convert 01A', 'A convert 01A');
    expect([goods(twice, 'A'), anytime(twice, 'A')]).toEqual(['brick 6 | |', []]);
  });

  test('BF-6.2: an instant effect comes once', () => {
    const built = building('04B', stock('| | porridge 4'), 'A cell a1');
    expect([goods(built, 'A'), anytime(built, 'A')]).toEqual(['| wood 7 |', []]);
  });

  test('BF-6.2: a permanent effect comes whenever its event does, also one building with several effects', () => {
    const A = { estates: [{ a1: '14B', a2: 'forest', a3: 'forest' }] };
    const felled = act(acting('v1.4', A), 'A visit lumberjack', 'A cell a2');
    expect(goods(felled, 'A')).toBe('| water 1, wood 4 |');
    const hut = building('24B', { ...stock('| wood 1, glass 2 |'), estates: [{ a1: 'forest' }], pigs: 1 }, 'A cell b1');
    const placed = act(hut, 'A cell b2');
    expect(land(placed, 'A')).toEqual({ a1: 'forest', b1: '24B', b2: 'pasture' });
    expect(() => turn({ A: { estates: [{ a1: 'forest', b1: '24B' }], pigs: 2 } })).not.toThrow();
    expect(() => turn({ A: { estates: [{ a1: 'forest', b1: '24B' }], pigs: 3 } })).toThrow();
  });

  test('BF-6.2: end-of-game points are added to those printed', () => {
    const s = final({ A: { ...stock('| water 3 |'), estates: [{ 'a1+b1': 'reservoir', a2: '14A' }] } });
    expect([worth(s, 'A', 'reservoir'), worth(s, 'A', '14A')]).toEqual([6 + 3, 2]);
  });

  test('BF-6.3: the instant reward is compulsory and complete', () => {
    const s = building('20B', stock('brick 3 | wood 2, glass 1 |'), 'A cell a1');
    expect([goods(s, 'A'), offered(s, 'A')]).toEqual(['| water 2 | porridge 2, meat 2', ['end']]);
  });

  test('BF-6.3: only what says may is optional', () => {
    const s = building('21A', { ...stock('brick 3 | glass 2 |'), estates: [{ b1: 'pasture' }], pigs: 3 }, 'A cell a1');
    expect(offered(s, 'A')).toEqual(['take', 'decline']);
    const taken = act(s, 'A take');
    expect([goods(taken, 'A'), herd(taken, 'A')]).toEqual(['| | meat 6', [0, 0]]);
    const declined = act(s, 'A decline');
    expect([goods(declined, 'A'), herd(declined, 'A')]).toEqual(['| |', [3, 0]]);
    const few = building(
      '21A',
      { ...stock('brick 3 | glass 2 |'), estates: [{ b1: 'pasture' }], pigs: 2 },
      'A cell a1',
    );
    expect(offered(few, 'A')).toEqual(['visit butcher 1', 'end']);
  });

  test('BF-6.3: what the grocer costs is paid if it can be, and lapses otherwise', () => {
    const three = building('17B', stock('brick 2 | sand 1, wood 1, glass 2 |'), 'A cell a1');
    expect(offered(three, 'A')).toEqual(['good brick']);
    expect(goods(act(three, 'A good brick', 'A good sand', 'A good glass'), 'A')).toBe('| | porridge 5');
    const two = building('17B', stock('brick 2 | sand 1, wood 1, glass 1 |'), 'A cell a1');
    expect([goods(two, 'A'), offered(two, 'A'), land(two, 'A')]).toEqual([
      'brick 1 | sand 1 |',
      ['end'],
      { a1: '17B' },
    ]);
  });

  test('BF-6.3: an if that is not met lapses, the building stands', () => {
    const cattle = (pastures: Record<string, string>) =>
      building('25A', { ...stock('brick 3 | wood 2 |'), estates: [pastures] }, 'A cell a1');
    expect([herd(cattle({ b1: 'pasture' }), 'A'), land(cattle({ b1: 'pasture' }), 'A').a1]).toEqual([[0, 0], '25A']);
    expect(herd(cattle({ b1: 'pasture', b2: 'pasture' }), 'A')).toEqual([0, 3]);
  });
});

describe('permanent effects', () => {
  test('BF-6.4: they come right after the part that set them off, wheels first, before the next part', () => {
    // the glass of the job brings porridge, which turns the wheel, before the animals come
    const estates = [{ a1: '18B', a2: 'forest' }];
    const A = { ...stock('| charcoal 5 | meat 1, charcoal 3'), reminder: false, estates };
    const s = act(acting('v1.1', A, { jobs: { v1: 'job-glass-miller' } }), 'A job job-glass-miller');
    const order = ['brick', 'wood', 'glass'].map(part => `A part ${part}`);
    const { state, events } = played(s, 'A split 5', ...order);
    expect(goods(state, 'A')).toBe('brick 4 | wood 4, glass 1 | commodity 1, provisions 1+1');
    const kinds = events.map(({ kind }) => kind).filter(kind => ['gain', 'turn', 'animals'].includes(kind));
    expect(kinds.filter(kind => kind !== 'turn')).toEqual(['gain', 'gain', 'gain', 'gain', 'animals', 'animals']);
    expect(kinds.indexOf('turn')).toBeLessThan(kinds.indexOf('animals'));
  });

  test('BF-6.4: of several at once the owner chooses the order', () => {
    // a new estate: three sand, or the wood to three, and the wheel turns in between
    const estates = [{ a1: '07A', a2: '04A' }];
    const A = { ...stock('| charcoal 1, water 1, wood 2 |'), estates, tracker: 2 };
    const s = act(acting('v5.1', A), 'A visit carpenter 2');
    expect(offered(s, 'A').length).toBe(2);
    const [sand = '', wood = ''] = offered(s, 'A');
    expect(goods(act(s, `A ${sand}`), 'A')).toBe('| sand 2, wood 3, glass 1 |');
    expect(goods(act(s, `A ${wood}`), 'A')).toBe('| sand 2, wood 2, glass 1 |');
  });

  test('BF-6.4: after the whole payment, not inside it', () => {
    // two of three forests are felled: no water yet
    const A = { estates: [{ a1: '14B', a2: 'forest', a3: 'forest', b1: 'forest' }] };
    const s = acting('v1.1', A, { jobs: { v1: 'job-lumberjack' } });
    const two = act(s, 'A job job-lumberjack', 'A cell b1', 'A cell a2');
    expect(goods(two, 'A')).toBe('| |');
    expect(goods(act(two, 'A cell a3'), 'A')).toBe('| water 3, wood 5 | meat 4');
  });

  test('BF-6.4: a building does not react to its own cost', () => {
    // forests leave for the lodge: the cabin that stands already gives water
    const lodge = {
      ...stock('brick 3 | wood 3, glass 3 |'),
      estates: [{ a1: '14B', a2: 'forest', a3: 'forest', b1: 'forest' }],
    };
    const s = building('hunting-lodge', lodge, 'A cell b1', 'A cell a2', 'A cell a3');
    expect(goods(s, 'A')).toBe('| water 3 |');
    // the cabinet painter: production set off by its own price brings no porridge
    const painter = { ...stock('brick 1 | sand 1, charcoal 1, water 1, wood 3, glass 3 |') };
    expect(goods(building('18B', painter, 'A cell a1'), 'A')).toBe('| glass 2 |');
  });

  test('BF-6.5: counting effects count after the building has been placed', () => {
    const seat = {
      ...stock('brick 3 | glass 1 |'),
      estates: [full('forest', { a1: 'empty', a2: 'empty', a3: 'pond' })],
    };
    expect(goods(building('14A', seat, 'A cell a1'), 'A')).toBe('| water 1 |');
    expect(goods(building('14A', seat, 'A cell a3'), 'A')).toBe('| water 2 |');
    const basin = {
      ...stock('| water 4, wood 1 |'),
      estates: [full('forest', { a1: 'pond', a2: 'pond', a3: 'pond' })],
    };
    expect(goods(building('01B', basin, 'A cell a1'), 'A')).toBe('brick 2 | |');
  });

  test('BF-6.5: a neighbour counts once, only by edge, only on its estate', () => {
    const yard = (estates: Record<string, string>[]) => worth(final({ A: { estates } }), 'A', 'construction-yard');
    expect(yard([{ 'a1+b1': 'construction-yard', 'a2+b2': 'reservoir' }])).toBe(5 + 2);
    expect(yard([{ 'a1+b1': 'construction-yard', a2: '13A', b2: '14A' }])).toBe(5 + 4);
    expect(yard([{ 'a1+a2': 'construction-yard', b3: '13A' }])).toBe(5);
    expect(yard([{ 'e1+e2': 'construction-yard' }, { a1: '13A' }])).toBe(5);
  });
});

describe('the clockmaker', () => {
  const A = { ...stock('brick 1 | charcoal 1, water 1, wood 3, glass 2 | provisions 3+3'), pawn: 'v5.1' };
  const boards = { small: ['09B'], large: [] };
  const built = (more = {}) =>
    act(
      turn({ A: { ...A, ...more }, B: { pawn: 'v3.1' } }, { boards }),
      'A move v5.3',
      'A visit carpenter 1',
      'A build 09B',
      'A cell a1',
    );

  test('BF-6.6: the turn is finished, then the same player has one more full turn', () => {
    const s = act(built(), 'A part brick', 'A part sand', 'A part porridge', 'A part meat');
    expect(offered(s, 'A')).toEqual(['visit traveling-merchant', 'end']);
    const second = act(s, 'A end');
    expect(position(second).turn).toBe('A');
    expect(offered(second, 'A')).toContain('beg');
    const last = act(second, 'A beg', 'A end');
    expect(position(last).turn).toBe('B');
  });

  test('BF-6.6: the end is checked after each of the two turns', () => {
    const steps = { cooking: { porridge: 0, meat: 0, charcoal: 0, provisions: [3, 3], commodity: 0, steps: 11 } };
    const s = act(built(steps), 'A part brick', 'A part sand', 'A part porridge', 'A part meat', 'A end');
    expect(position(s).ending?.by).toBe('A');
    expect(seat(s, 'A').cooking.steps).toBe(11);
  });
});
