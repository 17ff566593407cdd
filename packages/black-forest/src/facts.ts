import { EDITIONS, type Edition } from './editions/index.ts';

/** The facts that a game is played by. */
export function factsOf({ edition }: { readonly edition: string }): Edition {
  return EDITIONS.factsOf(edition);
}
