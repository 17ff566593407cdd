import type { Game } from '@waldglas/core';
import type { Action } from './action.ts';
import { apply, decisions } from './actions.ts';
import { anytime } from './anytime.ts';
import { cards } from './cards.ts';
import { BUILDING_IDS } from './data/index.ts';
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
export { DOUBTS, EDITIONS, type Edition, type Facts, NEWEST } from './editions/index.ts';
export { factsOf, handSize, periodsOf, rowSize } from './facts.ts';
export { cellsWith, FOREST_NORTH, FOREST_WEST, GRID, VOID } from './land.ts';
export type { Event, Options, Player, State } from './state.ts';
export type { PlayerView, View } from './view.ts';
export { STOCK, WHEEL_SPECS } from './wheels.ts';
export { OBSTACLES, type Obstacle } from './why.ts';
export * from './words.ts';

/** Glass Road: the whole game behind the small interface. */
export const glassRoad: Game<State, Action, View, Event> = {
  id: 'glass-road',
  editions: EDITIONS.names,
  fixes: FIXES,
  legalityFixes: LEGALITY_FIXES,
  players: { min: 1, max: 4 },
  options: [
    { name: 'introductory' },
    { name: 'smallMarket' },
    { name: 'fivePeriods', minPlayers: 2 },
    { name: 'without', names: BUILDING_IDS },
  ],
  cards,
  edition: EDITIONS.document,
  admitEdition: EDITIONS.admit,
  keepEditions: EDITIONS.keep,
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
  why: (s, seat, wish) => whyNot(glassRoad, s, seat, wish),
};
