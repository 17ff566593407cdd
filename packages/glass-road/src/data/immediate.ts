import { BASIC } from '../words.ts';
import { all, gain, gainAny, type ImmediateRow, pay, per, remove, repeat, special, surround } from './rows.ts';

const NOT_WOOD = BASIC.filter(good => good !== 'wood');

/** The immediate buildings: each does its effect once, when it is built (GR-8.1). */
export const IMMEDIATE = {
  'carpenters-workshop': { starter: true, points: 2, effect: gain({ wood: 7 }) },
  'builders-depot': { starter: true, points: 0, effect: gain({ wood: 3, clay: 3 }) },
  'sculpture-workshop': { points: 2, effect: per({ of: 'wood' }, gain({ food: 1 })) },
  'fuel-depot': { starter: true, points: 1, effect: gain({ charcoal: 7 }) },
  'house-of-the-brotherhood': { points: 4, effect: gain({ clay: 4 }), replaces: 'brotherhood-of-the-masons' },
  fishery: { points: 2, effect: repeat(all(remove('pond'), gain({ food: 3, water: 1 }))) },
  'log-driver': { starter: true, points: 1, effect: per({ of: 'water' }, gain({ wood: 1 })) },
  'grove-court': { starter: true, points: 4, effect: surround(['grove']) },
  'wood-depot': { points: 1, effect: per({ of: 'empty', adjacent: true }, gain({ wood: 2 })) },
  'wood-trader': { points: 1, effect: repeat(all(pay({ wood: 1 }), gainAny(NOT_WOOD, 2))) },
  boathouse: { points: 2, effect: per({ of: 'pond' }, gain({ charcoal: 1 })) },
  'grain-house': { starter: true, points: 2, effect: gain({ food: 7 }) },
  'artists-colony': { points: 1, effect: gain({ glass: 1 }), replaces: 'glassmakers-colony' },
  storage: { starter: true, points: 1, effect: gain({ brick: 2 }) },
  'country-house': { starter: true, points: 4, effect: surround(['pit', 'grove', 'pond'], 2) },
  'landscaping-office': { points: 3, effect: repeat(all(remove('pit'), gain({ clay: 2, sand: 2 }))) },
  'clay-depot': { points: 2, effect: per({ of: 'empty', adjacent: true }, gain({ clay: 2 })) },
  'loess-island': { points: 1, effect: per({ of: 'pond', adjacent: true }, gain({ clay: 2 })) },
  'loess-plateau': { points: -1, effect: surround(['pit']) },
  'lumber-storage': { starter: true, points: 1, effect: gain({ wood: 4 }) },
  'sand-island': { points: 1, effect: per({ of: 'pond', adjacent: true }, gain({ sand: 2 })) },
  'sand-deposit': { starter: true, points: 0, effect: gain({ sand: 3 }) },
  shed: { starter: true, points: 0, effect: gain({ glass: 1 }) },
  tavern: { points: 0, effect: special('repeat-neighbour') },
  'hot-springs': { points: 4, effect: per({ of: 'water' }, gain({ charcoal: 1 })) },
  buttery: { starter: true, points: 1, effect: all(gain({ food: 3 }, 'glassworks'), gain({ food: 3 }, 'brickworks')) },
  'forest-hut': { points: 2, effect: gain({ wood: 5 }), replaces: 'forest-glassworks' },
  'water-tank': { starter: true, points: 1, effect: gain({ water: 7 }) },
  'water-tower': { starter: true, points: 4, effect: surround(['pond']) },
  winery: { points: 4, effect: repeat(all(remove('grove'), gain({ food: 3, wood: 1 }))) },
  'clay-lake': { starter: true, points: 0, effect: gain({ clay: 7 }) },
} as const satisfies Record<string, ImmediateRow>;
