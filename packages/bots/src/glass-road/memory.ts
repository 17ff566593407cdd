import type { Seat } from '@waldglas/core';
import type { CardId, State } from '@waldglas/glass-road';
import type { End, Look, Turn } from './card.ts';
import { board } from './turn.ts';

/** The ends of a card, of which there is always one. */
type Ends = readonly [End, ...End[]];

/**
 * What was thought of cards in one call of a planner. Orders of the same cards meet in the same boards again and again, and
 * so do hands that share cards: each is looked at once. Ends belong to what states are worth by a look; the turns behind
 * them do not.
 */
export interface Memory {
  keyOf(s: State, seat: Seat, look: Look, card: CardId, abilities: number, cardNodes: number): string;
  ends(look: Look, key: string): Ends | undefined;
  keep(look: Look, key: string, ends: Ends): Ends;
  turns(key: string, think: () => readonly Turn[]): readonly Turn[];
}

/** A memory for one call. What others change meanwhile has to be told by `besides`. */
export function newMemory(besides: (s: State) => string = () => ''): Memory {
  const byLook = new Map<Look, Map<string, Ends>>();
  const turnsByKey = new Map<string, readonly Turn[]>();
  return {
    keyOf: (s, seat, look, card, abilities, cardNodes) =>
      `${besides(s)}${board(s, seat)}|${seat}|${card}|${abilities}|${look.anytimeActions}|${cardNodes}`,
    ends: (look, key) => byLook.get(look)?.get(key),
    keep(look, key, ends) {
      const known = byLook.get(look) ?? new Map<string, Ends>();
      byLook.set(look, known.set(key, ends));
      return ends;
    },
    turns(key, think) {
      const known = turnsByKey.get(key);
      if (known) return known;
      const turns = think();
      turnsByKey.set(key, turns);
      return turns;
    },
  };
}
