import { blackForest } from '@waldglas/black-forest';
import type { AnyGame } from '../../connection/connection.ts';

/** The rules as the table knows those of any game. */
export const RULES = blackForest as AnyGame;
