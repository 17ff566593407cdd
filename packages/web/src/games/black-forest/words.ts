import type { Standing } from './tile.tsx';

/** What the table and the gallery of Black Forest say beside the speech of the game. */
export interface ForestWords {
  /** The letter on each token that Glass Road has not. */
  readonly letters: Readonly<Record<string, string>>;
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
  readonly wholeTable: string;
  readonly wheelStates: readonly [atStart: string, middle: string, preview: string];
  readonly estateStates: readonly [atStart: string, middle: string, other: string];
  readonly side: (letter: string) => string;
  /** A pawn space: its village and both neighbours. */
  readonly between: (village: string, one: string, other: string) => string;
  readonly paths: (n: number) => string;
  readonly supply: string;
  readonly hut: (tracker: number, steps: number) => string;
  /** The points that the large hand shows. */
  readonly largeHand: (points: number) => string;
  readonly reminder: (steps: number, jobs: number) => string;
  readonly noGlass: string;
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
  readonly ifYouGo: string;
  readonly tabs: Readonly<Record<'map' | 'domain' | 'buildings' | 'players', string>>;
  readonly suggested: string;
  readonly takeRest: string;
  readonly allFits: string;
  readonly lost: (n: number) => string;
  readonly inGame: string;
  readonly otherSide: string;
}
