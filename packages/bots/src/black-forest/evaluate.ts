import type { Player, State } from '@waldglas/black-forest';
import type { Seat, Share } from '@waldglas/core';
import { type Offer, offersOn } from './facts.ts';
import { type LandFacts, landFacts } from './land.ts';
import { pointsOf } from './points.ts';
import { turnsAfter } from './time.ts';
import { GUESSED, type Weights } from './weights.ts';

/** How much so many of a basic good are worth, in units of the first one. */
const CURVE = [0, 1, 1.9, 2.7, 3.4, 3.9, 4.2, 4.3];
const GLASS = 7;
const PURSE = 10;

/** Goods by their place in `GOODS`, without telling the two charcoals apart. */
function fillPurse(purse: number[], { glass, cooking, first, second, track }: Player): void {
  purse[0] = track.brick;
  purse[1] = glass.wood;
  purse[2] = glass.sand;
  purse[3] = (glass.charcoal ?? 0) + cooking.charcoal;
  purse[4] = glass.water;
  purse[5] = cooking.porridge;
  purse[6] = cooking.meat;
  purse[GLASS] = glass.glass;
  purse[8] = first.provisions + second.provisions;
  purse[9] = cooking.commodity;
}

/** What the basic goods are worth. */
function goodsWorth({ glass, cooking, track }: Player, { goods }: Weights): number {
  return (
    (goods[0] ?? 0) * (CURVE[track.brick] ?? 0) +
    (goods[1] ?? 0) * (CURVE[glass.wood] ?? 0) +
    (goods[2] ?? 0) * (CURVE[glass.sand] ?? 0) +
    (goods[3] ?? 0) * (CURVE[glass.charcoal ?? 0] ?? 0) +
    (goods[4] ?? 0) * (CURVE[cooking.charcoal] ?? 0) +
    (goods[5] ?? 0) * (CURVE[glass.water] ?? 0) +
    (goods[6] ?? 0) * (CURVE[cooking.porridge] ?? 0) +
    (goods[7] ?? 0) * (CURVE[cooking.meat] ?? 0)
  );
}

function refinedWorth({ glass, cooking, first, second }: Player, w: Weights): number {
  const provisions = first.provisions + second.provisions;
  const stalled =
    (glass.glass === 3 ? 1 : 0) +
    (cooking.commodity === 3 ? 1 : 0) +
    (Math.max(first.provisions, second.provisions) === 3 ? 1 : 0);
  return (
    (w.glass[glass.glass] ?? 0) +
    (w.commodity[cooking.commodity] ?? 0) +
    (w.provisions[provisions] ?? 0) -
    w.stalled * stalled
  );
}

function landWorth(
  { pigs, cattle, tracker }: Player,
  { tiles, conversions, permanents }: LandFacts,
  w: Weights,
): number {
  return (
    w.progress * tracker +
    w.tiles.field * Math.min(tiles.field, 6) +
    w.tiles.pond * Math.min(tiles.pond, 6) +
    w.tiles.pasture * Math.min(tiles.pasture, 4) +
    w.tiles.forest * Math.min(tiles.forest, 5) +
    (w.empty[Math.min(tiles.empty, w.empty.length - 1)] ?? 0) +
    w.pig * pigs +
    w.cattle * cattle +
    w.conversion * conversions +
    w.permanent * permanents
  );
}

const purse: number[] = Array.from({ length: PURSE }, () => 0);

/** What a building in sight is worth with this purse. */
function inSight({ price, points, promise, forest, field, pond, large }: Offer, land: LandFacts, w: Weights): number {
  let worth = points + w.promise * promise;
  for (let i = 0; i < price.length; i += 2) {
    const good = price[i] as number;
    const lack = (price[i + 1] as number) - (purse[good] as number);
    if (lack > 0) worth -= lack * (good === GLASS ? w.missingGlass : w.missing);
    // what lies there is spent on it, glass is a point lost
    if (good === GLASS) worth -= price[i + 1] as number;
  }
  const { tiles } = land;
  if (forest > tiles.forest) worth -= w.missingTile * (forest - tiles.forest);
  if (field > tiles.field) worth -= w.missingTile * (field - tiles.field);
  if (pond > tiles.pond) worth -= w.missingTile * (pond - tiles.pond);
  if (large ? !land.pair : tiles.empty === 0) worth -= w.missingTile;
  return worth;
}

/** Goods by their place in `GOODS`. */
type Purse = readonly number[];

/** What a player can pay with. */
export function purseOf(player: Player): Purse {
  fillPurse(purse, player);
  return purse;
}

/** How many goods and tiles a player lacks for a building; glass and tiles count twice. */
export function lackOf({ price, forest, field, pond, large }: Offer, purse: Purse, land: LandFacts): number {
  let lacks = 0;
  for (let i = 0; i < price.length; i += 2) {
    const lack = (price[i + 1] as number) - (purse[price[i] as number] as number);
    if (lack > 0) lacks += price[i] === GLASS ? 2 * lack : lack;
  }
  const { tiles, pair } = land;
  const missing =
    Math.max(0, forest - tiles.forest) + Math.max(0, field - tiles.field) + Math.max(0, pond - tiles.pond);
  return lacks + 2 * (missing + Number(large ? !pair : tiles.empty === 0));
}

/** What the best buildings in sight are worth, one after the other from the same purse. */
function buildsWorth(s: State, player: Player, land: LandFacts, w: Weights, most: number): number {
  fillPurse(purse, player);
  const small = offersOn(s, s.small);
  const large = offersOn(s, s.large);
  let worth = 0;
  let before: Offer | undefined;
  let last: Offer | undefined;
  for (let k = 0; k < w.builds.length && k < most; k++) {
    let best = 0;
    let chosen: Offer | undefined;
    for (const offers of [small, large]) {
      for (const one of offers) {
        if (one === before || one === last) continue;
        const value = inSight(one, land, w);
        if (value > best) {
          best = value;
          chosen = one;
        }
      }
    }
    if (!chosen) break;
    worth += best * (w.builds[k] ?? 0);
    for (let i = 0; i < chosen.price.length; i += 2) {
      const good = chosen.price[i] as number;
      purse[good] = Math.max(0, (purse[good] as number) - (chosen.price[i + 1] as number));
    }
    before = last;
    last = chosen;
  }
  return worth;
}

/** What a state is worth to a seat, in points at the end of the game, with so many own turns to come. */
export type Worth = (s: State, seat: Seat, turns: number) => number;

/** The worth of states by weights. */
export function worthBy(weights: Weights): Worth {
  return (s, seat, turns) => worth(s, seat, turns, weights);
}

/** The worth of a state by weights. */
export function worth(s: State, seat: Seat, turns: number, w: Weights): number {
  const points = pointsOf(s, seat);
  const player = s.players[seat];
  if (!player || turns <= 0) return points;
  const land = landFacts(player.domain);
  const time = Math.min(1, turns / w.horizon);
  const long = Math.min(1, turns / w.longHorizon);
  const hopes = time * (goodsWorth(player, w) + refinedWorth(player, w)) + long * landWorth(player, land, w);
  return points + hopes + buildsWorth(s, player, land, w, turns);
}

/** The parts of what a state is worth. */
export function shares(s: State, seat: Seat): readonly Share[] {
  const player = s.players[seat];
  if (!player) return [];
  const land = landFacts(player.domain);
  const turns = turnsAfter(s, seat);
  const time = Math.min(1, turns / GUESSED.horizon);
  return [
    { what: 'points', value: pointsOf(s, seat) },
    { what: 'goods', value: time * goodsWorth(player, GUESSED) },
    { what: 'refined', value: time * refinedWorth(player, GUESSED) },
    { what: 'land', value: Math.min(1, turns / GUESSED.longHorizon) * landWorth(player, land, GUESSED) },
    { what: 'builds', value: buildsWorth(s, player, land, GUESSED, turns) },
  ];
}
