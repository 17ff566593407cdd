import {
  BUILDING_IDS,
  BUILDINGS,
  type Building,
  type BuildingId,
  type Cost,
  JOB_IDS,
  type JobId,
  type LargeId,
  type SmallId,
  TRADESPERSON_IDS,
  type TradespersonId,
} from '../data/index.ts';
import { GOODS } from '../words.ts';
import type { Edition } from './edition.ts';

/** The facts of an edition, and what follows from them once and for all. */
export interface Facts extends Omit<Edition, 'buildings'> {
  /** What is printed on the buildings, with what they do; those that this edition lacks have neither cost nor points. */
  readonly buildings: Readonly<Record<BuildingId, Building>>;
  /** What there is, in the order of our tables: a table that grows shifts nothing. */
  readonly buildingIds: readonly BuildingId[];
  readonly smallIds: readonly SmallId[];
  readonly largeIds: readonly LargeId[];
  readonly tradespersonIds: readonly TradespersonId[];
  readonly jobIds: readonly JobId[];
}

/** Works out the facts of an edition; throws if it names what is not there. */
export function workOut(edition: Edition): Facts {
  const buildingIds = inOrder(BUILDING_IDS, Object.keys(edition.buildings));
  return {
    ...edition,
    buildings: Object.fromEntries(
      BUILDING_IDS.map(id => {
        const printed = { ...PLAIN, ...edition.buildings[id] };
        return [id, { ...BUILDINGS[id], ...printed, cost: asPrinted(printed.cost) }];
      }),
    ) as Record<BuildingId, Building>,
    buildingIds,
    smallIds: buildingIds.filter((id): id is SmallId => BUILDINGS[id].size === 1),
    largeIds: buildingIds.filter((id): id is LargeId => BUILDINGS[id].size === 2),
    tradespersonIds: inOrder(TRADESPERSON_IDS, Object.keys(edition.tradespeople)),
    jobIds: inOrder(JOB_IDS, edition.jobs),
  };
}

const PLAIN = { cost: {}, points: 0 };

/** The order in which the tiles name what they cost; what none of them names comes last. */
const PRINTED: readonly (keyof Cost)[] = [
  ...new Set<keyof Cost>(['glass', 'brick', 'wood', 'water', 'sand', 'charcoal', 'meat', ...GOODS]),
  ...(['forest', 'field', 'pond', 'rivals'] as const),
];

/** A cost in that order: exchanged documents have lost theirs. */
function asPrinted(cost: Cost): Cost {
  return Object.fromEntries(PRINTED.flatMap(part => (cost[part] === undefined ? [] : [[part, cost[part]]])));
}

/** The ids that an edition names, in the order of our table. */
function inOrder<Id extends string>(all: readonly Id[], named: readonly string[]): readonly Id[] {
  const stranger = named.find(id => !all.includes(id as Id));
  if (stranger !== undefined) throw new Error(`there is no "${stranger}"`);
  return all.filter(id => named.includes(id));
}
