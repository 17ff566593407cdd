import type { Standing } from './tile.tsx';

/** What the table and the gallery of Black Forest say beside the speech of the game. */
export interface ForestWords {
  /** The letter on each token that Glass Road has not. */
  readonly letters: Readonly<Record<string, string>>;
  /** Where words may be broken that only buildings of Black Forest are called by. */
  readonly hyphens: string;
  /** What the gallery shows. */
  readonly text: string;
  readonly map: string;
  readonly mapOfTwo: string;
  readonly tradespeople: string;
  readonly jobs: string;
  readonly smallBuildings: string;
  readonly largeBuildings: string;
  readonly estates: string;
  readonly buildings: string;
  readonly wheels: string;
  readonly reward: string;
  readonly wheelStates: readonly [atStart: string, middle: string, preview: string];
  readonly estateStates: readonly [atStart: string, middle: string, other: string];
  readonly side: (letter: string) => string;
  /** A pawn space: its village and both neighbours. */
  readonly between: (village: string, one: string, other: string) => string;
  readonly paths: (n: number) => string;
  readonly supply: string;
  /** Whose pawn it is where it is nobody's. */
  readonly nobodysPawn: string;
  readonly hut: (tracker: number, steps: number) => string;
  /** The points that the large hand shows. */
  readonly largeHand: (points: number) => string;
  readonly reminder: (steps: number, jobs: number) => string;
  readonly standings: Readonly<Record<Standing, string>>;
  readonly takenBy: (building: string, who: string) => string;
  /** Beside the own land. */
  readonly domain: string;
  readonly livestock: string;
  readonly free: (n: number) => string;
  readonly openJobs: string;
  readonly inPile: (n: number) => string;
  readonly hutLabel: string;
  readonly endMark: string;
  /** How many provisions are left until the end mark. */
  readonly toEndMark: (n: number) => string;
  readonly phases: Readonly<Record<'swap' | 'move' | 'act', string>>;
  readonly openSpaces: (n: number, of: number) => string;
  readonly goTo: (village: string) => string;
  readonly pay: string;
  /** What the letters read out, in the order of the readings. */
  readonly readOut: string;
  readonly tabs: Readonly<Record<'map' | 'domain' | 'buildings' | 'players', string>>;
  readonly suggested: string;
  readonly takeInOrder: string;
  /** Two orders of a reward beside each other. */
  readonly orders: {
    /** The part that comes first. */
    readonly first: (part: string) => string;
    readonly suggested: string;
    readonly asShown: string;
    /** The order makes no difference. */
    readonly same: string;
    readonly course: string;
  };
  readonly allFits: string;
  readonly lost: (n: number) => string;
  readonly inGame: string;
  readonly otherSide: string;
  readonly estate: (n: number) => string;
  readonly steps: string;
  /** Of what lies where something else would come. */
  readonly clears: string;
  /** The button that gives back an animal. */
  readonly giveBack: Readonly<Record<'pig' | 'cattle', string>>;
  readonly year: (n: number, of: number) => string;
  /** Once the end is triggered. */
  readonly lastTurns: (who: string, n: number) => string;
  readonly turnsLeft: (n: number) => string;
  /** The page at the end of a year. */
  readonly closing: {
    readonly over: (year: number) => string;
    readonly lastOver: string;
    /** How many years are still to come. */
    readonly still: (years: number) => string;
    readonly nextTitle: (points: number, title: string) => string;
    readonly next: (year: number) => string;
    readonly then: string;
    readonly toFinal: string;
    /** What the new year brings. */
    readonly pawnsBack: string;
    readonly firstFree: string;
    readonly dealtAnew: string;
    readonly jobsStay: string;
    readonly pawns: string;
  };
  readonly sources: Readonly<Record<'printed' | 'bonus' | 'land', string>>;
  /** How things stand beside a question. */
  readonly standing: Readonly<Record<'cell' | 'part' | 'split' | 'build' | 'neutral' | 'act' | 'final', string>>;
  readonly swapMerchant: string;
  readonly swapWhom: string;
  readonly whereTo: string;
  /** What the neutral pawn is there for. */
  readonly neutralPawn: string;
  /** What somebody gives who gives nothing. */
  readonly nothingThere: string;
  readonly feeFor: (n: number) => string;
  readonly whichPawn: string;
  readonly colouredPawns: (n: number) => string;
  readonly whitePawn: string;
  /** The village planner. */
  readonly planner: {
    readonly title: string;
    readonly back: string;
    readonly beg: string;
    readonly swapFirst: (name: string) => string;
    readonly costs: (what: string) => string;
    readonly brings: (what: string) => string;
    readonly takes: (what: string) => string;
  };
  readonly dragPawn: string;
  /** A step that can be taken back. */
  readonly begged: string;
  /** What buildings can be looked through for. */
  readonly filter: {
    readonly label: string;
    readonly converted: string;
    readonly scoring: string;
    readonly gives: (noun: string) => string;
  };
}
