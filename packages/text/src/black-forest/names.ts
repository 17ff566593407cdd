import type { BuildingId, JobId, LocationId, TradespersonId } from '@waldglas/black-forest';

export type VillageId = 'v1' | 'v2' | 'v3' | 'v4' | 'v5';

/** What a solo player may call themselves at the end, from the humblest to the highest. */
export type TitleId =
  | 'water-carrier'
  | 'smallholder'
  | 'large-scale-farmer'
  | 'master-builder'
  | 'glass-hut-master'
  | 'duchess';

/** What buildings, people and places are called in one language, by id. */
export interface Names {
  readonly buildings: Readonly<Record<BuildingId, string>>;
  readonly tradespeople: Readonly<Record<TradespersonId, string>>;
  readonly jobs: Readonly<Record<JobId, string>>;
  readonly locations: Readonly<Record<LocationId, string>>;
  readonly villages: Readonly<Record<VillageId, string>>;
  readonly titles: Readonly<Record<TitleId, string>>;
  /** The same as what is built, chosen, played or visited, where a language inflects them (accusative). */
  readonly objects?: Readonly<Partial<Record<BuildingId | TradespersonId, string>>>;
}
