import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isIllegal } from './illegal.ts';
import type { GameRecord } from './record.ts';
import { append, live, replay } from './replay.ts';
import { seatLetter } from './rules.ts';
import { running, undoFaults, withUndo } from './testing/records.ts';
import { toy } from './testing/toy.ts';
import { undoable } from './undo.ts';

const NEW: GameRecord = { rules: 'toy', edition: 'toy-2', fixes: [], players: 2, options: {}, seed: '11', actions: [] };

/** A record made by chance: answers, anytime actions and undos of all seats. */
function wandered(players: number, seed: string, choices: readonly number[]): GameRecord {
  return choices.reduce(
    (record, choice) => {
      const s = replay(toy, record);
      if (isIllegal(s)) throw new Error(s.illegal);
      const seat = choice % players;
      const shorter = choice % 5 === 0 ? withUndo(toy, record, seat) : undefined;
      if (shorter && !isIllegal(shorter)) return shorter;
      const answers = toy.decisions(s).flatMap(({ options }) => options);
      const offered = [...answers, ...Array.from({ length: players }, (_, one) => toy.anytime(s, one)).flat()];
      const action = offered[choice % offered.length];
      return action ? append(record, [toy.write(action)]) : record;
    },
    { ...NEW, players, seed },
  );
}

test('how far a seat can take back is told at once as it is found line by line', () => {
  const arbitrary = fc.tuple(
    fc.integer({ min: 2, max: 3 }),
    fc.string({ maxLength: 4 }),
    fc.array(fc.nat({ max: 10_000 }), { maxLength: 30 }),
  );
  let far = 0;
  fc.assert(
    fc.property(arbitrary, ([players, seed, choices]) => {
      const record = wandered(players, seed, choices);
      for (let seat = 0; seat < players; seat++)
        far = Math.max(far, undoable(toy, running(toy, record), seat, 99).lines.length);
      expect(undoFaults(toy, record, 3)).toEqual([]);
    }),
    { numRuns: 40 },
  );
  expect(far).toBeGreaterThan(2);
});

test('no more lines are told of than were asked for', () => {
  const record = wandered(2, '11', [2, 2]);
  const standing = live(record.actions);
  const [first = ''] = record.actions;
  expect(standing).toHaveLength(2);
  const seat = first.startsWith(seatLetter(0)) ? 0 : 1;
  const { lines, fence } = undoable(toy, running(toy, record), seat, 99);
  expect(fence?.fence).toBe('nothing');
  expect(undoable(toy, running(toy, record), seat, lines.length - 1)).toEqual({ lines: lines.slice(1) });
});
