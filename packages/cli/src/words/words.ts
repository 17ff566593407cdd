import type { BotFigures, PairFigures, SoloFigures } from '@waldglas/bots';
import type { Lang } from '../catalog.ts';
import type { HelpWords } from './help.ts';
import type { WrongWords } from './wrong.ts';

/** A key and what it does. */
type KeyHelp = readonly [key: string, meaning: string];

/** Every good and animal that a game counts, for short costs. */
type ShortWord =
  | 'sand'
  | 'food'
  | 'charcoal'
  | 'water'
  | 'wood'
  | 'clay'
  | 'glass'
  | 'brick'
  | 'porridge'
  | 'meat'
  | 'provisions'
  | 'commodity'
  | 'forest'
  | 'field'
  | 'pond'
  | 'pig'
  | 'cattle';

/** Everything that the terminal itself says in one language; games and cards are said by `text`. */
export interface CliWords {
  readonly lang: Lang;
  readonly help: HelpWords;
  readonly wrong: WrongWords;
  readonly games: Readonly<Record<'glass-road' | 'black-forest', string>>;
  /** `1.5` or `1,5`. */
  number(n: number): string;
  cards(n: number): string;
  turn(who: string): string;
  /** Two letters or three, for costs and for other players' goods. */
  readonly short: Readonly<Record<ShortWord, string>> & Readonly<Record<string, string>>;

  readonly glassRoad: {
    readonly wheels: Readonly<Record<'glassworks' | 'brickworks', string>>;
    readonly rows: Readonly<Record<'processing' | 'immediate' | 'bonus', string>>;
    readonly offer: string;
    readonly hand: string;
    readonly faceDown: string;
    readonly slots: string;
    period(n: number): string;
    round(n: number): string;
    goblet(who: string): string;
  };
  readonly blackForest: {
    readonly wheels: Readonly<Record<'glass' | 'cooking', string>>;
    /** Where nothing can be placed. */
    readonly hut: string;
    readonly stable: string;
    readonly pigs: string;
    readonly cattle: string;
    readonly jobsDone: string;
    readonly reminder: string;
    year(n: number): string;
    ending(left: number): string;
    readonly small: string;
    readonly large: string;
    readonly jobs: string;
    readonly people: string;
    readonly centre: string;
    readonly places: string;
  };

  readonly play: PlayWords;
  readonly scores: {
    of(who: string, points: number): string;
    won(who: readonly string[]): string;
    ahead(who: readonly string[]): string;
  };
  /** What stands behind a bar: `3 s left`. */
  left(seconds: number): string;
  readonly edition: EditionWords;
  readonly tools: ToolWords;
  readonly match: MatchWords;
}

/** What is said while playing. */
interface PlayWords {
  welcome(game: string, seed: string): string;
  handOver(who: string): string;
  readonly pressEnter: string;
  saved(file: string): string;
  unsaved(file: string): string;
  readonly saveAs: string;
  readonly saveNeedsName: string;
  /** The game is kept for `--continue`, or could not be. */
  kept(file: string): string;
  unkept(folder: string): string;
  /** The list of kept games. */
  keptGame(date: string, game: string, seats: string, lines: number, file: string): string;
  keptUnreadable(date: string, file: string): string;
  noneKept(folder: string): string;
  noSuch(typed: string): string;
  notUnderstood(typed: string): string;
  onlyAsked(who: string): string;
  fenced(fence: string): string;
  /** Of cards that are chosen together, those chosen so far. */
  chosen(names: string): string;
  readonly takenBack: string;
  readonly nothingToRedo: string;
  readonly redone: string;
  anytime(n: number): string;
  readonly noAnytime: string;
  readonly meanwhile: string;
  readonly whyNot: string;
  readonly wish: string;
  /** Whether to leave; `yes` is the key that does. */
  readonly leave: string;
  readonly yes: string;
  readonly empty: string;
  /** A bot thinks about a hint, or had none. */
  readonly thinking: string;
  readonly noHint: string;
  page(n: number, of: number): string;
  /** What the signs beside offered tiles mean. */
  readonly marks: string;
  /** What the other signs mean. */
  readonly signs: string;
  readonly titles: Readonly<
    Record<'help' | 'log' | 'players' | 'scores' | 'market' | 'conversions' | 'card' | 'hint' | 'end', string>
  >;
  /** The last line of the screen, by what is on it. */
  readonly hints: Readonly<Record<'main' | 'list' | 'page' | 'market' | 'prompt' | 'leave', string>>;
  readonly keys: readonly KeyHelp[];
  /** What can be typed where there are no keys. */
  readonly typed: readonly KeyHelp[];
  readonly tooSmall: string;
}

/** What `arena` and `solo` found out. */
export interface MatchWords {
  pair(figures: PairFigures): string;
  bot(figures: BotFigures): string;
  alone(bot: string, seeds: number, figures: SoloFigures): readonly string[];
}

/** What `edition check` tells. */
interface EditionWords {
  sound(file: string, edition: string): string;
  readonly same: string;
  /** A fact that differs; what one of the two does not have is undefined. */
  differs(path: string, here: string | undefined, there: string | undefined): string;
}

/** What the tools print for people. */
interface ToolWords {
  readonly simulating: string;
  readonly fuzzing: string;
  readonly counting: string;
  readonly replaying: string;
  benching(game: string): string;
  gamesIn(games: number, seconds: number, gamesPerSecond: number, actionsPerSecond: number): string;
  seat(figures: {
    readonly bot: string;
    readonly mean: string;
    readonly sd: string;
    readonly min: string;
    readonly max: string;
    readonly share: string;
  }): string;
  checksum(sum: string): string;
  /** One line of `cards --stats`. */
  special(kind: string, rows: number, special: number): string;
  depth(depth: number, lines: number, seconds: number): string;
  nothingFound(games: number, actions: number): string;
  replayed(game: string, edition: string, players: number, seed: string, at: number, of: number): string;
  sound(files: number): string;
  written(file: string): string;
  measured(game: string, players: number, processor: string, node: string): string;
  readonly figures: Readonly<
    Record<
      | 'length'
      | 'games'
      | 'actions'
      | 'recorded'
      | 'applies'
      | 'imagine'
      | 'view'
      | 'undo'
      | 'early'
      | 'late'
      | 'start',
      string
    >
  >;
  readonly units: Readonly<Record<'actions' | 'per s' | 'ms', string>>;
  target(target: number, ratio: number): string;
}
