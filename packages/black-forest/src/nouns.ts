import { type Count, countValue, held, isSingle, type Seat, tally } from '@waldglas/core';
import { emptyPastures, housing } from './herd.ts';
import { at, besides, covered, EMPTY, firstOf, REST_NORTH, REST_WEST, spotOf } from './land.ts';
import { playerOf, type State } from './state.ts';
import { isBuilding, surveyOf } from './survey.ts';
import { STOCK, wheelsOf } from './wheels.ts';
import type { BlackForest, Noun } from './words.ts';

/** How many of a noun a seat has; with `beside` only next to what stands there, on its estate (BF-6.5). */
export function countNoun(s: State, seat: Seat, noun: Noun, beside: string | undefined): number {
  const player = playerOf(s, seat);
  if (beside !== undefined) return countBeside(s, seat, noun, beside);
  switch (noun) {
    case 'field':
    case 'pond':
    case 'pasture':
    case 'forest':
    case 'empty':
      return surveyOf(s, seat).tiles[noun];
    case 'pig':
      return player.pigs;
    case 'cattle':
      return player.cattle;
    case 'building':
      return surveyOf(s, seat).buildings.length;
    case 'small-estate':
      return player.domain.length - 1;
    case 'pig-on-forest':
      return Math.min(player.pigs, housing(s, seat).woods);
    case 'empty-pasture':
      return emptyPastures(housing(s, seat), player.pigs, player.cattle);
    case 'stocked-pasture':
      return surveyOf(s, seat).tiles.pasture;
    case 'tannery-pig':
      return player.tannery;
    default:
      return held(STOCK, wheelsOf(s, seat), noun);
  }
}

/** The value of a count for a seat, neighbourhoods apart. */
export function counted(s: State, seat: Seat, count: Count<BlackForest>): number {
  if (isSingle(count)) return countValue(count, countNoun(s, seat, count.of, undefined));
  return tally<BlackForest>(count, noun => countNoun(s, seat, noun, undefined));
}

/** A neighbour counts once, however many edges it shares. */
function countBeside(s: State, seat: Seat, noun: Noun, beside: string): number {
  const { domain } = playerOf(s, seat);
  const spot = spotOf(beside);
  const near = besides(spot.estate, covered(domain, spot));
  if (noun === 'building') return neighbours(domain, near).size;
  const wanted = noun === 'empty' ? EMPTY : noun === 'stocked-pasture' ? 'pasture' : noun;
  return near.filter(one => at(domain, one) === wanted).length;
}

function neighbours(domain: readonly (readonly string[])[], near: ReturnType<typeof besides>): Set<number> {
  const heads = near.flatMap(({ estate, cell }) => {
    const what = at(domain, { estate, cell });
    if (what === REST_WEST || what === REST_NORTH) return [firstOf(what, cell)];
    return isBuilding(what) ? [cell] : [];
  });
  return new Set(heads);
}
