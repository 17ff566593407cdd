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
  offered,
  played,
  position,
  RINGS,
  seat,
  stock,
  turn,
} from './fixtures.ts';

const EIGHT = Object.fromEntries(['a1', 'a2', 'a3', 'b1', 'b2', 'b3', 'd1', 'd2'].map(cell => [cell, 'pond']));

describe('production', () => {
  test('ruling rewardParts (BF-2.5): water 0, a gain of 8, ready for one step: 7 left, not 6', () => {
    const gain = (n: number) =>
      goods(
        act(
          acting('v2.2', { ...stock(`| sand ${n}, charcoal ${n}, wood ${n} |`), estates: [EIGHT] }),
          'A visit gardener 2',
        ),
        'A',
      );
    expect([gain(1), gain(2), gain(0)]).toEqual(['| water 7, glass 1 |', '| water 6, glass 2 |', '| water 7 |']);
  });

  test('ruling rewardParts (BF-2.5): a part is finished before the next begins', () => {
    const A = { ...stock('| water 2, wood 3 | porridge 5, charcoal 5'), reminder: true };
    const s = act(building('19A', A, 'A cell a1'), 'A part meat');
    // the second step of the wheel comes with the second meat, before the third and before any porridge
    expect([goods(s, 'A'), offered(s, 'A', 'good').length]).toEqual(['| | porridge 3, commodity 2, provisions 2+2', 7]);
    expect(goods(act(s, 'A good sand'), 'A')).toBe('| sand 1 | porridge 7, meat 1, commodity 2, provisions 2+2');
  });

  test('ruling productionAfterCost (BF-2.3): a refined good that drops from 3 turns the wheel once all is paid', () => {
    const A = { ...stock('| | porridge 1, meat 1, charcoal 1, commodity 3'), pawn: 'v5.1' };
    expect(goods(act(turn({ A }), 'A swap cook'), 'A')).toBe('| | commodity 3, provisions 1+1');
    const B = { ...stock('| | porridge 1, meat 1, charcoal 1, provisions 3+0'), pawn: 'v5.1', estates: [EIGHT] };
    expect(goods(act(turn({ A: B }), 'A move v4.1'), 'A')).toBe('| | commodity 1, provisions 3+1');
  });

  test('ruling productionAfterCost (BF-4.1): and before the swap that a commodity paid for', () => {
    const cooking = { porridge: 1, meat: 1, charcoal: 1, provisions: [0, 0], commodity: 3, steps: 1 };
    const s = act(turn({ A: { cooking, pawn: 'v5.1' } }, { pile: ['job-cook'] }), 'A swap cook');
    // the job was revealed while the cook still stood in v1
    expect([position(s).jobs, offered(s, 'A', 'good').length]).toEqual([{ v1: 'job-cook' }, 7]);
    const after = act(s, 'A good brick');
    expect(position(after).tradespeople.v5).toEqual(['carpenter', 'cattle-farmer', 'cook']);
  });

  test('ruling productionAtomic (BF-2.3): several turns in a row are one process', () => {
    const A = { ...stock('brick 2 | sand 2, charcoal 2, water 2, wood 2, glass 3 |'), estates: [{ b1: '15A' }] };
    const s = acting('v1.1', A, { boards: { small: ['03A'], large: [] } });
    const { state, events } = played(s, 'A visit builder', 'A build 03A');
    expect(goods(state, 'A')).toBe('| glass 3 |');
    expect(events.filter(({ kind }) => kind === 'turn')).toEqual([{ kind: 'turn', seat: 0, wheel: 'glass', steps: 2 }]);
  });

  test('ruling step2Bonus (BF-2.6): a turning that runs past 2 gives it once, job first, then the good', () => {
    const cooking = { porridge: 2, meat: 2, charcoal: 2, provisions: [3, 1], commodity: 0, steps: 1 };
    const A = { cooking, pawn: 'v1.1', estates: [EIGHT] };
    const s = act(turn({ A }, { pile: ['job-market', 'job-count'] }), 'A move v3.2', 'A split 2');
    expect([seat(s, 'A').cooking.steps, position(s).jobs, offered(s, 'A', 'good').length]).toEqual([
      3,
      { market: 'job-market' },
      7,
    ]);
    const after = act(s, 'A good brick');
    expect([goods(after, 'A'), seat(after, 'A').reminder, offered(after, 'A', 'good')]).toEqual([
      'brick 1 | | commodity 2, provisions 3+3',
      false,
      [],
    ]);
  });

  test('ruling step2Bonus (BF-2.6): on the turn of another player the owner of the wheel chooses the good', () => {
    const B = { cooking: { porridge: 1, meat: 1, charcoal: 0, provisions: [0, 0], commodity: 0, steps: 1 } };
    const s = act(
      acting('v5.2', {}, { seats: { B }, pile: ['job-market'] }),
      'A visit traveling-merchant',
      'A good charcoal',
      'A wheel glass',
    );
    const taken = act(s, 'B take', 'B wheel cooking');
    expect([asked(taken), offered(taken, 'B').length, position(taken).jobs]).toEqual([
      'B',
      7,
      { market: 'job-market' },
    ]);
    const chosen = act(taken, 'B good meat');
    expect([goods(chosen, 'B'), asked(chosen)]).toEqual(['| | meat 1, commodity 1, provisions 1+1', 'C']);
  });

  test('ruling glassGained (BF-6.4): produced glass counts, glass lost at 3 does not', () => {
    const painter = [{ a1: '18B', b1: 'pond', b2: 'pond' }];
    const made = act(
      acting('v4.1', { ...stock('| charcoal 2, water 2, wood 2 |'), estates: painter }),
      'A visit glass-miller',
    );
    expect(goods(made, 'A')).toBe('| glass 2 | porridge 2');
    const shed = building('32B', { ...stock('| charcoal 1, wood 3, glass 3 |'), estates: painter }, 'A cell a2');
    expect(goods(shed, 'A')).toBe('| glass 3 | porridge 1');
  });

  test('ruling glassGained (BF-6.4): the porridge comes after the part that brought the glass', () => {
    // one sand of two turns the wheel; porridge follows when both are there
    const estates = [{ a1: '18B', b1: 'pond', b2: 'pond' }];
    const A = { ...stock('| charcoal 1, water 1, wood 1 | meat 1, charcoal 1'), estates };
    const { state, events } = played(acting('v4.1', A), 'A visit glass-miller');
    expect(goods(state, 'A')).toBe('| sand 1, glass 1 | commodity 1, provisions 1+1');
    const turned = events.flatMap(event => (event.kind === 'turn' ? [event.wheel] : []));
    expect(turned).toEqual(['glass', 'cooking']);
  });

  test('ruling charcoalCap (BF-2.4): one wheel is chosen, what exceeds 7 there is lost', () => {
    const s = act(acting('v4.4', stock('| charcoal 5, wood 1 | charcoal 6')), 'A visit charcoal-burner');
    expect([goods(act(s, 'A wheel glass'), 'A'), goods(act(s, 'A wheel cooking'), 'A')]).toEqual([
      '| charcoal 7 | charcoal 6',
      '| charcoal 5 | charcoal 7',
    ]);
  });

  test('ruling provisionGain (BF-2.8): each unit goes on a marker that has room, none is wasted on a full one', () => {
    const A = { ...stock('| water 1 | provisions 2+2'), pawn: 'v5.1', estates: [{ a1: '33A', b1: 'field' }] };
    const s = act(turn({ A }), 'A convert 33A', 'A cell b1');
    expect(goods(s, 'A')).toBe('| | provisions 3+3');
    const one = act(turn({ A: { ...A, ...stock('| water 1 | provisions 3+0') } }), 'A convert 33A', 'A cell b1');
    expect(goods(one, 'A')).toBe('| | provisions 3+2');
  });

  test('ruling lumberStorage (BF-3.5): the wood marker jumps to 3 in one move, only then the wheel is looked at', () => {
    const grow = (wood: number) => {
      const A = { ...stock(`| sand 1, charcoal 1, water 1, wood ${wood} |`), estates: [{ a1: '04A' }], tracker: 2 };
      return goods(act(acting('v5.1', A), 'A visit carpenter 2'), 'A');
    };
    expect(grow(0)).toBe('| wood 2, glass 1 |');
    const stopped = { ...stock('| charcoal 1, water 1, wood 5 |'), estates: [{ a1: '04A' }], tracker: 2 };
    expect(goods(act(acting('v5.1', stopped), 'A visit carpenter 2'), 'A')).toBe('| charcoal 1, water 1, wood 5 |');
  });

  test('ruling potash (BF-2.1): the charcoal of the glass wheel is gone for good, the wheel turns at once without it', () => {
    const A = stock('| sand 1, charcoal 0, water 1, wood 5, glass 1 | charcoal 2');
    const built = building('11A', A, 'A cell a1');
    expect([goods(built, 'A'), seat(built, 'A').glass.charcoal]).toEqual(['| glass 1 | charcoal 2', undefined]);
    const full = building('11A', stock('| charcoal 5, wood 4, glass 1 | charcoal 2'), 'A cell a1');
    expect(goods(full, 'A')).toBe('| | charcoal 2');
    const merchant = { ...stock('brick 5 | wood 2 | charcoal 2'), estates: [{ a1: '11A' }] };
    expect(goods(building('10B', merchant, 'A cell a2'), 'A')).toBe('| | charcoal 6');
    const burner = act(
      acting('v4.4', { ...stock('| wood 1 | charcoal 2'), estates: [{ a1: '11A' }] }),
      'A visit charcoal-burner',
    );
    expect([goods(burner, 'A'), offered(burner, 'A', 'wheel')]).toEqual(['| | charcoal 6', []]);
  });
});

describe('the domain', () => {
  test('ruling housing (BF-3.4): a herd is legal if some arrangement exists, surplus goes back by choice', () => {
    const estates = [{ a1: 'pasture', a2: 'pasture', b1: 'forest' }];
    expect(herd(turn({ A: { estates, pigs: 4, cattle: 5 } }), 'A')).toEqual([4, 5]);
    expect(() => turn({ A: { estates, pigs: 5, cattle: 5 } })).toThrow();
    const s = act(turn({ A: { estates, pigs: 4, cattle: 5, pawn: 'v5.1' } }), 'A remove a2');
    expect(offered(s, 'A')).toEqual(['keep 4 2', 'keep 1 5']);
  });

  test('ruling housing (BF-3.4): pigs on the tannery are livestock no more', () => {
    const jobs = { v1: 'job-cook', market: 'job-market' };
    const A = { estates: [{ a1: '23A', b1: 'pasture' }], tannery: 3, pigs: 3 };
    expect(offered(acting('market', A, { jobs }), 'A')).toEqual(['pass']);
    expect(offered(acting('market', { ...A, cattle: 2 }, { jobs }), 'A')).toEqual(['job job-market']);
  });

  test('ruling pigOnForest (BF-3.4): the herder counts the best arrangement', () => {
    const wood = (pigs: number) =>
      goods(
        act(acting('v3.2', { estates: [{ a1: 'forest', a2: 'forest', a3: 'pasture' }], pigs }), 'A visit herder 2'),
        'A',
      );
    expect([1, 2, 4].map(wood)).toEqual(['| wood 1 |', '| wood 2 |', '| wood 2 |']);
  });

  test('ruling emptyPasture (BF-3.4): the alpine hut counts the best arrangement, and cattle then move in', () => {
    const hut = (pigs: number, cattle: number) => {
      const estates = [{ a1: 'forest', a2: 'pasture', a3: 'pasture' }];
      return herd(building('26A', { ...stock('| wood 3, glass 1 |'), estates, pigs, cattle }, 'A cell b1'), 'A');
    };
    expect([hut(1, 0), hut(2, 0), hut(1, 2), hut(4, 3)]).toEqual([
      [1, 2],
      [2, 1],
      [1, 4],
      [4, 3],
    ]);
  });

  test('ruling tilesNoRoom (BF-3.3): tiles without a space are lost, the rest is still taken', () => {
    const jobs = { freiburg: 'job-freiburg' };
    const A = { ...stock('brick 7 | |'), estates: [full('forest', { a1: 'empty' })] };
    const s = act(acting('freiburg', A, { jobs, pile: [] }), 'A job job-freiburg');
    expect(offered(s, 'A', 'part')).toEqual(
      ['charcoal', 'meat', 'water', 'glass', 'field'].map(part => `part ${part}`),
    );
    const after = act(s, 'A part field', 'A cell a1', 'A wheel glass');
    expect([goods(after, 'A'), land(after, 'A').a1]).toEqual(['| charcoal 3, water 3, glass 1 | meat 3', 'field']);
  });

  test('ruling limitedLandscape (BF-1.2): start tiles come out of the 32, a field and a pond use the same tiles', () => {
    const seats = {
      B: { estates: [full('field')] },
      C: { estates: [full('pond')] },
      D: { estates: [full('field', rest(8))] },
    };
    const s = acting('v3.2', { estates: [{}] }, { seats }, { players: 4 });
    expect(offered(s, 'A')).toEqual(['pass']);
    expect(offered(act(s, 'C remove a1'), 'A')).toEqual(['visit farmhand 2']);
  });

  test('ruling limitedLandscape (BF-1.2): nobody has to give up a pond for a field that the supply has not', () => {
    const seats = {
      B: { estates: [full('field')] },
      C: { estates: [full('pond')] },
      D: { estates: [full('field', rest(7))] },
    };
    const pond = acting('v3.2', { estates: [{ a1: 'pond' }] }, { seats }, { players: 4 });
    const s = act(pond, 'A visit farmhand 2');
    // the pond may make room and goes back at once, or the field is not gained
    expect(land(act(s, 'A cell a1'), 'A')).toEqual({ a1: 'field' });
    expect(offered(s, 'A')).toEqual(['cell a1', 'decline']);
  });

  function rest(tiles: number): Record<string, string> {
    const cells = ['a', 'b', 'd', 'e'].flatMap(column => [1, 2, 3].map(row => `${column}${row}`));
    return Object.fromEntries(cells.slice(tiles).map(cell => [cell, 'empty']));
  }

  test('ruling progressSplit (BF-3.5): a relocation is finished before the next step', () => {
    const A = { ...stock('| sand 5 |'), estates: [{ a1: '07A' }], tracker: 2 };
    const s = act(acting('count', A, { jobs: { count: 'job-count' }, pile: [] }), 'A job job-count', 'A part progress');
    expect([seat(s, 'A').tracker, seat(s, 'A').estates.length, seat(s, 'A').glass.sand]).toEqual([2, 2, 3]);
    const two = { ...stock('brick 4 | | meat 3'), estates: [{}], tracker: 2 };
    const built = building('31B', two, 'A cell a1');
    expect([seat(built, 'A').tracker, seat(built, 'A').estates.length]).toEqual([2, 2]);
  });

  test('ruling castleHotel (BF-3.5): the tracker stays at the top, each conversion moves it down one', () => {
    const A = { estates: [{ 'a1+b1': 'castle-hotel' }, { a1: 'forest', b1: 'forest' }], tracker: 2, brick: 3 };
    const s = act(acting('v3.1', A), 'A visit furnace-maker');
    expect([seat(s, 'A').tracker, seat(s, 'A').estates.length]).toEqual([3, 2]);
    const sold = act(s, 'A convert castle-hotel');
    expect([seat(sold, 'A').tracker, goods(sold, 'A')]).toEqual([2, '| | meat 1']);
    expect(anytime(turn({ A: { ...A, tracker: 0 } }), 'A')).toEqual([]);
    const top = acting('v5.1', { ...A, tracker: 3, cattle: 4 });
    expect(offered(top, 'A')).toEqual(['pass']);
    expect(position(top).tradespeople).toEqual(RINGS);
  });
});
