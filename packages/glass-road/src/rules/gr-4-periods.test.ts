import type { Position } from '@waldglas/core';
import { describe, expect, test } from 'vitest';
import type { State } from '../index.ts';
import { act, asked, CARDS, card, full, goods, offered, position, seat, stateOf, stock } from './fixtures.ts';

type Hands = Readonly<Record<string, readonly string[]>>;

/** Everybody is about to lay a card; the hands are as given. */
function round(hands: Hands, part: Position = {}): State {
  const { seats = {}, ...rest } = part;
  const own = Object.entries(hands).map(([letter, hand]) => {
    const more = (seats as Readonly<Record<string, Position>>)[letter];
    return [letter, { land: {}, ...stock('water 1'), ...more, hand }];
  });
  const players = Object.keys(hands).length;
  return stateOf({ players }, { phase: 'play', goblet: 'A', round: 1, ...rest, seats: Object.fromEntries(own) });
}

/** Ends every card without using it, as long as cards are resolved: who resolved what, with how many abilities. */
function endAll(s: State): { state: State; course: string[] } {
  const course: string[] = [];
  let state = s;
  for (let now = position(state); now.phase === 'resolve'; now = position(state)) {
    course.push(`${now.turn} ${now.card} ${now.abilities}`);
    state = act(state, `${now.turn} end`);
  }
  return { state, course };
}

const PICKS = ['feudal-lord', 'pit-worker', 'forest-manager', 'pond-builder', 'cultivator'];

describe('hands', () => {
  test('GR-4.1: everyone secretly chooses 5 of all 15 cards, at the same time', () => {
    const s = stateOf({ players: 3 });
    expect(asked(s)).toBe('ABC');
    for (const from of [0, 5, 10]) {
      const picked = act(s, ...CARDS.slice(from, from + 5).map(id => `B pick ${id}`));
      expect(seat(picked, 'B').hand).toEqual(CARDS.slice(from, from + 5));
      expect(asked(picked)).toBe('AC');
    }
    const picked = act(s, ...PICKS.map(id => `A pick ${id}`));
    expect([seat(picked, 'A', 'A').hand, seat(picked, 'A', 'B').hand, seat(picked, 'A', 'spectator').hand]).toEqual([
      PICKS,
      5,
      5,
    ]);
    expect(() => act(picked, 'A pick supplier')).toThrow();
    expect(() => act(s, 'A pick builder', 'A pick builder')).toThrow();
  });

  test('GR-4.1: the other ten are out for the period, and all 15 are back in the next', () => {
    let s = stateOf({ players: 3 });
    for (const letter of 'ABC') s = act(s, ...PICKS.map(id => `${letter} pick ${id}`));
    expect(offered(s, 'A')).toEqual(PICKS.map(id => `play ${id}`));
    const next = stateOf({ players: 3 }, { phase: 'choose', period: 2 });
    expect(seat(act(next, ...PICKS.map(id => `A pick ${id}`)), 'A').hand).toEqual(PICKS);
  });

  test('GR-4.1: three card rounds a period, four periods or five', () => {
    for (const [players, options, periods] of [
      [3, {}, 4],
      [4, {}, 4],
      [3, { fivePeriods: true }, 5],
    ] as const) {
      let s = stateOf({ players, options });
      const letters = 'ABCD'.slice(0, players);
      const rounds: string[] = [];
      while (position(s).phase !== 'final') {
        for (const letter of letters) s = act(s, ...PICKS.map(id => `${letter} pick ${id}`));
        for (let number = 1; number <= 3; number++) {
          for (const letter of letters) s = act(s, `${letter} ${offered(s, letter)[0]}`);
          rounds.push(`${position(s).period}.${number}`);
          s = endAll(s).state;
        }
      }
      expect(rounds).toHaveLength(periods * 3);
      expect(rounds.at(-1)).toBe(`${periods}.3`);
    }
  });

  test('GR-4.2: everyone lays a card face down at once, nobody sees it', () => {
    const s = round({ A: ['builder', 'supplier'], B: ['carpenter', 'woodcutter'], C: ['cultivator', 'pit-worker'] });
    expect(asked(s)).toBe('ABC');
    const laid = act(s, 'C play cultivator', 'A play builder');
    expect([asked(laid), seat(laid, 'A').hand]).toEqual(['B', ['supplier']]);
    expect([seat(laid, 'A', 'A').faceDown, seat(laid, 'A', 'B').faceDown]).toEqual(['builder', undefined]);
    expect(seat(laid, 'A', 'B').hand).toBe(1);
    expect(position(laid).phase).toBe('play');
  });

  test('GR-4.2: revealed clockwise from the goblet holder, who starts all three rounds', () => {
    let s = round(
      {
        A: ['feudal-lord', 'pit-worker', 'forest-manager'],
        B: ['pond-builder', 'cultivator', 'supplier'],
        C: ['builder', 'carpenter', 'woodcutter'],
      },
      { goblet: 'B' },
    );
    for (let number = 1; number <= 3; number++) {
      expect(position(s).round).toBe(number);
      for (const letter of 'ABC') s = act(s, `${letter} ${offered(s, letter)[0]}`);
      const { state, course } = endAll(s);
      expect(course.map(line => line.slice(0, 1)).join('')).toBe('BCA');
      s = state;
    }
    expect([position(s).phase, position(s).period]).toEqual(['choose', 2]);
  });
});

describe('joining', () => {
  const lines = (...cards: string[]) => cards.map((id, i) => `${'ABCD'.charAt(i)} play ${id}`);

  test('GR-4.3: whoever has the card in hand must play it', () => {
    const s = round({ A: ['builder'], B: ['carpenter', 'builder'], C: ['supplier', 'woodcutter'] });
    const shown = act(s, ...lines('builder', 'carpenter', 'supplier'));
    expect([seat(shown, 'B').hand, seat(shown, 'B').slots]).toEqual([[], ['builder']]);
    expect([seat(shown, 'C').hand, seat(shown, 'C').slots]).toEqual([['woodcutter'], []]);
    expect(endAll(shown).course).toEqual(['A builder 1', 'B builder 1', 'B carpenter 2', 'C supplier 2']);
  });

  test('GR-4.3: not a card face down, and not with both slots full', () => {
    const seats = { C: { slots: ['clay-worker', 'fish-farmer'] }, D: { slots: ['clay-worker'] } };
    const hands = {
      A: ['builder'],
      B: ['builder', 'carpenter'],
      C: ['builder', 'supplier'],
      D: ['builder', 'water-carrier'],
    };
    const s = act(round(hands, { seats }), ...lines('builder', 'builder', 'supplier', 'water-carrier'));
    expect(['B', 'C', 'D'].map(letter => seat(s, letter).hand)).toEqual([['carpenter'], ['builder'], []]);
    expect([...seat(s, 'D').slots].sort()).toEqual(['builder', 'clay-worker']);
    expect(seat(s, 'C').slots).toEqual(['clay-worker', 'fish-farmer']);
    expect(endAll(s).course.slice(0, 3)).toEqual(['A builder 1', 'D builder 1', 'B builder 2']);
  });

  test('GR-4.4: alone: both abilities in either order, each at most once', () => {
    const s = act(card('clay-worker', stock('water 1')), 'A fee');
    expect(offered(s, 'A')).toEqual(['use 1', 'use 1 sparing', 'use 2', 'use 2 sparing']);
    const second = act(s, 'A use 2');
    expect(offered(second, 'A')).toEqual(['use 1', 'use 1 sparing', 'end']);
    expect(offered(act(s, 'A use 1'), 'A')).toEqual(['use 2', 'use 2 sparing', 'end']);
    const both = act(second, 'A use 1');
    expect([offered(both, 'A'), goods(both, 'A')]).toEqual([['end'], '| clay 4']);
  });

  test('GR-4.4: joined: everyone one ability, of own choice', () => {
    const s = round({ A: ['clay-worker'], B: ['clay-worker', 'builder'], C: ['supplier'] });
    const shown = act(s, ...lines('clay-worker', 'builder', 'supplier'));
    const used = act(shown, 'A fee', 'A use 2');
    expect([offered(used, 'A'), goods(used, 'A')]).toEqual([['end'], '| clay 2']);
    const next = act(used, 'A end', 'B fee');
    expect(offered(next, 'B')).toEqual(['use 1', 'use 1 sparing', 'use 2', 'use 2 sparing']);
    expect(offered(act(next, 'B use 1'), 'B')).toEqual(['end']);
  });

  test('GR-4.4: all copies are played before anybody resolves; then the revealer, then clockwise, each completely', () => {
    const hands = {
      A: ['fuel-collector', 'supplier'],
      B: ['fuel-collector', 'builder'],
      C: ['fuel-collector'],
      D: ['carpenter', 'fuel-collector'],
    };
    const s = round(hands, { goblet: 'C' });
    const shown = act(s, ...lines('supplier', 'builder', 'fuel-collector', 'carpenter'));
    expect(['A', 'B', 'D'].map(letter => seat(shown, letter).slots)).toEqual(
      Array.from({ length: 3 }, () => ['fuel-collector']),
    );
    expect(asked(shown)).toBe('C');
    expect(asked(act(shown, 'C fee', 'C use 2'))).toBe('C');
    expect(endAll(shown).course).toEqual([
      'C fuel-collector 1',
      'D fuel-collector 1',
      'A fuel-collector 1',
      'B fuel-collector 1',
      'D carpenter 2',
      'A supplier 2',
      'B builder 2',
    ]);
  });

  test('GR-4.5: a card that is not used is played all the same and still limits the others', () => {
    const s = round({ A: ['clay-worker'], B: ['clay-worker', 'builder'], C: ['supplier'] });
    const unused = act(s, ...lines('clay-worker', 'builder', 'supplier'), 'A end');
    expect(goods(unused, 'A')).toBe('water 1 |');
    expect([position(unused).turn, position(unused).abilities]).toEqual(['B', 1]);
    expect(offered(act(unused, 'B fee', 'B use 1'), 'B')).toEqual(['end']);
    const half = act(card('feudal-lord', stock('')), 'A use 2');
    expect(offered(half, 'A')).toEqual(['use 1', 'end']);
  });

  test('GR-4.7: a face-down card that equals one revealed earlier waits for its own turn', () => {
    const s = round({ A: ['builder'], B: ['builder'], C: ['supplier'] });
    const shown = act(s, ...lines('builder', 'builder', 'supplier'));
    expect([seat(shown, 'B').faceDown, seat(shown, 'B').slots]).toEqual(['builder', []]);
    expect(endAll(shown).course).toEqual(['A builder 2', 'B builder 2', 'C supplier 2']);
  });

  test('GR-4.10: cards face down, in slots, played or left out are not in hand', () => {
    const seats = { B: { slots: ['builder'] } };
    const hands = { A: ['builder', 'pit-worker'], B: ['carpenter', 'supplier'], C: ['supplier', 'woodcutter'] };
    const s = act(round(hands, { seats }), ...lines('builder', 'carpenter', 'supplier'));
    const { state, course } = endAll(s);
    expect(course).toEqual(['A builder 2', 'B carpenter 2', 'C supplier 1', 'B supplier 1']);
    expect(['A', 'B', 'C'].map(letter => seat(state, letter).hand)).toEqual([['pit-worker'], [], ['woodcutter']]);
  });

  test('GR-4.10: with two cards in the slots there is still one for each of three rounds', () => {
    let s = round({ A: CARDS.slice(0, 5), B: CARDS.slice(0, 5), C: CARDS.slice(5, 10) });
    s = endAll(act(s, ...lines('feudal-lord', 'cultivator', 'supplier'))).state;
    s = endAll(act(s, ...lines('pit-worker', 'pond-builder', 'builder'))).state;
    expect([seat(s, 'B').slots, seat(s, 'B').hand]).toEqual([['feudal-lord', 'pit-worker'], ['forest-manager']]);
    const last = endAll(act(s, 'A play forest-manager', 'B play forest-manager', 'C play carpenter'));
    expect(last.course).toEqual(['A forest-manager 2', 'B forest-manager 2', 'C carpenter 2']);
  });

  test('GR-4.11: own goods, tiles and fee decide nothing about joining', () => {
    const seats = { B: { ...stock(''), land: full('pit') } };
    const hands = { A: ['woodcutter'], B: ['woodcutter', 'builder'], C: ['supplier'] };
    const s = act(round(hands, { seats }), ...lines('woodcutter', 'builder', 'supplier'));
    expect(seat(s, 'B').slots).toEqual(['woodcutter']);
    const joined = act(s, 'A end');
    expect([position(joined).turn, offered(joined, 'B')]).toEqual(['B', ['end']]);
  });

  test('GR-4.11: joining does not replace the own turn', () => {
    const s = round({ A: ['supplier'], B: ['supplier', 'builder'], C: ['cultivator'] });
    const { course } = endAll(act(s, ...lines('supplier', 'builder', 'cultivator')));
    expect(course).toEqual(['A supplier 1', 'B supplier 1', 'B builder 2', 'C cultivator 2']);
  });
});
