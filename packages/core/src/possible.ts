import { type Count, countValue, isSingle, tally } from './count.ts';
import { type Effect, ownWord, type SharedEffect, scaled, type Words } from './effect.ts';
import { payable, room } from './goods.ts';
import type { Port, PortState } from './port.ts';
import type { Seat } from './rules.ts';

/** What effects could do now, without doing it. */
export function possibilities<S extends PortState<W>, W extends Words, E>(port: Port<S, W, E>) {
  type Gain = Extract<SharedEffect<W>, { op: 'gain' | 'gain-any' }>;

  /** How many of `n` of a good would find room, at best. */
  function fits(s: S, seat: Seat, good: string, n: number, wheel: string | undefined): number {
    const wheels = port.wheels(s, seat);
    let best = 0;
    for (const place of placesFor(good, wheel)) best = Math.max(best, room(port.stock, wheels, good, place));
    return Math.min(n, best);
  }

  /** A named wheel counts only for the goods that stand on several. */
  function placesFor(good: string, wheel: string | undefined): readonly string[] {
    const places = port.stock.places[good] ?? [];
    return wheel !== undefined && places.length > 1 ? [wheel] : places;
  }

  function countOf(s: S, seat: Seat, count: Count<W>, at: string | undefined): number {
    if (isSingle(count)) return countValue(count, port.count(s, seat, count.of, count.adjacent ? at : undefined));
    return tally<W>(count, noun => port.count(s, seat, noun, undefined));
  }

  /** The most goods an effect could bring now. */
  function most(s: S, seat: Seat, any: Effect<W>): number {
    const effect = any as SharedEffect<W>;
    switch (effect.op) {
      case 'gain':
      case 'gain-any':
        return mostOf(s, seat, effect, 1);
      case 'per': {
        const then = effect.then as Gain | { readonly op: 'own' };
        if (then.op !== 'gain' && then.op !== 'gain-any') return 0;
        return mostOf(s, seat, then, countOf(s, seat, effect.count, undefined));
      }
      case 'all':
      case 'parts': {
        let sum = 0;
        for (const part of effect.of) sum += most(s, seat, part);
        return sum;
      }
      case 'pay':
      case 'remove':
      case 'place':
      case 'build':
      case 'either':
      case 'may':
      case 'repeat':
      case 'produce':
      case 'raise':
        return 0;
      default:
        // what only one game knows brings no goods of its own accord
        ownWord<W>(effect);
        return 0;
    }
  }

  /** The most that a gain could bring, taken so many times. */
  function mostOf(s: S, seat: Seat, effect: Gain, times: number): number {
    let most = 0;
    if (effect.op === 'gain-any') {
      for (const good of effect.of) most = Math.max(most, fits(s, seat, good, effect.n * times, undefined));
      return most;
    }
    for (const good in effect.goods) {
      most += fits(s, seat, good, (effect.goods[good as W['good']] ?? 0) * times, effect.wheel);
    }
    return most;
  }

  /** Would it change anything: bring a good, a tile, a building, a gift to others? */
  function useful(s: S, seat: Seat, any: Effect<W>): boolean {
    const effect = any as SharedEffect<W>;
    switch (effect.op) {
      case 'gain':
        return most(s, seat, effect) > 0;
      case 'gain-any':
        return (effect.gift !== undefined && port.players(s) > 1) || most(s, seat, effect) > 0;
      case 'place':
        return effect.tiles.some(tile => port.hasSpace(s, seat, tile));
      case 'build':
        return port.buildable(s, seat, effect);
      case 'all':
      case 'parts':
      case 'either':
        for (const part of effect.of) if (useful(s, seat, part)) return true;
        return false;
      case 'may':
        return costPayable(s, seat, effect.then);
      case 'per': {
        const n = countOf(s, seat, effect.count, undefined);
        return n > 0 && useful(s, seat, scaled<W>(effect.then, n));
      }
      case 'pay':
      case 'remove':
      case 'repeat':
      case 'produce':
      case 'raise':
        return false;
      default:
        return port.own.useful(s, seat, ownWord<W>(effect));
    }
  }

  /** Can its costs be paid? What it brings may be declined or lost, so that does not matter. */
  function costPayable(s: S, seat: Seat, any: Effect<W>): boolean {
    const effect = any as SharedEffect<W>;
    switch (effect.op) {
      case 'pay':
        return payable(port.stock, port.wheels(s, seat), effect.goods);
      case 'remove':
        return port.held(s, seat, effect.tile) >= (effect.n ?? 1);
      case 'all':
        for (const part of effect.of) if (!costPayable(s, seat, part)) return false;
        return true;
      case 'gain':
      case 'gain-any':
      case 'place':
      case 'build':
      case 'raise':
      case 'parts':
      case 'either':
      case 'may':
      case 'per':
      case 'repeat':
      case 'produce':
        return true;
      default:
        return port.own.costPayable(s, seat, ownWord<W>(effect));
    }
  }

  return { fits, placesFor, countOf, most, useful, costPayable };
}
