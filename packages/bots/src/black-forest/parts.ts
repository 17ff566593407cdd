import type { Planning } from './planner.ts';

/** The parts of the thinking of levels that can be left out, to measure what they bring. */
export const PARTS = { expert: ['net', 'swaps'], master: ['net', 'replies', 'swaps', 'end'] } as const;
export type Part = (typeof PARTS)['master'][number];

/** How is planned if a part is left out; the net is no part of the planning. */
export function planningWithout(part: Part | undefined, planning: Planning): Planning {
  switch (part) {
    case 'replies': {
      const { replies: _, ...beam } = planning.beam;
      return { ...planning, beam };
    }
    case 'swaps':
      return { ...planning, present: { ...planning.present, swapNodes: 0 } };
    case 'end':
      return { ...planning, exactEnd: false };
    case 'net':
    case undefined:
      return planning;
  }
}
