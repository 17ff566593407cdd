import type { Doing } from './agenda.ts';
import type { Bag, Words } from './effect.ts';
import { held, room, times } from './goods.ts';
import type { Answer, EffectEvent, Emit, Port, PortState } from './port.ts';
import { possibilities } from './possible.ts';

/** Gains and payments: what they ask (which wheel, how much, from where) and how they are made. */
export function exchange<S extends PortState<W>, W extends Words, E>(port: Port<S, W, E | EffectEvent<W>>) {
  type D = Doing<W>;
  const { fits, placesFor } = possibilities<S, W, E | EffectEvent<W>>(port);

  /** The wheel if several have room, then, opted in, how much of each good. */
  function gainOptions(s: S, doing: D, goods: Bag, wheel: W['wheel'] | undefined): readonly Answer<W>[] {
    const { seat } = doing;
    const wheels = port.wheels(s, seat);
    for (const good in goods) {
      const places = placesFor(good, wheel);
      if (places.length < 2 || !goods[good]) continue;
      const open = places.filter(place => room(port.stock, wheels, good, place) > 0);
      if (open.length > 1) return open.map(place => ({ seat, verb: 'wheel', wheel: place as W['wheel'] }));
    }
    if (doing.sparing === undefined) return [];
    let least = doing.sparing;
    const open: [good: string, max: number][] = [];
    for (const good in goods) {
      const taken = doing.taken?.[good];
      if (taken === undefined) open.push([good, fits(s, seat, good, goods[good] ?? 0, wheel)]);
      least -= taken ?? 0;
    }
    const first = open.findIndex(([, max]) => max > 0);
    const [good, max] = open[first] ?? ['', 0];
    const rest = open.slice(first + 1).reduce((sum, [, most]) => sum + most, 0);
    const from = Math.max(0, least - rest);
    if (from >= max) return [];
    return Array.from({ length: max - from + 1 }, (_, i) => ({ seat, verb: 'amount', good, n: from + i }));
  }

  /** How many units come from the first wheel, if more than one result is possible. */
  function splitOptions(s: S, doing: D, goods: Bag): readonly Answer<W>[] {
    const found = splitAsked(s, doing, goods);
    if (!found) return [];
    const { seat } = doing;
    return Array.from({ length: found.to - found.from + 1 }, (_, i) => ({ seat, verb: 'split', n: found.from + i }));
  }

  function splitAsked(s: S, doing: D, goods: Bag): { good: string; from: number; to: number } | undefined {
    const wheels = port.wheels(s, doing.seat);
    for (const good in goods) {
      const places = port.stock.places[good] ?? [];
      if (places.length < 2 || doing.splits?.[good] !== undefined) continue;
      const n = goods[good] ?? 0;
      const first = wheels[places[0] ?? '']?.[good] ?? 0;
      const from = Math.max(0, n - (held(port.stock, wheels, good) - first));
      const to = Math.min(n, first);
      if (from < to) return { good, from, to };
    }
    return undefined;
  }

  /** All goods of one gain at once; what finds no room is lost. */
  function gain(s: S, doing: D, goods: Bag, wheel: string | undefined, emit: Emit<E | EffectEvent<W>>): void {
    const { seat, source, taken, sparing } = doing;
    const wheels = port.wheels(s, seat);
    const gained: Record<string, number> = {};
    for (const good in goods) {
      const places = placesFor(good, wheel);
      const place = places.find(one => room(port.stock, wheels, good, one) > 0) ?? places[0] ?? '';
      const wanted = sparing === undefined ? (goods[good] ?? 0) : (taken?.[good] ?? goods[good] ?? 0);
      const n = Math.min(wanted, room(port.stock, wheels, good, place));
      const on = wheels[place];
      if (!on || n <= 0) continue;
      on[good] = (on[good] ?? 0) + n;
      gained[good] = n;
    }
    emit?.({ kind: 'gain', seat, goods: gained, source });
  }

  /** The whole payment at once. */
  function pay(s: S, doing: D, goods: Bag, emit: Emit<E | EffectEvent<W>>): void {
    const { seat, source, splits } = doing;
    const wheels = port.wheels(s, seat);
    for (const good in goods) {
      let due = goods[good] ?? 0;
      const places = port.stock.places[good] ?? [];
      places.forEach((place, i) => {
        const on = wheels[place];
        if (!on) return;
        const there = on[good] ?? 0;
        const chosen = places.length > 1 && i === 0 ? splits?.[good] : undefined;
        const n = Math.min(due, chosen ?? there);
        on[good] = there - n;
        due -= n;
      });
    }
    emit?.({ kind: 'pay', seat, goods: times(goods, 1), source });
  }

  return { gainOptions, splitOptions, splitAsked, gain, pay };
}
