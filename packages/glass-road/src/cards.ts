import type { CardRow } from '@waldglas/core';
import { SPECIALISTS, START } from './data/index.ts';
import { DOUBTS, EDITIONS, NEWEST } from './editions/index.ts';

/** Every card and tile of an edition as data; in `gr-1`: 93 buildings, 15 specialists, 3 start buildings. */
export function cards(edition = NEWEST): readonly CardRow[] {
  const { buildingIds, buildings, cardIds } = EDITIONS.factsOf(edition);
  return [
    ...buildingIds.map(id => ({
      ...buildings[id],
      ...(edition === NEWEST ? { sure: DOUBTS[id]?.sure ?? 'certain' } : {}),
    })),
    ...cardIds.map(id => ({ id, kind: 'specialist', ...SPECIALISTS[id] })),
    ...Object.entries(START).map(([id, row]) => ({ id, kind: 'start', ...row })),
  ];
}
