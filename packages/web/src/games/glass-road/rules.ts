import type { AnyGame } from '@waldglas/core';
import { glassRoad } from '@waldglas/glass-road';

/** The rules as the table knows those of any game. */
export const RULES = glassRoad as AnyGame;
