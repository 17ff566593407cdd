import type { LevelId } from '@waldglas/bots/level-ids';
import type { Lang } from '@waldglas/text';
import type { TableWords } from './table/words.ts';

/** What the pages say by themselves. What cards, questions and events say comes from `@waldglas/text`. */
export interface WebWords {
  readonly lang: Lang;
  readonly tagline: { readonly title: string; readonly text: string };
  /** Begins a game of this name at once. */
  readonly playNow: (game: string) => string;
  readonly learn: string;
  readonly againstBots: string;
  readonly solo: string;
  readonly sameDevice: string;
  readonly withFriends: string;
  /** Of somebody elsewhere: they do not look now; a bot plays for them. */
  readonly away: string;
  readonly standIn: string;
  readonly goOn: string;
  readonly savedGames: string;
  /** A newer client is loaded and waits. */
  readonly newVersion: { readonly text: string; readonly use: string };
  readonly lessons: string;
  readonly noGames: string;
  /** Before the way to the lessons, for who has not played here yet. */
  readonly newHere: string;
  readonly remove: string;
  readonly removed: string;
  readonly bringBack: string;
  readonly more: (n: number) => string;
  readonly over: string;
  /** How a game ended for the only person in it. */
  readonly outcome: Readonly<Record<'won' | 'lost', string>>;
  readonly import: string;
  readonly importFailed: (file: string, why: string) => string;
  /** What can be wrong with a game file. */
  readonly badFile: {
    readonly notAGame: string;
    readonly line: (n: number, why: string) => string;
    readonly tooLarge: string;
    readonly unreadable: string;
  };
  readonly rules: string;
  readonly settings: string;
  readonly gallery: string;
  readonly language: string;
  readonly unofficial: string;
  readonly licences: string;

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
  /** Setting up a table. */
  readonly setup: {
    readonly title: string;
    /** What few want to set. */
    readonly rarely: string;
    readonly players: string;
    readonly person: string;
    readonly bot: string;
    readonly name: string;
    readonly player: (n: number) => string;
    readonly levels: Readonly<Record<LevelId, { readonly name: string; readonly line: string }>>;
    readonly extras: string;
    readonly begin: string;
    /** A link to what we could not know for certain. */
    readonly reconstructed: string;
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
  readonly affordable: string;
  readonly afterConversions: string;
  readonly conversions: (n: number) => string;
  readonly notYet: string;
  readonly withPreview: string;
  readonly lost: string;
  readonly per: string;
  readonly ifAtLeast: (n: number) => string;
  readonly onEachSide: string;
  readonly beside: string;
  readonly again: string;
  readonly rotatesTimes: (n: number) => string;
  readonly stays: string;
  readonly thinking: string;
  readonly waiting: (who: readonly string[]) => string;
  readonly undo: string;
  readonly undoAll: string;
  readonly redo: string;
  /** What the strongest bot would do. */
  readonly hint: {
    readonly ask: string;
    readonly title: string;
    readonly none: string;
    /** So many ways beside the best one. */
    readonly others: (n: number) => string;
  };
  readonly table: TableWords;
  readonly endTurn: string;
  readonly countPoints: string;
  readonly noConversions: string;
  readonly log: string;
  readonly tabs: Readonly<Record<'players' | 'log', string>>;
  readonly uses: (n: number) => string;
  /** Beside an option: the same, but take less. */
  readonly less: string;
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
  readonly trouble: Readonly<Record<'notKept' | 'bots' | 'noWeights', string>>;
  readonly close: string;
  readonly cover: { readonly title: (who: string) => string; readonly text: string; readonly show: string };
  readonly look: (who: string) => string;
  readonly back: string;
  readonly menu: string;
  readonly toAnswers: string;
  readonly home: string;
  readonly since: string;
  /** Steps that can be taken back, in a word. */
  readonly taken: Readonly<Record<'fee' | 'take' | 'decline' | 'pass' | 'end', string>>;
  /** How much of a good lies on a wheel. */
  readonly held: (wheel: string, n: number, most: number) => string;
  readonly broughtBy: (cards: string) => string;
  /** How to do what is explained, with a finger. */
  readonly tap: string;
  /** What a key does: reads out some things. */
  readonly readOut: (what: string) => string;
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
  readonly showTable: string;
  readonly allGoods: string;
  readonly asTable: string;
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

  /** Everything there is, on one page. */
  readonly glyphs: string;

  readonly error: { readonly title: string; readonly safe: string; readonly reload: string };
  /** The letter on each token. */
  readonly letters: Readonly<Record<string, string>>;

  /** In the title of the page. */
  readonly yourTurn: string;

  /** Where the long words of names may be broken. */
  readonly hyphens: string;
}
