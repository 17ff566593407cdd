import { ANIMALS, LANDSCAPES } from '../words.ts';
import {
  advance,
  conversion,
  cull,
  either,
  gain,
  herd,
  may,
  parts,
  pay,
  per,
  place,
  placing,
  remove,
  type SmallRow,
  special,
} from './rows.ts';

/** The small buildings 19 to 36, both sides of each tile. */
export const SMALL_B = {
  '19A': {
    name: 'bar',
    instant: parts(gain({ meat: 3 }), gain({ porridge: 4 })),
  },
  '19B': {
    name: 'ham-cellar',
    whenever: { on: 'meat-from-butcher', then: gain({ meat: 1 }) },
  },
  '20A': {
    name: 'trout-fishery',
    convert: [conversion([remove('pond')], parts(gain({ water: 1 }), gain({ meat: 1 })))],
  },
  '20B': {
    name: 'alehouse',
    instant: parts(gain({ water: 2 }), gain({ meat: 2 }), gain({ porridge: 2 })),
  },
  '21A': {
    name: 'slaughterhouse',
    instant: may(conversion([cull(ANIMALS, 3)], gain({ meat: 6 }))),
  },
  '21B': {
    name: 'lake-fishery',
    whenever: { on: 'pond-from-gardener', then: may(conversion([pay({ water: 1 })], gain({ meat: 2 }))) },
  },
  '22A': {
    name: 'watering-trough',
    convert: [conversion([pay({ water: 2 })], herd('pig', 1)), conversion([pay({ water: 3 })], herd('cattle', 1))],
  },
  '22B': {
    name: 'foresters-lodge',
    instant: per({ of: 'forest', every: 2 }, herd('pig', 1)),
  },
  '23A': {
    name: 'tannery',
    bends: 'keep-butchered-pigs',
    bonus: { points: 2, per: { of: 'tannery-pig', max: 5 } },
  },
  '23B': {
    name: 'pig-farm',
    whenever: { on: 'field-from-farmhand', if: { of: 'pig', atLeast: 2 }, then: herd('pig', 1) },
  },
  '24A': {
    name: 'feeding-farm',
    instant: per({ of: 'field' }, herd(ANIMALS, 1)),
  },
  '24B': {
    name: 'beechnut-gatherers-hut',
    instant: place('pasture'),
    bends: 'two-pigs-a-forest',
  },
  '25A': {
    name: 'schauinsland-house',
    instant: herd('cattle', 3),
    if: [{ of: 'pasture', atLeast: 2 }],
  },
  '25B': {
    name: 'feeding-trough',
    convert: [
      conversion([pay({ porridge: 2 })], herd('pig', 1)),
      conversion([pay({ porridge: 3 })], herd('cattle', 1)),
    ],
  },
  '26A': {
    name: 'alpine-hut',
    instant: per({ of: 'empty-pasture' }, herd('cattle', 1)),
  },
  '26B': {
    name: 'farrier',
    convert: [conversion([pay({ charcoal: 3 })], herd('cattle', 1))],
  },
  '27A': { name: 'breeding-station', instant: special('breed') },
  '27B': {
    name: 'cattle-farm',
    whenever: { on: 'field-from-farmhand', if: { of: 'cattle', atLeast: 2 }, then: herd('cattle', 1) },
  },
  '28A': {
    name: 'irrigation-system',
    convert: [conversion([pay({ water: 2 })], place('pasture')), conversion([pay({ water: 4 })], place('pond'))],
  },
  '28B': {
    name: 'wilderness-hut',
    instant: placing({ tiles: LANDSCAPES, every: true, mixed: true, where: 'adjacent' }),
  },
  '29A': {
    name: 'clearing-house',
    instant: either(placing({ tiles: ['field'], n: 2 }), place('pond'), place('pasture')),
  },
  '29B': {
    name: 'wildlife-park',
    instant: placing({ tiles: ['pasture'], n: 3, upTo: true, where: 'estate' }),
  },
  '30A': {
    name: 'farm-laborers-house',
    whenever: { on: 'merchant-moved', then: per({ of: 'field', max: 4 }, gain({ porridge: 1 })) },
  },
  '30B': {
    name: 'farmhouse',
    convert: [conversion([pay({ porridge: 1 }), remove('field')], place('pasture'))],
  },
  '31A': {
    name: 'glass-furnace',
    convert: [conversion([pay({ meat: 2 })], advance(1))],
  },
  '31B': { name: 'glassworks', instant: advance(3) },
  '32A': {
    name: 'glass-blower',
    convert: [conversion([pay({ meat: 1, porridge: 2 })], gain({ glass: 1 }))],
  },
  '32B': { name: 'storage-shed', instant: gain({ glass: 3 }) },
  '33A': {
    name: 'bakery',
    convert: [conversion([pay({ water: 1 }), remove('field')], gain({ provisions: 2 }))],
  },
  '33B': {
    name: 'guildhall',
    instant: advance(3),
    if: [
      { of: 'glass', atLeast: 1 },
      { of: 'provisions', atLeast: 3 },
    ],
  },
  '34A': {
    name: 'knights-manor',
    bonus: { points: -1, per: { of: 'empty', max: 5 } },
  },
  '34B': { name: 'distillery', bends: 'visit-anyone' },
  '35A': { name: 'fort', bends: 'no-pawn-fees' },
  '35B': { name: 'hermits-hut', needs: 'alone' },
  '36A': {
    name: 'village-church',
    bonus: { points: 1, per: { of: 'empty', adjacent: true } },
  },
  '36B': {
    name: 'colonization-house',
    bonus: { points: 2, per: { smallest: ['field', 'pond', 'pasture'], max: 5 } },
  },
} as const satisfies Record<string, Omit<SmallRow, 'row' | 'column'>>;
