import { describe, expect, test } from 'vitest';
import {
  act,
  acting,
  anytime,
  asked,
  building,
  full,
  goods,
  herd,
  land,
  moves,
  offered,
  position,
  RINGS,
  seat,
  stock,
  turn,
} from './fixtures.ts';

describe('what can be done', () => {
  test('ruling performable (BF-4.12): the cost can be paid and something changes', () => {
    expect(offered(acting('v2.2', { estates: [{}] }), 'A')).toEqual(['pass']);
    expect(offered(acting('v2.2', { estates: [{ a1: 'forest' }] }), 'A')).toEqual(['visit pig-farmer']);
    expect(offered(acting('v2.2', { estates: [{ a1: 'forest' }], pigs: 1 }), 'A')).toEqual(['pass']);
    expect(offered(acting('v2.3', stock('| charcoal 1 |')), 'A')).toEqual(['visit brickmaker']);
    expect(offered(acting('v2.3', stock('brick 7 | charcoal 1 |')), 'A')).toContain('visit brickmaker');
    // the landowner is paid although no animal finds room
    expect(offered(acting('v4.3', { ...stock('brick 1 | water 1 |'), cattle: 2 }), 'A')).toEqual(['visit landowner 2']);
  });

  test('ruling performable (BF-4.12): own landscape tiles count as room, forests do not', () => {
    expect(offered(acting('v3.2', { estates: [full('pond')] }), 'A')).toEqual(['visit farmhand 2']);
    expect(offered(acting('v3.2', { estates: [full('forest')] }), 'A')).toEqual(['pass']);
    const tower = { boards: { small: ['14A'], large: [] } };
    const A = stock('brick 3 | glass 1 |');
    expect(offered(acting('v1.1', { ...A, estates: [full('pond')] }, tower), 'A')).toEqual(['visit builder']);
    expect(offered(acting('v1.1', { ...A, estates: [full('forest')] }, tower), 'A')).toEqual(['pass']);
  });

  test("ruling visitTriggers (BF-4.6): the herder's hut needs a visit that is possible in itself", () => {
    const estates = [full('forest', { a1: '10A' })];
    expect(offered(acting('v3.1', { estates }), 'A')).toEqual(['pass']);
    const s = act(acting('v3.1', { estates, cattle: 1 }), 'A visit herder 1', 'A wheel glass');
    expect(goods(s, 'A')).toBe('| charcoal 1 | porridge 1');
  });

  test('ruling builderOptional (BF-4.6): a visit means building, the second visit is optional', () => {
    const boards = { small: ['14A'], large: [] };
    const s = act(acting('v5.1', stock('brick 3 | glass 1 |'), { boards }), 'A visit carpenter 1');
    expect(offered(s, 'A')).toEqual(['build 14A']);
    expect(offered(act(s, 'A build 14A', 'A cell a1'), 'A')).toEqual(['visit cattle-farmer', 'end']);
  });

  test('ruling woodworker (BF-4.12): without a building after the wood the visit is not allowed', () => {
    const visit = (text: string, small: string[]) =>
      offered(acting('v4.4', { ...stock(text), estates: [full('forest')] }, { boards: { small, large: [] } }), 'A');
    expect(visit('| wood 4 |', ['16A'])).toEqual(['visit charcoal-burner', 'visit woodworker']);
    expect(visit('| wood 3 |', ['16A'])).toEqual(['visit charcoal-burner']);
    // the wood makes a glass, which pays for the tower but leaves none for the furnace
    expect(visit('brick 3 | sand 1, charcoal 1, water 1 |', ['14A'])).toEqual(['visit woodworker']);
    expect(visit('brick 2 | sand 1, charcoal 1, water 1 |', ['31A'])).toEqual(['pass']);
  });

  test('ruling woodworker (BF-4.12): a forest out, the wood in, then a building must go up', () => {
    const A = { ...stock('| wood 4 |'), estates: [full('forest')] };
    const s = act(acting('v4.4', A, { boards: { small: ['16A'], large: [] } }), 'A visit woodworker', 'A cell d2');
    expect([goods(s, 'A'), offered(s, 'A')]).toEqual(['| wood 5 |', ['build 16A']]);
    const built = act(s, 'A build 16A', 'A cell d2');
    expect([goods(built, 'A'), land(built, 'A').d2]).toEqual(['| |', '16A']);
  });

  test('ruling woodworker (BF-4.12): only a forest leaves that lets a building go up', () => {
    const A = { ...stock('brick 1 | wood 1, glass 3 | meat 1'), estates: [full('forest', { e3: 'empty' })] };
    const s = act(acting('v4.4', A, { boards: { small: [], large: ['inn'] } }), 'A visit woodworker');
    expect(offered(s, 'A')).toEqual(['cell e2', 'cell d3']);
  });

  test('ruling actionTest (BF-4.12): conversions made before the move count', () => {
    const A = { ...stock('| | porridge 3, provisions 1+0'), pawn: 'v2.1', estates: [{ a1: '02B' }] };
    const s = turn({ A, B: { pawn: 'v5.1' } });
    expect(moves(s, 'A')).toBe('v3.2 v3.3');
    expect(moves(act(s, 'A convert 02B'), 'A')).toBe('v2.2 v2.3 v3.2 v3.3');
  });

  test('ruling actionTest (BF-4.12): the cistern counts, and who spoils the action by a conversion loses it', () => {
    // the water of the cistern pays the landowner, who stands in the cook's village
    const tradespeople = {
      ...RINGS,
      v1: ['builder', 'butcher', 'cook', 'landowner'],
      v4: ['woodworker', 'glass-miller', 'lumberjack', 'charcoal-burner'],
    };
    const A = { ...stock('brick 1 | | provisions 1+0'), pawn: 'v2.1' };
    const entering = (estate: Record<string, string>) =>
      moves(turn({ A: { ...A, estates: [estate] }, B: { pawn: 'v5.1' }, C: { pawn: 'v2.3' } }, { tradespeople }), 'A');
    expect([entering({ a1: '13B' }), entering({})]).toEqual(['v1.3 v1.4 v2.2 v3.2 v3.3', 'v2.2 v3.2 v3.3']);
    const spoilt = act(
      turn({ A: { ...stock('| water 2 |'), pawn: 'v2.1', estates: [{ a1: '01A', b1: 'pond' }] } }),
      'A move v2.2',
      'A remove b1',
    );
    expect(offered(spoilt, 'A')).toEqual(['pass']);
    expect(offered(act(spoilt, 'A pass'), 'A')).toEqual(['end']);
  });
});

describe('anytime', () => {
  test('ruling anytime (BF-5.4): on other turns outside payments, never inside an own action', () => {
    const B = { estates: [{ a1: 'pond' }] };
    const A = { ...stock('| wood 1 |'), estates: [{ a1: 'pond', b1: 'pond' }] };
    const s = act(acting('v3.2', A, { seats: { B } }), 'A visit farmhand 1');
    expect([anytime(s, 'A'), anytime(s, 'B')]).toEqual([[], ['remove a1']]);
    const placed = act(s, 'B remove a1', 'A cell a2');
    expect([anytime(placed, 'A'), land(placed, 'B')]).toEqual([
      ['remove b1', 'remove a1', 'remove a2'].sort(byRow),
      {},
    ]);
  });

  test('ruling anytime (BF-5.1): also while another player pays, because that touches only the own boards', () => {
    const A = { ...stock('brick 1 | | provisions 1+0'), pawn: 'v1.1' };
    const s = act(turn({ A, B: { pawn: 'v5.1' }, C: { estates: [{ a1: 'pond' }] } }), 'A move v5.2');
    expect([offered(s, 'A'), anytime(s, 'C')]).toEqual([['give brick'], ['remove a1']]);
    expect(anytime(act(s, 'A give brick'), 'C')).toEqual(['remove a1']);
  });

  function byRow(a: string, b: string): number {
    return a.charAt(8) === b.charAt(8) ? a.localeCompare(b) : a.charAt(8).localeCompare(b.charAt(8));
  }

  test('ruling makeRoom (BF-5.3): removing at the very moment something is placed, conversions only off turn', () => {
    const s = building('14A', {
      ...stock('brick 3 | glass 1 |'),
      estates: [full('forest', { a1: 'field', b1: '16A' })],
    });
    expect([offered(s, 'A'), anytime(s, 'A')]).toEqual([['cell a1'], []]);
    expect(land(act(s, 'A cell a1'), 'A').a1).toBe('14A');
    // an animal: others may be released for it
    const A = { ...stock('| water 1 | porridge 1'), estates: [{ a1: 'pasture' }], pigs: 3, cattle: 2 };
    const herds = act(acting('v4.3', A), 'A visit landowner 1', 'A part cattle');
    expect(offered(herds, 'A')).toEqual(['keep 3 2', 'keep 0 3']);
    expect(herd(act(herds, 'A keep 3 2'), 'A')).toEqual([3, 2]);
  });
});

describe('payments', () => {
  test('ruling payPlayers (BF-4.3): one basic good to each owner, beggars included, all there beforehand', () => {
    const A = { ...stock('brick 2 | | provisions 1+0'), pawn: 'v1.1' };
    const s = turn({ A, B: { pawn: 'v5.centre' }, C: { pawn: 'v5.1' }, D: { pawn: 'v2.centre' } }, {}, { players: 4 });
    const paid = act(s, 'A move v5.2', 'A give brick', 'A give brick', 'B take', 'C decline');
    expect(['A', 'B', 'C', 'D'].map(letter => goods(paid, letter))).toEqual(['| |', 'brick 1 | |', '| |', '| |']);
  });

  test('ruling neutralFee (BF-4.3): always a basic good', () => {
    const A = { ...stock('| glass 3, water 1 | commodity 2, provisions 2+0'), pawn: 'v1.1' };
    const s = act(turn({ A }, { neutral: 'v5.1' }, { players: 2 }), 'A move v5.2');
    expect(offered(s, 'A')).toEqual(['give water']);
  });

  test('ruling firstTurn (BF-4.2): a swap may come first; neither cistern nor fees', () => {
    const A = { ...stock('brick 1 | | commodity 1'), estates: [{ a1: '13B', b1: 'field' }] };
    const s = act(turn({ A, B: { pawn: 'v1.1' } }), 'A swap builder');
    expect([offered(s, 'A').includes('beg'), position(s).tradespeople.v1?.[0]]).toEqual([false, 'traveling-merchant']);
    const placed = act(s, 'A move v1.2');
    expect([goods(placed, 'A'), asked(placed), offered(placed, 'A')]).toEqual(['brick 1 | |', 'A', ['visit cook 1']]);
  });

  test('ruling begging (BF-4.7): always allowed, also with full markers, to the centre or staying at a location', () => {
    const s = turn({ A: { ...stock('| | provisions 3+3'), pawn: 'v5.1' }, B: { pawn: 'v5.centre' } });
    const begged = act(s, 'A beg');
    expect([goods(begged, 'A'), seat(begged, 'A').pawn, seat(begged, 'B').pawn]).toEqual([
      '| | provisions 3+3',
      'v5.centre',
      'v5.centre',
    ]);
  });

  test('ruling locationPawn (BF-4.14): a pawn stays on its finished job until it can pay to leave', () => {
    const A = { ...stock('brick 7 | | provisions 1+0'), pawn: 'v1.1' };
    const s = act(
      turn({ A }, { jobs: { freiburg: 'job-freiburg' }, pile: [] }),
      'A move freiburg',
      'A job job-freiburg',
      'A wheel glass',
      'A cell a1',
      'A cell a2',
      'A end',
    );
    expect([seat(s, 'A').pawn, position(s).jobs, seat(s, 'A').jobs]).toEqual(['freiburg', {}, ['job-freiburg']]);
    const next = turn({ A: { pawn: 'freiburg', estates: [full('forest')] } });
    expect(offered(next, 'A')).toEqual(['beg']);
  });

  test('ruling merchantOrder (BF-4.15): the visitor first, the others clockwise, each with its own wheel for charcoal', () => {
    const s = act(acting('v5.2', {}), 'A visit traveling-merchant', 'A good charcoal');
    expect([asked(s), offered(s, 'A')]).toEqual(['A', ['wheel glass', 'wheel cooking']]);
    const B = act(s, 'A wheel glass', 'B take');
    expect([asked(B), offered(B, 'B')]).toEqual(['B', ['wheel glass', 'wheel cooking']]);
    const C = act(B, 'B wheel cooking', 'C take', 'C wheel glass');
    expect(['A', 'B', 'C'].map(letter => goods(C, letter))).toEqual([
      '| charcoal 2 |',
      '| | charcoal 1',
      '| charcoal 1 |',
    ]);
  });

  test('ruling commodity (BF-4.1): at most one a turn, and never before begging', () => {
    const s = act(turn({ A: { ...stock('| | commodity 3'), pawn: 'v5.1' } }), 'A swap cook');
    expect([offered(s, 'A', 'swap'), offered(s, 'A', 'beg'), goods(s, 'A')]).toEqual([[], [], '| | commodity 2']);
    expect(offered(act(s, 'A move v5.2', 'A visit cattle-farmer'), 'A', 'swap')).toEqual([]);
  });

  test("ruling commodity (BF-4.10): first the neutral pawn, then bathhouse and farm laborer's house", () => {
    const estates = [{ a1: '15B', a2: '30A', b1: 'field', b2: 'field', b3: 'field', d1: 'field', d2: 'field' }];
    const A = { ...stock('| | commodity 1'), pawn: 'v5.1', estates };
    const s = act(turn({ A }, { neutral: 'v2.1' }, { players: 2 }), 'A swap builder');
    expect(goods(s, 'A')).toBe('| |');
    expect(goods(act(s, 'A neutral v2.2', 'A part water'), 'A')).toBe('| water 1 | porridge 4');
  });
});

describe('visits and jobs', () => {
  test('ruling distillery (BF-4.6): after the farmhand 2 water lead to anybody else, anywhere, without entering', () => {
    const estates = [{ a1: '34B', a2: '13B', b1: 'field' }];
    const A = { ...stock('| water 2 |'), estates };
    const s = act(acting('v3.2', A, { seats: { B: { pawn: 'v1.1' } } }), 'A visit farmhand 2', 'A cell e1');
    expect(offered(s, 'A')).toContain('visit cook 1');
    expect(offered(s, 'A').filter(line => line.includes('farmhand'))).toEqual([]);
    const cook = act(s, 'A visit cook 1');
    expect([goods(cook, 'A'), seat(cook, 'A').pawn, offered(cook, 'A'), asked(cook)]).toEqual([
      '| | porridge 2',
      'v3.2',
      ['end'],
      'A',
    ]);
  });

  test('ruling distillery (BF-4.6): not with less water, not if the farmhand comes second', () => {
    const estates = [{ a1: '34B', b1: 'forest' }];
    const dry = act(acting('v3.2', { ...stock('| water 1 |'), estates }), 'A visit farmhand 2', 'A cell e1');
    expect(offered(dry, 'A')).toEqual(['end']);
    const second = acting('v3.2', { ...stock('| water 2 |'), estates, pigs: 1 });
    const herder = act(second, 'A visit herder 2');
    expect(offered(herder, 'A')).toEqual(['visit farmhand 1', 'visit farmhand 2', 'end']);
    expect(offered(act(herder, 'A visit farmhand 2', 'A cell e1'), 'A')).toEqual(['end']);
  });

  test('ruling distillery (BF-4.6): the visit counts as one, so the herder brings the hut its charcoal', () => {
    const tradespeople = {
      ...RINGS,
      v3: ['furnace-maker', 'butcher', 'farmhand'],
      v1: ['builder', 'herder', 'cook', 'lumberjack'],
    };
    const A = { ...stock('| water 3 |'), estates: [{ a1: '34B', a2: '10A' }], cattle: 2 };
    const s = act(
      acting('v3.3', A, { tradespeople }),
      'A visit farmhand 2',
      'A cell e1',
      'A visit herder 1',
      'A wheel cooking',
    );
    expect([goods(s, 'A'), offered(s, 'A')]).toEqual(['| water 1 | porridge 2, charcoal 1', ['end']]);
  });

  test('ruling jobSpace (BF-4.8): the job keeps its space for the reminder, its successor may use it', () => {
    const tradespeople = {
      ...RINGS,
      v1: ['builder', 'landowner', 'cook', 'lumberjack'],
      v4: ['woodworker', 'glass-miller', 'butcher', 'charcoal-burner'],
    };
    const cooking = { porridge: 1, meat: 0, charcoal: 1, provisions: [0, 0], commodity: 0, steps: 1 };
    const A = { cooking, estates: [{ a1: 'forest', a2: 'forest', a3: 'forest' }] };
    const more = { tradespeople, jobs: { v1: 'job-lumberjack' }, pile: ['job-cook', 'job-landowner'] };
    const felled = act(acting('v1.1', A, more), 'A job job-lumberjack', 'A cell a1', 'A cell a2', 'A cell a3');
    const meat = act(felled, 'A part meat');
    expect([position(meat).jobs, offered(meat, 'A', 'good').length]).toEqual([
      { v1: 'job-lumberjack', v2: 'job-cook' },
      7,
    ]);
    const done = act(meat, 'A good brick');
    expect(position(done).jobs).toEqual({ v1: 'job-landowner', v2: 'job-cook' });
  });
});
