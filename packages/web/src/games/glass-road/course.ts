import type { ScoreItem } from '@waldglas/core';
import { BUILDINGS, type BuildingId, type Event, START, type View } from '@waldglas/glass-road';
import type { Frame } from '../../connection/connection.ts';

/** A moment of a game of Glass Road. */
export type Moment = Frame<View, Event>;

/** How things stood at the end of a round. */
export interface RoundEnd {
  readonly period: number;
  readonly round: number;
  /** The index of its moment. */
  readonly at: number;
  /** By seat. */
  readonly points: readonly number[];
  readonly goods: readonly Readonly<Record<string, number>>[];
}

/** The ends of all rounds, after the beginning; a round of 0 is the beginning itself. */
export function roundsOf(moments: readonly Moment[]): RoundEnd[] {
  const ends: RoundEnd[] = [];
  for (const [at, { view, scores }] of moments.entries()) {
    const next = moments[at + 1]?.view;
    // while hands are chosen, the round has not begun
    const same = next?.period === view.period && (next.round === view.round || view.round === 0);
    if (at > 0 && same) continue;
    ends.push({
      period: at === 0 ? 0 : view.period,
      round: at === 0 ? 0 : view.round,
      at,
      points: scores.map(({ points }) => points),
      goods: view.players.map(({ glassworks, brickworks }) => sum(glassworks, brickworks)),
    });
  }
  return ends;
}

/** What stands on both wheels together. */
function sum(
  glassworks: Readonly<Record<string, number>>,
  brickworks: Readonly<Record<string, number>>,
): Record<string, number> {
  const goods: Record<string, number> = { ...glassworks };
  for (const [good, n] of Object.entries(brickworks)) goods[good] = (goods[good] ?? 0) + n;
  return goods;
}

export const SOURCES = ['printed', 'bonus', 'start'] as const;
export type Source = (typeof SOURCES)[number];

/** The lines of a score by where their points come from. */
export function bySource(items: readonly ScoreItem[]): Readonly<Record<Source, readonly ScoreItem[]>> {
  const found: Record<Source, ScoreItem[]> = { printed: [], bonus: [], start: [] };
  const seen = new Set<string>();
  for (const item of items) {
    found[sourceOf(item.source, seen.has(item.source), items)].push(item);
    seen.add(item.source);
  }
  return found;
}

/** A building with printed points names them first; a bonus that stands alone is all there is. */
function sourceOf(id: string, again: boolean, items: readonly ScoreItem[]): Source {
  if (Object.hasOwn(START, id)) return 'start';
  const alone = items.filter(({ source }) => source === id).length === 1;
  return again || (alone && BUILDINGS[id as BuildingId].bonus) ? 'bonus' : 'printed';
}
