import { BASIC } from '../words.ts';
import { all, gain, gainAny, type ImmediateRow, pay, per, remove, repeat, special, surround } from './rows.ts';

const NOT_WOOD = BASIC.filter(good => good !== 'wood');

/** The immediate buildings: each does its effect once, when it is built (GR-8.1). */
export const IMMEDIATE = {
  'carpenters-workshop': { effect: gain({ wood: 7 }) },
  'builders-depot': { effect: gain({ wood: 3, clay: 3 }) },
  'sculpture-workshop': { effect: per({ of: 'wood' }, gain({ food: 1 })) },
  'fuel-depot': { effect: gain({ charcoal: 7 }) },
  'house-of-the-brotherhood': { effect: gain({ clay: 4 }), replaces: 'brotherhood-of-the-masons' },
  fishery: { effect: repeat(all(remove('pond'), gain({ food: 3, water: 1 }))) },
  'log-driver': { effect: per({ of: 'water' }, gain({ wood: 1 })) },
  'grove-court': { effect: surround(['grove']) },
  'wood-depot': { effect: per({ of: 'empty', adjacent: true }, gain({ wood: 2 })) },
  'wood-trader': { effect: repeat(all(pay({ wood: 1 }), gainAny(NOT_WOOD, 2))) },
  boathouse: { effect: per({ of: 'pond' }, gain({ charcoal: 1 })) },
  'grain-house': { effect: gain({ food: 7 }) },
  'artists-colony': { effect: gain({ glass: 1 }), replaces: 'glassmakers-colony' },
  storage: { effect: gain({ brick: 2 }) },
  'country-house': { effect: surround(['pit', 'grove', 'pond'], 2) },
  'landscaping-office': { effect: repeat(all(remove('pit'), gain({ clay: 2, sand: 2 }))) },
  'clay-depot': { effect: per({ of: 'empty', adjacent: true }, gain({ clay: 2 })) },
  'loess-island': { effect: per({ of: 'pond', adjacent: true }, gain({ clay: 2 })) },
  'loess-plateau': { effect: surround(['pit']) },
  'lumber-storage': { effect: gain({ wood: 4 }) },
  'sand-island': { effect: per({ of: 'pond', adjacent: true }, gain({ sand: 2 })) },
  'sand-deposit': { effect: gain({ sand: 3 }) },
  shed: { effect: gain({ glass: 1 }) },
  tavern: { effect: special('repeat-neighbour') },
  'hot-springs': { effect: per({ of: 'water' }, gain({ charcoal: 1 })) },
  buttery: { effect: all(gain({ food: 3 }, 'glassworks'), gain({ food: 3 }, 'brickworks')) },
  'forest-hut': { effect: gain({ wood: 5 }), replaces: 'forest-glassworks' },
  'water-tank': { effect: gain({ water: 7 }) },
  'water-tower': { effect: surround(['pond']) },
  winery: { effect: repeat(all(remove('grove'), gain({ food: 3, wood: 1 }))) },
  'clay-lake': { effect: gain({ clay: 7 }) },
} as const satisfies Record<string, ImmediateRow>;
