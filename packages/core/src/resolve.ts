import {
  type PendingEffect,
  pendingEffect,
  type ReceiveStep,
  type RepeatStep,
  remaining,
  stepOf,
  thenEffect,
  withSplit,
  withTaken,
} from './agenda.ts';
import { type Effect, ownWord, type SharedEffect, scaled, type Words } from './effect.ts';
import { exchange } from './exchange.ts';
import { bagOf } from './goods.ts';
import { laterCells, placement } from './placement.ts';
import type { Answer, EffectEvent, Emit, Port, PortState, SharedAnswer } from './port.ts';
import { possibilities } from './possible.ts';
import { otherSeats, type Seat } from './rules.ts';

/** The shared resolver of one game: what effects ask, and what they do once nothing is left to ask. */
export function resolver<S extends PortState<W>, W extends Words, E>(port: Port<S, W, E | EffectEvent<W>>) {
  const { fits, countOf, most, useful, costPayable } = possibilities<S, W, E | EffectEvent<W>>(port);
  const { gainOptions, splitOptions, splitAsked, divisionAsked, gain, pay } = exchange<S, W, E>(port);
  const { placeOptions, placeAsked, placeAnswer, placePerform } = placement<S, W, E>(port);
  type D = PendingEffect<W>;
  type EmitAll = Emit<E | EffectEvent<W>>;

  function push(s: S, pending: D): void {
    s.agenda.push(pending);
  }

  /** Does an effect ask anything now? As `options`, without the list. */
  function asks(s: S, pending: D): boolean {
    const effect = pending.effect as SharedEffect<W>;
    switch (effect.op) {
      case 'pay':
        return splitAsked(s, pending, effect.goods) !== undefined;
      case 'place':
        return placeAsked(s, pending, effect);
      case 'all':
      case 'per':
      case 'repeat':
      case 'build':
      case 'produce':
        return false;
      default:
        return options(s, pending).length > 0;
    }
  }

  /** Every answer to what an effect asks now, in canonical order; none if it asks nothing. */
  function options(s: S, pending: D): readonly Answer<W>[] {
    const { seat } = pending;
    const effect = pending.effect as SharedEffect<W>;
    switch (effect.op) {
      case 'gain':
        return gainOptions(s, pending, effect.goods, effect.wheel);
      case 'gain-any': {
        const given = effect.gift !== undefined && port.players(s) > 1;
        const open = effect.of.filter(good => given || fits(s, seat, good, effect.n, undefined) > 0);
        return open.map(good => ({ seat, verb: 'good', good }));
      }
      case 'pay':
        return splitOptions(s, pending, effect.goods);
      case 'remove': {
        const n = effect.n ?? 1;
        const cells = n === 0 ? [] : leavable(s, pending, effect.tile);
        return cellOptions(seat, cells.slice(0, Math.max(cells.length - n + 1, 0)));
      }
      case 'place':
        return placeOptions(s, pending, effect);
      case 'raise':
        return cellOptions(seat, port.sites(s, seat, effect.building));
      case 'parts':
        if (effect.of.length < 2 || !port.orderMatters(s, pending, effect.of)) return [];
        return effect.of.map(part => ({ seat, verb: 'part', part: partName(part) }));
      case 'either':
        return effect.of
          .filter(part => useful(s, seat, part))
          .map(part => ({ seat, verb: 'part', part: partName(part) }));
      case 'may':
        return costPayable(s, seat, effect.then)
          ? [
              { seat, verb: 'take' },
              { seat, verb: 'decline' },
            ]
          : [];
      case 'all':
      case 'per':
      case 'repeat':
      case 'build':
      case 'produce':
        return [];
      default:
        return port.own.options(s, pending, ownWord<W>(effect));
    }
  }

  /** The cells a tile may leave; of several, only those behind the last one chosen. */
  function leavable(s: S, pending: D, tile: W['tile']): readonly string[] {
    const cells = port.cells(s, pending, tile);
    const { among } = pending;
    return among === undefined ? cells : cells.filter(cell => among.includes(cell));
  }

  function cellOptions(seat: Seat, cells: readonly string[]): readonly Answer<W>[] {
    return cells.map(cell => ({ seat, verb: 'cell', cell }));
  }

  /** The word that names a part of a reward. */
  function partName(any: Effect<W>): string {
    const effect = any as SharedEffect<W>;
    switch (effect.op) {
      case 'gain': {
        const [good = effect.op] = Object.keys(effect.goods);
        return effect.wheel === undefined ? good : `${effect.wheel}-${good}`;
      }
      case 'place':
        return effect.tiles[0] ?? effect.op;
      case 'per':
        return partName(effect.then);
      case 'may':
        return 'exchange';
      case 'gain-any':
      case 'pay':
      case 'remove':
      case 'build':
      case 'raise':
      case 'all':
      case 'parts':
      case 'either':
      case 'repeat':
      case 'produce':
        return effect.op;
      default:
        return port.own.part(ownWord<W>(effect));
    }
  }

  /** Takes the answer to what an effect asked; the to-do is off the agenda already. */
  function answer(s: S, pending: D, any: Answer<W>, emit: EmitAll): void {
    const { seat } = pending;
    const given = any as SharedAnswer<W>;
    const effect = pending.effect as SharedEffect<W>;
    switch (effect.op) {
      case 'gain': {
        // the wheel is asked before anything else, so there are no answers to keep
        if (given.verb === 'wheel')
          push(s, thenEffect(pending, { op: 'gain', goods: effect.goods, wheel: given.wheel }));
        if (given.verb === 'amount') push(s, withTaken(pending, given.good, given.n));
        const divided = given.verb === 'split' ? divisionAsked(s, pending, effect.goods) : undefined;
        if (given.verb === 'split' && divided) push(s, withSplit(pending, divided.good, given.n));
        return;
      }
      case 'gain-any': {
        if (given.verb !== 'good') return;
        const gift = effect.gift;
        if (gift !== undefined) {
          for (const other of otherSeats(seat, port.players(s)).reverse()) {
            const about: ReceiveStep<W>['about'] = { source: pending.source, good: given.good, n: gift };
            s.agenda.push(stepOf('receive', other, about));
          }
        }
        push(s, thenEffect(pending, { op: 'gain', goods: bagOf<W['good']>(given.good, effect.n) }));
        return;
      }
      case 'pay': {
        const asked = splitAsked(s, pending, effect.goods);
        if (given.verb === 'split' && asked) push(s, withSplit(pending, asked.good, given.n));
        return;
      }
      case 'remove': {
        if (given.verb !== 'cell') return;
        if (effect.n !== undefined && effect.n > 1) {
          const among = laterCells(port.cells(s, pending, effect.tile), given.cell);
          push(s, remaining(pending, { ...effect, n: effect.n - 1 }, among));
        }
        port.clear(s, seat, given.cell);
        emit?.({ kind: 'remove', seat, tile: effect.tile, cell: given.cell });
        return;
      }
      case 'place':
        return placeAnswer(s, pending, effect, given, emit);
      case 'raise':
        if (given.verb === 'cell') port.raise(s, pending, effect.building, given.cell, emit);
        return;
      case 'parts': {
        const chosen = effect.of.find(part => given.verb === 'part' && partName(part) === given.part);
        push(s, thenEffect(pending, { op: 'parts', of: effect.of.filter(part => part !== chosen) }));
        if (chosen) push(s, thenEffect(pending, chosen));
        return;
      }
      case 'either': {
        const chosen = effect.of.find(part => given.verb === 'part' && partName(part) === given.part);
        if (chosen) push(s, thenEffect(pending, chosen));
        return;
      }
      case 'may':
        if (given.verb === 'take') push(s, thenEffect(pending, effect.then));
        return;
      case 'all':
      case 'per':
      case 'repeat':
      case 'build':
      case 'produce':
        return;
      default:
        port.own.answer(s, pending, ownWord<W>(effect), any, emit);
    }
  }

  /** Does an effect that has nothing (more) to ask; the to-do is off the agenda already. */
  function perform(s: S, pending: D, emit: EmitAll): void {
    const { seat } = pending;
    const effect = pending.effect as SharedEffect<W>;
    switch (effect.op) {
      case 'gain':
        return gain(s, pending, effect.goods, effect.wheel, emit);
      case 'pay':
        return pay(s, pending, effect.goods, emit);
      case 'place':
        return placePerform(s, pending, effect, emit);
      case 'all':
      case 'parts':
        for (let i = effect.of.length - 1; i >= 0; i--) push(s, thenEffect(pending, effect.of[i] as Effect<W>));
        return;
      case 'per': {
        const n = countOf(s, seat, effect.count, pending.at);
        if (n > 0) push(s, thenEffect(pending, scaled<W>(effect.then, n)));
        return;
      }
      case 'repeat': {
        const { source, sparing } = pending;
        const about: RepeatStep<W>['about'] = { source, then: effect.then, sparing };
        s.agenda.push(stepOf('repeat', seat, about));
        return;
      }
      case 'build':
        return port.build(s, pending, effect);
      case 'produce':
        return port.produceIfDue(s, seat, emit);
      case 'raise':
        return port.raise(s, pending, effect.building, undefined, emit);
      case 'gain-any': // no room for any of them
      case 'remove': // no such tile
      case 'either': // none of them would do anything
      case 'may': // cannot be paid
        return;
      default:
        port.own.perform(s, pending, ownWord<W>(effect), emit);
    }
  }

  /** The questions of the two shared points of rest. */
  function restOptions(s: S, todo: RepeatStep<W> | ReceiveStep<W>): readonly Answer<W>[] {
    const { seat } = todo;
    const open =
      todo.step === 'repeat'
        ? costPayable(s, seat, todo.about.then)
        : fits(s, seat, todo.about.good, todo.about.n, undefined) > 0;
    return open
      ? [
          { seat, verb: 'take' },
          { seat, verb: 'decline' },
        ]
      : [{ seat, verb: 'decline' }];
  }

  /** Takes their answers; the step is off the agenda already. */
  function restAnswer(s: S, todo: RepeatStep<W> | ReceiveStep<W>, given: Answer<W>): void {
    if (given.verb !== 'take') return;
    const { seat } = todo;
    if (todo.step === 'receive') {
      const { source, good, n } = todo.about;
      push(s, pendingEffect<W>(seat, { op: 'gain', goods: bagOf<W['good']>(good, n) }, source));
      return;
    }
    const { source, then, sparing } = todo.about;
    s.agenda.push(todo);
    push(s, pendingEffect<W>(seat, then, source, undefined, sparing));
  }

  return { asks, options, answer, perform, restOptions, restAnswer, useful, costPayable, most };
}
