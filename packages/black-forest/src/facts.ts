import { EDITIONS, type Edition } from './editions/index.ts';

/** The facts that a game is played by. */
export function factsOf({ edition }: { readonly edition: string }): Edition {
  const facts = EDITIONS[edition];
  if (!facts) throw new Error(`no edition ${edition}`);
  return facts;
}
