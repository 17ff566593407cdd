import { gzipSync } from 'node:zlib';
import { blackForest } from '@waldglas/black-forest';
import { expect, test } from 'vitest';
import { provenanceOf, readNet, writeNet } from '../nets/net-file.ts';
import { shippedNet } from '../nets/shipped.ts';
import { WEIGHTS } from '../weights/black-forest.ts';
import { INPUTS, PHASES } from './inputs.ts';
import { learned } from './learned.ts';
import { turnsAfter } from './time.ts';

const MOST_BYTES = 400_000;
const bytes = Buffer.from(WEIGHTS, 'base64');

test('the shipped weights tell where they come from and are small', () => {
  const { game, games } = provenanceOf(bytes);
  expect(game).toBe('black-forest');
  expect(Number(games)).toBeGreaterThan(1000);
  expect(gzipSync(WEIGHTS).length).toBeLessThan(MOST_BYTES);
});

test('written and read again they are the same, and most inputs have a weight', () => {
  const net = shippedNet(WEIGHTS, INPUTS, PHASES);
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
