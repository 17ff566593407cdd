import { BASIC } from '../words.ts';
import { all, build, gain, gainAny, pay, per, place, remove, type SpecialistRow, special } from './rows.ts';

/** The specialist cards (GR-7): the fee is paid once, before the first ability used (GR-4.6). */
export const SPECIALISTS = {
  'feudal-lord': { abilities: [special('draw-offer'), gain({ wood: 1, clay: 1 })] },
  'pit-worker': { abilities: [all(place('pit'), gain({ clay: 1 })), per({ of: 'pit' }, gainAny(['sand', 'clay'], 1))] },
  'forest-manager': {
    abilities: [all(place('grove'), gain({ wood: 1 })), per({ of: 'grove' }, gainAny(['food', 'wood'], 1))],
  },
  'pond-builder': { abilities: [place('pond'), per({ of: 'pond' }, gainAny(['sand', 'water'], 1))] },
  cultivator: { abilities: [place('pit', 'grove', 'pond'), build()] },
  supplier: { abilities: [gainAny(BASIC, 2, 1), build()], solo: [gainAny(BASIC, 1), build()] },
  builder: { fee: pay({ food: 1 }), abilities: [build(), build()] },
  carpenter: { fee: remove('forest'), abilities: [gain({ wood: 1 }), build()] },
  'slash-and-burn-farmer': { fee: remove('forest'), abilities: [gain({ charcoal: 2 }), gain({ food: 2 })] },
  woodcutter: { fee: remove('forest'), abilities: [gain({ wood: 2 }), gain({ wood: 2 })] },
  'clay-worker': { fee: pay({ water: 1 }), abilities: [gain({ clay: 2 }), gain({ clay: 2 })] },
  'fuel-collector': {
    fee: pay({ water: 1 }),
    abilities: [per({ of: 'hand' }, gain({ charcoal: 1 })), gain({ wood: 2 })],
  },
  'charcoal-burner': { fee: pay({ wood: 1 }), abilities: [gain({ charcoal: 3 }), gain({ charcoal: 3 })] },
  'fish-farmer': { fee: pay({ charcoal: 1 }), abilities: [gain({ food: 2 }), per({ of: 'pond' }, gain({ food: 1 }))] },
  'water-carrier': { fee: pay({ food: 1 }), abilities: [gain({ water: 2, wood: 1 }), gain({ water: 2, sand: 1 })] },
} as const satisfies Record<string, SpecialistRow>;
