import { LANGS } from '@waldglas/text';
import * as z from 'zod/mini';
import { Refused } from './reply.ts';

const text = (name: string) => z.string({ error: `"${name}" is a string` });
const wholeNumber = (name: string, least: number) => {
  const error = `"${name}" is a whole number from ${least} on`;
  return z.number({ error }).check(z.int({ error }), z.gte(least, { error }));
};

const LINES = '"actions" is a list of lines';
const OPTIONS = '"options" is an object of switches and lists of names';

const lang = z.optional(z.enum(LANGS, { error: `"lang" is one of ${LANGS.join(', ')}` }));
const seen = z.optional(wholeNumber('seen', 0));
const key = z.optional(
  z.string({ error: '"key" is a string' }).check(z.maxLength(64, { error: '"key" has at most 64 characters' })),
);

/** A kind of message. */
export type Schema = z.ZodMiniType;
/** A message of a kind. */
export type Read<S extends Schema> = z.infer<S>;

/** What can be asked of a table. Fields that nobody asks for are passed over; seats are read at the table. */
export const TABLE_MESSAGES = {
  record: z.object({}),
  state: z.object({ for: z.optional(z.unknown()) }),
  options: z.object({ lang }),
  act: z.object({ actions: z.array(z.string({ error: LINES }), { error: LINES }), seen, key }),
  undo: z.object({ seat: z.optional(z.unknown()), steps: z.optional(wholeNumber('steps', 1)), seen, key }),
  scores: z.object({}),
  why: z.object({ seat: z.optional(z.unknown()), wish: text('wish'), lang }),
  log: z.object({ from: z.optional(wholeNumber('from', 0)) }),
  moments: z.object({ from: z.optional(wholeNumber('from', 0)), most: z.optional(wholeNumber('most', 1)) }),
};

const switches = z.union([z.boolean(), z.array(z.string())], { error: OPTIONS });

/** What a program can ask of the engine beside that. */
export const ENGINE_MESSAGES = {
  new: z.object({
    players: z.number({ error: '"players" is a number' }),
    seed: text('seed'),
    options: z.optional(z.record(z.string(), switches, { error: OPTIONS })),
    edition: z.optional(
      z.union([z.string(), z.record(z.string(), z.unknown())], { error: '"edition" is a name or a document' }),
    ),
    game: text('game'),
  }),
  load: z.object({ record: text('record') }),
  set: z.object({ position: z.record(z.string(), z.unknown(), { error: '"position" is an object' }) }),
};

/** A message as its schema has it; refused in the words of the first thing that is wrong. */
export function readMessage<S extends Schema>(schema: S, message: unknown): Read<S> {
  const read = z.safeParse(schema, message);
  if (!read.success) throw new Refused(read.error.issues[0]?.message ?? 'this message cannot be read');
  return read.data;
}
