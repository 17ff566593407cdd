/** What the table and the gallery of Glass Road say beside the speech of the game. */
export interface GlassRoadTableWords {
  readonly period: string;
  readonly market: string;
  readonly refilled: string;
  readonly offer: string;
  readonly offerOf: (who: string) => string;
  /** Of a tile that has just come into it. */
  readonly justDrawn: string;
  readonly kinds: Readonly<Record<'processing' | 'immediate' | 'bonus', string>>;
  readonly hand: string;
  readonly inHand: (n: number) => string;
  readonly slots: string;
  readonly played: string;
  /** For who listens: can a tile be paid? */
  readonly paying: {
    readonly now: string;
    readonly afterConversions: (n: number) => string;
    readonly notYet: string;
  };
  readonly freeSlots: (n: number) => string;
  readonly canFollow: string;
  readonly chooseCards: {
    readonly confirm: string;
    readonly last: string;
    readonly left: (n: number) => string;
    readonly putBack: (name: string) => string;
    readonly full: string;
  };
  /** How things stand, below the question. */
  readonly standing: {
    readonly choose: string;
    /** Who reveals first; the viewer does. */
    readonly reveals: (who: string) => string;
    readonly youReveal: string;
    readonly play: string;
    readonly extra: string;
    /** Nobody followed; others followed the viewer; the viewer follows. */
    readonly both: string;
    readonly followed: (who: readonly string[]) => string;
    readonly following: (who: string) => string;
    /** Solo: a card that was drawn. */
    readonly drawn: string;
    /** Who gives. */
    readonly gift: (who: string) => string;
    readonly build: string;
    readonly cell: string;
    readonly final: string;
  };
  /** What ending a card would give up: on the button, the question, and why it is asked. */
  readonly giveUp: {
    readonly both: { readonly what: string; readonly title: string };
    readonly one: { readonly what: string; readonly title: string };
    readonly why: string;
  };
  /** At the end of a card that brought nothing. */
  readonly nothingUsable: string;
  /** A step: so many units from a wheel. */
  readonly splitStep: (n: number, wheel: string) => string;
  readonly ability: (n: number) => string;
  /** One press that uses both. */
  readonly bothAbilities: string;
  /** The page at the end of a period. */
  readonly closing: {
    readonly over: (period: number) => string;
    readonly lastOver: string;
    /** How many periods are still to come. */
    readonly still: (periods: number) => string;
    readonly next: (period: number) => string;
    readonly then: string;
    readonly toFinal: string;
    readonly thenCount: string;
    /** Who has the goblet from now on, and what that brings. */
    readonly goblet: (who: string) => string;
    readonly yourGoblet: string;
    readonly begins: (period: number) => string;
    /** The cards that were shown, by round, and who followed each. */
    readonly cards: string;
    readonly round: (n: number) => string;
    readonly alone: string;
    readonly followedBy: (who: readonly string[]) => string;
    /** Who did nothing with it; nobody did. */
    readonly unused: (who: readonly string[]) => string;
    readonly allUnused: string;
  };
  readonly goblet: string;
  /** Where points come from. */
  readonly sources: Readonly<Record<'printed' | 'bonus' | 'start', string>>;
  /** What the letters read out, in the order of the readings. */
  readonly readOut: string;
  readonly tabs: Readonly<Record<'table' | 'market', string>>;
  /** Everything there is, on one page. */
  readonly gallery: {
    readonly text: string;
    readonly people: string;
    readonly buildings: string;
    readonly startBuildings: string;
    readonly landscape: string;
    readonly wheels: string;
    readonly wheelStates: readonly [atStart: string, full: string, rotated: string, preview: string];
  };
}
