import type { PendingEffect } from './agenda.ts';
import type { Bag, Words } from './effect.ts';
import { held, room, times } from './goods.ts';
import type { Answer, EffectEvent, Emit, Port, PortState } from './port.ts';
import { possibilities } from './possible.ts';
import type { Seat } from './rules.ts';

/** No question: one list for all, since most effects ask nothing. */
const NOTHING: readonly never[] = [];

/** How many units of a good can come from, or go on, its first wheel. */
interface Range {
  readonly good: string;
  readonly from: number;
  readonly to: number;
}

/** Gains and payments: what they ask (which wheel, how much, from where) and how they are made. */
export function exchange<S extends PortState<W>, W extends Words, E>(port: Port<S, W, E | EffectEvent<W>>) {
  type D = PendingEffect<W>;
  const { fits, placesFor } = possibilities<S, W, E | EffectEvent<W>>(port);

  /** Which wheel, or how it is divided, if that makes a difference; then, opted in, how much of each good. */
  function gainOptions(s: S, pending: D, goods: Bag, wheel: W['wheel'] | undefined): readonly Answer<W>[] {
    const { seat } = pending;
    const wheels = port.wheels(s, seat);
    for (const good in goods) {
      const places = placesFor(good, wheel);
      if (places.length < 2 || !goods[good]) continue;
      if (port.stock.divided?.has(good)) {
        const split = splitRange(seat, divisionAsked(s, pending, goods));
        if (split.length > 0) return split;
        continue;
      }
      const open = places.filter(place => room(port.stock, wheels, good, place) > 0);
      const choice =
        port.stock.overflowAllowed && open.length > 0
          ? places.filter(place => wheels[place]?.[good] !== undefined)
          : open;
      if (choice.length > 1) return choice.map(place => ({ seat, verb: 'wheel', wheel: place as W['wheel'] }));
    }
    if (pending.sparing === undefined) return NOTHING;
    let least = pending.sparing;
    const open: [good: string, max: number][] = [];
    for (const good in goods) {
      const taken = pending.taken?.[good];
      if (taken === undefined) open.push([good, fits(s, seat, good, goods[good] ?? 0, wheel)]);
      least -= taken ?? 0;
    }
    const first = open.findIndex(([, max]) => max > 0);
    const [good, max] = open[first] ?? ['', 0];
    const rest = open.slice(first + 1).reduce((sum, [, most]) => sum + most, 0);
    const from = Math.max(0, least - rest);
    if (from >= max) return [];
    const amounts: Answer<W>[] = [];
    for (let n = from; n <= max; n++) amounts.push({ seat, verb: 'amount', good, n });
    return amounts;
  }

  /** How many units come from the first wheel, if more than one result is possible. */
  function splitOptions(s: S, pending: D, goods: Bag): readonly Answer<W>[] {
    return splitRange(pending.seat, splitAsked(s, pending, goods));
  }

  function splitRange(seat: Seat, range: Range | undefined): readonly Answer<W>[] {
    if (!range) return NOTHING;
    const splits: Answer<W>[] = [];
    for (let n = range.from; n <= range.to; n++) splits.push({ seat, verb: 'split', n });
    return splits;
  }

  /** The good of a gain that may be divided, and how many units can go on its first wheel. */
  function divisionAsked(s: S, pending: D, goods: Bag): Range | undefined {
    const wheels = port.wheels(s, pending.seat);
    for (const good in goods) {
      const [first = '', second = ''] = port.stock.places[good] ?? [];
      if (!port.stock.divided?.has(good) || pending.splits?.[good] !== undefined) continue;
      const rooms = [room(port.stock, wheels, good, first), room(port.stock, wheels, good, second)] as const;
      const n = Math.min(goods[good] ?? 0, rooms[0] + rooms[1]);
      const from = Math.max(0, n - rooms[1]);
      const to = Math.min(n, rooms[0]);
      if (from < to) return { good, from, to };
    }
    return undefined;
  }

  function splitAsked(s: S, pending: D, goods: Bag): Range | undefined {
    const wheels = port.wheels(s, pending.seat);
    for (const good in goods) {
      const places = port.stock.places[good] ?? [];
      if (places.length < 2 || pending.splits?.[good] !== undefined) continue;
      const n = goods[good] ?? 0;
      const first = wheels[places[0] ?? '']?.[good] ?? 0;
      const from = Math.max(0, n - (held(port.stock, wheels, good) - first));
      const to = Math.min(n, first);
      if (from < to) return { good, from, to };
    }
    return undefined;
  }

  /** All goods of one gain; what finds no room is lost. */
  function gain(s: S, pending: D, goods: Bag, wheel: string | undefined, emit: Emit<E | EffectEvent<W>>): void {
    const { seat, source, taken, sparing, splits } = pending;
    const gained: Record<string, number> | undefined = emit && {};
    for (const good in goods) {
      const places = placesFor(good, wheel);
      const wanted = sparing === undefined ? (goods[good] ?? 0) : (taken?.[good] ?? goods[good] ?? 0);
      const n =
        places.length > 1 && port.stock.divided?.has(good)
          ? storeDivided(s, pending, good, places, wanted, splits?.[good], emit)
          : port.store(s, pending, good, firstWithRoom(s, seat, good, places), wanted, emit);
      if (gained && n > 0) gained[good] = n;
    }
    if (gained) emit?.({ kind: 'gain', seat, goods: gained, source });
  }

  function firstWithRoom(s: S, seat: Seat, good: string, places: readonly string[]): string {
    const [first = ''] = places;
    if (places.length < 2) return first;
    const wheels = port.wheels(s, seat);
    for (const place of places) if (room(port.stock, wheels, good, place) > 0) return place;
    return first;
  }

  function storeDivided(
    s: S,
    pending: D,
    good: string,
    places: readonly string[],
    wanted: number,
    split: number | undefined,
    emit: Emit<E | EffectEvent<W>>,
  ): number {
    const [first = '', second = ''] = places;
    const onFirst = port.store(s, pending, good, first, split ?? wanted, emit);
    return onFirst + port.store(s, pending, good, second, wanted - onFirst, emit);
  }

  /** The whole payment at once. */
  function pay(s: S, pending: D, goods: Bag, emit: Emit<E | EffectEvent<W>>): void {
    const { seat, source, splits } = pending;
    const wheels = port.wheels(s, seat);
    for (const good in goods) {
      let due = goods[good] ?? 0;
      const places = port.stock.places[good] ?? [];
      for (let i = 0; i < places.length; i++) {
        const on = wheels[places[i] as string];
        const there = on?.[good];
        if (!on || there === undefined) continue;
        const chosen = places.length > 1 && i === 0 ? splits?.[good] : undefined;
        const n = Math.min(due, chosen ?? there);
        on[good] = there - n;
        due -= n;
      }
    }
    emit?.({ kind: 'pay', seat, goods: times(goods, 1), source });
  }

  return { gainOptions, splitOptions, splitAsked, divisionAsked, gain, pay };
}
