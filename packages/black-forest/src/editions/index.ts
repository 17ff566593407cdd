import { BF_1 } from './bf-1.ts';
import type { Edition } from './edition.ts';

export {
  type Board,
  type ByPlayers,
  type Edition,
  type EstatePlan,
  FACTS,
  type Fact,
  type PlaceId,
  type Sure,
  VILLAGE_IDS,
  type VillageId,
} from './edition.ts';

/** Every edition a record can name. Old ones stay, so that old games replay. */
export const EDITIONS: Record<string, Edition> = { 'bf-1': BF_1 };

/** The edition of new games. */
export const NEWEST = 'bf-1';
