import type { Action, View } from '@waldglas/black-forest';
import type { Bot } from '../bot.ts';
import type { Worth } from './evaluate.ts';
import { type Part, planningWithout } from './parts.ts';
import { type Planning, planner } from './planner.ts';
import { turnPort } from './turn.ts';

const PORT = turnPort({ cells: 2, builds: 8, goods: 5, gives: 2, parts: 3 });
const PLANNING_PORT = turnPort({ cells: 1, builds: 3, goods: 3, gives: 1, parts: 2 });
const REPLY_PORT = turnPort({ cells: 1, builds: 5, goods: 4, gives: 1, parts: 2 });

/** How many positions it looks at if the budget does not say. */
const NODES_ALONE = 40_000;
const NODES_AMONG_OTHERS = 100_000;
/** With so many positions the widths below are as they stand; with more or less of them they grow or shrink. */
const USUAL = 20_000;

/** Alone five turns ahead; among several four, after what the others are thought to answer. */
const ALONE = [16, 12, 10, 10];
const SEVERAL = [16, 10, 6];

/** How the master plans with so many positions to look at. */
export function masterPlanning(nodes: number, players: number): Planning {
  // twice as many positions make lines wider and each turn deeper, both by half of it
  const scale = Math.sqrt(nodes / USUAL);
  const wide = (n: number) => Math.max(1, Math.round(n * scale));
  const beam = { widths: (players === 1 ? ALONE : SEVERAL).map(wide), branches: 4, turnNodes: 300 };
  const replies = {
    look: { port: REPLY_PORT, anytimeActions: 1, moveNodes: 15, swapNodes: 8, swaps: 3 },
    nodes: 300,
    share: 0.5,
  };
  return {
    nodes,
    share: 0.4,
    present: { port: PORT, anytimeActions: 2, moveNodes: wide(100), swapNodes: wide(30), swaps: wide(32) },
    further: { port: PLANNING_PORT, anytimeActions: 1, moveNodes: wide(25), swapNodes: 0 },
    beam: players === 1 ? beam : { ...beam, replies },
    exactEnd: true,
  };
}

/** Plans by what a net has learned, the further and wider the more it may look at. */
export function masterBy(worth: Worth, without?: Part): Bot<Action, View> {
  return (view, decision, budget) => {
    const { length: players } = view.players;
    const nodes = budget.nodes ?? (players === 1 ? NODES_ALONE : NODES_AMONG_OTHERS);
    return planner(worth, planningWithout(without, masterPlanning(nodes, players)))(view, decision, budget);
  };
}
