import type { BlackForest } from '@waldglas/black-forest';
import { gives } from '../../boards/gives.ts';

/** The goods, tiles and animals that an effect brings. */
export const givesOf = gives<BlackForest>(effect => {
  if (effect.op === 'herd') return effect.kinds;
  return effect.op === 'advance' ? ['progress'] : [];
});
