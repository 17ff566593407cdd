import { expect, test } from 'vitest';
import { type Effect, vocabulary } from './effect.ts';
import { type Own, type Paint, type Player, playerWith, type State, shared, stateOf } from './testing/toy-port.ts';

const { gain, gainAny, pay, remove, place, build, all, parts, either, may, per } = vocabulary<Paint>();
const polish = (n: number) => ({ op: 'polish', n }) as const;
const dull = (n: number): Own => ({ op: 'dull', n });
const state = (own: Partial<Player>): State =>
  stateOf([playerWith({ lower: { blue: 3, grey: 2 }, land: 'sssssssss', ...own })]);

test.each<[string, Effect<Paint>, Partial<Player>, boolean]>([
  ['a good that fits', gain({ red: 1 }), {}, true],
  ['a good that does not', gain({ blue: 1 }), {}, false],
  ['a good without a marker', gain({ mauve: 1 }), { upper: { red: 0 } }, false],
  ['any good that fits', gainAny(['blue', 'red'], 1), {}, true],
  ['a gift to nobody', gainAny(['blue'], 1, 1), {}, false],
  ['per stone', per({ of: 'stone' }, gain({ red: 1 })), {}, true],
  ['per bush', per({ of: 'bush' }, gain({ red: 1 })), {}, false],
  ['own per stone', per({ of: 'stone' }, polish(1)), {}, true],
  ['own per bush', per({ of: 'bush' }, polish(1)), {}, false],
  ['a tile without space', place('bush'), {}, false],
  ['a tile with space', place('bush'), { land: '.ssssssss' }, true],
  ['nothing to build', build(), {}, false],
  ['something to build', build(), { shine: 1 }, true],
  ['something to build for nothing', build({ free: true }), {}, true],
  ['an own effect without use', polish(0), {}, false],
  ['an own effect', polish(1), {}, true],
  ['one part of two', all(gain({ blue: 1 }), gain({ grey: 1 })), {}, true],
  ['one of the parts', parts(gain({ blue: 1 }), gain({ red: 1 })), {}, true],
  ['none of the parts', parts(gain({ blue: 1 }), polish(0)), {}, false],
  ['one of either', either(gain({ blue: 1 }), gain({ red: 1 })), {}, true],
  ['what may be paid', may(all(pay({ blue: 1 }), gain({ red: 1 }))), {}, true],
  ['what cannot', may(all(pay({ red: 1 }), gain({ blue: 1 }))), {}, false],
])('useful: %s', (_name, effect, own, is) => {
  expect(shared.useful(state(own), 0, effect)).toBe(is);
});

test('a gift to others is of use even without room for oneself', () => {
  const s = stateOf([playerWith({ lower: { blue: 3 } }), playerWith({})]);
  expect(shared.useful(s, 0, gainAny(['blue'], 1, 1))).toBe(true);
});

test.each<[string, Effect<Paint>, Partial<Player>, boolean]>([
  ['a cost that is there', pay({ blue: 3, grey: 2 }), {}, true],
  ['a cost that is not', pay({ red: 1 }), {}, false],
  ['a tile to remove', remove('stone'), {}, true],
  ['no tile to remove', remove('bush'), {}, false],
  ['tiles enough', remove('stone', 2), { land: 's..s.....' }, true],
  ['too few tiles', remove('stone', 3), { land: 's..s.....' }, false],
  ['an own cost that is there', dull(1), { shine: 1 }, true],
  ['an own cost that is not', dull(2), { shine: 1 }, false],
  ['a tile without space, which is lost', place('bush'), {}, true],
  ['all parts', all(pay({ blue: 1 }), gain({ blue: 9 })), {}, true],
  ['not all parts', all(pay({ blue: 1 }), pay({ red: 1 })), {}, false],
])('costPayable: %s', (_name, effect, own, is) => {
  expect(shared.costPayable(state(own), 0, effect)).toBe(is);
});

test('the most goods an effect could bring', () => {
  const effect = all(gain({ red: 5, blue: 1 }), gainAny(['grey', 'blue'], 2), per({ of: 'stone' }, gain({ red: 1 })));
  expect(shared.most(state({}), 0, effect)).toBe(3 + 2 + 3);
  expect(shared.most(state({}), 0, parts(gain({ red: 1 }), gain({ grey: 1 }), polish(5)))).toBe(2);
});
