import type { CardRow } from '@waldglas/core';
import { BUILDINGS, JOBS, TRADESPEOPLE } from './data/index.ts';

/** Every card and tile as data: 72 small sides, 14 large buildings, 17 tradespeople, 11 jobs. */
export const CARDS: readonly CardRow[] = [
  ...Object.values(BUILDINGS).map(building => ({ ...building, kind: building.size === 1 ? 'small' : 'large' })),
  ...Object.entries(TRADESPEOPLE).map(([id, row]) => ({ id, kind: 'tradesperson', ...row })),
  ...Object.entries(JOBS).map(([id, row]) => ({ id, kind: 'job', ...row })),
];
