import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The weights that were learned for a game, from the file that is shipped: for programs of Node. A browser fetches it. */
export function readWeights(game: string): Uint8Array {
  return readFileSync(createRequire(import.meta.url).resolve(`@waldglas/bots/weights/${game}.weights`));
}
