import { BASIC, BUILDINGS, type BuildingId, LANDSCAPES, REFINED } from '@waldglas/black-forest';
import type { Affordable } from './affordable.ts';
import { givesOf } from './gives.ts';

/** What buildings can be looked through for. */
export type BoardFilter = 'all' | 'payable' | 'converted' | 'scoring' | `gives ${string}`;

/** Everything that some building brings. */
export const GIVEN = [...BASIC, ...REFINED, ...LANDSCAPES, 'forest', 'pig', 'cattle', 'progress'].filter(noun =>
  Object.keys(BUILDINGS).some(id => brings(id as BuildingId, noun)),
);

/** Does a building bring that: at once, by a conversion, or whenever something happens? */
function brings(id: BuildingId, noun: string): boolean {
  const { instant, convert = [], whenever } = BUILDINGS[id];
  const effects = [...(instant ? [instant] : []), ...convert, ...(whenever ? [whenever.then] : [])];
  return effects.some(effect => givesOf(effect).has(noun));
}

/** Is the building one of those that are looked for? */
export function passes(filter: BoardFilter, id: BuildingId, affordable: Affordable | undefined): boolean {
  const standing = affordable?.standing ?? 'no';
  switch (filter) {
    case 'all':
      return true;
    case 'payable':
      return standing === 'now' || standing === 'lost';
    case 'converted':
      return standing !== 'no';
    case 'scoring':
      return BUILDINGS[id].bonus !== undefined;
    default:
      return brings(id, filter.slice('gives '.length));
  }
}
