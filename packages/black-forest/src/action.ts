import type { Answer, Seat } from '@waldglas/core';
import type { BuildingId, JobId, TradespersonId } from './data/index.ts';
import type { BlackForest } from './words.ts';

/** One line of a Black Forest record. */
export type Action =
  | Answer<BlackForest>
  | { readonly seat: Seat; readonly verb: 'swap'; readonly tradesperson: TradespersonId }
  | { readonly seat: Seat; readonly verb: 'move'; readonly to: string; readonly white?: true }
  | { readonly seat: Seat; readonly verb: 'neutral'; readonly to: string }
  | { readonly seat: Seat; readonly verb: 'visit'; readonly tradesperson: TradespersonId; readonly option?: number }
  | { readonly seat: Seat; readonly verb: 'job'; readonly job: JobId }
  | { readonly seat: Seat; readonly verb: 'convert'; readonly building: BuildingId; readonly option?: number }
  | { readonly seat: Seat; readonly verb: 'remove'; readonly cell: string }
  | { readonly seat: Seat; readonly verb: 'beg' | 'pass' | 'end' };
