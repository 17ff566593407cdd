import type { Action, BaseState, Game } from '@waldglas/core';
import { type Memory, readMemory, writeMemory } from './memory.ts';

/** Makes a text small; what it gives back makes the text anew. */
export type Pack = (text: string) => () => string;

/** What a table remembers, made small as long as nobody reads it. */
interface PackableMemory<S, A extends Action, E> extends Memory<S, A, E> {
  /** The number of lines of the record, told without reading anything else. */
  readonly length: number;
  rest(pack: Pack): void;
}

/** What a table remembers; packed, it is the same to everybody, but what happened by its lines has to be found anew. */
export function packable<S extends BaseState, A extends Action, V, E>(
  game: Game<S, A, V, E>,
  memory: Memory<S, A, E>,
): PackableMemory<S, A, E> {
  let kept: Memory<S, A, E> | { readonly length: number; readonly unpack: () => string } = memory;

  function unpacked(): Memory<S, A, E> {
    if ('unpack' in kept) kept = readMemory(game, kept.unpack());
    return kept;
  }

  return {
    get length() {
      return 'unpack' in kept ? kept.length : kept.stored.length;
    },
    get running() {
      return unpacked().running;
    },
    set running(running) {
      unpacked().running = running;
    },
    get stored() {
      return unpacked().stored;
    },
    get recent() {
      return unpacked().recent;
    },
    get keys() {
      return unpacked().keys;
    },
    rest(pack) {
      if (!('unpack' in kept)) kept = { length: kept.stored.length, unpack: pack(writeMemory(kept)) };
    },
  };
}
