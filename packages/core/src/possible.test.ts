import { expect, test } from 'vitest';
import { type Effect, vocabulary } from './effect.ts';
import { type Paint, type Player, playerWith, type State, shared } from './testing/toy-port.ts';

const { gain, gainAny, pay, remove, place, discard, build, all, per, special } = vocabulary<Paint>();
const state = (own: Partial<Player>): State => {
  const player = playerWith({ lower: { blue: 3, grey: 2 }, land: 'sssssssss', ...own });
  return { edition: 'x', fixes: [], shown: 0, agenda: [], players: [player] };
};

test.each<[string, Effect<Paint>, Partial<Player>, boolean]>([
  ['a good that fits', gain({ red: 1 }), {}, true],
  ['a good that does not', gain({ blue: 1 }), {}, false],
  ['any good that fits', gainAny(['blue', 'red'], 1), {}, true],
  ['a gift to nobody', gainAny(['blue'], 1, 1), {}, false],
  ['per stone', per({ of: 'stone' }, gain({ red: 1 })), {}, true],
  ['per bush', per({ of: 'bush' }, gain({ red: 1 })), {}, false],
  ['a tile without space', place('bush'), {}, false],
  ['a tile with space', place('bush'), { land: '.ssssssss' }, true],
  ['nothing to build', build(), {}, false],
  ['something to build', build(), { offer: ['ash'] }, true],
  ['a special without use', special('double-red'), {}, false],
  ['one part of two', all(gain({ blue: 1 }), gain({ grey: 1 })), {}, true],
])('useful: %s', (_name, effect, own, is) => {
  expect(shared.useful(state(own), 0, effect)).toBe(is);
});

test.each<[string, Effect<Paint>, Partial<Player>, boolean]>([
  ['a cost that is there', pay({ blue: 3, grey: 2 }), {}, true],
  ['a cost that is not', pay({ red: 1 }), {}, false],
  ['a tile to remove', remove('stone'), {}, true],
  ['no tile to remove', remove('bush'), {}, false],
  ['offers to discard', discard(1), { offer: ['ash'] }, true],
  ['too few offers', discard(2), { offer: ['ash'] }, false],
  ['no space', place('bush'), {}, false],
  ['all parts', all(pay({ blue: 1 }), gain({ blue: 9 })), {}, true],
  ['not all parts', all(pay({ blue: 1 }), pay({ red: 1 })), {}, false],
])('tradable: %s', (_name, effect, own, is) => {
  expect(shared.tradable(state(own), 0, effect)).toBe(is);
});

test('the most goods an effect could bring', () => {
  const effect = all(gain({ red: 5, blue: 1 }), gainAny(['grey', 'blue'], 2), per({ of: 'stone' }, gain({ red: 1 })));
  expect(shared.most(state({}), 0, effect)).toBe(3 + 2 + 3);
});
