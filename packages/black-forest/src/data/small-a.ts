import { conversion, gain, herd, may, parts, pay, per, remove, type SmallRow, special } from './rows.ts';

/** The small buildings 1 to 18, both sides of each tile. */
export const SMALL_A = {
  '01A': {
    name: 'clay-pit',
    convert: [conversion([pay({ water: 2 })], gain({ brick: 3 }))],
  },
  '01B': {
    name: 'brick-basin',
    instant: per({ of: 'pond' }, gain({ brick: 1 })),
  },
  '02A': {
    name: 'tenement-building',
    convert: [conversion([pay({ meat: 2 })], parts(gain({ brick: 2 }), gain({ wood: 2 })))],
  },
  '02B': {
    name: 'day-laborer-square',
    convert: [conversion([pay({ porridge: 1 })], gain({ brick: 1 }))],
  },
  '03A': {
    name: 'kiln',
    convert: [conversion([pay({ charcoal: 2 })], gain({ brick: 3 }))],
  },
  '03B': {
    name: 'half-timbered-house',
    instant: gain({ brick: 7 }),
    if: [{ of: 'wood', atLeast: 5 }],
  },
  '04A': {
    name: 'lumber-storage',
    whenever: { on: 'estate-added', then: special('wood-to-three') },
  },
  '04B': { name: 'log-driver', instant: gain({ wood: 7 }) },
  '05A': {
    name: 'ox-stable',
    convert: [
      conversion(
        [remove('forest')],
        per(
          {
            of: 'cattle',
            table: [
              [1, 1],
              [2, 2],
              [4, 3],
              [7, 4],
            ],
          },
          gain({ wood: 1 }),
        ),
      ),
    ],
  },
  '05B': {
    name: 'carving-workshop',
    convert: [conversion([pay({ porridge: 1 })], gain({ wood: 1 }))],
  },
  '06A': {
    name: 'sawmill',
    convert: [conversion([remove('forest')], gain({ wood: 3 }))],
  },
  '06B': {
    name: 'shadow-mill',
    convert: [conversion([remove('forest')], parts(gain({ wood: 1 }), gain({ porridge: 2 })))],
  },
  '07A': {
    name: 'glaswald-lake',
    whenever: { on: 'estate-added', then: gain({ sand: 3 }) },
  },
  '07B': {
    name: 'mortar-mixer',
    instant: parts(gain({ water: 2 }), gain({ sand: 3 })),
  },
  '08A': {
    name: 'hotzenwald-house',
    instant: parts(gain({ sand: 3 }), herd('cattle', 1)),
  },
  '08B': {
    name: 'tavern',
    convert: [conversion([pay({ water: 1, porridge: 1 })], gain({ sand: 2 }))],
  },
  '09A': {
    name: 'sand-sifting-plant',
    convert: [conversion([pay({ meat: 1 })], gain({ sand: 2 }))],
  },
  '09B': {
    name: 'clockmaker',
    instant: special('raise-zeros-and-turn-again'),
  },
  '10A': {
    name: 'forestside-herders-hut',
    whenever: { on: 'visit-herder', then: gain({ charcoal: 1 }) },
  },
  '10B': {
    name: 'coal-merchant',
    instant: parts(gain({ charcoal: 4 }, 'glass'), gain({ charcoal: 4 }, 'cooking')),
  },
  '11A': {
    name: 'potash-manufacturer',
    instant: special('drop-glass-charcoal'),
    bends: 'drop-glass-charcoal',
  },
  '11B': {
    name: 'renderer',
    instant: parts(gain({ charcoal: 6 }), may(conversion([pay({ meat: 1 })], gain({ charcoal: 3 })))),
  },
  '12A': {
    name: 'charcoal-pile',
    convert: [conversion([pay({ wood: 1, meat: 1 })], gain({ charcoal: 3 }))],
  },
  '12B': {
    name: 'storehouse',
    instant: parts(gain({ wood: 3 }), gain({ charcoal: 3 }), gain({ meat: 2 }), gain({ sand: 1 })),
  },
  '13A': {
    name: 'well',
    convert: [conversion([pay({ porridge: 1 })], gain({ water: 1 }))],
  },
  '13B': {
    name: 'cistern',
    whenever: { on: 'enter-village-of-cook', then: gain({ water: 2 }) },
  },
  '14A': {
    name: 'water-tower',
    instant: per({ of: 'empty' }, gain({ water: 1 })),
  },
  '14B': {
    name: 'lakeside-forest-cabin',
    whenever: { on: 'forest-removed', then: gain({ water: 1 }) },
  },
  '15A': {
    name: 'cooperage',
    convert: [conversion([pay({ wood: 2 })], gain({ water: 3 }))],
  },
  '15B': {
    name: 'bathhouse',
    whenever: { on: 'merchant-moved', then: gain({ water: 1 }) },
  },
  '16A': {
    name: 'grain-mill',
    convert: [conversion([remove('field')], gain({ porridge: 3 }))],
  },
  '16B': {
    name: 'larder-tunnel',
    instant: parts(gain({ water: 1 }), gain({ meat: 1 }), gain({ porridge: 3 })),
  },
  '17A': {
    name: 'festival-ground',
    instant: parts(gain({ meat: 1 }), gain({ porridge: 1 }), herd('pig', 1)),
  },
  '17B': { name: 'grocer', instant: special('pay-three-kinds') },
  '18A': {
    name: 'lords-manor',
    convert: [conversion([remove('pond')], gain({ water: 2 })), conversion([remove('field')], gain({ porridge: 1 }))],
  },
  '18B': {
    name: 'cabinet-painter',
    whenever: { on: 'glass-gained', then: gain({ porridge: 1 }) },
  },
} as const satisfies Record<string, Omit<SmallRow, 'row' | 'column'>>;
