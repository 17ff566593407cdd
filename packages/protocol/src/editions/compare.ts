import { canonicalJson } from '@waldglas/core';
import { pathOf } from './schema.ts';

/** A fact that two documents tell differently; what one of them does not tell is absent. */
export interface Difference {
  readonly path: string;
  readonly here?: unknown;
  readonly there?: unknown;
}

/** What `here` says otherwise than `there`, place by place. */
export function differences(here: unknown, there: unknown, at: readonly PropertyKey[] = []): Difference[] {
  if (here !== undefined && there !== undefined && canonicalJson(here) === canonicalJson(there)) return [];
  if (Array.isArray(here) && Array.isArray(there)) {
    if (here.length !== there.length) return [...addedTo(here, there, at), ...goneFrom(here, there, at)];
    return here.flatMap((one, i) => differences(one, there[i], [...at, i]));
  }
  if (isObject(here) && isObject(there)) {
    const keys = new Set([...Object.keys(there), ...Object.keys(here)]);
    return [...keys].flatMap(key => differences(here[key], there[key], [...at, key]));
  }
  if (here === undefined && there === undefined) return [];
  return [{ path: pathOf(at), ...(here === undefined ? {} : { here }), ...(there === undefined ? {} : { there }) }];
}

/** What only the first list has; and what only the second has. The rest may have moved up or down. */
function addedTo(here: readonly unknown[], there: readonly unknown[], at: readonly PropertyKey[]): Difference[] {
  const known = new Set(there.map(canonicalJson));
  return here.flatMap((one, i) => (known.has(canonicalJson(one)) ? [] : [{ path: pathOf([...at, i]), here: one }]));
}

function goneFrom(here: readonly unknown[], there: readonly unknown[], at: readonly PropertyKey[]): Difference[] {
  return addedTo(there, here, at).map(({ path, here: gone }) => ({ path, there: gone }));
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
