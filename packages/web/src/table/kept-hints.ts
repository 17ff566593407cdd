import type { Action, Weighed } from '@waldglas/core';
import type { Advisor } from '../connection/advisor.ts';
import type { TableSnapshot } from '../connection/connection.ts';

export type Ways = readonly Weighed<Action>[];

/** So many positions are remembered. */
const MOST = 32;

/** What was found, by what the seat saw, the newest last: an advisor with a clock would find something else next time. */
const kept = new Map<string, Ways>();

function keep(position: string, ways: Ways): void {
  kept.set(position, ways);
  const [oldest] = kept.keys();
  if (kept.size > MOST && oldest !== undefined) kept.delete(oldest);
}

/**
 * Tells the best ways for who is asked: for a position where they were found before the same ones at once, else those
 * that the advisor finds. The returned function stops it.
 */
export function findWays(
  advisor: Advisor,
  { id, game, view, seat: viewer = 0, length, decision }: TableSnapshot,
  tell: (ways: Ways) => void,
): () => void {
  const position = JSON.stringify([id, viewer, view]);
  const before = kept.get(position);
  if (before || !decision) {
    tell(before ?? []);
    return () => undefined;
  }
  const search = advisor.hint({ game, view, seat: viewer }, decision, `${id}.hint.${length}`);
  search.ways.then(
    ways => {
      keep(position, ways);
      tell(ways);
    },
    () => tell([]),
  );
  return search.stop;
}
