import type { Action, Advice, Bot, Share } from '@waldglas/core';

export type { Advice, Bot } from '@waldglas/core';

/** The levels there are, weakest first. */
export const LEVEL_IDS = ['random', 'apprentice', 'journeyman'] as const;
export type LevelId = (typeof LEVEL_IDS)[number];

/** The level that gives hints. */
export const STRONGEST: LevelId = 'journeyman';

/** The bots of one game by level. */
export type Levels<A extends Action, V> = Readonly<Record<LevelId, Bot<A, V>>>;

/** How many ways are explained. */
const EXPLAINED = 3;

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
