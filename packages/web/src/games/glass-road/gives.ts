import type { GlassRoad } from '@waldglas/glass-road';
import { gives } from '../../boards/gives.ts';

/** The goods and landscape tiles that an effect brings: none of the game's own effects does. */
export const givesOf = gives<GlassRoad>(() => []);
