import { isIllegal, newRecord } from '@waldglas/core';
import { glassRoad } from '@waldglas/glass-road';
import { expect, test } from 'vitest';
import { openStored } from './opening.ts';

test('a record does not grow for ever by taking back and playing again', async () => {
  const record = newRecord(glassRoad, { players: 2, options: {}, seed: 'long' });
  if (isIllegal(record)) throw new Error(record.illegal);
  const { actions: _, scores: __, ...head } = record;
  const again = ['A pick builder', 'A undo'].map(line => ({ line, seat: 0 }));
  const lines = Array.from({ length: 2_499 }, () => again).flat();
  const table = await openStored(head, lines);
  table.append([{ line: 'A pick builder', seat: 0 }]);
  const last = table.proposeUndo(0, 1);
  if (isIllegal(last)) throw new Error(last.illegal);
  table.append(last.lines);
  table.append([{ line: 'A pick builder', seat: 0 }]);
  expect(table.length).toBe(5_001);
  expect(table.proposeUndo(0, 1)).toMatchObject({ code: 'fence', fence: 'long' });
  const { decision } = table.snapshot(0);
  expect(decision?.options.length).toBeGreaterThan(1);
});
