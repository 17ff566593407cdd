import type { ScoreItem } from '@waldglas/core';
import { BUILDINGS, type BuildingId, type Event, START, type View } from '@waldglas/glass-road';
import type { Moment } from '../../connection/connection.ts';
import type { ScoreGroup, Stage } from '../../table/face.ts';
import { tableWords } from './shown.ts';

/** The beginning, then the ends of all rounds. */
export function stages(moments: readonly Moment<View, Event>[]): Stage[] {
  const ends: Stage[] = [];
  for (const [at, { view, scores }] of moments.entries()) {
    const next = moments[at + 1]?.view;
    // while hands are chosen, the round has not begun
    const same = next?.period === view.period && (next.round === view.round || view.round === 0);
    if (at > 0 && same) continue;
    ends.push({
      label: at === 0 ? '0' : roundLabel(view),
      at,
      points: scores.map(({ points }) => points),
      goods: view.players.map(({ glassworks, brickworks }) => sum(glassworks, brickworks)),
    });
  }
  return ends;
}

/** `2.1`; only the period while its hands are chosen. */
function roundLabel({ period, round }: View): string {
  return round === 0 ? `${period}` : `${period}.${round}`;
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

const SOURCES = ['printed', 'bonus', 'start'] as const;
type Source = (typeof SOURCES)[number];

/** The lines of a score by where their points come from. */
export function scoreGroups(items: readonly ScoreItem[]): ScoreGroup[] {
  const found: Record<Source, ScoreItem[]> = { printed: [], bonus: [], start: [] };
  const seen = new Set<string>();
  for (const item of items) {
    found[sourceOf(item.source, seen.has(item.source), items)].push(item);
    seen.add(item.source);
  }
  return SOURCES.map(id => ({ id, title: tableWords.value.sources[id], items: found[id] }));
}

/** A building with printed points names them first; a bonus that stands alone is all there is. */
function sourceOf(id: string, again: boolean, items: readonly ScoreItem[]): Source {
  if (Object.hasOwn(START, id)) return 'start';
  const alone = items.filter(({ source }) => source === id).length === 1;
  return again || (alone && BUILDINGS[id as BuildingId].bonus) ? 'bonus' : 'printed';
}
