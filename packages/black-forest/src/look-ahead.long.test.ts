import { lookAheadFaults } from '@waldglas/core/testing';
import { expect, test } from 'vitest';
import { eventfulGame } from './examples/eventful.ts';
import { blackForest } from './index.ts';
import { playerOf } from './state.ts';
import { waitsFor } from './survey.ts';

const GAMES = 20;

test.each([1, 2, 3, 4])('BF-4.12: with %d players what is offered is what playing it through finds', players => {
  const faults = Array.from({ length: GAMES }, (_, i) =>
    lookAheadFaults(blackForest, eventfulGame(players, `eventful.${i}`, i), `${players}.${i}`),
  );
  expect(faults.flat().slice(0, 5)).toEqual([]);
});

test('these games are eventful: each seat in turn has cistern and cabinet painter', () => {
  const owners = [0, 1, 2].map(shift => {
    const s = eventfulGame(3, '1', shift);
    return s.players.findIndex(
      (_, seat) => waitsFor(s, seat, 'enter-village-of-cook') && waitsFor(s, seat, 'glass-gained'),
    );
  });
  expect(owners.sort()).toEqual([0, 1, 2]);
  expect(playerOf(eventfulGame(3, '1', 0), 0).domain).toHaveLength(1);
});
