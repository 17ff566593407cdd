import type { Noun as Countable, Obstacle, Occasion, Special, WheelName } from '@waldglas/black-forest';
import type { Noun } from '../language.ts';
import type { Phrases } from '../phrases.ts';
import type { Runs } from '../runs.ts';
import type { Names } from './names.ts';

/** The words for a wheel, or for one of its two provision markers. */
export interface WheelWords {
  readonly name: string;
  readonly on: string;
  readonly from: string;
}

/** What a reason may speak of. */
interface Wish {
  /** The building, tradesperson, job or place it is about. */
  readonly name: string;
  /** The same as what is built, played or visited. */
  readonly object: string;
  readonly cell: string;
}

/** Parts of a reward that are no good, tile or animal, and the markers of charcoal. */
export type Part = 'livestock' | 'progress' | 'build' | 'exchange' | 'special' | 'glass-charcoal' | 'cooking-charcoal';

/** Everything that Black Forest needs in one language beyond the shared phrases. */
export interface BlackForestWords {
  readonly phrases: Phrases;
  readonly names: Names;
  /** What can be counted, and what can be short: any basic good, any animal, progress. */
  readonly nouns: Readonly<Record<Countable | 'basic' | 'animal' | 'progress' | 'stable', Noun>>;
  readonly wheels: Readonly<Record<WheelName | 'first' | 'second' | 'track', WheelWords>>;
  readonly parts: Readonly<Record<Part, string>>;
  readonly kinds: Readonly<Record<'small' | 'large' | 'tradesperson' | 'job', string>>;
  /** `whenever an estate is added`. */
  readonly occasions: Readonly<Record<Occasion, string>>;
  readonly specials: Readonly<Record<Special, string>>;
  /** So many animals are given up. */
  cull(what: Runs): Runs;
  advance(n: number): Runs;
  retreat(n: number): Runs;
  whenever(occasion: string, condition: Runs | undefined, then: Runs): Runs;
  /** The bricks of a cost that goes by the number of players. */
  readonly rivals: string;
  /** Only on an estate without buildings. */
  readonly needsAlone: string;

  /** `Village 1, between Cook and Herder`. */
  between(village: string, one: string, other: string): string;
  centre(village: string): string;
  readonly nowhere: string;

  readonly questions: {
    readonly neutralVillage: string;
    readonly neutralSpace: string;
    readonly neutralMove: string;
    /** `swap`: the merchant may still be moved. */
    move(swap: boolean): Runs;
    readonly act: string;
    /** With neighbours alone, and with the job alone. */
    readonly visit: string;
    readonly job: string;
    readonly actAgain: string;
    readonly endTurn: string;
    readonly buildWhat: string;
    /** Which animals stay. */
    readonly keep: string;
    /** Which good is paid for a pawn; `to` its owner, or the supply. */
    fee(to: string | undefined): Runs;
    readonly raiseZero: string;
    readonly young: string;
    payKinds(n: number): Runs;
    readonly lastConversions: string;
  };
  readonly answers: {
    swap(name: string): Runs;
    move(to: string, white: boolean): Runs;
    readonly beg: string;
    /** `what`: one of a good. */
    give(what: Runs): Runs;
    visit(name: string, then: Runs): Runs;
    job(name: string, then: Runs): Runs;
    keep(animals: Runs): Runs;
    readonly keepNone: string;
    readonly endTurn: string;
    readonly loseAction: string;
    readonly endGame: string;
  };
  readonly log: {
    /** What a player's herd consists of now. */
    herd(who: string, animals: Runs): Runs;
    progress(who: string, n: number): Runs;
    estate(who: string, estates: number): Runs;
    swaps(who: string, name: string): Runs;
    moves(who: string, to: string, provisions: Runs | undefined): Runs;
    movesNeutral(who: string, to: string): Runs;
    begs(who: string): Runs;
    visits(who: string, name: string): Runs;
    newJob(name: string, place: string): Runs;
    completes(who: string, name: string): Runs;
    endsGame(who: string): Runs;
    year(n: number): Runs;
  };
  /** What gives points beside buildings. */
  readonly scores: Readonly<Record<'glass' | 'cooking-wheel' | 'small-estates' | 'livestock', string>>;
  /** Behind animals that may be of either kind. */
  readonly anyKind: string;
  /** What asks or gives beside cards and tiles. */
  readonly sources: Readonly<Record<'start' | 'travel' | 'beg' | 'reminder' | 'fee', string>>;
  readonly fences: Readonly<Record<'job' | 'deal' | 'choice', string>>;
  readonly reasons: Readonly<Record<Obstacle, (wish: Wish) => string>>;
}
