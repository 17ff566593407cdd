import type { CardRow } from '@waldglas/core';
import { JOBS, TRADESPEOPLE } from './data/index.ts';
import { EDITIONS, NEWEST } from './editions/index.ts';

/** Every card and tile of an edition; in `bf-1`: 72 small sides, 14 large buildings, 17 tradespeople, 11 jobs. */
export function cards(edition = NEWEST): readonly CardRow[] {
  const { buildingIds, buildings, tradespersonIds, tradespeople, jobIds } = EDITIONS.factsOf(edition);
  return [
    ...buildingIds.map(id => ({ ...buildings[id], kind: buildings[id].size === 1 ? 'small' : 'large' })),
    ...tradespersonIds.map(id => ({ id, kind: 'tradesperson', back: tradespeople[id], ...TRADESPEOPLE[id] })),
    ...jobIds.map(id => ({ id, kind: 'job', ...JOBS[id] })),
  ];
}
