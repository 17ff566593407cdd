import { EDITIONS, type Facts } from './editions/index.ts';

/** The facts that a game is played by. */
export function factsOf({ edition }: { readonly edition: string }): Facts {
  return EDITIONS.factsOf(edition);
}
