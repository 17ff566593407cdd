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
    const [named, namedThere] = [byName(here), byName(there)];
    if (named && namedThere) return differences(named, namedThere, at);
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

/** The entries of a list by what they are called: their id, or the cells that they cover. Nothing if they are not. */
function byName(list: readonly unknown[]): Readonly<Record<string, unknown>> | undefined {
  const named = list.map(entry => {
    if (!isObject(entry)) return undefined;
    const { id, cells, ...rest } = entry;
    if (typeof id === 'string') return [id, { ...rest, ...(cells === undefined ? {} : { cells }) }] as const;
    return Array.isArray(cells) ? ([cells.toSorted().join('+'), rest] as const) : undefined;
  });
  const known = named.flatMap(one => (one ? [one] : []));
  return known.length < list.length || new Set(known.map(([name]) => name)).size < list.length
    ? undefined
    : Object.fromEntries(known);
}

/** What the first list has more of than the second. The rest may have moved up or down. */
function addedTo(here: readonly unknown[], there: readonly unknown[], at: readonly PropertyKey[]): Difference[] {
  const left = new Map<string, number>();
  for (const one of there.map(canonicalJson)) left.set(one, (left.get(one) ?? 0) + 1);
  return here.flatMap((one, i) => {
    const text = canonicalJson(one);
    const n = left.get(text) ?? 0;
    left.set(text, n - 1);
    return n > 0 ? [] : [{ path: pathOf([...at, i]), here: one }];
  });
}

function goneFrom(here: readonly unknown[], there: readonly unknown[], at: readonly PropertyKey[]): Difference[] {
  return addedTo(there, here, at).map(({ path, here: gone }) => ({ path, there: gone }));
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
