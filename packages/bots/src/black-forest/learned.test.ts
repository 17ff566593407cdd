import { gzipSync } from 'node:zlib';
import { blackForest } from '@waldglas/black-forest';
import { lowest } from '@waldglas/core';
import { expect, test } from 'vitest';
import { provenanceOf, readNet, writeNet } from '../nets/net-file.ts';
import { WEIGHTS } from '../weights/black-forest.ts';
import { expert, master } from './expert.ts';
import { INPUTS, PHASES } from './inputs.ts';
import { journeyman } from './journeyman.ts';
import { learned, shippedNet } from './learned.ts';
import { turnsAfter } from './time.ts';

const MOST_BYTES = 400_000;
const bytes = Buffer.from(WEIGHTS, 'base64');

test('the shipped weights tell where they come from and are small', () => {
  const { game, games } = provenanceOf(bytes);
  expect(game).toBe('black-forest');
  expect(Number(games)).toBeGreaterThan(1000);
  expect(gzipSync(WEIGHTS).length).toBeLessThan(MOST_BYTES);
});

test('written and read again they are the same, and no input is without a weight', () => {
  const net = shippedNet();
  const about = { game: 'black-forest', seed: 'any', games: 1, commit: 'none', panel: {} };
  const names = PHASES.map(({ name }) => name);
  expect(readNet(writeNet(net, about), INPUTS, names)).toEqual(net);
  const weighed = INPUTS.filter((_, i) => names.some((_, phase) => net.direct[phase * INPUTS.length + i] !== 0));
  expect(weighed.length).toBeGreaterThan(INPUTS.length / 2);
});

test('the worth of a state is a number of points at the end of the game', () => {
  const s = blackForest.setup({ players: 1, options: {} }, 'worth');
  const worth = learned(s, 0, turnsAfter(s, 0));
  expect(worth).toBeGreaterThan(30);
  expect(worth).toBeLessThan(80);
});

test('alone with few positions to look at, the expert gets more than the journeyman over some deals', () => {
  const total = (bot: typeof expert) => ['a', 'b', 'c'].reduce((sum, seed) => sum + alone(bot, seed, 400), 0);
  expect(total(expert)).toBeGreaterThan(total(journeyman));
});

test('the master plans more widely with more positions, and the same number gives the same game', () => {
  const few = alone(master, 'wide', 300);
  expect(alone(master, 'wide', 300)).toBe(few);
  expect(alone(master, 'wide', 1500)).toBeGreaterThan(few);
});

/** What a bot gets alone. */
function alone(bot: typeof expert, seed: string, nodes: number): number {
  const s = blackForest.setup({ players: 1, options: {} }, seed);
  for (let decision = lowest(blackForest.decisions(s)); decision; decision = lowest(blackForest.decisions(s))) {
    const { actions } = bot(blackForest.view(s, decision.seat), decision, { seed, nodes });
    for (const action of actions) blackForest.apply(s, action);
  }
  return blackForest.scores(s)[0]?.points ?? 0;
}
