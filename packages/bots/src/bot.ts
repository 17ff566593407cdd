import type { Action, Bot, Budget, Decision, Share, Weighed } from '@waldglas/core';

/** What a bot does, and the ways it liked best: at most three, the best first. */
export interface Advice<A extends Action> {
  readonly actions: readonly A[];
  readonly best: readonly Weighed<A>[];
}

/** Thinks about a decision. The same view, seed and node budget give the same advice everywhere. */
export type Think<A extends Action, V> = (view: V, decision: Decision<A>, budget: Budget) => Advice<A>;

/** The levels there are, weakest first. */
export const LEVEL_IDS = ['random', 'apprentice', 'journeyman'] as const;
export type LevelId = (typeof LEVEL_IDS)[number];

/** The level that gives hints. */
export const STRONGEST: LevelId = 'journeyman';

/** The bots of one game by level. */
export type Levels<A extends Action, V> = Readonly<Record<LevelId, Think<A, V>>>;

/** How many ways are explained. */
const EXPLAINED = 3;

/** The bot that acts as `think` advises. */
export function botOf<A extends Action, V>(think: Think<A, V>): Bot<A, V> {
  return async (view, decision, budget) => think(view, decision, budget).actions;
}

/** A way to answer and the state it is thought to lead to. */
export interface Way<S, A extends Action> {
  readonly actions: readonly A[];
  readonly value: number;
  readonly state: S;
}

/** Advice from ways to answer, of which there is at least one; the first of equal ones is taken, the best are explained. */
export function advise<S, A extends Action>(
  ways: readonly Way<S, A>[],
  explain: (state: S) => readonly Share[],
): Advice<A> {
  const best = differing(ways.toSorted((a, b) => b.value - a.value))
    .slice(0, EXPLAINED)
    .map(({ actions, value, state }) => ({ actions, value, shares: explain(state) }));
  return { actions: best[0]?.actions ?? [], best };
}

/** Ways that differ in more than where tiles come to lie: nobody is helped by three times the same. */
function differing<W extends Pick<Way<unknown, Action>, 'actions'>>(ways: readonly W[]): W[] {
  const seen = new Set<string>();
  return ways.filter(({ actions }) => {
    const key = JSON.stringify(actions.filter(({ verb }) => verb !== 'cell'));
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}
