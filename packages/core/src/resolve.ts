import { type Doing, follow, type GiftStep, type RepeatStep } from './agenda.ts';
import { type Bag, type Effect, scaled, type Words } from './effect.ts';
import { exchange } from './exchange.ts';
import { unreachable } from './illegal.ts';
import type { Answer, EffectEvent, Emit, Port, PortState } from './port.ts';
import { possibilities } from './possible.ts';
import { others, type Seat } from './rules.ts';

/** The shared resolver of one game: what effects ask, and what they do once nothing is left to ask. */
export function resolver<S extends PortState<W>, W extends Words, E>(port: Port<S, W, E | EffectEvent<W>>) {
  const { fits, countOf, most, useful, tradable } = possibilities<S, W, E | EffectEvent<W>>(port);
  const { gainOptions, splitOptions, splitAsked, gain, pay } = exchange<S, W, E>(port);
  type D = Doing<W>;
  type EmitAll = Emit<E | EffectEvent<W>>;

  function push(s: S, doing: D): void {
    s.agenda.push(doing);
  }

  /** Does an effect ask anything now? As `options`, without the list. */
  function asks(s: S, doing: D): boolean {
    const { effect } = doing;
    switch (effect.op) {
      case 'pay':
        return splitAsked(s, doing, effect.goods) !== undefined;
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
    const { seat, effect } = doing;
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
      case 'remove':
        return port.cells(s, seat, effect.tile, undefined).map(cell => ({ seat, verb: 'cell', cell }));
      case 'place': {
        const cells = port.cells(s, seat, 'empty', undefined);
        if (cells.length > 0 && effect.tiles.length > 1)
          return effect.tiles.map(tile => ({ seat, verb: 'tile', tile }));
        return cells.map(cell => ({ seat, verb: 'cell', cell }));
      }
      case 'surround': {
        if (effect.most === undefined) return [];
        const cells = surrounded(s, doing);
        if (cells.length === 0 || effect.most === 0) return [];
        const asked: Answer<W>[] =
          effect.tiles.length > 1
            ? effect.tiles.map(tile => ({ seat, verb: 'tile', tile }))
            : cells.map(cell => ({ seat, verb: 'cell', cell }));
        return [...asked, { seat, verb: 'decline' }];
      }
      case 'discard': {
        const tiles = doing.among ?? port.offered(s, seat);
        if (effect.n === 0) return [];
        return tiles.slice(0, tiles.length - effect.n + 1).map(tile => ({ seat, verb: 'tile', tile }));
      }
      case 'raise':
        return port.sites(s, seat, effect.building).map(cell => ({ seat, verb: 'cell', cell }));
      case 'special':
        return port.special.options(s, doing, effect.id);
      case 'all':
      case 'per':
      case 'repeat':
      case 'build':
      case 'turn':
        return [];
      default:
        return unreachable(effect);
    }
  }

  function surrounded(s: S, doing: D): readonly string[] {
    return doing.among ?? port.cells(s, doing.seat, 'empty', doing.at);
  }

  /** What is left of an ascending choice once `chosen` is taken. */
  function beyond(list: readonly string[], chosen: string): readonly string[] {
    return list.slice(list.indexOf(chosen) + 1);
  }

  /** Takes the answer to what an effect asked; the to-do is off the agenda already. */
  function answer(s: S, doing: D, given: Answer<W>, emit: EmitAll): void {
    const { seat, effect } = doing;
    switch (effect.op) {
      case 'gain':
        if (given.verb === 'wheel') push(s, { ...doing, effect: { ...effect, wheel: given.wheel } });
        if (given.verb === 'amount') push(s, { ...doing, taken: { ...doing.taken, [given.good]: given.n } });
        return;
      case 'gain-any': {
        if (given.verb !== 'good') return;
        const gift = effect.gift;
        if (gift !== undefined) {
          for (const other of others(seat, port.players(s)).reverse()) {
            const step: GiftStep<W> = { step: 'gift', seat: other, source: doing.source, good: given.good, n: gift };
            s.agenda.push(step);
          }
        }
        push(s, follow(doing, { op: 'gain', goods: { [given.good]: effect.n } as Bag<W['good']> }));
        return;
      }
      case 'pay': {
        const asked = splitAsked(s, doing, effect.goods);
        if (given.verb === 'split' && asked) push(s, { ...doing, splits: { ...doing.splits, [asked.good]: given.n } });
        return;
      }
      case 'remove':
        if (given.verb !== 'cell') return;
        port.clear(s, seat, given.cell);
        emit?.({ kind: 'remove', seat, tile: effect.tile, cell: given.cell });
        return;
      case 'place':
        if (given.verb === 'tile') push(s, follow(doing, { op: 'place', tiles: [given.tile] }));
        if (given.verb === 'cell') put(s, seat, effect.tiles[0], given.cell, emit);
        return;
      case 'surround':
        if (given.verb === 'tile') push(s, { ...doing, effect: { ...effect, tiles: [given.tile] } });
        if (given.verb === 'cell') {
          const among = beyond(surrounded(s, doing), given.cell);
          put(s, seat, effect.tiles[0], given.cell, emit);
          push(s, { ...doing, effect: { ...effect, most: (effect.most ?? 0) - 1 }, among });
        }
        return;
      case 'discard':
        if (given.verb !== 'tile') return;
        push(s, {
          ...doing,
          effect: { op: 'discard', n: effect.n - 1 },
          among: beyond(doing.among ?? port.offered(s, seat), given.tile),
        });
        port.discard(s, seat, given.tile);
        emit?.({ kind: 'discard', seat, tile: given.tile });
        return;
      case 'raise':
        if (given.verb === 'cell') port.raise(s, doing, effect.building, given.cell, emit);
        return;
      case 'special':
        port.special.act(s, doing, effect.id, given, emit);
        return;
      case 'all':
      case 'per':
      case 'repeat':
      case 'build':
      case 'turn':
        return;
      default:
        unreachable(effect);
    }
  }

  function put(s: S, seat: Seat, tile: W['tile'] | undefined, cell: string, emit: EmitAll): void {
    if (tile === undefined) throw new Error('no tile to place');
    port.put(s, seat, tile, cell);
    emit?.({ kind: 'place', seat, tile, cell });
  }

  /** Does an effect that has nothing (more) to ask; the to-do is off the agenda already. */
  function perform(s: S, doing: D, emit: EmitAll): void {
    const { seat, effect } = doing;
    switch (effect.op) {
      case 'gain':
        return gain(s, doing, effect.goods, effect.wheel, emit);
      case 'pay':
        return pay(s, doing, effect.goods, emit);
      case 'surround':
        if (effect.most === undefined)
          for (const cell of surrounded(s, doing)) put(s, seat, effect.tiles[0], cell, emit);
        return;
      case 'all':
        for (let i = effect.of.length - 1; i >= 0; i--) push(s, follow(doing, effect.of[i] as Effect<W>));
        return;
      case 'per': {
        const n = countOf(s, seat, effect.count, doing.at);
        if (n > 0) push(s, follow(doing, scaled(effect.then, n)));
        return;
      }
      case 'repeat': {
        const { source, sparing } = doing;
        const step: RepeatStep<W> = { step: 'repeat', seat, source, then: effect.then };
        s.agenda.push(sparing === undefined ? step : { ...step, sparing });
        return;
      }
      case 'build':
        return port.build(s, doing);
      case 'turn':
        return port.settle(s, seat, emit);
      case 'raise':
        return port.raise(s, doing, effect.building, undefined, emit);
      case 'special':
        return port.special.act(s, doing, effect.id, undefined, emit);
      case 'gain-any': // no room for any of them
      case 'remove': // no such tile
      case 'place': // no empty space: that part is lost
      case 'discard': // all traded in
        return;
      default:
        unreachable(effect);
    }
  }

  /** The questions of the two shared points of rest. */
  function restOptions(s: S, todo: RepeatStep<W> | GiftStep<W>): readonly Answer<W>[] {
    const { seat } = todo;
    const open =
      todo.step === 'repeat' ? tradable(s, seat, todo.then) : fits(s, seat, todo.good, todo.n, undefined) > 0;
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
    const { seat, source } = todo;
    if (todo.step === 'gift') {
      push(s, { seat, source, effect: { op: 'gain', goods: { [todo.good]: todo.n } as Bag<W['good']> } });
      return;
    }
    s.agenda.push(todo);
    const doing: D = { seat, source, effect: todo.then };
    push(s, todo.sparing === undefined ? doing : { ...doing, sparing: todo.sparing });
  }

  return { asks, options, answer, perform, restOptions, restAnswer, useful, tradable, most, settle: port.settle };
}
