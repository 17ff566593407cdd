import type { Noun as Countable, Kind, Obstacle, Special, WheelName } from '@waldglas/glass-road';
import type { Noun } from '../language.ts';
import type { Phrases } from '../phrases.ts';
import type { Runs } from '../runs.ts';
import type { Names } from './names.ts';

/** The words for one wheel. */
export interface WheelWords {
  readonly name: string;
  /** `on the glassworks`, `from the glassworks`. */
  readonly on: string;
  readonly from: string;
}

/** What a reason may speak of. */
interface Wish {
  /** The card, building or tile it is about. */
  readonly name: string;
  /** The same as what is built, played or visited. */
  readonly object: string;
  readonly cell: string;
}

/** Everything that Glass Road needs in one language beyond the shared phrases. */
export interface GlassRoadWords {
  readonly phrases: Phrases;
  readonly names: Names;
  /** What can be counted, and what can lie on a space or be asked for. */
  readonly nouns: Readonly<Record<Countable | 'offer', Noun>>;
  readonly wheels: Readonly<Record<WheelName, WheelWords>>;
  /** `processing building`. */
  readonly kinds: Readonly<Record<Kind | 'specialist' | 'start', string>>;
  /** `the row of processing buildings`, in the log. */
  readonly rows: Readonly<Record<Kind, string>>;
  readonly specials: Readonly<Record<Special, string>>;
  discard(n: number): Runs;
  covers(name: string): Runs;

  readonly questions: {
    /** So many of so many cards are chosen. */
    choose(chosen: number, of: number): Runs;
    readonly layFaceDown: string;
    readonly playCard: string;
    readonly playExtra: string;
    resolve(card: string, abilities: number): Runs;
    /** The same while the fee is due. */
    resolveForFee(card: string, abilities: number): Runs;
    readonly buildWhat: string;
    readonly lastConversions: string;
  };
  readonly answers: {
    pick(card: string): Runs;
    play(card: string): Runs;
    use(ability: number, then: Runs): Runs;
    readonly endCard: string;
    readonly endGame: string;
    tradeIn(tile: string): Runs;
  };
  readonly log: {
    discards(who: string, tile: string): Runs;
    reveals(who: string, card: string, joined: readonly string[]): Runs;
    draws(who: string, tiles: Runs): Runs;
    refills(row: string, tiles: Runs): Runs;
    /** A period begins; `who` has the goblet, unless one plays alone. */
    period(n: number, who: string | undefined): Runs;
  };
  /** What came to light, so that nobody can take back what led to it. */
  readonly fences: Readonly<Record<'card' | 'tile' | 'draw' | 'refill' | 'choice', string>>;
  readonly reasons: Readonly<Record<Obstacle, (wish: Wish) => string>>;
}
