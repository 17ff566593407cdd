import { expect, test } from 'vitest';
import { isIllegal } from './illegal.ts';
import { legal, play } from './play.ts';
import { toy } from './testing/toy.ts';
import type { ToyAction, ToyState } from './testing/toy-state.ts';

const TABLE = { players: 2, options: {} };
const first = (s: ToyState, seat: number): ToyAction => {
  const option = toy.decisions(s).find(decision => decision.seat === seat)?.options[0];
  if (!option) throw new Error(`seat ${seat} is not asked`);
  return option;
};

/** The toy at the turn of A. */
function atTurn(): ToyState {
  let s = toy.setup(TABLE, '11');
  while (s.agenda.some(todo => 'step' in todo && todo.step === 'pick')) {
    const seat = toy.decisions(s)[0]?.seat ?? 0;
    const played = play(toy, s, [first(s, seat)]);
    if (isIllegal(played)) throw new Error(played.illegal);
    s = played.state;
  }
  return s;
}

test('a list is played on a copy, and tells what happened', () => {
  const s = atTurn();
  const before = JSON.stringify(s);
  const played = play(toy, s, [
    { seat: 0, verb: 'take' },
    { seat: 0, verb: 'end' },
  ]);
  if (isIllegal(played)) throw new Error(played.illegal);
  expect(JSON.stringify(s)).toBe(before);
  expect(played.events).toEqual([{ kind: 'gain', seat: 0, marble: 'red' }]);
  expect(played.state.agenda).toEqual([{ step: 'turn', seat: 1 }]);
});

test('all of a list or none of it', () => {
  const s = atTurn();
  const before = JSON.stringify(s);
  const refused = play(toy, s, [
    { seat: 0, verb: 'take' },
    { seat: 0, verb: 'take' },
  ]);
  expect(refused).toMatchObject({ illegal: '"A take" is not among: end' });
  expect(JSON.stringify(s)).toBe(before);
});

test('an empty list changes nothing', () => {
  const s = atTurn();
  expect(play(toy, s, [])).toEqual({ state: s, events: [] });
});

test('refusals say why', () => {
  const s = atTurn();
  expect(play(toy, s, [{ seat: 0, verb: 'end' }])).toMatchObject({
    illegal: '"A end" is not among: take, fill blue, fill green, draw',
  });
  expect(play(toy, s, [{ seat: 1, verb: 'take' }])).toMatchObject({
    illegal: '"B take" is not possible now: it is another seat\'s decision',
  });
  s.agenda.length = 0;
  expect(play(toy, s, [{ seat: 0, verb: 'take' }])).toMatchObject({
    illegal: '"A take" is too late: the game is over',
  });
});

test('legal is what is offered as an answer or at any time, to that seat', () => {
  const s = atTurn();
  expect(legal(toy, s, { seat: 0, verb: 'take' })).toBe(true);
  expect(legal(toy, s, { seat: 1, verb: 'take' })).toBe(false);
  expect(legal(toy, s, { seat: 1, verb: 'swap' })).toBe(true);
  expect(legal(toy, s, { seat: 0, verb: 'marble', marble: 'blue' })).toBe(false);
});
