import type { StartRow } from './rows.ts';

/** The start buildings from top to bottom. */
export const START_IDS = ['forest-glassworks', 'glassmakers-colony', 'brotherhood-of-the-masons'] as const;
export type StartId = (typeof START_IDS)[number];

/** What the start buildings score as long as no upgrade covers them (GR-9.1); half points are not rounded. */
export const START = {
  'forest-glassworks': { bonus: { points: 1, per: { of: 'glass' } } },
  'glassmakers-colony': { bonus: { points: 0.5, per: { of: 'sand' } } },
  'brotherhood-of-the-masons': { bonus: { points: 1, per: { of: 'brick' } } },
} as const satisfies Record<StartId, StartRow>;
