import type { Answer, Seat } from '@waldglas/core';
import type { BuildingId, CardId } from './data/index.ts';
import type { GlassRoad } from './words.ts';

/** One line of a Glass Road record. */
export type Action =
  | Answer<GlassRoad>
  | { readonly seat: Seat; readonly verb: 'pick' | 'play'; readonly card: CardId }
  | { readonly seat: Seat; readonly verb: 'fee' | 'pass' | 'end' }
  | { readonly seat: Seat; readonly verb: 'use'; readonly ability: number; readonly sparing?: true }
  | { readonly seat: Seat; readonly verb: 'build'; readonly building: BuildingId; readonly sparing?: true }
  | { readonly seat: Seat; readonly verb: 'convert'; readonly building: BuildingId; readonly sparing?: true }
  | { readonly seat: Seat; readonly verb: 'remove'; readonly cell: string };

type Sparable = Extract<Action, { readonly sparing?: true }>;

/** Adds an option and, where taking less could make a difference, the same taken sparingly. */
export function offer(options: Action[], option: Sparable, differs: boolean): void {
  options.push(option);
  if (differs) options.push(sparingly(option));
}

/** Written out for each verb: copying an object field by field is several times as fast as spreading it. */
function sparingly(option: Sparable): Action {
  const { seat } = option;
  if (option.verb === 'use') return { seat, verb: 'use', ability: option.ability, sparing: true };
  return { seat, verb: option.verb, building: option.building, sparing: true };
}
