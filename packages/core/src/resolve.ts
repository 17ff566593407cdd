import {
  type Doing,
  follow,
  type GiftStep,
  narrowed,
  type RepeatStep,
  stepOf,
  undertake,
  withSplit,
  withTaken,
} from './agenda.ts';
import { type Effect, ownWord, type SharedEffect, scaled, type Words } from './effect.ts';
import { exchange } from './exchange.ts';
import { bagOf } from './goods.ts';
import { beyond, placement } from './placement.ts';
import type { Answer, EffectEvent, Emit, Port, PortState, SharedAnswer } from './port.ts';
import { possibilities } from './possible.ts';
import { others, type Seat } from './rules.ts';

/** The shared resolver of one game: what effects ask, and what they do once nothing is left to ask. */
export function resolver<S extends PortState<W>, W extends Words, E>(port: Port<S, W, E | EffectEvent<W>>) {
  const { fits, countOf, most, useful, tradable } = possibilities<S, W, E | EffectEvent<W>>(port);
  const { gainOptions, splitOptions, splitAsked, divisionAsked, gain, pay } = exchange<S, W, E>(port);
  const { placeOptions, placeAsked, placeAnswer, placePerform } = placement<S, W, E>(port);
  type D = Doing<W>;
  type EmitAll = Emit<E | EffectEvent<W>>;

  function push(s: S, doing: D): void {
    s.agenda.push(doing);
  }

  /** Does an effect ask anything now? As `options`, without the list. */
  function asks(s: S, doing: D): boolean {
    const effect = doing.effect as SharedEffect<W>;
    switch (effect.op) {
      case 'pay':
        return splitAsked(s, doing, effect.goods) !== undefined;
      case 'place':
        return placeAsked(s, doing, effect);
      case 'all':
      case 'per':
      case 'repeat':
      case 'build':
      case 'turn':
        return false;
      default:
        return options(s, doing).length > 0;
    }
  }

  /** Every answer to what an effect asks now, in canonical order; none if it asks nothing. */
  function options(s: S, doing: D): readonly Answer<W>[] {
    const { seat } = doing;
    const effect = doing.effect as SharedEffect<W>;
    switch (effect.op) {
      case 'gain':
        return gainOptions(s, doing, effect.goods, effect.wheel);
      case 'gain-any': {
        const given = effect.gift !== undefined && port.players(s) > 1;
        const open = effect.of.filter(good => given || fits(s, seat, good, effect.n, undefined) > 0);
        return open.map(good => ({ seat, verb: 'good', good }));
      }
      case 'pay':
        return splitOptions(s, doing, effect.goods);
      case 'remove': {
        const n = effect.n ?? 1;
        const cells = n === 0 ? [] : leavable(s, doing, effect.tile, n);
        return cellOptions(seat, cells.slice(0, Math.max(cells.length - n + 1, 0)));
      }
      case 'place':
        return placeOptions(s, doing, effect);
      case 'raise':
        return cellOptions(seat, port.sites(s, seat, effect.building));
      case 'parts':
        if (effect.of.length < 2 || !port.orderMatters(s, doing, effect.of)) return [];
        return effect.of.map(part => ({ seat, verb: 'part', part: partName(part) }));
      case 'either':
        return effect.of
          .filter(part => useful(s, seat, part))
          .map(part => ({ seat, verb: 'part', part: partName(part) }));
      case 'may':
        return tradable(s, seat, effect.then)
          ? [
              { seat, verb: 'take' },
              { seat, verb: 'decline' },
            ]
          : [];
      case 'all':
      case 'per':
      case 'repeat':
      case 'build':
      case 'turn':
        return [];
      default:
        return port.own.options(s, doing, ownWord<W>(effect));
    }
  }

  /** The cells a tile may leave; of several, only those behind the last one chosen. */
  function leavable(s: S, doing: D, tile: W['tile'], n: number): readonly string[] {
    const cells = port.cells(s, doing, tile, n);
    const { among } = doing;
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
      case 'turn':
        return effect.op;
      default:
        return port.own.part(ownWord<W>(effect));
    }
  }

  /** Takes the answer to what an effect asked; the to-do is off the agenda already. */
  function answer(s: S, doing: D, any: Answer<W>, emit: EmitAll): void {
    const { seat } = doing;
    const given = any as SharedAnswer<W>;
    const effect = doing.effect as SharedEffect<W>;
    switch (effect.op) {
      case 'gain': {
        // the wheel is asked before anything else, so there are no answers to keep
        if (given.verb === 'wheel') push(s, follow(doing, { op: 'gain', goods: effect.goods, wheel: given.wheel }));
        if (given.verb === 'amount') push(s, withTaken(doing, given.good, given.n));
        const divided = given.verb === 'split' ? divisionAsked(s, doing, effect.goods) : undefined;
        if (given.verb === 'split' && divided) push(s, withSplit(doing, divided.good, given.n));
        return;
      }
      case 'gain-any': {
        if (given.verb !== 'good') return;
        const gift = effect.gift;
        if (gift !== undefined) {
          for (const other of others(seat, port.players(s)).reverse()) {
            const about: GiftStep<W>['about'] = { source: doing.source, good: given.good, n: gift };
            s.agenda.push(stepOf('gift', other, about));
          }
        }
        push(s, follow(doing, { op: 'gain', goods: bagOf<W['good']>(given.good, effect.n) }));
        return;
      }
      case 'pay': {
        const asked = splitAsked(s, doing, effect.goods);
        if (given.verb === 'split' && asked) push(s, withSplit(doing, asked.good, given.n));
        return;
      }
      case 'remove': {
        if (given.verb !== 'cell') return;
        if (effect.n !== undefined && effect.n > 1) {
          const among = beyond(port.cells(s, doing, effect.tile, 0), given.cell);
          push(s, narrowed(doing, { ...effect, n: effect.n - 1 }, among));
        }
        port.clear(s, seat, given.cell);
        emit?.({ kind: 'remove', seat, tile: effect.tile, cell: given.cell });
        return;
      }
      case 'place':
        return placeAnswer(s, doing, effect, given, emit);
      case 'raise':
        if (given.verb === 'cell') port.raise(s, doing, effect.building, given.cell, emit);
        return;
      case 'parts': {
        const chosen = effect.of.find(part => given.verb === 'part' && partName(part) === given.part);
        push(s, follow(doing, { op: 'parts', of: effect.of.filter(part => part !== chosen) }));
        if (chosen) push(s, follow(doing, chosen));
        return;
      }
      case 'either': {
        const chosen = effect.of.find(part => given.verb === 'part' && partName(part) === given.part);
        if (chosen) push(s, follow(doing, chosen));
        return;
      }
      case 'may':
        if (given.verb === 'take') push(s, follow(doing, effect.then));
        return;
      case 'all':
      case 'per':
      case 'repeat':
      case 'build':
      case 'turn':
        return;
      default:
        port.own.answer(s, doing, ownWord<W>(effect), any, emit);
    }
  }

  /** Does an effect that has nothing (more) to ask; the to-do is off the agenda already. */
  function perform(s: S, doing: D, emit: EmitAll): void {
    const { seat } = doing;
    const effect = doing.effect as SharedEffect<W>;
    switch (effect.op) {
      case 'gain':
        return gain(s, doing, effect.goods, effect.wheel, emit);
      case 'pay':
        return pay(s, doing, effect.goods, emit);
      case 'place':
        return placePerform(s, doing, effect, emit);
      case 'all':
      case 'parts':
        for (let i = effect.of.length - 1; i >= 0; i--) push(s, follow(doing, effect.of[i] as Effect<W>));
        return;
      case 'per': {
        const n = countOf(s, seat, effect.count, doing.at);
        if (n > 0) push(s, follow(doing, scaled<W>(effect.then, n)));
        return;
      }
      case 'repeat': {
        const { source, sparing } = doing;
        const about: RepeatStep<W>['about'] = { source, then: effect.then, sparing };
        s.agenda.push(stepOf('repeat', seat, about));
        return;
      }
      case 'build':
        return port.build(s, doing, effect);
      case 'turn':
        return port.settle(s, seat, emit);
      case 'raise':
        return port.raise(s, doing, effect.building, undefined, emit);
      case 'gain-any': // no room for any of them
      case 'remove': // no such tile
      case 'either': // none of them would do anything
      case 'may': // cannot be paid
        return;
      default:
        port.own.perform(s, doing, ownWord<W>(effect), emit);
    }
  }

  /** The questions of the two shared points of rest. */
  function restOptions(s: S, todo: RepeatStep<W> | GiftStep<W>): readonly Answer<W>[] {
    const { seat } = todo;
    const open =
      todo.step === 'repeat'
        ? tradable(s, seat, todo.about.then)
        : fits(s, seat, todo.about.good, todo.about.n, undefined) > 0;
    return open
      ? [
          { seat, verb: 'take' },
          { seat, verb: 'decline' },
        ]
      : [{ seat, verb: 'decline' }];
  }

  /** Takes their answers; the step is off the agenda already. */
  function restAnswer(s: S, todo: RepeatStep<W> | GiftStep<W>, given: Answer<W>): void {
    if (given.verb !== 'take') return;
    const { seat } = todo;
    if (todo.step === 'gift') {
      const { source, good, n } = todo.about;
      push(s, undertake<W>(seat, { op: 'gain', goods: bagOf<W['good']>(good, n) }, source));
      return;
    }
    const { source, then, sparing } = todo.about;
    s.agenda.push(todo);
    push(s, undertake<W>(seat, then, source, undefined, sparing));
  }

  return { asks, options, answer, perform, restOptions, restAnswer, useful, tradable, most };
}
