import { type Count, type Score, type ScoreItem, type Seat, tally } from '@waldglas/core';
import { costOf } from './build.ts';
import { type Bonus, START, type StartId } from './data/index.ts';
import { factsOf } from './facts.ts';
import { GRID, isTile } from './land.ts';
import { countNoun } from './nouns.ts';
import { playerOf, type State } from './state.ts';
import type { GlassRoad, Noun, Refined } from './words.ts';

/** Everybody's points as things stand, itemised; half points are exact. */
export function scores(s: State): readonly Score[] {
  const itemised = s.players.map((_, seat) => items(s, seat));
  const points = itemised.map(list => list.reduce((sum, item) => sum + item.points, 0));
  const best = Math.max(...points);
  return itemised.map((list, seat) => ({
    seat,
    points: points[seat] ?? 0,
    items: list,
    winner: points[seat] === best,
  }));
}

/** GR-9.1: printed points and bonuses of every building, start buildings too unless covered. */
function items(s: State, seat: Seat): ScoreItem[] {
  const { land } = playerOf(s, seat);
  const { buildings } = factsOf(s);
  return land.flatMap((what, cell): ScoreItem[] => {
    const at = GRID.names[cell] ?? '';
    if (what in START) return [bonusItem(s, seat, what, at, START[what as StartId].bonus)];
    if (!isTile(what)) return [];
    const { points, bonus } = buildings[what];
    const printed: ScoreItem[] = points !== 0 || !bonus ? [{ source: what, rule: 'GR-9.1', points }] : [];
    return bonus ? [...printed, bonusItem(s, seat, what, at, bonus)] : printed;
  });
}

function bonusItem(s: State, seat: Seat, source: string, at: string, { points, per }: Bonus): ScoreItem {
  const n = tally<GlassRoad>(per, (noun, adjacent) => {
    const own = ownCost(s, source, noun);
    return countNoun(s, seat, noun, adjacent ? at : undefined) - own;
  });
  return { source, rule: ruleOf(per), points: points * n };
}

/** GR-9.2: what the tile itself cost does not count. */
function ownCost(s: State, source: string, noun: Noun): number {
  if (!noun.startsWith('paid-') || !isTile(source)) return 0;
  return costOf(s, source)[noun.slice(5) as Refined] ?? 0;
}

/** The rule that explains how a bonus counts. */
function ruleOf(per: Count<GlassRoad>): string {
  if ('smallest' in per) return 'GR-9.7';
  if (per.of.startsWith('paid-')) return 'GR-9.2';
  if (per.every !== undefined || per.of.startsWith('lower-')) return 'GR-9.5';
  if (per.of === 'stocked') return 'GR-9.6';
  if (per.of.endsWith('-network') || per.of.endsWith('-square')) return 'GR-9.7';
  if (per.of === 'forest' || per.of === 'building' || per.of === 'immediate') return 'GR-9.8';
  return 'GR-9.1';
}
