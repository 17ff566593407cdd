import { type Illegal, isIllegal } from '@waldglas/core';

/** What was found, if it is no refusal; a refusal is thrown. */
export function sound<T extends object>(found: T): Exclude<T, Illegal> {
  if (isIllegal(found)) throw new Error(found.illegal);
  return found as Exclude<T, Illegal>;
}
