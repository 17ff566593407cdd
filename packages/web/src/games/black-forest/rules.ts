import { blackForest } from '@waldglas/black-forest';
import type { AnyGame } from '@waldglas/core';

/** The rules as the table knows those of any game. */
export const RULES = blackForest as AnyGame;
