import * as z from 'zod/mini';
import { type Fault, fault, type Shape } from './faults.ts';

/** A place in a document, step by step. */
type Steps = readonly PropertyKey[];

/** `land.tiles[3].cells[1]`. */
export function pathOf(steps: Steps): string {
  return steps.reduce<string>((path, step) => {
    if (typeof step === 'number') return `${path}[${step}]`;
    return path === '' ? String(step) : `${path}.${String(step)}`;
  }, '');
}

/** What does not fit the schema, as faults in the order of the document. */
export function shapeFaults(schema: z.ZodMiniType, document: unknown): Fault[] {
  const read = schema.safeParse(document);
  return read.success ? [] : read.error.issues.flatMap(issue => faultsOf(issue, document));
}

type Issue = z.core.$ZodIssue;

function faultsOf(issue: Issue, document: unknown): Fault[] {
  const path = pathOf(issue.path);
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map(key => fault(pathOf([...issue.path, key]), 'unknown', key));
    case 'invalid_key':
      return [fault(path, 'unknown', String(issue.path.at(-1)))];
    case 'invalid_value':
      if (at(document, issue.path) === undefined) return [fault(path, 'missing')];
      return [fault(path, 'oneOf', issue.values.map(String).join(', '))];
    case 'too_small':
      return [fault(path, LEAST[issue.origin] ?? 'least', Number(issue.minimum))];
    case 'too_big':
      return [fault(path, MOST[issue.origin] ?? 'most', Number(issue.maximum))];
    case 'invalid_type':
      if (at(document, issue.path) === undefined) return [fault(path, 'missing')];
      return [fault(path, 'shape', SHAPES[issue.expected] ?? 'text')];
    default:
      return [fault(path, 'shape', 'text')];
  }
}

const LEAST: Readonly<Record<string, 'fewestEntries' | 'shortest'>> = { array: 'fewestEntries', string: 'shortest' };
const MOST: Readonly<Record<string, 'mostEntries' | 'longest'>> = { array: 'mostEntries', string: 'longest' };

const SHAPES: Readonly<Record<string, Shape>> = {
  number: 'number',
  int: 'number',
  string: 'text',
  array: 'list',
  tuple: 'list',
  object: 'object',
  record: 'object',
  boolean: 'switch',
};

function at(document: unknown, steps: Steps): unknown {
  let value = document;
  for (const step of steps) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = Object.getOwnPropertyDescriptor(value, step)?.value;
  }
  return value;
}

/** The schema as a JSON Schema, for editors that check while somebody types. */
export function publishedSchema(schema: z.ZodMiniType, title: string): object {
  const { $schema, ...rest } = z.toJSONSchema(schema);
  return { $schema, title, ...rest };
}
