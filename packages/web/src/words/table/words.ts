/** What is said at the table of any game, beside what is asked there. */
export interface TableWords {
  /** The menu of the table: each entry, and in a few words what it is for. */
  readonly menu: { readonly open: string } & Readonly<
    Record<'save' | 'replay' | 'fresh' | 'settings' | 'rules' | 'leave', readonly [title: string, line: string]>
  >;
  /** Why nothing more can be taken back. */
  readonly fence: { readonly short: (why: string) => string; readonly whole: (why: string) => string };
  /** A switch: keys without Ctrl or Alt do something. */
  readonly singleKeys: string;
  /** A switch: the best ways to play the coming turn are shown. */
  readonly planner: string;
  /** How long each thing that computer players do is looked at, and to wait no longer for it. */
  readonly botSpeed: { readonly label: string; readonly atOnce: string };
  /** Steps that were taken and can be taken back, by their verb: with the name of a card or tile, or a space. */
  readonly done: Readonly<
    Record<
      'build' | 'convert' | 'play' | 'pick' | 'move' | 'visit' | 'job' | 'cell' | 'remove',
      (what: string) => string
    >
  >;
  readonly skip: string;
  /** Has a bot that thinks for long answer at once. */
  readonly playNow: string;
  /** A kept game of one person: who else plays. */
  readonly against: (who: readonly string[]) => string;
  /** Beside the name of the only person at the table. */
  readonly you: string;
  /** The page at the end of a stretch of the game. */
  readonly closing: {
    /** A switch: there are such pages. */
    readonly pages: string;
    /** What the viewer gained in points, or lost. */
    readonly gained: (points: string) => string;
    readonly lost: (points: string) => string;
    readonly same: string;
    /** By the number alone. */
    readonly leads: (who: readonly string[], points: string) => string;
    readonly youLead: (points: string) => string;
    readonly built: string;
    readonly nothingBuilt: string;
    readonly produced: string;
    readonly points: string;
    readonly fromTo: (before: string, after: string) => string;
    readonly again: string;
  };
  /** A step that can be taken back: so many cards chosen at once. */
  readonly chosenCards: (n: number) => string;
  /** Before a turn ends that would give something up: to do so, or not. */
  readonly giveUp: { readonly yes: string; readonly no: string };
}
