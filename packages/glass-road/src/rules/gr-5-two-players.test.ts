import type { Position } from '@waldglas/core';
import { describe, expect, test } from 'vitest';
import type { State } from '../index.ts';
import { act, asked, goods, market, offered, position, seat, stateOf, stock } from './fixtures.ts';

/** Two players with these hands, A to play and with the goblet unless told otherwise. */
function duel(A: readonly string[], B: readonly string[], more: Position = {}, slots: Position = {}): State {
  const own = { ...stock('water 3'), land: {} };
  const seats = { A: { ...own, hand: A, ...(slots.A ?? {}) }, B: { ...own, hand: B, ...(slots.B ?? {}) } };
  return stateOf({ players: 2 }, { phase: 'play', period: 1, goblet: 'A', turn: 'A', ...more, seats });
}

/** Plays a card; nobody uses it. */
function turn(s: State, line: string): State {
  let state = act(s, line);
  while (position(state).phase === 'resolve') state = act(state, `${position(state).turn} end`);
  return state;
}

const held = (s: State, letter: string) => seat(s, letter).hand;

describe('two players', () => {
  test('GR-5.1: one card at a time, face up, from the goblet holder on, in turn', () => {
    let s = stateOf({ players: 2 }, { goblet: 'B' });
    for (const id of ['feudal-lord', 'pit-worker', 'forest-manager', 'pond-builder', 'cultivator'])
      s = act(s, `A pick ${id}`);
    for (const id of ['supplier', 'builder', 'carpenter', 'woodcutter', 'clay-worker']) s = act(s, `B pick ${id}`);
    const order: string[] = [];
    while (position(s).phase === 'play') {
      const letter = asked(s);
      order.push(letter);
      const id = offered(s, letter)[0] ?? '';
      const shown = act(s, `${letter} ${id}`);
      expect([position(shown).card, position(shown).turn]).toEqual([id.slice(5), letter]);
      expect([seat(shown, letter).faceDown, position(shown, 'spectator').card]).toEqual([undefined, id.slice(5)]);
      s = turn(s, `${letter} ${id}`);
    }
    expect(order.join('')).toBe('BABABABAB');
  });

  test('GR-5.1: joining and abilities as usual', () => {
    const s = act(duel(['clay-worker', 'builder'], ['clay-worker', 'supplier']), 'A play clay-worker');
    expect([seat(s, 'B').slots, held(s, 'B'), position(s).abilities]).toEqual([['clay-worker'], ['supplier'], 1]);
    const used = act(s, 'A fee', 'A use 1');
    expect(offered(used, 'A')).toEqual(['end']);
    const joined = act(used, 'A end', 'B fee', 'B use 2');
    expect([offered(joined, 'B'), goods(joined, 'B')]).toEqual([['end'], 'water 2 | clay 2']);
    expect(asked(act(joined, 'B end'))).toBe('B');
    const alone = act(duel(['clay-worker', 'builder'], ['carpenter', 'supplier']), 'A play clay-worker');
    expect(position(alone).abilities).toBe(2);
    const slots = { B: { slots: ['builder', 'pit-worker'] } };
    const busy = act(duel(['clay-worker', 'carpenter'], ['clay-worker', 'supplier'], {}, slots), 'A play clay-worker');
    expect([position(busy).abilities, held(busy, 'B')]).toEqual([2, ['supplier', 'clay-worker']]);
  });

  test('GR-5.2: the period ends at once when a hand is empty, after that card is resolved', () => {
    const s = act(duel(['clay-worker'], ['builder', 'supplier']), 'A play clay-worker');
    expect([position(s).phase, position(s).period]).toEqual(['resolve', 1]);
    const used = act(s, 'A fee', 'A use 1', 'A use 2');
    expect([goods(used, 'A'), position(used).period]).toEqual(['water 2 | clay 4', 1]);
    const over = act(used, 'A end');
    expect([position(over).phase, position(over).period, held(over, 'B')]).toEqual(['choose', 2, []]);
  });

  test('GR-5.2: with 2 cards or fewer left there is no extra card', () => {
    for (const left of [['builder', 'supplier'], ['supplier']]) {
      expect(position(turn(duel(['clay-worker'], left), 'A play clay-worker')).phase).toBe('choose');
    }
    expect(
      position(turn(duel(['clay-worker'], ['builder', 'carpenter', 'supplier']), 'A play clay-worker')).phase,
    ).toBe('play');
  });

  test('GR-5.2: with 3 left one of them may be played, alone and with both abilities', () => {
    const left = ['builder', 'clay-worker', 'supplier'];
    const s = turn(duel(['woodcutter'], left), 'A play woodcutter');
    expect([asked(s), position(s).period]).toEqual(['B', 1]);
    expect(offered(s, 'B')).toEqual(['play supplier', 'play builder', 'play clay-worker', 'pass']);
    const extra = act(s, 'B play clay-worker');
    expect([position(extra).abilities, position(extra).turn]).toEqual([2, 'B']);
    const used = act(extra, 'B fee', 'B use 1', 'B use 2');
    expect(goods(used, 'B')).toBe('water 2 | clay 4');
    const over = act(used, 'B end');
    expect([position(over).phase, position(over).period]).toEqual(['choose', 2]);
    const passed = act(s, 'B pass');
    expect([position(passed).phase, position(passed).period, goods(passed, 'B')]).toEqual(['choose', 2, 'water 3 |']);
  });

  test('GR-5.2: whichever seat is left with them', () => {
    const three = ['supplier', 'builder', 'clay-worker'];
    const s = turn(duel(three, ['woodcutter'], { goblet: 'B', turn: 'B' }), 'B play woodcutter');
    expect([asked(s), offered(s, 'A')]).toEqual(['A', [...three.map(id => `play ${id}`), 'pass']]);
    expect(position(act(s, 'A play builder')).abilities).toBe(2);
  });

  test('GR-5.3: a forced copy can be the last card: both resolve, then the period ends', () => {
    const s = act(duel(['clay-worker', 'builder'], ['clay-worker']), 'A play clay-worker');
    const first = act(s, 'A fee', 'A use 1', 'A end');
    expect([asked(first), position(first).period, held(first, 'B')]).toEqual(['B', 1, []]);
    const both = act(first, 'B fee', 'B use 1');
    expect([goods(both, 'A'), goods(both, 'B')]).toEqual(['water 2 | clay 2', 'water 2 | clay 2']);
    const over = act(both, 'B end');
    expect([position(over).phase, position(over).period]).toEqual(['choose', 2]);
  });

  test('GR-5.3: both hands run out on the same card', () => {
    const s = turn(duel(['clay-worker'], ['clay-worker']), 'A play clay-worker');
    expect([position(s).phase, position(s).period]).toEqual(['choose', 2]);
  });

  test('GR-5.4: 3 are left with the player without the goblet, if the holder was forced twice', () => {
    const A = ['feudal-lord', 'pit-worker', 'forest-manager', 'pond-builder', 'cultivator'];
    const B = ['feudal-lord', 'pit-worker', 'builder', 'carpenter', 'woodcutter'];
    let s = duel(A, B);
    s = turn(s, 'A play cultivator');
    s = turn(s, 'B play feudal-lord');
    s = turn(s, 'A play pond-builder');
    s = turn(s, 'B play pit-worker');
    expect([held(s, 'A'), seat(s, 'A').slots.length]).toEqual([['forest-manager'], 2]);
    s = turn(s, 'A play forest-manager');
    expect([asked(s), held(s, 'B')]).toEqual(['B', ['builder', 'carpenter', 'woodcutter']]);
    expect(offered(s, 'B')).toContain('pass');
  });

  test('GR-5.4: the goblet holder is never left with more than 2', () => {
    const A = ['feudal-lord', 'pit-worker', 'builder', 'carpenter', 'woodcutter'];
    const B = ['feudal-lord', 'pit-worker', 'forest-manager', 'pond-builder', 'cultivator'];
    let s = duel(A, B);
    s = turn(s, 'A play feudal-lord');
    s = turn(s, 'B play cultivator');
    s = turn(s, 'A play pit-worker');
    s = turn(s, 'B play pond-builder');
    expect([held(s, 'A'), held(s, 'B')]).toEqual([['builder', 'carpenter', 'woodcutter'], ['forest-manager']]);
    s = turn(s, 'A play builder');
    expect(asked(s)).toBe('B');
    s = turn(s, 'B play forest-manager');
    expect([position(s).phase, position(s).period]).toEqual(['choose', 2]);
  });

  test('GR-5.5: refilling, goblet and slots as usual, the extra card comes before', () => {
    const rows = market({ processing: ['kiln', 'inn', 'spa', 'sawmill'], immediate: ['sand-deposit'], bonus: [] });
    const stacks = { processing: ['joinery'], immediate: ['shed', 'tavern', 'winery', 'storage'], bonus: [] };
    const slots = { A: { slots: ['pit-worker', 'feudal-lord'] } };
    const left = ['supplier', 'builder', 'carpenter'];
    const s = turn(duel(['woodcutter'], left, { market: rows, stacks }, slots), 'A play woodcutter');
    const extra = act(s, 'B play supplier', 'B use 2');
    expect(offered(extra, 'B')).toEqual(['build sand-deposit', 'build sand-deposit sparing']);
    const built = act(extra, 'B build sand-deposit', 'B cell b1');
    expect(position(built).market.immediate).toEqual([]);
    const over = act(built, 'B end');
    expect(position(over).market.immediate).toEqual(['shed', 'tavern', 'winery', 'storage']);
    expect(position(over).market.processing).toEqual(['kiln', 'inn', 'spa', 'sawmill']);
    expect([position(over).goblet, seat(over, 'A').slots, held(over, 'B')]).toEqual(['B', [], []]);
    expect(
      position(turn(duel(['woodcutter'], ['supplier'], { period: 3, goblet: 'B' }), 'A play woodcutter')).goblet,
    ).toBe('A');
  });
});
