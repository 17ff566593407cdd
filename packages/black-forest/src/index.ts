import type { Game } from '@waldglas/core';
import type { Action } from './action.ts';
import { anytime, apply, decisions } from './actions.ts';
import { cards } from './cards.ts';
import { EDITIONS } from './editions/index.ts';
import { FIXES, LEGALITY_FIXES } from './fixes.ts';
import { fromPosition } from './from-position.ts';
import { lookAhead } from './look-ahead.ts';
import { read, write } from './notation.ts';
import { position } from './position.ts';
import { reach } from './reach.ts';
import { scores } from './score.ts';
import { setup } from './setup.ts';
import { clone, type Event, type State } from './state.ts';
import { imagine, type View, view } from './view.ts';
import { whyNot } from './why.ts';

export type { Action } from './action.ts';
export * from './data/index.ts';
export {
  type Board,
  EDITIONS,
  type Edition,
  type EstatePlan,
  type Facts,
  NEWEST,
  type PlaceId,
  SURE,
  VILLAGE_IDS,
} from './editions/index.ts';
export { factsOf } from './facts.ts';
export { GRID } from './land.ts';
export type { Event, Options, Player, State } from './state.ts';
export type { View } from './view.ts';
export { STOCK } from './wheels.ts';
export { isFinal, OBSTACLES, type Obstacle } from './why.ts';
export * from './words.ts';

/** Black Forest: the whole game behind the small interface. */
export const blackForest: Game<State, Action, View, Event> = {
  id: 'black-forest',
  editions: EDITIONS.names,
  edition: EDITIONS.document,
  admitEdition: EDITIONS.admit,
  keepEditions: EDITIONS.keep,
  fixes: FIXES,
  legalityFixes: LEGALITY_FIXES,
  players: { min: 1, max: 4 },
  options: [{ name: 'firstGame' }],
  cards,
  setup,
  clone,
  decisions,
  anytime,
  apply,
  scores,
  view,
  imagine,
  write,
  read,
  position,
  fromPosition,
  lookAhead,
  reach: (s, seat, wish) => reach(s, seat, wish),
  why: (s, seat, wish) => whyNot(blackForest, s, seat, wish),
};
