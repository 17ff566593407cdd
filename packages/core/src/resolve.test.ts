import { describe, expect, test } from 'vitest';
import { type Effect, vocabulary } from './effect.ts';
import { type Paint, run } from './testing/toy-port.ts';

const { gain, gainAny, pay, remove, place, surround, discard, build, all, per, repeat, special } = vocabulary<Paint>();

describe('gain', () => {
  test('all goods at once; what finds no room is lost', () => {
    const { asked, own, events } = run(gain({ red: 2, blue: 1 }), { upper: { red: 2, grey: 0 } });
    expect(asked).toEqual([]);
    expect([own.upper.red, own.lower.blue]).toEqual([3, 1]);
    expect(events).toEqual([{ kind: 'gain', seat: 0, goods: { red: 1, blue: 1 }, source: 'card' }]);
  });

  test('a good of two wheels: which one?', () => {
    const { asked, own } = run(gain({ grey: 1, red: 1 }), {}, 'lower');
    expect(asked).toEqual(['upper | lower']);
    expect([own.upper, own.lower]).toEqual([
      { red: 1, grey: 0 },
      { blue: 0, grey: 1 },
    ]);
  });

  test('only one wheel with room, or a wheel that the card names: not asked', () => {
    expect(run(gain({ grey: 1 }), { upper: { red: 0, grey: 2 } }).own.lower.grey).toBe(1);
    const named = run(gain({ grey: 1, red: 1 }, 'lower'), {});
    expect([named.asked, named.own.lower.grey, named.own.upper.red]).toEqual([[], 1, 1]);
  });

  test('sparing: an amount for each good, at least so many in all', () => {
    const both = gain({ red: 2, blue: 2 });
    expect(run(both, { sparing: 0 }, 'red 0', 'blue 1').asked).toEqual([
      'red 0 | red 1 | red 2',
      'blue 0 | blue 1 | blue 2',
    ]);
    const least = run(both, { sparing: 3 }, 'red 1');
    expect(least.asked).toEqual(['red 1 | red 2']);
    expect([least.own.upper.red, least.own.lower.blue]).toEqual([1, 2]);
    expect(run(both, { sparing: 3 }, 'red 2', 'blue 1').own.lower.blue).toBe(1);
  });

  test('sparing counts only what fits', () => {
    const full = run(gain({ red: 2, blue: 2 }), { sparing: 1, upper: { red: 3, grey: 0 } }, 'blue 1');
    expect(full.asked).toEqual(['blue 1 | blue 2']);
    expect(run(gain({ red: 2 }), { sparing: 1, upper: { red: 2, grey: 0 } }).asked).toEqual([]);
  });
});

describe('gain-any', () => {
  test('one good of choice, if it fits', () => {
    const { asked, own } = run(gainAny(['red', 'blue'], 2), { upper: { red: 3, grey: 0 } }, 'blue');
    expect(asked).toEqual(['blue']);
    expect(own.lower.blue).toBe(2);
    expect(run(gainAny(['red'], 1), { upper: { red: 3, grey: 0 } }).asked).toEqual([]);
  });

  test('a gift of it to everybody else, taken or declined', () => {
    const gift = gainAny(['red', 'blue'], 2, 1);
    expect(run(gift, {}, 'red', 'take')).toMatchObject({
      asked: ['red | blue', 'take | decline'],
      other: { upper: { red: 1 } },
    });
    expect(run(gift, {}, 'red', 'decline')).toMatchObject({ own: { upper: { red: 2 } }, other: { upper: { red: 0 } } });
    expect(run(gift, { upper: { red: 3, grey: 0 } }).asked).toEqual(['red | blue']);
  });
});

describe('pay', () => {
  test('a good of two wheels: how many from the first?', () => {
    const there = { upper: { red: 0, grey: 1 }, lower: { blue: 0, grey: 2 } };
    const { asked, own, events } = run(pay({ grey: 2 }), there, '0');
    expect(asked).toEqual(['0 | 1']);
    expect([own.upper.grey, own.lower.grey]).toEqual([1, 0]);
    expect(events).toEqual([{ kind: 'pay', seat: 0, goods: { grey: 2 }, source: 'card' }]);
    const mixed = run(pay({ grey: 2 }), { upper: { red: 0, grey: 1 }, lower: { blue: 0, grey: 2 } }, '1');
    expect([mixed.own.upper.grey, mixed.own.lower.grey]).toEqual([0, 1]);
  });

  test('only one result: not asked', () => {
    const { asked, own } = run(pay({ grey: 3, red: 1 }), { upper: { red: 2, grey: 1 }, lower: { blue: 0, grey: 2 } });
    expect([asked, own.upper, own.lower]).toEqual([[], { red: 1, grey: 0 }, { blue: 0, grey: 0 }]);
    expect(run(pay({ grey: 1 }), { upper: { red: 0, grey: 0 }, lower: { blue: 0, grey: 2 } }).asked).toEqual([]);
  });
});

describe('tiles', () => {
  test('remove and place', () => {
    const both = run(all(remove('stone'), place('bush')), { land: 's.Hs..HHH' }, 'a2', 'b1');
    expect(both.asked).toEqual(['a1 | a2', 'b1 | a2 | b2 | c2']);
    expect(both.own.land).toBe('sbH...HHH');
    expect(both.events).toEqual([
      { kind: 'remove', seat: 0, tile: 'stone', cell: 'a2' },
      { kind: 'place', seat: 0, tile: 'bush', cell: 'b1' },
    ]);
  });

  test('which tile, then where; no space, no question', () => {
    const { asked, own } = run(place('stone', 'bush'), { land: 'HHHHHHH..' }, 'bush', 'c3');
    expect([asked, own.land]).toEqual([['stone | bush', 'b3 | c3'], 'HHHHHHH.b']);
    expect(run(place('stone', 'bush'), { land: 'HHHHHHHHH' }).asked).toEqual([]);
    expect(run(remove('stone'), {}).asked).toEqual([]);
  });

  test('surround every empty space beside', () => {
    const { asked, own } = run(surround(['bush']), { at: 'b2', land: '.s..H....' });
    expect([asked, own.land]).toEqual([[], '.s.bHb.b.']);
  });

  test('surround with at most so many, in ascending order', () => {
    const { asked, own } = run(surround(['stone', 'bush'], 2), { at: 'b2', land: '....H....' }, 'bush', 'a2', 'c2');
    expect(asked).toEqual(['stone | bush | decline', 'b1 | a2 | c2 | b3 | decline', 'c2 | b3 | decline']);
    expect(own.land).toBe('...bHb...');
    expect(run(surround(['bush'], 2), { at: 'b2' }, 'b1', 'decline').own.land).toBe('.b.......');
    expect(run(surround(['bush'], 2), { at: 'b2' }, 'b3').own.land).toBe('.......b.');
  });

  test('discard offered tiles, in ascending order, leaving enough', () => {
    const { asked, own } = run(discard(2), { offer: ['ash', 'elm', 'fir', 'yew'] }, 'elm', 'yew');
    expect(asked).toEqual(['ash | elm | fir', 'fir | yew']);
    expect(own.offer).toEqual(['ash', 'fir']);
    expect(run(discard(1), { offer: [] }).asked).toEqual([]);
  });
});

describe('combinations', () => {
  test.each<[string, Effect<Paint>, number]>([
    ['each', per({ of: 'stone' }, gain({ red: 1 })), 3],
    ['none', per({ of: 'bush' }, gain({ red: 1 })), 0],
    ['every two', per({ of: 'stone', every: 2 }, gain({ red: 2 })), 2],
    ['at least', per({ of: 'stone', atLeast: 3 }, gain({ red: 2 })), 2],
    ['not enough', per({ of: 'stone', atLeast: 4 }, gain({ red: 2 })), 0],
    ['adjacent', per({ of: 'stone', adjacent: true }, gain({ red: 1 })), 1],
    ['smallest', per({ smallest: ['stone', 'bush'] }, gain({ red: 1 })), 0],
  ])('per %s', (_name, effect, red) => {
    expect(run(effect, { at: 'b2', land: 's.s.Hs...' }).own.upper.red).toBe(red);
  });

  test('per: one gain of them all, so it asks once', () => {
    const { asked, own } = run(per({ of: 'stone' }, gain({ grey: 1 })), { land: 'ss.......' }, 'upper');
    expect([asked, own.upper.grey]).toEqual([['upper | lower'], 2]);
  });

  test('repeat: once more, as long as it can be paid', () => {
    const trade = repeat(all(pay({ red: 1 }), gain({ blue: 1 })));
    const { asked, own } = run(trade, { upper: { red: 2, grey: 0 } }, 'take', 'take', 'decline');
    expect(asked).toEqual(['take | decline', 'take | decline', 'decline']);
    expect([own.upper.red, own.lower.blue]).toEqual([0, 2]);
    expect(run(trade, { upper: { red: 2, grey: 0 } }, 'decline').own.upper.red).toBe(2);
  });

  test('repeat, opted in to take less', () => {
    const trade = repeat(all(pay({ red: 1 }), gain({ blue: 2 })));
    const { asked, own } = run(trade, { sparing: 0, upper: { red: 1, grey: 0 } }, 'take', 'blue 1', 'decline');
    expect([asked[1], own.lower.blue]).toEqual(['blue 0 | blue 1 | blue 2', 1]);
  });

  test('build turns, then asks where', () => {
    const { asked, own, events } = run(build(), { land: 'ss.ssssss' }, 'c1');
    expect([asked, own.land, events[0]?.kind]).toEqual([['c1'], 'ssHssssss', 'turn']);
    expect(run(build(), { land: 'sssssssss' }).own.land).toBe('Hssssssss');
  });

  test('a special asks and acts by itself', () => {
    const { asked, own } = run(special('double-red'), { upper: { red: 1, grey: 0 } }, 'take');
    expect([asked, own.upper.red]).toEqual([['take | decline'], 2]);
  });
});
