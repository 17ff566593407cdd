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
    const length = Math.max(here.length, there.length);
    return Array.from({ length }, (_, i) => differences(here[i], there[i], [...at, i])).flat();
  }
  if (isObject(here) && isObject(there)) {
    const keys = new Set([...Object.keys(there), ...Object.keys(here)]);
    return [...keys].flatMap(key => differences(here[key], there[key], [...at, key]));
  }
  if (here === undefined && there === undefined) return [];
  return [{ path: pathOf(at), ...(here === undefined ? {} : { here }), ...(there === undefined ? {} : { there }) }];
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
