import type { BuildingId, CardId, StartId } from '@waldglas/glass-road';

/** What cards and buildings are called in one language, by id. */
export interface Names {
  readonly cards: Readonly<Record<CardId, string>>;
  readonly buildings: Readonly<Record<BuildingId, string>>;
  readonly start: Readonly<Record<StartId, string>>;
}
