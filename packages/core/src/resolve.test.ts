import { describe, expect, test } from 'vitest';
import { type Effect, vocabulary } from './effect.ts';
import type { Own, Paint } from './testing/toy-port.ts';
import { run } from './testing/toy-run.ts';

const { gain, pay, place, build, all, parts, either, may, per, repeat, conversion } = vocabulary<Paint>();
const wave: Own = { op: 'wave' };
const polish = (n: number) => ({ op: 'polish', n }) as const;

describe('combinations', () => {
  test.each<[string, Effect<Paint>, number]>([
    ['each', per({ of: 'stone' }, gain({ red: 1 })), 3],
    ['none', per({ of: 'bush' }, gain({ red: 1 })), 0],
    ['every two', per({ of: 'stone', every: 2 }, gain({ red: 2 })), 2],
    ['at least', per({ of: 'stone', atLeast: 3 }, gain({ red: 2 })), 2],
    ['not enough', per({ of: 'stone', atLeast: 4 }, gain({ red: 2 })), 0],
    ['adjacent', per({ of: 'stone', adjacent: true }, gain({ red: 1 })), 1],
    ['at most', per({ of: 'stone', max: 2 }, gain({ red: 1 })), 2],
    ['smallest', per({ smallest: ['stone', 'bush'] }, gain({ red: 1 })), 0],
  ])('per %s', (_name, effect, red) => {
    expect(run(effect, { at: 'b2', land: 's.s.Hs...' }).own.upper.red).toBe(red);
  });

  test('per: one gain of them all, so it asks once', () => {
    const { asked, own } = run(per({ of: 'stone' }, gain({ grey: 1 })), { land: 'ss.......' }, 'upper');
    expect([asked, own.upper.grey]).toEqual([['upper | lower'], 2]);
  });

  test('repeat: once more, as long as it can be paid', () => {
    const again = repeat(all(pay({ red: 1 }), gain({ blue: 1 })));
    const { asked, own } = run(again, { upper: { red: 2, grey: 0 } }, 'take', 'take', 'decline');
    expect(asked).toEqual(['take | decline', 'take | decline', 'decline']);
    expect([own.upper.red, own.lower.blue]).toEqual([0, 2]);
    expect(run(again, { upper: { red: 2, grey: 0 } }, 'decline').own.upper.red).toBe(2);
  });

  test('repeat, opted in to take less', () => {
    const again = repeat(all(pay({ red: 1 }), gain({ blue: 2 })));
    const { asked, own } = run(again, { sparing: 0, upper: { red: 1, grey: 0 } }, 'take', 'blue 1', 'decline');
    expect([asked[1], own.lower.blue]).toEqual(['blue 0 | blue 1 | blue 2', 1]);
  });

  test('a conversion: the cost, what follows from it, the reward', () => {
    const { events } = run(conversion([pay({ red: 1 })], gain({ blue: 1 }), gain({ red: 1 })), { upper: { red: 1 } });
    expect(events.map(event => event.kind)).toEqual(['pay', 'turn', 'gain', 'gain']);
  });

  test('may: taken or declined, and not asked if it cannot be paid', () => {
    const maybe = may(conversion([pay({ red: 1 })], gain({ blue: 1 })));
    const rich = () => ({ upper: { red: 1 } });
    expect(run(maybe, rich(), 'take')).toMatchObject({ asked: ['take | decline'], own: { lower: { blue: 1 } } });
    expect(run(maybe, rich(), 'decline').own.upper.red).toBe(1);
    expect(run(maybe, {})).toMatchObject({ asked: [], events: [] });
  });

  test('either: one of those that would change something', () => {
    const three = either(gain({ red: 1 }), gain({ blue: 1 }), place('bush'));
    const { asked, own } = run(three, { upper: { red: 3 } }, 'bush', 'a1');
    expect([asked[0], own.land, own.lower.blue]).toEqual(['blue | bush', 'b........', 0]);
    expect(run(three, { upper: { red: 3 }, lower: { blue: 3 }, land: 'HHHHHHHHH' })).toMatchObject({
      asked: [],
      events: [],
    });
  });

  test('build turns, then asks where', () => {
    const { asked, own, events } = run(build(), { land: 'ss.ssssss' }, 'c1');
    expect([asked, own.land, events[0]?.kind]).toEqual([['c1'], 'ssHssssss', 'turn']);
    expect(run(build(), { land: 'sssssssss' }).own.land).toBe('Hssssssss');
  });
});

describe('parts', () => {
  const three = parts(gain({ red: 1 }), place('bush'), polish(2));

  test('in the printed order where that makes no difference', () => {
    const { asked, own, events } = run(three, { land: 'HHHHHHHH.' }, 'c3');
    expect([asked, own.shine, own.land]).toEqual([['c3'], 2, 'HHHHHHHHb']);
    expect(events.map(event => event.kind)).toEqual(['gain', 'place']);
  });

  test('in the order of the owner where it does; the last one is not asked', () => {
    const { asked, own, events } = run(three, { ordered: true, land: 'HHHHHHHH.' }, 'own-polish', 'bush', 'c3');
    expect(asked).toEqual(['red | bush | own-polish', 'red | bush', 'c3']);
    expect([own.shine, own.upper.red]).toEqual([2, 1]);
    expect(events.map(event => event.kind)).toEqual(['place', 'gain']);
  });

  test.each<[Effect<Paint>, string]>([
    [gain({ blue: 1, red: 1 }), 'blue'],
    [per({ of: 'stone' }, gain({ grey: 1 })), 'grey'],
    [per({ of: 'stone' }, polish(1)), 'own-polish'],
    [place('bush', 'stone'), 'bush'],
    [may(gain({ blue: 1 })), 'exchange'],
    [build(), 'build'],
    [wave, 'own-wave'],
  ])('%j is named', (part, name) => {
    expect(run(parts(gain({ red: 1 }), part), { ordered: true }).asked).toEqual([`red | ${name}`]);
  });

  test('a single part is not asked', () => {
    expect(run(parts(gain({ red: 1 })), { ordered: true })).toMatchObject({ asked: [], own: { upper: { red: 1 } } });
  });
});

describe('effects that only one game knows', () => {
  test('ask and answer by themselves', () => {
    const { asked, own } = run(wave, {}, 'right');
    expect([asked, own.lower.blue]).toEqual([['left | right'], 1]);
  });

  test('are done by the game, also as a cost, and as often as something is counted', () => {
    expect(run(polish(2), {}).own.shine).toBe(2);
    expect(run(per({ of: 'stone' }, polish(2)), { land: 'sss......' }).own.shine).toBe(6);
    const dear = may(conversion([{ op: 'dull', n: 2 }], gain({ red: 1 })));
    expect(run(dear, { shine: 2 }, 'take').own).toMatchObject({ shine: 0, upper: { red: 1 } });
    expect(run(dear, { shine: 1 }).asked).toEqual([]);
  });
});
