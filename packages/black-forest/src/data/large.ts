import { type BuildingRow, conversion, gain, pay, place, retreat } from './rows.ts';

/** The large buildings. Level I scores what is stored, level II nothing but its points, level III the domain. */
export const LARGE = {
  'castle-hotel': {
    convert: [conversion([retreat(1)], gain({ meat: 1 }))],
    bends: 'no-more-estates',
    bonus: { points: 1, per: { of: 'small-estate' } },
  },
  'charcoal-storage': {
    convert: [conversion([pay({ wood: 2 })], gain({ charcoal: 1 }))],
    bonus: { points: 1, per: { of: 'charcoal', every: 2 } },
  },
  'construction-yard': {
    bonus: { points: 2, per: { of: 'building', adjacent: true } },
  },
  'farm-store': {
    bonus: { points: 2, per: { of: 'meat' } },
  },
  'farmers-residence': {
    needs: [{ of: 'field', atLeast: 4 }],
    convert: [conversion([pay({ porridge: 4 })], place('field'))],
    bonus: { points: 1, per: { of: 'field' } },
  },
  'general-hospital': {},
  'hardware-store': {
    bonus: { points: 1, per: { smallest: ['brick', 'wood'] } },
  },
  'hunting-lodge': {},
  inn: {
    convert: [conversion([pay({ water: 2 })], gain({ porridge: 1 }))],
    bonus: { points: 1, per: { of: 'porridge' } },
  },
  'livestock-farm': {
    bonus: { points: 2, per: { of: 'stocked-pasture', adjacent: true } },
  },
  reservoir: { bonus: { points: 1, per: { of: 'water' } } },
  'sand-storage': {
    convert: [conversion([pay({ porridge: 2 })], gain({ sand: 1 }))],
    bonus: { points: 1, per: { of: 'sand' } },
  },
  smokehouse: {
    needs: [{ of: 'pond', atLeast: 3 }],
    bonus: { points: 1, per: { of: 'pond' } },
  },
  'thermal-baths': {},
} as const satisfies Record<string, BuildingRow>;
