import type * as z from 'zod';
import { type Fault, fault } from '../fault.ts';
import type { Parts } from '../parts.ts';
import type { Person } from '../store/people.ts';

/** A request that was let in. */
export interface Call<B> {
  readonly parts: Parts;
  /** Who asks. */
  readonly person: Person;
  /** The table in the address. */
  readonly id: string;
  readonly body: B;
  readonly query: Readonly<Record<string, unknown>>;
}

/** What is answered: JSON, or plain text; a token is set as a cookie. */
export interface Answer {
  readonly status: number;
  readonly json?: unknown;
  readonly text?: string;
  readonly cookie?: string;
}

/** An address of the API, and what it does: the list of them is the API and its description. */
export interface Endpoint<B = unknown> {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** `{id}` is a table. */
  readonly path: string;
  readonly about: string;
  readonly body?: z.ZodType<B>;
  /** What comes back if it works. */
  readonly status: number;
  /** Its shape, for the description. */
  readonly returns?: z.ZodType;
  /** Anybody may ask, known or not. */
  readonly open?: true;
  /** Is it guarded more closely, because each call costs or could be a guess? */
  readonly strict?: true;
  answer(call: Call<B>): Promise<Answer | Fault>;
}

/** Describes an address; its body is read by its schema. */
export function endpoint<B>(described: Endpoint<B>): Endpoint {
  return described as unknown as Endpoint;
}

/** A body as its schema has it, or what is wrong first. */
export function readBody<B>(schema: z.ZodType<B>, body: unknown): B | Fault {
  const read = schema.safeParse(body);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const name = issue?.path.join('.') ?? '';
  const words = issue?.message ?? 'it cannot be read';
  return fault('bad-request', name === '' || words.startsWith('"') ? words : `"${name}": ${words}`);
}
