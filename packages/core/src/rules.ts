import type { EditionDocument } from './editions.ts';
import type { Illegal } from './illegal.ts';
import type { Rng } from './random.ts';

/** A place at the table, counted from 0. Written `A B C D`. */
export type Seat = number;

/** What chance is drawn from. The same table and seed give the same game everywhere. */
export type Seed = string;

/** One line of a record. Each game narrows it to a union of its verbs. */
export interface Action {
  readonly seat: Seat;
  readonly verb: string;
}

/** What is decided before the first question: how many play, and the set-up options of the game. */
export interface TableSetup {
  readonly players: number;
  readonly options: TableOptions;
  /** The facts to play by; the newest edition unless a record names an older one. */
  readonly edition?: string;
  /** Readings of the rules that were mended after a release and that this game already follows. */
  readonly fixes?: readonly string[];
}

/** Set-up options by name: switches, or lists of things. */
export type TableOptions = Readonly<Record<string, boolean | readonly string[]>>;

/** What is asked, by which rule and, if a card or tile asks, by which: data for `text`. */
export interface Ask {
  readonly what: string;
  readonly rule: string;
  readonly source?: string;
}

/** One question to one seat. */
export interface Decision<A extends Action> {
  readonly seat: Seat;
  readonly ask: Ask;
  /** Complete, distinct, in canonical order, never empty. */
  readonly options: readonly A[];
}

/** One line of a score: what gave the points and by which rule. */
export interface ScoreItem {
  readonly source: string;
  readonly rule: string;
  readonly points: number;
}

/** A seat's points so far; they are final once the game is over. */
export interface Score {
  readonly seat: Seat;
  readonly points: number;
  readonly items: readonly ScoreItem[];
  readonly winner: boolean;
}

/** Something hidden became known, or chance was used: nobody can take back what led to it. */
export interface ShownEvent {
  readonly kind: 'shown';
  readonly what: string;
}

/** All that drivers know about a state. */
export interface BaseState {
  readonly edition: string;
  readonly fixes: readonly string[];
  /** Everything still to happen, the next thing last. Empty: the game is over. */
  readonly agenda: unknown[];
  /** Counts up whenever chance is used or something hidden becomes known to anybody. */
  shown: number;
}

/** All that servers, clients, bots, tests and tools know about a game. */
export interface Rules<S extends BaseState, A extends Action, V, E> {
  readonly id: string;
  setup(table: TableSetup, seed: Seed): S;
  clone(s: S): S;
  /** The open questions; none: the game is over; several: the seats choose at the same time. */
  decisions(s: S): readonly Decision<A>[];
  /** What a seat may do beside its decision, on or off turn. */
  anytime(s: S, seat: Seat): readonly A[];
  /** Plays one action in place and goes on to the next question. Trusts the caller: see `play`. */
  apply(s: S, action: A, emit?: (event: E) => void): void;
  scores(s: S): readonly Score[];
  /** What a seat, or a spectator, may know. */
  view(s: S, viewer: Seat | undefined): V;
  /** One full state that fits a view. */
  imagine(view: V, rng: Rng): S;
  write(action: A): string;
  read(text: string): A | Illegal;
}

/** A set-up option that a game offers. `names`: the things that may be listed; absent for a switch. */
interface OptionSpec {
  readonly name: string;
  readonly names?: readonly string[];
  /** It means nothing with fewer players. */
  readonly minPlayers?: number;
}

/** One card or tile of a game, as data for listings. */
export interface CardRow {
  readonly id: string;
  readonly kind: string;
  readonly [fact: string]: unknown;
}

/** Part of a position, or all of it, as JSON. Shapes are promised in `docs/notation.md`. */
export type Position = Readonly<Record<string, unknown>>;

/** What `reach` found: the shortest own conversions, none at all, or that it stopped looking. */
export type Reach<A> =
  | { readonly reached: true; readonly actions: readonly A[] }
  | { readonly reached: false; readonly exhausted: boolean };

/** Why a wish is not legal now. */
export interface Reason {
  /** What stands against it: one of the game's obstacles, data for `text`. */
  readonly what: string;
  readonly rule: string;
  readonly missing?: Readonly<Record<string, number>>;
  /** Could own conversions made first change that? False may also mean that a short search did not find any. */
  readonly reach?: boolean;
  /** The own conversions that would make it possible, the fewest; absent if none are needed or none were found. */
  readonly first?: readonly Action[];
}

/** An action, and whether it is possible by all that would follow. */
export interface Foreseen<A extends Action> {
  readonly action: A;
  readonly possible: boolean;
}

/** A game package: its rules, and the queries and shapes that tools use beside them. */
export interface Game<S extends BaseState, A extends Action, V, E> extends Rules<S, A, V, E> {
  /** The names of the built-in editions, the oldest first. */
  readonly editions: readonly string[];
  /** The document of an edition that is known in this thread: built in, or admitted. */
  edition(id: string): EditionDocument | undefined;
  /** Makes an exchanged edition known; its id is the same everywhere. Documents from outside are checked before. */
  admitEdition(document: unknown): string | Illegal;
  /** Forgets the exchanged editions that no open table uses. */
  keepEditions(inUse: readonly string[]): void;
  /** The mended readings of the rules by their numbers, all of which new games follow. */
  readonly fixes: readonly string[];
  /** Those of them that changed only what is legal. */
  readonly legalityFixes: readonly string[];
  readonly players: { readonly min: number; readonly max: number };
  readonly options: readonly OptionSpec[];
  /** The cards and tiles of an edition, or of the newest one. */
  cards(edition?: string): readonly CardRow[];
  /** The position a viewer may know; `'all'` hides nothing. */
  position(s: S, viewer: Seat | 'spectator' | 'all'): Position;
  /** A state at rest with `part` merged into its position, or why that is impossible. */
  fromPosition(s: S, part: Position): S | Illegal;
  /**
   * Where legality depends on what would follow: every action of that kind that can be begun, with what playing it
   * through finds, without any quick look. Slow: the contract compares it with what is offered.
   */
  lookAhead(s: S): readonly Foreseen<A>[];
  /** Could this seat, after own conversions, play `wish`? Never part of legality. */
  reach(s: S, seat: Seat, wish: A): Reach<A>;
  /** Why `wish` cannot be played now; nothing if it can. Depends only on what the seat may know. */
  why(s: S, seat: Seat, wish: A): Reason | undefined;
}

/** What every event tells. An event with a number in `to` is for that seat alone. */
export interface AnyEvent {
  readonly kind: string;
  readonly seat?: Seat;
}

/** A game to whoever need not know which. */
export type AnyGame = Game<BaseState, Action, unknown, AnyEvent>;

/** How long a bot may think, and its own chance. */
export interface Budget {
  readonly seed: Seed;
  readonly nodes?: number;
  readonly milliseconds?: number;
  /** The time in milliseconds; without it only nodes count. */
  readonly clock?: () => number;
  /** True once nobody waits for the answer any more. */
  readonly cancelled?: () => boolean;
}

const LETTERS = ['A', 'B', 'C', 'D'] as const;

/** `A` for seat 0 and so on. */
export function seatLetter(seat: Seat): string {
  return LETTERS[seat] ?? '?';
}

/** The seat of a letter, if it is one. */
export function seatOf(letter: string): Seat | undefined {
  const seat = LETTERS.indexOf(letter as 'A');
  return seat < 0 ? undefined : seat;
}

const EACH: readonly (readonly Seat[])[] = LETTERS.map((_, seat) => [seat]);

/** A list of this seat only: mostly one seat is asked, so the lists are made once. */
export function onlySeat(seat: Seat): readonly Seat[] {
  return EACH[seat] ?? [seat];
}

/** The other seats, clockwise from the one after `seat`. */
export function otherSeats(seat: Seat, players: number): Seat[] {
  const seats: Seat[] = [];
  for (let i = 1; i < players; i++) seats.push((seat + i) % players);
  return seats;
}
