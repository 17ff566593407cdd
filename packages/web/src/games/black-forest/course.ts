import { BUILDINGS, type Event, type View } from '@waldglas/black-forest';
import type { ScoreItem } from '@waldglas/core';
import type { Moment } from '../../connection/connection.ts';
import type { ScoreGroup, Stage } from '../../table/face.ts';
import { holdingsOf } from './holdings.ts';
import { told } from './shown.ts';

const GOODS = ['brick', 'wood', 'sand', 'charcoal', 'water', 'porridge', 'meat', 'glass', 'provisions', 'commodity'];

function goodsOf(view: View, seat: number): Record<string, number> {
  const held = holdingsOf(view, seat);
  return Object.fromEntries(GOODS.map(good => [good, held[good] ?? 0]));
}

/** The beginning, then the ends of all turns of whoever began: a round each; for a single player, of all turns. */
export function stages(moments: readonly Moment<View, Event>[]): Stage[] {
  const ends: Stage[] = [];
  for (const [at, { view, scores }] of moments.entries()) {
    if (at > 0 && !endsRound(view, moments[at + 1])) continue;
    ends.push({
      label: String(ends.length),
      at,
      points: scores.map(({ points }) => points),
      goods: view.players.map((_, seat) => goodsOf(view, seat)),
    });
  }
  return ends;
}

/** Does whoever began begin a turn in the next moment? */
function endsRound(view: View, next: Moment<View, Event> | undefined): boolean {
  if (!next) return true;
  if (view.solo) return next.view.year !== view.year;
  return next.view.turn === next.view.start && view.turn !== next.view.turn;
}

/** The lines of a score by where their points come from. */
export function scoreGroups(items: readonly ScoreItem[]): ScoreGroup[] {
  const { table } = told.value ?? {};
  const isBuilding = ({ source }: ScoreItem) => Object.hasOwn(BUILDINGS, source);
  const printed = items.filter(item => isBuilding(item) && item.rule !== 'BF-6.5');
  const bonus = items.filter(item => isBuilding(item) && item.rule === 'BF-6.5');
  const land = items.filter(item => !isBuilding(item));
  return [
    { id: 'printed', title: table?.sources.printed ?? '', items: printed },
    { id: 'bonus', title: table?.sources.bonus ?? '', items: bonus },
    { id: 'start', title: table?.sources.land ?? '', items: land },
  ];
}
