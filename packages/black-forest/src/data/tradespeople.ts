import { BASIC } from '../words.ts';
import {
  advance,
  build,
  conversion,
  cull,
  gain,
  gainAny,
  herd,
  parts,
  pay,
  per,
  place,
  remove,
  type TradespersonRow,
} from './rows.ts';

/** The tradespeople, grouped by their backs; a visit is one of the effects (BF-4.6). */
export const TRADESPEOPLE = {
  brickmaker: { effects: [conversion([pay({ charcoal: 1 })], gain({ brick: 4 }))] },
  builder: { effects: [build()] },
  carpenter: { effects: [build(), advance(1)] },
  'furnace-maker': { effects: [conversion([pay({ brick: 3 })], advance(2))] },
  woodworker: { effects: [conversion([remove('forest')], gain({ wood: 1 }), build())] },
  butcher: {
    effects: [conversion([cull('pig', 1)], gain({ meat: 2 })), conversion([cull('cattle', 1)], gain({ meat: 3 }))],
  },
  'cattle-farmer': { effects: [herd('cattle', 1)] },
  herder: {
    effects: [per({ of: 'cattle' }, gain({ porridge: 1 })), per({ of: 'pig-on-forest' }, gain({ wood: 1 }))],
  },
  landowner: {
    effects: [
      conversion([pay({ water: 1, porridge: 1 })], parts(herd('pig', 1), herd('cattle', 1))),
      conversion([pay({ water: 1, brick: 1 })], parts(herd('pig', 1), herd('cattle', 1))),
    ],
  },
  'pig-farmer': { effects: [herd('pig', 1)] },
  cook: {
    effects: [
      per({ of: 'field' }, gain({ porridge: 1 })),
      per(
        {
          of: 'pond',
          table: [
            [2, 1],
            [4, 2],
            [6, 3],
          ],
        },
        gain({ meat: 1 }),
      ),
    ],
  },
  farmhand: { effects: [conversion([pay({ wood: 1 })], place('pasture')), place('field')] },
  gardener: {
    effects: [conversion([pay({ brick: 1 })], place('pond')), per({ of: 'pond' }, gain({ water: 1 }))],
  },
  'glass-miller': { effects: [per({ of: 'pond' }, gain({ sand: 1 }))] },
  'traveling-merchant': { effects: [gainAny(BASIC, 2, 1)] },
  'charcoal-burner': { effects: [conversion([pay({ wood: 1 })], gain({ charcoal: 4 }))] },
  lumberjack: { effects: [conversion([remove('forest')], gain({ wood: 4 }))] },
} as const satisfies Record<string, TradespersonRow>;
