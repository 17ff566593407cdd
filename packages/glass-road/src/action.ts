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

/** An option, and beside it the same taken sparingly where that could make a difference. */
export function withSparing<A extends object>(option: A, differs: boolean): (A & { readonly sparing?: true })[] {
  return differs ? [option, { ...option, sparing: true }] : [option];
}
