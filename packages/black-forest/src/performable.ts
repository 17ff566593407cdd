import { type Effect, room, type Seat, tally } from '@waldglas/core';
import { anyBuildable, type Means } from './build.ts';
import { EFFECTS } from './engine.ts';
import { cellsWith } from './land.ts';
import { countNoun } from './nouns.ts';
import { OWN } from './own.ts';
import { affordable, type Price, priceOf, purseOf } from './purse.ts';
import { clone, playerOf, type State } from './state.ts';
import { due, STOCK, wheelsOf } from './wheels.ts';
import type { BlackForest, Good } from './words.ts';

type E = Effect<BlackForest>;

/** An effect, looked at once: the parts of its cost, their price in goods, and whether it must end in a building. */
interface Outline {
  readonly cost: readonly E[];
  readonly price: Price;
  readonly mustBuild: boolean;
}

const OUTLINES = new WeakMap<E, Outline>();

function outlineOf(effect: E): Outline {
  const known = OUTLINES.get(effect);
  if (known) return known;
  const parts = effect.op === 'all' ? effect.of : [];
  const cost = parts.slice(
    0,
    Math.max(
      0,
      parts.findIndex(part => part.op === 'turn'),
    ),
  );
  const goods = Object.assign({}, ...cost.map(part => (part.op === 'pay' ? part.goods : {})));
  const outline = {
    cost: cost.filter(part => part.op !== 'pay'),
    price: priceOf(goods),
    mustBuild: parts.some(part => part.op === 'build'),
  };
  OUTLINES.set(effect, outline);
  return outline;
}

/**
 * BF-4.12: can an effect be performed, with these means? Its cost can be paid (that is a change in itself), or without
 * a cost something changes.
 */
export function performable(s: State, seat: Seat, effect: E, means: Means): boolean {
  const { cost, price, mustBuild } = outlineOf(effect);
  if (!affordable(means.purse, price, means.burden)) return false;
  if (cost.length === 0 && price.length === 0) return changes(s, seat, effect, means);
  for (const part of cost) if (!EFFECTS.tradable(s, seat, part)) return false;
  return !mustBuild || buildableAfter(s, seat, effect, means);
}

/** Would a reward change anything? Paying fees can only make room for goods. */
function changes(s: State, seat: Seat, effect: E, means: Means): boolean {
  if (effect.op === 'build') return anyBuildable(s, seat, effect, means);
  if (OWN.is(effect)) return OWN.useful(s, seat, effect);
  switch (effect.op) {
    case 'gain':
      for (const good in effect.goods) if (hasRoom(s, seat, good as Good, means)) return true;
      return false;
    case 'gain-any':
      return true;
    case 'per': {
      const n = tally<BlackForest>(effect.count, noun => countNoun(s, seat, noun, undefined));
      return n > 0 && changes(s, seat, effect.then, means);
    }
    case 'parts':
    case 'all':
      return effect.of.some(part => changes(s, seat, part, means));
    default:
      return EFFECTS.useful(s, seat, effect);
  }
}

function hasRoom(s: State, seat: Seat, good: Good, { purse, burden }: Means): boolean {
  if (burden.fees > 0 && purse[good] > 0) return true;
  const wheels = wheelsOf(s, seat);
  for (const place of STOCK.places[good] ?? []) if (room(STOCK, wheels, good, place) > 0) return true;
  return false;
}

/** The woodworker looks ahead: a forest out, the wood in, and then something can be built. */
function buildableAfter(s: State, seat: Seat, effect: E, means: Means): boolean {
  const player = playerOf(s, seat);
  const quiet = due({ ...player, glass: { ...player.glass, wood: player.glass.wood + 1 } }, 'glass') <= 0;
  const wood = Math.min(7, means.purse.wood + 1);
  if (quiet) return anyBuildable(s, seat, {}, { ...means, purse: { ...means.purse, wood }, felled: 1 });
  return cellsWith(player.domain, 'forest').some(cell => {
    const then = clone(s);
    then.agenda.length = 0;
    EFFECTS.answer(
      then,
      { seat, source: '', effect: { op: 'remove', tile: 'forest' } },
      { seat, verb: 'cell', cell },
      undefined,
    );
    for (const part of effect.op === 'all' ? effect.of : []) {
      if (part.op === 'gain') EFFECTS.perform(then, { seat, source: '', effect: part }, undefined);
    }
    return anyBuildable(then, seat, {}, { ...means, purse: purseOf(then, seat), known: new Map() });
  });
}
