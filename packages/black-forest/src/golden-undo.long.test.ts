import { filesOf, goodRecord, undoFaults } from '@waldglas/core/testing';
import { expect, test } from 'vitest';
import { blackForest } from './index.ts';

const FILES = filesOf(new URL('../../../games/', import.meta.url), '.game', 'black-forest');

test.each(FILES)('%s: how far a seat can take back is told at once as it is found line by line', (_name, text) => {
  expect(undoFaults(blackForest, goodRecord(text), 53)).toEqual([]);
});
