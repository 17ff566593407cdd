import { LANGS } from '@waldglas/text';
import * as z from 'zod';
import { fault } from '../fault.ts';
import type { Parts } from '../parts.ts';
import { readName } from '../people/names.ts';
import { hashOf, randomCode, randomText } from '../secrets.ts';
import type { Person } from '../store/people.ts';
import { leave } from '../tables/chairs.ts';
import { type Answer, endpoint } from './endpoint.ts';

/** A code leads to its person for ten minutes. */
const CODE_LASTS = 10 * 60 * 1000;

const name = z
  .string({ error: '"name" is a string' })
  .refine(text => readName(text) !== undefined, { error: '"name" has 1 to 24 characters that can be seen' });
const lang = z.enum(LANGS, { error: `"lang" is one of ${LANGS.join(', ')}` });
const keep = z.literal('cookie', { error: '"keep" is "cookie" or absent' }).optional();

const newPerson = z.union(
  [z.object({ name, lang: lang.default('en'), keep }), z.object({ code: z.string().min(1).max(40), keep })],
  { error: 'a person has a "name" and a "lang", or a "code"' },
);

const ME = z.object({
  person: z.string(),
  name: z.string(),
  lang,
  muted: z.array(z.object({ person: z.string(), name: z.string() })),
});

export const MUTED = z.boolean({ error: '"muted" is true or false' });

async function newToken({ host }: Parts, person: string): Promise<string> {
  const token = randomText(32);
  await host.people.addToken(person, hashOf(token), host.now());
  return token;
}

/** A browser keeps the token in a cookie, where no script reads it; a program gets it. */
function introduced(person: string, token: string, kept: 'cookie' | undefined): Answer {
  return kept ? { status: 201, json: { person }, cookie: token } : { status: 201, json: { person, token } };
}

function personJson({ id, name, lang }: Person) {
  return { person: id, name, lang };
}

/** People: everybody is a token. */
export const PEOPLE = [
  endpoint({
    method: 'POST',
    path: '/api/people',
    about: 'Makes a guest, or another token of the person that a code leads to.',
    body: newPerson,
    status: 201,
    open: true,
    strict: true,
    async answer({ parts, body }) {
      const { host } = parts;
      if ('code' in body) {
        const code = body.code.toUpperCase().replace(/[\s-]/g, '');
        const person = await host.people.takeLinkCode(hashOf(code), host.now());
        if (person === undefined) return fault('forbidden', 'This code leads to nobody, or not any more.');
        return introduced(person, await newToken(parts, person), body.keep);
      }
      const person = { id: randomText(9), name: readName(body.name) ?? '', lang: body.lang };
      const token = randomText(32);
      await host.people.add(person, hashOf(token), host.now());
      return introduced(person.id, token, body.keep);
    },
  }),
  endpoint({
    method: 'GET',
    path: '/api/people/me',
    about: 'Who I am, and whom I have muted.',
    status: 200,
    returns: ME,
    async answer({ parts: { host }, person }) {
      const names = await host.tables.names([...(await host.people.muted(person.id))]);
      const muted = [...names].map(([id, name]) => ({ person: id, name }));
      return { status: 200, json: { ...personJson(person), muted } };
    },
  }),
  endpoint({
    method: 'PATCH',
    path: '/api/people/me',
    about: 'Changes my name or language.',
    body: z.object({ name: name.optional(), lang: lang.optional() }),
    status: 200,
    async answer({ parts: { host, served }, person, body }) {
      const change = {
        ...(body.name === undefined ? {} : { name: readName(body.name) ?? '' }),
        ...(body.lang === undefined ? {} : { lang: body.lang }),
      };
      await host.people.change(person.id, change);
      if (body.name !== undefined) await tellTables({ host, served }, person.id);
      return { status: 200, json: personJson({ ...person, ...change }) };
    },
  }),
  endpoint({
    method: 'DELETE',
    path: '/api/people/me',
    about: 'Forgets me: my name, my tokens and all I have said. Finished games stay, without my name.',
    status: 200,
    async answer({ parts: { host, served }, person }) {
      const tables = await host.tables.of(person.id);
      await host.people.remove(person.id);
      for (const { id } of tables) {
        const table = await served.open(id);
        await table?.change(one => (one.status === 'over' ? { ...one } : leave(one, person.id)));
        await table?.catchUp(Number.POSITIVE_INFINITY);
      }
      return { status: 200, json: { ok: true }, cookie: '' };
    },
  }),
  endpoint({
    method: 'POST',
    path: '/api/people/me/mute',
    about: 'Hides what somebody says from me, at every table, or shows it again.',
    body: z.object({ person: z.string({ error: '"person" is the id of a person' }).max(40), muted: MUTED }),
    status: 200,
    async answer({ parts: { host }, person, body }) {
      if (body.muted && !(await host.people.find(body.person))) return fault('bad-request', 'There is no such person.');
      await host.people.mute(person.id, body.person, body.muted);
      return { status: 200, json: { ok: true } };
    },
  }),
  endpoint({
    method: 'POST',
    path: '/api/people/me/link',
    about: 'A code that makes another device me: once, for ten minutes.',
    body: z.object({}),
    status: 201,
    strict: true,
    async answer({ parts: { host }, person }) {
      const code = randomCode();
      await host.people.addLinkCode(person.id, hashOf(code), host.now() + CODE_LASTS);
      return { status: 201, json: { code } };
    },
  }),
];

/** A name has changed: those who look at the same tables see it. */
async function tellTables({ host, served }: Pick<Parts, 'host' | 'served'>, person: string): Promise<void> {
  for (const { id } of await host.tables.of(person)) await (await served.open(id))?.change(table => ({ ...table }));
}
