import type { GameListing, ListingWords } from '../../table/game-listing.ts';

const WORDS: ListingWords = {
  name: 'Toy',
  line: 'Pick a card, take marbles.',
  facts: { players: 'a bowl of marbles' },
  variants: {},
  howFar: { round: n => `round ${n}` },
};

/** How the toy is offered: one language will do. */
export const listing: GameListing = {
  id: 'toy',
  emblem: 'seal',
  variants: [],
  words: { en: WORDS, de: WORDS, pl: WORDS },
};
