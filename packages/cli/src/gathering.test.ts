import { type GameRecord, isIllegal, live } from '@waldglas/core';
import { describe, expect, test } from 'vitest';
import { screenMidGame } from './kit-screen-state.ts';
import { act, back, choose, nextDecision, optionsOf, type Play } from './play-game.ts';
import { chosenText, questionText } from './telling.ts';

/** The lines of a record that stand. */
function standing({ actions }: Pick<GameRecord, 'actions'>): string[] {
  const indices = live(actions);
  if (isIllegal(indices)) throw new Error(indices.illegal);
  return indices.map(i => actions[i] ?? '');
}

/** Chooses cards by their ids, in this order. */
function chosen(begun: Play, ...cards: readonly string[]): Play {
  return cards.reduce((play, card) => {
    const decision = nextDecision(play);
    const option = decision && optionsOf(play, decision).find(one => play.table.game.write(one) === `A pick ${card}`);
    if (!decision || !option) throw new Error(`${card} is not offered`);
    return choose(play, decision, option);
  }, begun);
}

const begun = (await screenMidGame('glass-road', 'en', 0)).screenState.play;
const lines = (play: Play) => standing(play.table.record());

describe('a hand', () => {
  test('can be chosen in any order; the record has it in the order of the cards', () => {
    const play = chosen(begun, 'water-carrier', 'builder', 'fish-farmer', 'feudal-lord', 'carpenter');
    const order = ['feudal-lord', 'builder', 'carpenter', 'fish-farmer', 'water-carrier'];
    expect(lines(play)).toEqual(order.map(card => `A pick ${card}`));
    expect(play.waiting).toEqual([]);
  });

  test('offers all cards that are left', () => {
    const decision = nextDecision(begun);
    if (!decision) throw new Error('the game is over');
    expect(optionsOf(begun, decision)).toHaveLength(15);
    expect(optionsOf(chosen(begun, 'water-carrier', 'builder'), decision)).toHaveLength(13);
  });

  test('is kept as far as it can stand in a record; what cannot is taken back first', () => {
    const play = chosen(begun, 'water-carrier', 'builder');
    expect([lines(play), play.waiting]).toEqual([['A pick builder'], ['A pick water-carrier']]);
    const less = back(play, 0);
    expect([lines(less), less.waiting]).toEqual([['A pick builder'], []]);
    expect(lines(back(less, 0))).toEqual([]);
  });

  test('is counted and named as far as it is chosen, in whatever order', async () => {
    const { toolkit } = await screenMidGame('glass-road', 'en', 0);
    const play = chosen(begun, 'water-carrier', 'builder', 'fish-farmer');
    const decision = nextDecision(play);
    if (!decision) throw new Error('the game is over');
    expect(play.waiting).toHaveLength(2);
    expect(questionText(toolkit, play, decision)).toBe('Choose 5 cards for this period (3 of 5)');
    expect(chosenText(toolkit, play, decision)).toBe('chosen: Builder, Fish Farmer, Water Carrier');
    expect(chosenText(toolkit, begun, decision)).toBe('');
  });

  test('keeps what was converted in between', () => {
    const play = chosen(act(chosen(begun, 'builder'), ['A remove b1']), 'feudal-lord');
    expect(lines(play)).toEqual(['A pick feudal-lord', 'A pick builder', 'A remove b1']);
  });
});
