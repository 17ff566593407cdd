import { reasons } from '@waldglas/core/testing';
import { blackForest } from './index.ts';

/** Asks why not, and checks the answers along every so many states of a course. */
export const { why, unreasonable, indiscreet } = reasons(blackForest, /^BF-\d\.\d+$/, 37);
