/** What the pages say by themselves. What cards, questions and events say comes from `@waldglas/text`. */
export interface WebWords {
  readonly tagline: { readonly title: string; readonly text: string };
  readonly playNow: string;
  readonly learn: string;
  readonly againstBots: string;
  readonly solo: string;
  readonly sameDevice: string;
  readonly goOn: string;
  readonly savedGames: string;
  readonly noGames: string;
  readonly remove: string;
  readonly removed: string;
  readonly bringBack: string;
  readonly more: (n: number) => string;
  readonly periodOf: (n: number) => string;
  readonly over: string;
  readonly import: string;
  readonly importFailed: (why: string) => string;
  /** What can be wrong with a game file. */
  readonly badFile: {
    readonly notAGame: string;
    readonly otherGame: (game: string) => string;
    readonly line: (n: number) => string;
    /** What stands above the moves. */
    readonly head: string;
    /** The facts of an exchanged edition, in its last line. */
    readonly facts: (why: string) => string;
    readonly tooLarge: string;
    readonly unreadable: string;
  };
  readonly rules: string;
  readonly settings: string;
  readonly gallery: string;
  readonly language: string;
  readonly unofficial: string;
  readonly licences: string;
  readonly games: Readonly<Record<'glass-road' | 'black-forest', { readonly name: string; readonly line: string }>>;
  readonly soon: string;
  readonly facts: {
    readonly players: string;
    readonly periods: string;
    readonly people: string;
    readonly villages: string;
    readonly trades: string;
  };

  /** Setting up a table. */
  /** Facts of a file instead of those built in: at set-up, at the table, with a kept game. */
  readonly otherFacts: {
    readonly title: string;
    readonly builtIn: string;
    readonly import: string;
    readonly forget: string;
    readonly same: string;
    readonly differs: (facts: number) => string;
    readonly faulty: (faults: number) => string;
    readonly inPlay: (name: string) => string;
    readonly about: (name: string) => string;
  };
  readonly setup: {
    readonly title: string;
    readonly players: string;
    readonly person: string;
    readonly bot: string;
    readonly name: string;
    readonly you: string;
    readonly player: (n: number) => string;
    readonly levels: Readonly<
      Record<'random' | 'apprentice' | 'journeyman', { readonly name: string; readonly line: string }>
    >;
    readonly options: Readonly<Record<'introductory' | 'smallMarket' | 'fivePeriods', string>>;
    readonly extras: string;
    readonly begin: string;
  };

  /** Settings. */
  readonly set: {
    readonly theme: string;
    readonly themes: Readonly<Record<'system' | 'light' | 'dark', string>>;
    readonly speed: string;
    readonly speeds: Readonly<Record<'off' | 'quick' | 'normal' | 'slow', string>>;
    readonly safeColours: string;
    readonly showCopies: string;
    readonly autoEnd: string;
    readonly autoFee: string;
  };

  /** The table. */
  readonly period: string;
  readonly market: string;
  readonly affordable: string;
  readonly afterConversions: string;
  readonly conversions: (n: number) => string;
  readonly notYet: string;
  readonly withPreview: string;
  readonly lost: string;
  readonly refilled: string;
  readonly offer: string;
  readonly offerOf: (who: string) => string;
  readonly kinds: Readonly<Record<'processing' | 'immediate' | 'bonus', string>>;
  readonly per: string;
  readonly ifAtLeast: (n: number) => string;
  readonly onEachSide: string;
  readonly beside: string;
  readonly again: string;
  readonly turnsTimes: (n: number) => string;
  readonly stays: string;
  readonly hand: string;
  readonly inHand: (n: number) => string;
  readonly slots: string;
  readonly played: string;
  readonly canFollow: string;
  readonly thinking: string;
  readonly waiting: (who: readonly string[]) => string;
  readonly chooseCards: {
    readonly confirm: string;
    readonly last: string;
    readonly left: (n: number) => string;
    readonly putBack: (name: string) => string;
    readonly full: string;
  };
  readonly undo: string;
  readonly undoAll: string;
  readonly redo: string;
  /** What the strongest bot would do. */
  readonly hint: { readonly ask: string; readonly title: string; readonly none: string };
  readonly endTurn: string;
  readonly countPoints: string;
  readonly noConversions: string;
  readonly log: string;
  readonly tabs: Readonly<Record<'table' | 'market' | 'players' | 'log', string>>;
  readonly uses: (n: number) => string;
  /** Beside an option: the same, but take less. */
  readonly less: string;
  readonly amounts: string;
  readonly plan: string;
  readonly planSteps: (n: number) => string;
  readonly planGo: string;
  readonly pin: string;
  readonly unpin: string;
  readonly eats: (needs: string) => string;
  /** What was asked for is not possible any more. */
  readonly refused: string;
  /** A table cannot be opened: another tab has it, or it is not to be had. */
  readonly notOpened: Readonly<Record<'title' | 'elsewhere' | 'broken', string>>;
  /** What can go wrong behind the table. */
  readonly trouble: Readonly<Record<'notKept' | 'bots', string>>;
  readonly close: string;
  readonly cover: { readonly title: (who: string) => string; readonly text: string; readonly show: string };
  readonly look: (who: string) => string;
  readonly back: string;
  readonly menu: string;
  readonly toAnswers: string;
  readonly home: string;
  readonly since: string;
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
  /** Steps that can be taken back, in a word. */
  readonly taken: Readonly<Record<'fee' | 'take' | 'decline' | 'pass' | 'end', string>>;
  readonly ability: (n: number) => string;
  readonly goblet: string;
  /** How much of a good lies on a wheel. */
  readonly held: (wheel: string, n: number, most: number) => string;
  readonly broughtBy: (cards: string) => string;
  /** How to do what is explained, with a finger. */
  readonly tap: string;
  readonly keysTitle: string;
  /** What a key does, by the key. */
  readonly keys: readonly (readonly [key: string, does: string])[];
  readonly points: string;
  readonly hidden: string;
  /** Before what would be asked next. */
  readonly then: string;

  /** After the game. */
  readonly results: string;
  readonly winner: (who: string) => string;
  readonly draw: (who: readonly string[]) => string;
  readonly pointsOf: (points: string) => string;
  readonly pointsByRound: string;
  readonly goodsByRound: string;
  readonly replay: string;
  readonly playOn: string;
  /** Why the record of a running game cannot be had where several people play. */
  readonly recordWaits: string;
  readonly export: string;
  readonly rematch: string;
  /** Where points come from. */
  readonly sources: Readonly<Record<'printed' | 'bonus' | 'start', string>>;
  readonly showTable: string;
  readonly allGoods: string;
  readonly asTable: string;
  readonly roundShort: (period: number, round: number) => string;
  readonly noReplay: string;
  readonly toTable: string;
  readonly speed: string;
  readonly whose: string;
  readonly beginning: string;
  readonly replayKeys: string;
  readonly first: string;
  readonly previous: string;
  readonly next: string;
  readonly last: string;
  readonly play: string;
  readonly pause: string;
  readonly step: (n: number, of: number) => string;

  /** The rules reference. */
  readonly contents: string;
  readonly search: string;
  readonly foundRules: (n: number) => string;
  readonly estate: (n: number) => string;
  readonly steps: string;

  /** Everything there is, on one page. */
  readonly show: {
    readonly text: string;
    readonly people: string;
    readonly buildings: string;
    readonly startBuildings: string;
    readonly landscape: string;
    readonly wheels: string;
    readonly glyphs: string;
    readonly wheelStates: readonly [atStart: string, full: string, turned: string, preview: string];
  };

  readonly error: { readonly title: string; readonly safe: string; readonly reload: string };
  /** The letter on each token. */
  readonly letters: Readonly<Record<string, string>>;

  /** In the title of the page. */
  readonly yourTurn: string;

  /** Where the long words of names may be broken. */
  readonly hyphens: string;
}
