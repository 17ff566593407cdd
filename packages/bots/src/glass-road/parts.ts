import type { Widths } from './widths.ts';

/** The parts of the thinking of levels that can be left out, to measure what they bring. */
export const PARTS = {
  expert: ['net', 'belief', 'mixing'],
  master: ['net', 'hands', 'belief', 'mixing', 'playouts', 'next-period'],
} as const;
export type Part = (typeof PARTS)['master'][number];

/** How is planned if a part is left out; the net is no part of the widths. */
export function widthsWithout(part: Part | undefined, widths: Widths): Widths {
  switch (part) {
    case 'hands': {
      const { playouts } = widths;
      return playouts ? { ...widths, playouts: { ...playouts, likings: undefined } } : widths;
    }
    case 'belief':
      return { ...widths, evenHands: true };
    case 'mixing':
      return { ...widths, predictable: true };
    case 'playouts': {
      const { playouts: _, ...rest } = widths;
      return rest;
    }
    case 'next-period': {
      const { nextPeriod: _, ...rest } = widths;
      return rest;
    }
    case 'net':
    case undefined:
      return widths;
  }
}
