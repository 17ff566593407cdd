import type { CardRow } from '@waldglas/core';
import { BUILDINGS, SPECIALISTS, START } from './data/index.ts';
import { EDITIONS, NEWEST } from './editions/index.ts';

const facts = EDITIONS[NEWEST];

/** Every card and tile as data: 93 buildings, 15 specialists, 3 start buildings. */
export const CARDS: readonly CardRow[] = [
  ...Object.values(BUILDINGS).map(building => ({
    ...building,
    cost: facts?.costs[building.id] ?? {},
    sure: facts?.sure[building.id] ?? 'certain',
  })),
  ...Object.entries(SPECIALISTS).map(([id, row]) => ({ id, kind: 'specialist', ...row })),
  ...Object.entries(START).map(([id, row]) => ({ id, kind: 'start', ...row })),
];
