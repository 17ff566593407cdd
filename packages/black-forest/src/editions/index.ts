import { editionsOf } from '@waldglas/core';
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

/** Every edition a record can name, the built-in ones first. Old ones stay, so that old games replay. */
export const EDITIONS = editionsOf<Edition, Edition>([BF_1], edition => edition);

/** The edition of new games. */
export const NEWEST = BF_1.name;
