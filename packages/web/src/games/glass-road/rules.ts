import { glassRoad } from '@waldglas/glass-road';
import type { AnyGame } from '../../connection/connection.ts';

/** The rules as the table knows those of any game. */
export const RULES = glassRoad as AnyGame;
