import { rngFrom } from '@waldglas/core';
import { CARD_IDS, glassRoad } from '@waldglas/glass-road';
import { expect, test } from 'vitest';
import { playLesson } from '../learning/self-play.ts';
import { newFit, rounded } from '../nets/fit.ts';
import { emptyNet, UNIT } from '../nets/net.ts';
import { fitShared } from '../nets/ridge.ts';
import { addSample, samplesFor } from '../nets/samples.ts';
import { INPUTS, PHASES } from './inputs.ts';
import { learning } from './learning.ts';
import { HAND_PHASES, handSamples, learnedLikings } from './likings.ts';

const HANDS = HAND_PHASES.map(({ name }) => name);
const START = glassRoad.setup({ players: 2, options: {} }, 'likings');

test('a card is liked by the chance of it by the chance of doing without, and none is ruled out', () => {
  const net = emptyNet(INPUTS, HANDS, 0);
  net.base.fill(0.5 / UNIT);
  net.base[3] = 0.75 / UNIT;
  net.base[4] = 2 / UNIT;
  net.base[5] = -1 / UNIT;
  const likings = learnedLikings(net)(START, 1);
  expect(likings.slice(0, 4)).toEqual([1, 1, 1, 3]);
  expect(likings[4]).toBeCloseTo(0.97 / 0.03, 9);
  expect(likings[5]).toBeCloseTo(0.03 / 0.97, 9);
});

test('what lies before a seat counts, which cards are thought to be in its hand does not', () => {
  const net = emptyNet(INPUTS, HANDS, 0);
  net.base.fill(0.5 / UNIT);
  for (const [i, name] of INPUTS.entries()) {
    if (name.startsWith('wood ') || name.startsWith('hand ')) net.direct[i] = 0.05 / UNIT;
  }
  const s = glassRoad.clone(START);
  const [, player] = s.players;
  if (!player) throw new Error('nobody sits there');
  const before = learnedLikings(net)(s, 1)[0] ?? 0;
  player.hand = [...CARD_IDS.slice(0, 5)];
  const dealt = learnedLikings(net)(s, 1)[0];
  player.glassworks.wood += 2;
  expect(dealt).toBe(before);
  expect(learnedLikings(net)(s, 1)[0]).toBeGreaterThan(before);
});

test('a hand that is being chosen counts as chosen, a card that lies face down as in hand', () => {
  const net = emptyNet(INPUTS, HANDS, 0);
  net.base.fill(0.2 / UNIT);
  for (const [i, name] of INPUTS.entries()) if (name.startsWith('cards ')) net.direct[i] = 0.05 / UNIT;
  const likes = (hand: readonly (typeof CARD_IDS)[number][], faceDown: (typeof CARD_IDS)[number] | undefined) => {
    const s = glassRoad.clone(START);
    s.agenda = [];
    const [player] = s.players;
    if (!player) throw new Error('nobody sits there');
    player.hand = hand;
    if (faceDown) player.faceDown = faceDown;
    return learnedLikings(net)(s, 0)[0] ?? 0;
  };
  const five = likes(CARD_IDS.slice(0, 5), undefined);
  expect(likes(CARD_IDS.slice(0, 4), undefined)).toBeLessThan(five);
  expect(likes(CARD_IDS.slice(0, 4), CARD_IDS[4])).toBe(five);
  expect(learnedLikings(net)(START, 0)[0]).toBe(five);
});

test('of every hand among several each card is a sample, and nothing of cards is told but how many are left', () => {
  const noted = samplesFor(400, learning.mostInputs);
  const nothing = emptyNet(
    INPUTS,
    PHASES.map(({ name }) => name),
    0,
  );
  playLesson(learning, 'quick', nothing, 1, 'alone', noted);
  expect(handSamples(noted).count).toBe(0);
  playLesson(learning, 'quick', nothing, 2, 'two', noted);
  const samples = handSamples(noted);
  const sizes: number[] = [];
  for (let at = 0; at < samples.count; at += CARD_IDS.length) {
    const inHand = [...samples.targets.slice(at, at + CARD_IDS.length)].filter(target => target === 1);
    sizes.push(inHand.length);
    expect([...samples.phases.slice(at, at + CARD_IDS.length)]).toEqual(CARD_IDS.map((_, card) => card));
  }
  // two seats choose in each of four periods; then their hands get smaller
  expect(sizes.filter(size => size === 5)).toHaveLength(2 * 4);
  expect(Math.min(...sizes)).toBe(1);
  const names = new Set([...samples.places.slice(0, samples.starts[samples.count])].map(place => INPUTS[place] ?? ''));
  expect([...names].filter(name => /^(hand|chosen|rival cards|slots) /.test(name))).toEqual([]);
  expect(names.has('players 2')).toBe(true);
});

test('it is learned who chooses what', () => {
  const wood = INPUTS.indexOf('wood 1');
  const samples = samplesFor(2000, 1);
  for (let n = 0; n < 2000; n++) {
    const rich = n % 2 === 0;
    // with wood the first card is chosen four times out of five, without it once
    const chosen = n % 10 < 8 === rich;
    addSample(samples, { count: rich ? 1 : 0, places: [wood], values: [1] }, 0, chosen ? 1 : 0);
  }
  const fit = newFit(INPUTS, HAND_PHASES, 0, rngFrom('none'));
  fitShared(fit, samples, 1);
  const s = glassRoad.clone(START);
  const likes = () => learnedLikings(rounded(fit))(s, 0)[0] ?? 0;
  const [player] = s.players;
  if (!player) throw new Error('nobody sits there');
  player.glassworks.wood = 0;
  const poor = likes();
  player.glassworks.wood = 1;
  expect(likes()).toBeGreaterThan(2 * poor);
});
