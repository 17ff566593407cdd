import { type Illegal, illegal } from '@waldglas/core';
import { LANGS } from '@waldglas/text';
import * as z from 'zod/mini';
import { Refused } from './reply.ts';

const LONGEST_KEY = 64;

const wholeFrom = (least: number) => z.number().check(z.int(), z.gte(least));

const lang = z.optional(z.enum(LANGS));
const seen = z.optional(wholeFrom(0));
const key = z.optional(z.string().check(z.maxLength(LONGEST_KEY)));

/** An object. Schemas of records pass over the one key below without a word: nobody would hear that it means nothing. */
const fields = z.custom<Record<string, unknown>>(
  value => typeof value === 'object' && value !== null && !Array.isArray(value) && !Object.hasOwn(value, '__proto__'),
);

/** A kind of message. */
export type Schema = z.ZodMiniType;
/** A message of a kind. */
export type Read<S extends Schema> = z.infer<S>;

/** What can be asked of a table. Fields that nobody asks for are passed over; seats are read at the table. */
export const TABLE_MESSAGES = {
  record: z.object({}),
  state: z.object({ for: z.optional(z.unknown()) }),
  options: z.object({ lang, wait: z.optional(z.boolean()) }),
  act: z.object({ actions: z.array(z.string()), seen, key }),
  undo: z.object({ seat: z.optional(z.unknown()), steps: z.optional(wholeFrom(1)), seen, key }),
  scores: z.object({}),
  why: z.object({ seat: z.optional(z.unknown()), wish: z.string(), lang }),
  log: z.object({ from: z.optional(wholeFrom(0)), most: z.optional(wholeFrom(1)) }),
  moments: z.object({ from: z.optional(wholeFrom(0)), most: z.optional(wholeFrom(1)) }),
};

/** What a program can ask of the engine beside that. */
export const ENGINE_MESSAGES = {
  new: z.object({
    players: z.number(),
    seed: z.string(),
    options: z.optional(z.pipe(fields, z.record(z.string(), z.union([z.boolean(), z.array(z.string())])))),
    edition: z.optional(z.union([z.string(), fields])),
    game: z.string(),
  }),
  load: z.object({ record: z.string() }),
  set: z.object({ position: fields }),
};

type Fields<M> = { [K in keyof M]: M[K] extends Schema ? keyof Read<M[K]> : never }[keyof M];
/** Seats are read at the table. */
type Field = Exclude<Fields<typeof TABLE_MESSAGES> | Fields<typeof ENGINE_MESSAGES>, 'for' | 'seat'>;

/** What each field has to be: the same in every message. */
const WRONG: Readonly<Record<Field, Illegal>> = {
  lang: illegal('oneOf', 'lang', LANGS.join(', ')),
  wait: illegal('noSwitch', 'wait'),
  actions: illegal('listOfLines', 'actions'),
  seen: illegal('wholeFrom', 'seen', 0),
  key: illegal('textUpTo', 'key', LONGEST_KEY),
  steps: illegal('wholeFrom', 'steps', 1),
  wish: illegal('noText', 'wish'),
  from: illegal('wholeFrom', 'from', 0),
  most: illegal('wholeFrom', 'most', 1),
  players: illegal('noNumber', 'players'),
  seed: illegal('noText', 'seed'),
  options: illegal('switchesAndLists', 'options'),
  edition: illegal('nameOrDocument', 'edition'),
  game: illegal('noText', 'game'),
  record: illegal('noText', 'record'),
  position: illegal('noObject', 'position'),
};

/** A message as its schema has it; refused for the first thing that is wrong. */
export function readMessage<S extends Schema>(schema: S, message: unknown): Read<S> {
  const read = z.safeParse(schema, message);
  if (read.success) return read.data;
  const [field] = read.error.issues[0]?.path ?? [];
  throw new Refused(WRONG[field as Field] ?? illegal('lineNoObject'));
}
