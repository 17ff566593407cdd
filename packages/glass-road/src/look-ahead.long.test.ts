import { lookAheadFaults } from '@waldglas/core/testing';
import { expect, test } from 'vitest';
import { eventfulGame } from './examples/eventful.ts';
import { glassRoad } from './index.ts';

const GAMES = 20;

test.each([1, 2, 3, 4])('GR-4.12: with %d players a fee is offered if playing it through finds a use', players => {
  const faults = Array.from({ length: GAMES }, (_, i) =>
    lookAheadFaults(glassRoad, eventfulGame(players, `eventful.${i}`, i), `${players}.${i}`),
  );
  expect(faults.flat().slice(0, 5)).toEqual([]);
});
