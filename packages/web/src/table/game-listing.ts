import type { Lang } from '@waldglas/text';
import type { HowFar } from '../connection/connection.ts';
import { words } from '../words/language.ts';

/** Something that can be switched on when a table is set up. */
export interface Variant {
  /** The option of the game that it switches on. */
  readonly id: string;
  /** Does it mean anything with so many players? */
  isFor(players: number): boolean;
}

/** What the pages around the table say about a game. */
export interface ListingWords {
  readonly name: string;
  /** What one does in it, in a sentence. */
  readonly line: string;
  /** What it has, in two words each, by the glyph that stands before them. */
  readonly facts: Readonly<Record<string, string>>;
  /** By id. */
  readonly variants: Readonly<Record<string, string>>;
  /** How far a game is, by what its progress is counted in. */
  readonly howFar: Readonly<Record<string, (n: number) => string>>;
}

/** What the pages around the table know of a game without loading it: enough to offer it, set it up and list it. */
export interface GameListing {
  readonly id: string;
  /** The glyph that stands for it among saved games. */
  readonly emblem: string;
  readonly variants: readonly Variant[];
  readonly words: Readonly<Record<Lang, ListingWords>>;
}

/** In the language of the page. */
export const listingWords = (listing: GameListing): ListingWords => listing.words[words.value.lang];

/** How far a game is, in words; nothing if nobody knows. */
export function sayHowFar(listing: GameListing, howFar: HowFar | undefined): string {
  return (howFar && listingWords(listing).howFar[howFar.unit]?.(howFar.n)) ?? '';
}
