import { editionsOf } from '@waldglas/core';
import { BF_1 } from './bf-1.ts';
import { workOut } from './facts.ts';

export {
  type Board,
  type BuildingFacts,
  type ByPlayers,
  type Edition,
  type EstatePlan,
  type PlaceId,
  VILLAGE_IDS,
  type VillageId,
} from './edition.ts';
export type { Facts } from './facts.ts';
export { FACTS, type Fact, SURE, type Sure } from './sure.ts';

/** Every edition a record can name, the built-in ones first. Old ones stay, so that old games replay. */
export const EDITIONS = editionsOf([BF_1], workOut);

/** The edition of new games. */
export const NEWEST = BF_1.name;
