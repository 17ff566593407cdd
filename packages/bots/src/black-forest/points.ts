import { factsOf, type Player, type State } from '@waldglas/black-forest';
import { type Seat, tally } from '@waldglas/core';
import { type LandFacts, landFacts } from './land.ts';

/** A seat's points as things stand: the same as the rules count, without their list of items. */
export function pointsOf(s: State, seat: Seat): number {
  const player = s.players[seat];
  if (!player) return 0;
  const land = landFacts(player.domain);
  let points = player.glass.glass + cookingPoints(s, player) + land.bonuses + herdPoints(s, player, land);
  const { buildings } = factsOf(s);
  for (const { id } of land.buildings) points += buildings[id].points;
  for (const { bonus } of land.counting) {
    if (bonus) points += bonus.points * tally(bonus.per, noun => held(player, noun));
  }
  return points;
}

function cookingPoints(s: State, { steps }: Player): number {
  const table = factsOf(s).cookingPoints;
  return table[steps.cooking] ?? table.at(-1) ?? 0;
}

/** How much a player has of a good, or of the pigs on the tannery. */
function held({ glass, cooking, first, second, track, tannery }: Player, noun: string): number {
  switch (noun) {
    case 'brick':
      return track.brick;
    case 'wood':
    case 'sand':
    case 'water':
    case 'glass':
      return glass[noun];
    case 'porridge':
    case 'meat':
    case 'commodity':
      return cooking[noun];
    case 'charcoal':
      return (glass.charcoal ?? 0) + cooking.charcoal;
    case 'provisions':
      return first.provisions + second.provisions;
    default:
      return noun === 'tannery-pig' ? tannery : 0;
  }
}

/** The points of the best arrangement of animals: on pastures, and where pastures with two or more count. */
function herdPoints(s: State, { pigs, cattle, domain }: Player, { tiles, farm, morePigs }: LandFacts): number {
  if (tiles.pasture === 0 || pigs + cattle === 0) return 0;
  const { pasture: each, stable, forest } = factsOf(s).housing;
  const woods = tiles.forest * (forest + morePigs);
  const stalls = domain.length * stable;
  let best = 0;
  for (let forPigs = 0; forPigs <= tiles.pasture; forPigs++) {
    const forCattle = tiles.pasture - forPigs;
    const on = Math.min(pigs, each * forPigs);
    const cows = Math.min(cattle, each * forCattle);
    if (pigs - on > woods || cattle - cows > stalls) continue;
    const paired = Math.min(forPigs, Math.floor(on / 2)) + Math.min(forCattle, Math.floor(cows / 2));
    best = Math.max(best, on + cows + farm.worth * Math.min(farm.pastures, paired));
  }
  return best;
}
