import { type Seat, type Seed, sha256 } from '@waldglas/core';

/**
 * The chance of a bot for one answer. It goes by the deal, so that a game that is loaded goes on the same way; but it is
 * a hash: who knows it does not know the deal, and who sees the table cannot work out what the bot hides.
 */
export function botSeed(deal: Seed, seat: Seat, length: number): Seed {
  return sha256(JSON.stringify([deal, 'bots', seat, length]));
}
