import { type Effect, held, room, type Seat, tally } from '@waldglas/core';
import { affordable, anyBuildable, type Burden } from './build.ts';
import { EFFECTS } from './engine.ts';
import { cellsWith } from './land.ts';
import { countNoun } from './nouns.ts';
import { OWN } from './own.ts';
import { clone, playerOf, type State } from './state.ts';
import { STOCK, wheelsOf } from './wheels.ts';
import type { BlackForest, Good } from './words.ts';

type E = Effect<BlackForest>;

/** The parts of an effect before its reward; none if it costs nothing. */
function costOf(effect: E): readonly E[] {
  if (effect.op !== 'all') return [];
  return effect.of.slice(
    0,
    Math.max(
      0,
      effect.of.findIndex(part => part.op === 'turn'),
    ),
  );
}

/**
 * BF-4.12: can an effect be performed, with this burden to be paid first? Its cost can be paid (that is a change in
 * itself), or without a cost something changes.
 */
export function performable(s: State, seat: Seat, effect: E, burden: Burden): boolean {
  const cost = costOf(effect);
  if (!affordable(s, seat, goodsOf(cost), burden)) return false;
  if (cost.length === 0) return changes(s, seat, effect, burden);
  if (!cost.every(part => part.op === 'pay' || EFFECTS.tradable(s, seat, part))) return false;
  return !mustBuild(effect) || buildableAfter(s, seat, effect, burden);
}

function goodsOf(cost: readonly E[]): Partial<Record<Good, number>> {
  return Object.assign({}, ...cost.map(part => (part.op === 'pay' ? part.goods : {})));
}

/** Would a reward change anything? Paying fees can only make room for goods. */
function changes(s: State, seat: Seat, effect: E, burden: Burden): boolean {
  if (effect.op === 'build') return anyBuildable(s, seat, effect, burden);
  if (OWN.is(effect)) return OWN.useful(s, seat, effect);
  switch (effect.op) {
    case 'gain':
      return Object.keys(effect.goods).some(good => hasRoom(s, seat, good, burden));
    case 'gain-any':
      return true;
    case 'per': {
      const n = tally<BlackForest>(effect.count, noun => countNoun(s, seat, noun, undefined));
      return n > 0 && changes(s, seat, effect.then, burden);
    }
    case 'parts':
    case 'all':
      return effect.of.some(part => changes(s, seat, part, burden));
    default:
      return EFFECTS.useful(s, seat, effect);
  }
}

function hasRoom(s: State, seat: Seat, good: string, burden: Burden): boolean {
  const wheels = wheelsOf(s, seat);
  if (burden.fees > 0 && held(STOCK, wheels, good) > 0) return true;
  return (STOCK.places[good] ?? []).some(place => room(STOCK, wheels, good, place) > 0);
}

/** The woodworker: a building must go up at the end. */
function mustBuild(effect: E): boolean {
  return effect.op === 'all' && effect.of.some(part => part.op === 'build');
}

/** Looks ahead: some forest out, the wood in, and then something can be built. */
function buildableAfter(s: State, seat: Seat, effect: E, burden: Burden): boolean {
  return cellsWith(playerOf(s, seat).domain, 'forest').some(cell => {
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
    return anyBuildable(then, seat, {}, burden);
  });
}
