import { type PendingEffect, remaining } from './agenda.ts';
import type { Placing, Words } from './effect.ts';
import type { Answer, EffectEvent, Emit, Port, PortState, SharedAnswer } from './port.ts';

/** What is left of an ascending choice once `chosen` is taken. */
export function laterCells(list: readonly string[], chosen: string): readonly string[] {
  return list.slice(list.indexOf(chosen) + 1);
}

/** Placing tiles: which kind, where, and whether at all. */
export function placement<S extends PortState<W>, W extends Words, E>(port: Port<S, W, E | EffectEvent<W>>) {
  type D = PendingEffect<W>;
  type P = Placing<W>;

  /** The cells still open for a kind. */
  function openCells(s: S, pending: D, effect: P, tile: W['tile']): readonly string[] {
    const spaces = port.spaces(s, pending, tile, effect.where);
    const { among } = pending;
    return among === undefined ? spaces : spaces.filter(cell => among.includes(cell));
  }

  function placeOptions(s: S, pending: D, effect: P): readonly Answer<W>[] {
    const { seat } = pending;
    if (effect.n === 0) return [];
    if (effect.every && !effect.mixed) return [];
    if (effect.tiles.length > 1) {
      const kinds = effect.tiles.filter(tile => openCells(s, pending, effect, tile).length > 0);
      const asked: Answer<W>[] = kinds.map(tile => ({ seat, verb: 'tile', tile }));
      return effect.upTo && asked.length > 0 ? [...asked, { seat, verb: 'decline' }] : asked;
    }
    const tile = effect.tiles[0] as W['tile'];
    const spaces = openCells(s, pending, effect, tile);
    if (spaces.length === 0) return [];
    const must = effect.upTo ? 0 : Math.min(effect.n ?? 1, port.mustPlace(s, pending, tile, effect.where));
    const open = isOrdered(s, effect) ? leavingEnough(spaces, must) : spaces;
    const asked: Answer<W>[] = open.map(cell => ({ seat, verb: 'cell', cell }));
    return must === 0 ? [...asked, { seat, verb: 'decline' }] : asked;
  }

  /** Does it ask anything now? As `placeOptions`, without the list. */
  function placeAsked(s: S, pending: D, effect: P): boolean {
    if (effect.n === 0 || (effect.every && !effect.mixed)) return false;
    const anywhere = effect.where === undefined && pending.among === undefined;
    for (const tile of effect.tiles) {
      if (anywhere ? port.hasSpace(s, pending.seat, tile) : openCells(s, pending, effect, tile).length > 0) return true;
    }
    return false;
  }

  /** Where fewer will do, ascending cells give each result one way; what has to be placed must find every space. */
  function isOrdered(s: S, effect: P): boolean {
    return effect.upTo === true || port.laysInOrder?.(s) === true;
  }

  /** Without the cells beyond which too few would be left for what has to be placed. */
  function leavingEnough(cells: readonly string[], must: number): readonly string[] {
    return cells.slice(0, Math.max(1, cells.length - must + 1));
  }

  function placeAnswer(s: S, pending: D, effect: P, given: SharedAnswer<W>, emit: Emit<E | EffectEvent<W>>): void {
    if (given.verb === 'tile' && effect.mixed) {
      const cell = openCells(s, pending, effect, given.tile)[0];
      if (cell !== undefined) put(s, pending, given.tile, cell, emit);
      s.agenda.push(pending);
    } else if (given.verb === 'tile') s.agenda.push(remaining(pending, { ...effect, tiles: [given.tile] }));
    else if (given.verb === 'cell') {
      const tile = effect.tiles[0] as W['tile'];
      const n = (effect.n ?? 1) - 1;
      // looked up before the tile is there
      const ordered = n > 0 && isOrdered(s, effect);
      const among = ordered ? laterCells(openCells(s, pending, effect, tile), given.cell) : pending.among;
      put(s, pending, tile, given.cell, emit);
      if (n > 0) s.agenda.push(remaining(pending, { ...effect, n }, among));
    }
  }

  /** Nothing to ask: a tile for every space, or no space at all. */
  function placePerform(s: S, pending: D, effect: P, emit: Emit<E | EffectEvent<W>>): void {
    const tile = effect.tiles[0];
    if (!effect.every || effect.mixed || tile === undefined) return;
    for (const cell of openCells(s, pending, effect, tile)) put(s, pending, tile, cell, emit);
  }

  function put(s: S, pending: D, tile: W['tile'], cell: string, emit: Emit<E | EffectEvent<W>>): void {
    port.put(s, pending, tile, cell);
    emit?.({ kind: 'place', seat: pending.seat, tile, cell });
  }

  return { placeOptions, placeAsked, placeAnswer, placePerform };
}
