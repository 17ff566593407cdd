import { conversion, gain, type LargeRow, pay, place, retreat } from './rows.ts';

/** The large buildings. Level I scores what is stored, level II nothing but its points, level III the domain. */
export const LARGE = {
  'castle-hotel': {
    level: 'III',
    cost: { glass: 3, brick: 3, wood: 1 },
    points: 5,
    convert: [conversion([retreat(1)], gain({ meat: 1 }))],
    bends: 'no-more-estates',
    bonus: { points: 1, per: { of: 'small-estate' } },
  },
  'charcoal-storage': {
    level: 'I',
    cost: { glass: 3, brick: 2, wood: 2, charcoal: 3 },
    points: 7,
    convert: [conversion([pay({ wood: 2 })], gain({ charcoal: 1 }))],
    bonus: { points: 1, per: { of: 'charcoal', every: 2 } },
  },
  'construction-yard': {
    level: 'III',
    cost: { glass: 3, brick: 3, wood: 3 },
    points: 5,
    bonus: { points: 2, per: { of: 'building', adjacent: true } },
  },
  'farm-store': {
    level: 'I',
    cost: { glass: 3, brick: 3, wood: 3, porridge: 5 },
    points: 5,
    bonus: { points: 2, per: { of: 'meat' } },
  },
  'farmers-residence': {
    level: 'III',
    cost: { glass: 3, brick: 4, wood: 4, forest: 1 },
    points: 5,
    needs: [{ of: 'field', atLeast: 4 }],
    convert: [conversion([pay({ porridge: 4 })], place('field'))],
    bonus: { points: 1, per: { of: 'field' } },
  },
  'general-hospital': { level: 'II', cost: { glass: 3, brick: 2, wood: 2, water: 2, porridge: 3 }, points: 10 },
  'hardware-store': {
    level: 'I',
    cost: { glass: 3, brick: 3, wood: 3 },
    points: 7,
    bonus: { points: 1, per: { smallest: ['brick', 'wood'] } },
  },
  'hunting-lodge': { level: 'II', cost: { glass: 3, brick: 3, wood: 3, forest: 3 }, points: 10 },
  inn: {
    level: 'I',
    cost: { glass: 3, brick: 1, wood: 2, meat: 1 },
    points: 5,
    convert: [conversion([pay({ water: 2 })], gain({ porridge: 1 }))],
    bonus: { points: 1, per: { of: 'porridge' } },
  },
  'livestock-farm': {
    level: 'III',
    cost: { glass: 3, brick: 2, wood: 4 },
    points: 5,
    bonus: { points: 2, per: { of: 'stocked-pasture', adjacent: true } },
  },
  reservoir: { level: 'I', cost: { glass: 3, brick: 6 }, points: 6, bonus: { points: 1, per: { of: 'water' } } },
  'sand-storage': {
    level: 'I',
    cost: { glass: 3, brick: 2, wood: 2, sand: 1 },
    points: 5,
    convert: [conversion([pay({ porridge: 2 })], gain({ sand: 1 }))],
    bonus: { points: 1, per: { of: 'sand' } },
  },
  smokehouse: {
    level: 'III',
    cost: { glass: 3, brick: 2, wood: 3, field: 1 },
    points: 5,
    needs: [{ of: 'pond', atLeast: 3 }],
    bonus: { points: 1, per: { of: 'pond' } },
  },
  'thermal-baths': { level: 'II', cost: { glass: 3, wood: 3, charcoal: 3, pond: 2 }, points: 10 },
} as const satisfies Record<string, LargeRow>;
