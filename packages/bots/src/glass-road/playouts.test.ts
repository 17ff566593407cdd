import { type CardId, factsOf, glassRoad, type State } from '@waldglas/glass-road';
import { expect, test } from 'vitest';
import { meter } from '../meter.ts';
import type { Worth } from './evaluate.ts';
import { bits } from './inputs.ts';
import { bitsOf } from './judge.ts';
import type { Planner } from './plan.ts';
import { type PeriodPlayer, periodPlayer, type Standing, standing } from './playouts.ts';
import { shareWith } from './time.ts';
import { turnPort } from './turn.ts';

const START: State = glassRoad.setup({ players: 2, options: {} }, 'playouts');

/** Every good is worth a point: each ability used is worth something. */
const worth: Worth = (s, seat) => {
  const { glassworks: g, brickworks: b } = s.players[seat] as State['players'][number];
  return g.sand + g.food + g.charcoal + g.water + g.wood + b.clay + b.charcoal + b.food;
};

function player(rivalry: number, start = START): PeriodPlayer {
  const planner: Planner = {
    seat: 0,
    look: { port: turnPort(1), anytimeActions: 0, worth },
    nodes: meter({ seed: 'playouts' }, 1_000_000),
    cardNodes: 100,
    shared: [],
    horizon: shareWith(start, start.period, 0),
  };
  return periodPlayer(planner, { hands: 1, ends: 1, samples: 1, cardNodes: 100, conversions: 0, rivalry });
}

const at = (own: readonly CardId[], others: readonly CardId[]): Standing =>
  standing(START, [bitsOf(own), bitsOf(others)], [0], 1);

/** Cards without a fee, whose abilities both bring goods. */
const OWN: readonly CardId[] = ['pit-worker', 'forest-manager'];

test('GR-4.3, GR-4.4: who holds the card that is shown joins, and both use one ability', () => {
  const alone = at(OWN, ['supplier']);
  player(0).show(alone, 0, 'pit-worker');
  const joined = at(OWN, ['pit-worker', 'supplier']);
  player(0).show(joined, 0, 'pit-worker');
  for (const { hands } of [alone, joined]) expect(hands).toEqual([bitsOf(['forest-manager']), bitsOf(['supplier'])]);
  expect([alone.free, joined.free].map(([, free]) => free)).toEqual([2, 1]);
  expect(worth(alone.s, 0, 0)).toBeGreaterThan(worth(joined.s, 0, 0));
  expect(worth(joined.s, 1, 0)).toBeGreaterThan(worth(alone.s, 1, 0));
});

test('GR-4.3: with both slots full nobody joins', () => {
  const full = at(OWN, OWN);
  full.free[1] = 0;
  player(0).show(full, 0, 'pit-worker');
  expect(full.hands).toEqual([bitsOf(['forest-manager']), bitsOf(OWN)]);
});

test('GR-5.2: the period ends when one has no card left; of three that are left one more is played', () => {
  const three = at(['pit-worker'], ['forest-manager', 'supplier', 'feudal-lord']);
  player(0).lead(three);
  expect(three.hands[0]).toBe(0);
  expect(bits(three.hands[1] ?? 0)).toBe(2);
  const two = at(['pit-worker'], ['forest-manager', 'supplier']);
  player(0).lead(two);
  expect(two.hands).toEqual([0, bitsOf(['forest-manager', 'supplier'])]);
});

test('what the other gains counts against the lead, as far as told', () => {
  const end = at(OWN, ['supplier', 'feudal-lord']);
  const own = player(0).lead(end);
  const others = worth(end.s, 1, 0) + (end.gambles[1] ?? 0);
  expect(others).toBeGreaterThan(0);
  expect(player(0.5).lead(at(OWN, ['supplier', 'feudal-lord']))).toBeCloseTo(own - others / 2, 9);
});

test('GR-5.2: whoever is joined shows a card less, because the period is over sooner', () => {
  const hand: readonly CardId[] = ['pit-worker', 'forest-manager', 'supplier'];
  const apart = at(hand, ['feudal-lord', 'cultivator', 'pond-builder']);
  const shared = at(hand, ['pit-worker', 'cultivator', 'pond-builder']);
  for (const one of [apart, shared]) {
    one.queue = [];
    player(0).show(one, 0, 'pit-worker');
    player(0).lead(one);
  }
  expect(apart.hands.map(bits)).toEqual([0, 1]);
  expect(shared.hands.map(bits)).toEqual([1, 0]);
});

test('GR-4.2, GR-4.7: among three all lay a card before anybody shows one; a card that lies is not joined with', () => {
  const start = glassRoad.setup({ players: 3, options: {} }, 'three');
  const { rounds } = factsOf(start);
  const hand = bitsOf(['pit-worker', 'forest-manager', 'supplier', 'feudal-lord', 'cultivator']);
  const others = bitsOf(['pond-builder', 'fish-farmer', 'woodcutter', 'clay-worker', 'charcoal-burner']);
  const apart = standing(start, [hand, others, others], [], 2);
  apart.free.fill(0);
  player(0, start).lead(apart);
  expect(apart.hands.map(bits)).toEqual([5 - rounds, 5 - rounds, 5 - rounds]);
  expect(apart.laid).toEqual([undefined, undefined, undefined]);
  const laid = standing(start, [bitsOf(['pit-worker']), bitsOf(['pit-worker']), 0], [], 2);
  player(0, start).lay(laid, [1]);
  player(0, start).show(laid, 0, 'pit-worker');
  expect(laid.laid[1]).toBe('pit-worker');
  expect(laid.free).toEqual([2, 2, 2]);
});

test('whoever has no card left among three, as other editions allow, is passed over', () => {
  const start = glassRoad.setup({ players: 3, options: {} }, 'three');
  const short = standing(start, [bitsOf(OWN), bitsOf(['supplier']), 0], [], 2);
  player(0, start).lead(short);
  expect(short.hands).toEqual([0, 0, 0]);
  expect(short.round).toBe(factsOf(start).rounds);
});
