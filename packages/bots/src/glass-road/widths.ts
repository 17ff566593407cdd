import type { Branches } from './draws.ts';
import type { NextPeriod } from './next-period.ts';
import type { Playouts } from './playouts.ts';

/** How widely is planned. Positions are what a budget counts. */
export interface Widths {
  /** The positions of a call, unless a budget tells. */
  readonly nodes: number;
  /** The positions of one card to come; among others, where there are more cards to choose from, and how many conversions. */
  readonly cardNodes: number;
  readonly farNodes: number;
  readonly farConversions: number;
  /** How many ends are thought further: of the card under way, and of each card that could be played. */
  readonly ends: number;
  readonly cardEnds: number;
  /** How a hand is chosen: the cards considered, the lines a beam keeps, and alone the lines and draws that are tried. */
  readonly considered: number;
  readonly width: number;
  readonly tried: number;
  readonly draws: number;
  /** While lines of cards are looked for, each card may be looked at less closely: so many positions and conversions. */
  readonly lines?: { readonly cardNodes: number; readonly conversions: number };
  /** Does the last card of the game count by its points alone, and not by the goods that are left over? */
  readonly exactEnd?: boolean;
  /** Alone: how widely all orders in which cards may come are thought through; if not told, only `draws` of them are. */
  readonly branches?: Branches;
  /** Alone: how far hands and last cards of a period look into the next one; not at all, if not told. */
  readonly nextPeriod?: NextPeriod;
  /** Among others: how the rest of a period is played out; not at all, if not told. */
  readonly playouts?: Playouts;
  /** Among others: are all their hands thought equally likely, however much worth their cards are to them? */
  readonly evenHands?: boolean;
  /** Among others: is the best hand taken always, although others could expect it? */
  readonly predictable?: boolean;
  /** Are thoughts of a card kept for the whole call? */
  readonly remembers?: boolean;
}
