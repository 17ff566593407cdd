import { describe, expect, test } from 'vitest';
import { vocabulary } from './effect.ts';
import { overflowing, type Paint } from './testing/toy-port.ts';
import { run } from './testing/toy-run.ts';

const { gain, gainAny, pay } = vocabulary<Paint>();

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
    expect([own.upper, own.lower]).toMatchObject([
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

describe('a gain of a good that may be divided', () => {
  test('how many go on the first wheel?', () => {
    const { asked, own, events } = run(gain({ mauve: 2 }), {}, '1');
    expect(asked).toEqual(['0 | 1 | 2']);
    expect([own.upper.mauve, own.lower.mauve]).toEqual([1, 1]);
    expect(events).toEqual([{ kind: 'gain', seat: 0, goods: { mauve: 2 }, source: 'card' }]);
    expect(run(gain({ mauve: 2 }), {}, '0').own.lower.mauve).toBe(2);
  });

  test('only as many as fit, and no question if there is one result', () => {
    const one = run(gain({ mauve: 2 }), { upper: { mauve: 1 } }, '1');
    expect([one.asked, one.own.upper.mauve, one.own.lower.mauve]).toEqual([['0 | 1'], 2, 1]);
    const fills = run(gain({ mauve: 3 }), { upper: { mauve: 1 } });
    expect([fills.asked, fills.own.upper.mauve, fills.own.lower.mauve]).toEqual([[], 2, 2]);
    const full = run(gain({ mauve: 1 }), { upper: { mauve: 2 } });
    expect([full.asked, full.own.lower.mauve]).toEqual([[], 1]);
  });

  test('with other goods beside it', () => {
    const { asked, own } = run(gain({ red: 1, mauve: 1 }), { sparing: 0 }, '0', 'red 1', 'mauve 1');
    expect(asked).toEqual(['0 | 1', 'red 0 | red 1', 'mauve 0 | mauve 1']);
    expect([own.upper, own.lower]).toEqual([
      { red: 1, grey: 0, mauve: 0 },
      { blue: 0, grey: 0, mauve: 1 },
    ]);
  });

  test('a wheel that the card names takes it all', () => {
    const { asked, own } = run(gain({ mauve: 2 }, 'lower'), {});
    expect([asked, own.upper.mauve, own.lower.mauve]).toEqual([[], 0, 2]);
  });
});

describe('where a gain may be wasted', () => {
  test('a full wheel is a choice as long as another has room', () => {
    const { asked, own, events } = run(gain({ grey: 1 }), { by: overflowing, upper: { red: 0, grey: 2 } }, 'upper');
    expect([asked, own.upper.grey, own.lower.grey]).toEqual([['upper | lower'], 2, 0]);
    expect(events).toEqual([{ kind: 'gain', seat: 0, goods: {}, source: 'card' }]);
  });

  test('nothing is asked once all are full', () => {
    const full = { by: overflowing, upper: { grey: 2 }, lower: { grey: 2 } };
    expect(run(gain({ grey: 1 }), full).asked).toEqual([]);
  });
});

describe('a wheel without a marker', () => {
  test('is no place for a gain, and a gain puts none there', () => {
    const lost = { upper: { red: 0 } };
    const { asked, own } = run(gain({ grey: 1, red: 1 }), lost);
    expect([asked, own.upper, own.lower.grey]).toEqual([[], { red: 1 }, 1]);
    expect(run(gain({ grey: 1 }), { ...lost, by: overflowing }).asked).toEqual([]);
    expect(run(gain({ grey: 1 }, 'upper'), lost).own).toMatchObject({ upper: { red: 0 }, lower: { grey: 0 } });
    expect(run(gain({ mauve: 2 }), lost).own).toMatchObject({ upper: { red: 0 }, lower: { mauve: 2 } });
  });

  test('pays nothing, and a payment puts none there', () => {
    const { asked, own } = run(pay({ grey: 1 }), { upper: { red: 2 }, lower: { grey: 2 } });
    expect([asked, own.upper, own.lower]).toEqual([[], { red: 2 }, { grey: 1 }]);
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

  test('several goods of two wheels: one question each', () => {
    const there = { upper: { grey: 1, mauve: 1 }, lower: { grey: 1, mauve: 1 } };
    const { asked, own } = run(pay({ grey: 1, mauve: 1 }), there, '1', '0');
    expect(asked).toEqual(['0 | 1', '0 | 1']);
    expect([own.upper, own.lower]).toEqual([
      { grey: 0, mauve: 1 },
      { grey: 1, mauve: 0 },
    ]);
  });

  test('only one result: not asked', () => {
    const { asked, own } = run(pay({ grey: 3, red: 1 }), { upper: { red: 2, grey: 1 }, lower: { blue: 0, grey: 2 } });
    expect([asked, own.upper, own.lower]).toEqual([[], { red: 1, grey: 0 }, { blue: 0, grey: 0 }]);
    expect(run(pay({ grey: 1 }), { upper: { red: 0, grey: 0 }, lower: { blue: 0, grey: 2 } }).asked).toEqual([]);
  });
});
