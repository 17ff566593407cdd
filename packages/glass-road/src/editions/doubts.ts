import type { Bag } from '@waldglas/core';
import type { BuildingId } from '../data/index.ts';
import type { Good } from '../words.ts';

/** A cost whose goods the rulebooks show only as pictures: how far to trust our reading, and its rivals. */
export interface Doubt {
  readonly sure: 'likely' | 'guess';
  readonly rivals: readonly Bag<Good>[];
}

const likely = (...rivals: Bag<Good>[]): Doubt => ({ sure: 'likely', rivals });
const guess = (...rivals: Bag<Good>[]): Doubt => ({ sure: 'guess', rivals });

/** What is not certain in `gr-1`. Whatever is not named here is. */
export const DOUBTS: Readonly<Partial<Record<BuildingId, Doubt>>> = {
  'builders-hut': likely({ wood: 3, clay: 1 }),
  'carving-workshop': likely({ wood: 1, brick: 1 }),
  'clay-pit': guess({ clay: 2 }),
  'boarding-house': guess({ wood: 4, brick: 1 }),
  'potash-manufacturer': guess({ wood: 1, glass: 1, clay: 1 }, { wood: 1, glass: 1, brick: 1 }),
  sawmill: likely({ glass: 1, clay: 2, brick: 2 }),
  'sand-pit': guess({ clay: 1 }, { wood: 1 }),
  'sand-producer': likely({ wood: 1, brick: 1 }, { clay: 1, brick: 1 }),
  'sand-screening-plant': guess({ wood: 3, clay: 1 }, { wood: 3, glass: 1 }),
  'sand-factory': likely({ wood: 3, glass: 1, clay: 1 }, { wood: 3, glass: 1, brick: 1 }),
  'reed-hut': guess({ water: 1 }, { brick: 1 }),
  farmstead: likely(),
  joinery: likely(),
  'wood-depot': likely({ water: 1 }),
  'wood-trader': likely(),
  boathouse: guess({ wood: 1, clay: 2 }),
  'grain-house': likely(),
  'artists-colony': guess({ brick: 1 }),
  storage: likely(),
  'country-house': guess({ wood: 2, glass: 1, clay: 1 }, { wood: 2, clay: 1, brick: 1 }),
  'landscaping-office': likely(),
  'clay-depot': guess({ glass: 1, brick: 1 }, { clay: 1, brick: 1 }),
  'loess-island': guess(),
  'lumber-storage': guess(),
  'sand-island': guess(),
  shed: likely(),
  tavern: likely({ wood: 1, brick: 1 }),
  'hot-springs': likely({ clay: 2, brick: 2 }, { glass: 2, brick: 2 }),
  buttery: likely({ wood: 2, brick: 1 }),
  'forest-hut': guess({ glass: 1, clay: 1 }, { glass: 1, brick: 1 }),
  'water-tank': likely({ wood: 3, brick: 1 }),
  'water-tower': likely({ clay: 1, brick: 3 }, { glass: 1, brick: 3 }),
  winery: likely(),
  'clay-lake': guess({ clay: 2 }, { brick: 2 }),
  extension: likely(),
  bathhouse: likely(),
  factory: likely(),
  springhouse: likely(),
  'half-timbered-house': likely({ wood: 2, glass: 1, brick: 1 }),
  'fish-yard': likely(),
  'foresters-office': likely(),
  'plant-nursery': likely(),
  'glaziers-workshop': likely({ wood: 1, glass: 1, brick: 1 }),
  glassworks: likely(),
  'glassmakers-village': likely(),
  estate: likely({ wood: 2, clay: 1, brick: 2 }),
  slipway: likely(),
  mansion: likely(),
  'woodcarvers-house': likely({ glass: 1, brick: 1 }),
};
