import { otherSeats, type Score, type ScoreItem, type Seat, tally } from '@waldglas/core';
import { factsOf } from './facts.ts';
import { housing, pasturePoints } from './herd.ts';
import { at, nameOf, spots } from './land.ts';
import { countNoun } from './nouns.ts';
import { playerOf, type State } from './state.ts';
import { isBuilding } from './survey.ts';
import type { BlackForest } from './words.ts';

/** Everybody's points as things stand, itemised. */
export function scores(s: State): readonly Score[] {
  const itemised = s.players.map((_, seat) => items(s, seat));
  const points = itemised.map(list => list.reduce((sum, item) => sum + item.points, 0));
  const best = winner(s, points);
  return itemised.map((list, seat) => ({ seat, points: points[seat] ?? 0, items: list, winner: seat === best }));
}

/** BF-7.3: of the best, whoever triggered the end, otherwise whoever would be next to take a turn. */
function winner(s: State, points: readonly number[]): Seat {
  const best = Math.max(...points);
  const from = s.ending?.by ?? s.start;
  const order = s.ending
    ? [from, ...otherSeats(from, points.length)]
    : points.map((_, i) => (from + i) % points.length);
  return order.find(seat => points[seat] === best) ?? 0;
}

/** BF-7.2. */
function items(s: State, seat: Seat): ScoreItem[] {
  const player = playerOf(s, seat);
  const { cookingPoints, buildings } = factsOf(s);
  const farm = stockedFor(s, seat);
  const { onPastures, stocked } = pasturePoints(
    housing(s, seat),
    player.pigs,
    player.cattle,
    farm.pastures,
    farm.worth,
  );
  const rule = 'BF-7.2';
  return [
    { source: 'glass', rule, points: player.glass.glass },
    { source: 'cooking-wheel', rule, points: cookingPoints[player.steps.cooking] ?? cookingPoints.at(-1) ?? 0 },
    { source: 'small-estates', rule, points: 2 * (player.domain.length - 1) },
    { source: 'livestock', rule, points: onPastures },
    ...spots(player.domain).flatMap((spot): ScoreItem[] => {
      const what = at(player.domain, spot);
      if (!isBuilding(what)) return [];
      const { points, bonus } = buildings[what];
      const printed = { source: what, rule: 'BF-6.2', points };
      if (!bonus) return [printed];
      const each = 'of' in bonus.per && bonus.per.of === 'stocked-pasture' ? stocked : undefined;
      const n =
        each ??
        tally<BlackForest>(bonus.per, (noun, adjacent) =>
          countNoun(s, seat, noun, adjacent ? nameOf(spot) : undefined),
        );
      return [printed, { source: what, rule: 'BF-6.5', points: bonus.points * n }];
    }),
  ];
}

/** The pastures beside a building that scores for stocked ones, and what each is worth. */
function stockedFor(s: State, seat: Seat): { pastures: number; worth: number } {
  const { domain } = playerOf(s, seat);
  for (const spot of spots(domain)) {
    const what = at(domain, spot);
    const bonus = isBuilding(what) ? factsOf(s).buildings[what].bonus : undefined;
    if (bonus && 'of' in bonus.per && bonus.per.of === 'stocked-pasture') {
      return { pastures: countNoun(s, seat, 'pasture', nameOf(spot)), worth: bonus.points };
    }
  }
  return { pastures: 0, worth: 0 };
}
