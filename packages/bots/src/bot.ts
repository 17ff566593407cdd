import type { Action, Advice, Bot, Outcome, Share } from '@waldglas/core';
import type { LevelId } from './level-ids.ts';

export type { Advice, Bot } from '@waldglas/core';
export * from './level-ids.ts';

/** The level that gives hints. */
export const STRONGEST: LevelId = 'hardest';

/** Nobody is let wait longer than this for a move or a hint, in milliseconds: on a slow machine bots think less. */
export const PATIENCE = 2000;

/** The bots of one game by level. */
export type Levels<A extends Action, V> = Readonly<Record<LevelId, Bot<A, V>>>;

/** How many ways are explained. */
const EXPLAINED = 3;

/** A way to answer and the state it is thought to lead to. */
export interface Way<S, A extends Action> {
  readonly actions: readonly A[];
  readonly value: number;
  readonly state: S;
  /** The state that the plan ends with, if it goes further: asked only of ways that are explained. */
  planned?(): S;
}

/** Advice from ways to answer, of which there is at least one; the first of equal ones is taken, the best are explained. */
export function advise<S, A extends Action>(
  ways: readonly Way<S, A>[],
  explain: (state: S) => readonly Share[],
  outcome?: (state: S) => Outcome,
): Advice<A> {
  const best = differing(
    ways.toSorted((a, b) => b.value - a.value),
    EXPLAINED,
  ).map(({ actions, value, state, planned }) => ({
    actions,
    value,
    shares: explain(state),
    ...(outcome && planned ? { leads: outcome(planned()) } : {}),
  }));
  return { actions: best[0]?.actions ?? [], best };
}

/** The first ways that differ in more than where tiles come to lie: nobody is helped by three times the same. */
function differing<W extends Pick<Way<unknown, Action>, 'actions'>>(ways: readonly W[], most: number): W[] {
  const seen = new Set<string>();
  const found: W[] = [];
  for (const way of ways) {
    if (found.length === most) break;
    const key = JSON.stringify(way.actions.filter(({ verb }) => verb !== 'cell'));
    if (!seen.has(key)) found.push(way);
    seen.add(key);
  }
  return found;
}
