import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { provenanceOf, readNet, writeNet } from '../nets/net-file.ts';
import { shippedNet } from '../nets/shipped.ts';
import { WEIGHTS } from '../weights/glass-road.ts';
import { INPUTS, PHASES } from './inputs.ts';

const MOST_BYTES = 400_000;

test('the shipped weights tell where they come from and are small', () => {
  expect(provenanceOf(Buffer.from(WEIGHTS, 'base64'))).toMatchObject({ game: 'glass-road', games: 13_200 });
  expect(gzipSync(WEIGHTS).length).toBeLessThan(MOST_BYTES);
});

test('written and read again they are the same', () => {
  const net = shippedNet(WEIGHTS, INPUTS, PHASES);
  const about = { game: 'glass-road', seed: 'any', games: 1, commit: 'none', panel: {} };
  const names = PHASES.map(({ name }) => name);
  expect(readNet(writeNet(net, about), INPUTS, names)).toEqual(net);
  expect(net.hidden).toBeGreaterThan(0);
});
