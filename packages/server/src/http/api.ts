import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Fault, fault, isFault, NO_PERSON } from '../fault.ts';
import type { Parts } from '../parts.ts';
import { type Answer, type Endpoint, readBody } from './endpoint.ts';
import { NOTICES } from './notices.ts';
import { openApi } from './openapi.ts';
import { serveOperations } from './operations.ts';
import { PEOPLE } from './people.ts';
import { TABLES } from './tables.ts';
import { addressOf, COOKIE, isFromOurPage, personOf } from './who.ts';

const ENDPOINTS: readonly Endpoint[] = [...PEOPLE, ...NOTICES, ...TABLES];
/** A browser keeps a person for a year. */
const YEAR = 365 * 24 * 60 * 60;

const TOO_FAST = fault('too-fast', 'That is too much at once: wait a little.');
const FOREIGN = fault('forbidden', 'This does not come from a page of this server.');
/** Nobody is asked for at an open address. */
const NOBODY = { id: '', name: '', lang: 'en' } as const;

/** Adds every address of the API. */
export function serveApi(app: FastifyInstance, parts: Parts): void {
  // a form of another page could send it without being asked
  app.removeContentTypeParser('text/plain');
  const description = openApi(ENDPOINTS);
  app.get('/api/openapi.json', (_, reply) => reply.send(description));
  serveOperations(app, parts);
  for (const one of ENDPOINTS) {
    app.route({
      method: one.method,
      url: one.path.replace('{id}', ':id'),
      handler: async (request, reply) => sent(reply, await answered(parts, one, request), parts),
    });
  }
}

async function answered(parts: Parts, { answer, body, open, strict, method }: Endpoint, request: FastifyRequest) {
  const address = addressOf(parts, request.raw);
  const { requests, strict: closely } = parts.limits;
  if (!requests.take(address) || (strict && !closely.take(address))) return TOO_FAST;
  if (method !== 'GET' && !isFromOurPage(parts, request.headers)) return FOREIGN;
  const person = open ? NOBODY : await personOf(parts, request.headers);
  if (!person) return NO_PERSON;
  const read = body ? readBody(body, request.body ?? {}) : undefined;
  if (isFault(read)) return read;
  const { id = '' } = request.params as { readonly id?: string };
  return answer({ parts, person, id, body: read, query: request.query as Readonly<Record<string, unknown>> });
}

function sent(reply: FastifyReply, answer: Answer | Fault, { config }: Parts): FastifyReply {
  void reply.header('Cache-Control', 'no-store');
  if (isFault(answer)) return reply.code(answer.status).send({ error: answer.error, code: answer.code });
  const { status, json, text, cookie } = answer;
  if (cookie !== undefined) {
    const secure = config.publicUrl?.startsWith('https:') ? '; Secure' : '';
    const age = cookie === '' ? 0 : YEAR;
    void reply.header('Set-Cookie', `${COOKIE}=${cookie}; HttpOnly; SameSite=Lax; Path=/; Max-Age=${age}${secure}`);
  }
  if (text !== undefined) return reply.code(status).type('text/plain; charset=utf-8').send(text);
  return reply.code(status).send(json);
}
