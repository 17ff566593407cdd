import type { BuildingId, CardId, StartId } from '@waldglas/glass-road';

/** What cards and buildings are called in one language, by id. */
export interface Names {
  readonly cards: Readonly<Record<CardId, string>>;
  readonly buildings: Readonly<Record<BuildingId, string>>;
  readonly start: Readonly<Record<StartId, string>>;
  /** The same as what is built, chosen, played or visited, where a language inflects them (accusative). */
  readonly objects?: Readonly<Partial<Record<BuildingId | CardId | StartId, string>>>;
}
