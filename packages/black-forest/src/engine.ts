import { bagOf, type Effect, type Port, pendingEffect, resolver, room, type Seat, thenEffect } from '@waldglas/core';
import { anyBuildable, meansOf, raise, sites } from './build.ts';
import type { BuildingId } from './data/index.ts';
import { factsOf } from './facts.ts';
import { follows } from './fixes.ts';
import { fits, housing } from './herd.ts';
import { at, cellsWith, changed, EMPTY, type Estate, GRID, isLandscape, nameAt, spotOf } from './land.ts';
import { countNoun } from './nouns.ts';
import { OWN, rehouse } from './own.ts';
import { type Event, note, type Player, playerOf, type State } from './state.ts';
import { bends, survey, surveyOf, waitsFor } from './survey.ts';
import { produceIfDue, reminderGood } from './triggers.ts';
import { due, produceOn, STOCK, wheelsOf } from './wheels.ts';
import { type BlackForest, type Good, LANDSCAPES, type Tile } from './words.ts';

type E = Effect<BlackForest>;

/** BF-1.2: how many tiles of a kind the supply still has. Fields and ponds are two sides of the same tiles. */
function supplyOf(s: State, tile: Tile): number {
  const { supply } = factsOf(s);
  if (!supply.limited || tile === 'forest') return Number.POSITIVE_INFINITY;
  let left = tile === 'pasture' ? supply.pastures : supply.fieldsAndPonds;
  for (const { domain } of s.players) {
    const { pasture, field, pond } = survey(domain).tiles;
    left -= tile === 'pasture' ? pasture : field + pond;
  }
  return left;
}

/** How the shared resolver sees a Black Forest state. */
export const PORT: Port<State, BlackForest, Event> = {
  stock: STOCK,
  players: s => s.players.length,
  wheels: wheelsOf,
  /** BF-2.5: unit by unit; the wheels are looked at after each, and the reminder's good comes before the next. */
  store(s, pending, good, wheel, n, emit) {
    const { seat, source } = pending;
    let butchered = source === 'butcher' && good === 'meat';
    let stored = 0;
    for (let left = n; left > 0; left--) {
      if (room(STOCK, wheelsOf(s, seat), good, wheel) <= 0) continue;
      const goods = wheelsOf(s, seat)[wheel];
      if (goods) goods[good] = (goods[good] ?? 0) + 1;
      stored++;
      if (good === 'glass') note(s, seat, 'glass-gained');
      if ((wheel !== 'glass' && wheel !== 'cooking') || !produceOn(s, seat, wheel, emit)) continue;
      // job and good of the reminder come at once, what the meat sets off once all of it is there
      if (butchered && follows(s, 'R-159')) {
        s.agenda.push(pendingEffect(seat, { op: 'occur', occasion: 'meat-from-butcher' }, source));
        butchered = false;
      }
      if (left > 1) {
        const goods = bagOf(good as Good, left - 1);
        s.agenda.push(pendingEffect(seat, { op: 'gain', goods, wheel }, REST));
      }
      reminderGood(s, seat);
      break;
    }
    if (stored > 0 && butchered) note(s, seat, 'meat-from-butcher');
    return stored;
  },
  held: (s, seat, tile) => surveyOf(s, seat).tiles[tile],
  cells: (s, { seat }, tile) => cellsWith(playerOf(s, seat).domain, tile),
  /** Empty spaces, and own landscape tiles that make room (BF-5.3). */
  spaces(s, { seat, at: from }, tile, where) {
    const { domain } = playerOf(s, seat);
    const origin = from === undefined ? undefined : spotOf(from);
    const left = supplyOf(s, tile);
    const names: string[] = [];
    for (let estate = 0; estate < domain.length; estate++) {
      if (where && origin && estate !== origin.estate) continue;
      const cells = domain[estate] as Estate;
      for (let cell = 0; cell < cells.length; cell++) {
        const what = cells[cell] as string;
        if (where === 'adjacent' && origin && !GRID.beside[origin.cell]?.includes(cell)) continue;
        // what fills every space around takes the empty ones only
        const clears = where !== 'adjacent' && isLandscape(what) && what !== tile;
        if (what === EMPTY ? left > 0 : clears && (left > 0 || sameSupply(what, tile)))
          names.push(nameAt(estate, cell));
      }
    }
    return names;
  },
  hasSpace(s, seat, tile) {
    const { tiles } = surveyOf(s, seat);
    const left = supplyOf(s, tile);
    if (left > 0 && tiles.empty > 0) return true;
    return LANDSCAPES.some(other => other !== tile && tiles[other] > 0 && (left > 0 || sameSupply(other, tile)));
  },
  /** BF-3.3: what finds an empty space has to be placed; for the rest room may be made, or it is lost. */
  mustPlace(s, pending, tile, where) {
    const { domain } = playerOf(s, pending.seat);
    const left = supplyOf(s, tile);
    if (where === undefined) return Math.min(survey(domain).tiles.empty, left);
    return Math.min(
      PORT.spaces(s, pending, tile, where).filter(cell => at(domain, spotOf(cell)) === EMPTY).length,
      left,
    );
  },
  laysInOrder: s => !follows(s, 'R-158'),
  put(s, { seat, source }, tile, cell) {
    const player = playerOf(s, seat);
    const spot = spotOf(cell);
    const before = at(player.domain, spot);
    player.domain = changed(player.domain, spot, tile);
    if (before === 'pasture') rehouse(s, seat, source);
    if (source === 'gardener' && tile === 'pond') note(s, seat, 'pond-from-gardener');
    if (source === 'farmhand' && tile === 'field') note(s, seat, 'field-from-farmhand');
  },
  clear(s, seat, cell) {
    const player = playerOf(s, seat);
    const spot = spotOf(cell);
    const before = at(player.domain, spot);
    player.domain = changed(player.domain, spot, EMPTY);
    if (before === 'forest') note(s, seat, 'forest-removed');
    if (before === 'forest' || before === 'pasture') rehouse(s, seat, '');
  },
  count: countNoun,
  orderMatters,
  produceIfDue: produceIfDue,
  buildable: (s, seat, how) => anyBuildable(meansOf(s, seat), how),
  build(s, pending, { size, free }) {
    const leave = size === undefined ? {} : { size };
    s.agenda.push(thenEffect(pending, { op: 'construct', ...leave, ...(free ? { free } : {}) }));
  },
  sites: (s, seat, building) => sites(s, seat, building as BuildingId),
  raise: (s, pending, building, cell, emit) => raise(s, pending, building as BuildingId, cell, emit),
  own: OWN,
};

/** The source of units that had to wait: what they come from has been noted already. */
const REST = 'rest';

function sameSupply(one: string, other: Tile): boolean {
  return one !== 'pasture' && other !== 'pasture' && other !== 'forest';
}

/**
 * Does the order of parts matter: a wheel would turn with all of them taken, tiles or animals would not fit, or a part
 * counts, builds or moves the hut?
 */
function orderMatters(s: State, { seat }: { seat: Seat }, parts: readonly E[]): boolean {
  const player = playerOf(s, seat);
  let tiles = 0;
  let pigs = 0;
  let cattle = 0;
  const goods: Record<string, number> = {};
  for (const part of parts) {
    if (part.op === 'gain')
      for (const good in part.goods) goods[good] = (goods[good] ?? 0) + (part.goods[good as 'wood'] ?? 0);
    else if (part.op === 'place') tiles += part.n ?? 1;
    else if (part.op === 'herd') {
      if (part.kinds[0] === 'pig') pigs += part.n;
      else cattle += part.n;
    } else if (part.op === 'advance') {
      if (player.tracker + part.n >= factsOf(s).hutSteps && !bends(s, seat, 'no-more-estates')) return true;
    } else return true;
  }
  if (tiles > 0 && tiles > survey(player.domain).tiles.empty) return true;
  if (pigs + cattle > 0 && !fits(housing(s, seat), player.pigs + pigs, player.cattle + cattle)) return true;
  if (goods.glass && waitsFor(s, seat, 'glass-gained')) goods.porridge = (goods.porridge ?? 0) + goods.glass;
  const { first, second } = player;
  const after = { glass: withAll(player.glass, goods), cooking: withAll(player.cooking, goods), first, second };
  return due(after, 'glass') > 0 || due(after, 'cooking') > 0;
}

/** A wheel with all these goods there at once, glass apart. Charcoal is taken to go on either. */
function withAll<T extends Player['glass'] | Player['cooking']>(wheel: T, goods: Readonly<Record<string, number>>): T {
  const after: Record<string, number> = { ...wheel };
  for (const good in goods) if (after[good] !== undefined && good !== 'glass') after[good] += goods[good] ?? 0;
  return after as T;
}

/** The shared resolver, bound to Black Forest. */
export const EFFECTS = resolver<State, BlackForest, Event>(PORT);
