import { BASIC } from '../words.ts';
import {
  advance,
  build,
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
  trade,
} from './rows.ts';

/** The tradespeople, grouped by their backs; a visit is one of the effects (BF-4.6). */
export const TRADESPEOPLE = {
  brickmaker: { back: 'owl', effects: [trade([pay({ charcoal: 1 })], gain({ brick: 4 }))] },
  builder: { back: 'owl', effects: [build()] },
  carpenter: { back: 'owl', effects: [build(), advance(1)] },
  'furnace-maker': { back: 'owl', effects: [trade([pay({ brick: 3 })], advance(2))] },
  woodworker: { back: 'owl', effects: [trade([remove('forest')], gain({ wood: 1 }), build())] },
  butcher: {
    back: 'fox',
    effects: [trade([cull('pig', 1)], gain({ meat: 2 })), trade([cull('cattle', 1)], gain({ meat: 3 }))],
  },
  'cattle-farmer': { back: 'fox', effects: [herd('cattle', 1)] },
  herder: {
    back: 'fox',
    effects: [per({ of: 'cattle' }, gain({ porridge: 1 })), per({ of: 'pig-on-forest' }, gain({ wood: 1 }))],
  },
  landowner: {
    back: 'fox',
    effects: [
      trade([pay({ water: 1, porridge: 1 })], parts(herd('pig', 1), herd('cattle', 1))),
      trade([pay({ water: 1, brick: 1 })], parts(herd('pig', 1), herd('cattle', 1))),
    ],
  },
  'pig-farmer': { back: 'fox', effects: [herd('pig', 1)] },
  cook: {
    back: 'stag',
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
  farmhand: { back: 'stag', effects: [trade([pay({ wood: 1 })], place('pasture')), place('field')] },
  gardener: {
    back: 'stag',
    effects: [trade([pay({ brick: 1 })], place('pond')), per({ of: 'pond' }, gain({ water: 1 }))],
  },
  'glass-miller': { back: 'stag', effects: [per({ of: 'pond' }, gain({ sand: 1 }))] },
  'traveling-merchant': { back: 'stag', effects: [gainAny(BASIC, 2, 1)] },
  'charcoal-burner': { back: 'mouse', effects: [trade([pay({ wood: 1 })], gain({ charcoal: 4 }))] },
  lumberjack: { back: 'mouse', effects: [trade([remove('forest')], gain({ wood: 4 }))] },
} as const satisfies Record<string, TradespersonRow>;
