import { randomAction, rngFrom } from '@waldglas/core';
import { CARD_IDS, glassRoad, NEWEST } from '@waldglas/glass-road';
import { expect, test } from 'vitest';
import { anyHolding, drawnHands, type Facts, factsOf, handsIn, holding, prior, updated } from './belief.ts';

const EQUAL = CARD_IDS.map(() => 1);
const HANDS = handsIn({ edition: NEWEST });
const EVENLY = prior(EQUAL, HANDS);
const sum = (list: Iterable<number>) => [...list].reduce((a, b) => a + b, 0);

test('there are 3003 hands of five', () => {
  expect(new Set(HANDS).size).toBe(3003);
  for (const hand of HANDS) expect(CARD_IDS.filter((_, card) => hand & (1 << card))).toHaveLength(5);
});

test('without liking every card is held with chance 1/3; five are held in all', () => {
  const facts = { played: 0, lacked: 0, without: 0 };
  const chances = holding(EVENLY, facts);
  for (const chance of chances) expect(chance).toBeCloseTo(1 / 3, 12);
  const liked = holding(
    prior(
      CARD_IDS.map((_, i) => (i === 4 ? 10 : 1)),
      HANDS,
    ),
    facts,
  );
  expect(liked[4]).toBeGreaterThan(0.8);
  expect(sum(liked)).toBeCloseTo(5, 9);
});

test('hands are drawn as often as they are likely, and none that is impossible', () => {
  const belief = { hands: [1, 2, 4, 8], chances: Float64Array.of(0, 0.5, 0.25, 0.25) };
  for (const from of [0, 0.3, 0.999]) expect(drawnHands(belief, 4, from)).toEqual([2, 2, 4, 8]);
  expect(drawnHands(belief, 1, 0)).toEqual([2]);
  const facts = { played: 0b1, lacked: 0, without: 0b10 };
  for (const hand of drawnHands(updated(EVENLY, facts), 50, 0.5)) expect(hand & 0b11).toBe(1);
});

test('a card played was chosen and is held no more, a card lacked is out', () => {
  const facts = { played: 0b1, lacked: 0b10, without: 0b10 };
  const belief = updated(EVENLY, facts);
  expect(sum(belief.chances)).toBeCloseTo(1, 12);
  const chances = holding(belief, facts);
  expect(chances.slice(0, 2)).toEqual([0, 0]);
  expect(sum(chances)).toBeCloseTo(4, 9);
  expect(chances[2]).toBeCloseTo(4 / 13, 12);
});

test('one of two holds a card', () => {
  expect(anyHolding([CARD_IDS.map(() => 0.5), CARD_IDS.map(() => 0.2)])[0]).toBeCloseTo(0.6, 12);
});

/** How likely each card is held by these facts, for somebody who likes none more than another; many positions share them. */
const known = new Map<string, readonly number[]>();
function chancesBy(facts: Facts): readonly number[] {
  const key = JSON.stringify(facts);
  const chances = known.get(key) ?? holding(updated(EVENLY, facts), facts);
  known.set(key, chances);
  return chances;
}

test.each([2, 3, 4])('what is believed never rules out the truth, %i players', players => {
  for (let game = 0; game < 5; game++) {
    const s = glassRoad.setup({ players, options: {} }, `belief.${game}`);
    const rng = rngFrom(`belief.${game}`);
    for (let action = randomAction(glassRoad, s, rng); action; action = randomAction(glassRoad, s, rng)) {
      glassRoad.apply(s, action);
      if (s.agenda.some(todo => 'step' in todo && todo.step === 'choose')) continue;
      const view = glassRoad.view(s, 0);
      for (let seat = 1; seat < players; seat++) {
        const chances = chancesBy(factsOf(view, seat));
        const ruledOut = s.players[seat]?.hand.filter(card => chances[CARD_IDS.indexOf(card)] === 0);
        expect(ruledOut).toEqual([]);
      }
    }
  }
});
