import { editionsOf } from '@waldglas/core';
import { workOut } from './facts.ts';
import { GR_1 } from './gr-1.ts';

export { DOUBTS, type Doubt } from './doubts.ts';
export type { BuildingFacts, Edition, LandPlan } from './edition.ts';
export type { Facts } from './facts.ts';

/** Every edition a record can name, the built-in ones first. Old ones stay, so that old games replay. */
export const EDITIONS = editionsOf([GR_1], workOut);

/** The edition of new games. */
export const NEWEST = GR_1.name;
