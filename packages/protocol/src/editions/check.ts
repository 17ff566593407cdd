import { canonicalJson, type EditionDocument, exchangedId, LARGEST_RECORD } from '@waldglas/core';
import type * as z from 'zod/mini';
import { type Difference, differences } from './compare.ts';
import { doorFaults } from './door.ts';
import { type Fault, fault } from './faults.ts';
import { repeatedKeys } from './json.ts';
import { badPlace } from './json-place.ts';
import { shapeFaults } from './schema.ts';

/** What is asked of the documents of one game. */
export interface EditionRules<D extends EditionDocument = EditionDocument> {
  readonly schema: z.ZodMiniType;
  /** The built-in ones, the newest last. */
  readonly builtIn: readonly D[];
  /** What is wrong with a document of the right shape; `built` is the built-in one that it is held against. */
  senseFaults(document: D, built: D): Fault[];
}

/** What became of a check. */
export interface EditionCheck {
  /** The id under which records would name it; absent if it has not even the shape of one. */
  readonly edition?: string;
  readonly document?: EditionDocument;
  readonly faults: readonly Fault[];
  /** Nothing but these faults was looked at. */
  readonly atTheDoor?: true;
  /** What it says otherwise than the built-in edition of its name, or than the newest one. */
  readonly differs: readonly Difference[];
}

const MEGABYTE = 1_000_000;
const BYTE_ORDER_MARK = '\ufeff';

/** Checks a text that should be an edition. */
export function checkText<D extends EditionDocument>(rules: EditionRules<D>, given: string): EditionCheck {
  if (given.length > LARGEST_RECORD) return { faults: [fault('', 'tooLarge', LARGEST_RECORD / MEGABYTE)], differs: [] };
  const text = given.startsWith(BYTE_ORDER_MARK) ? given.slice(1) : given;
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch {
    const { line, column } = badPlace(text);
    return { faults: [fault('', 'notJson', line, column)], differs: [] };
  }
  const check = checkEdition(rules, document);
  if (check.atTheDoor) return check;
  const doubled = repeatedKeys(text).map(path => fault(path, 'keyTwice'));
  return { ...check, faults: [...doubled, ...check.faults] };
}

/** Checks a document: its shape first; only a document of the right shape is looked at for sense. */
export function checkEdition<D extends EditionDocument>(rules: EditionRules<D>, document: unknown): EditionCheck {
  if (typeof document !== 'object' || document === null || Array.isArray(document))
    return { faults: [fault('', 'shape', 'object')], differs: [] };
  const stopped = doorFaults(document, rules.builtIn[0]?.game ?? '');
  if (stopped.length > 0) return { faults: stopped, differs: [], atTheDoor: true };
  const { name } = document as { readonly name?: unknown };
  const built = rules.builtIn.find(one => one.name === name) ?? rules.builtIn.at(-1);
  if (!built) throw new Error('no built-in edition');
  const misshapen = shapeFaults(rules.schema, document);
  // what has another shape may be anything, however deep
  if (misshapen.length > 0) return { faults: misshapen, differs: [] };
  const shaped = document as D;
  const { name: _, ...there } = built;
  const { name: __, ...here } = shaped;
  const same = rules.builtIn.find(one => canonicalJson(one) === canonicalJson(shaped));
  return {
    edition: same?.name ?? exchangedId(shaped),
    document: shaped,
    faults: rules.senseFaults(shaped, built),
    differs: differences(here, there),
  };
}
