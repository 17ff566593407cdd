import { listing as blackForest } from './games/black-forest/listing.ts';
import { listing as glassRoad } from './games/glass-road/listing.ts';
import { listing as toy } from './games/toy/listing.tsx';
import type { GameListing } from './table/game-listing.ts';

/** The games there are, in the order in which they are shown. Apart from the catalog: workers have nothing to look at. */
export const LISTINGS: readonly GameListing[] = [
  glassRoad,
  blackForest,
  ...(import.meta.env.WALDGLAS_TOY === '1' ? [toy] : []),
];

/** What is known of a game without loading it. */
export const listingOf = (game: string): GameListing | undefined => LISTINGS.find(({ id }) => id === game);
