import * as z from 'zod';
import { type Fault, fault } from '../fault.ts';
import type { Parts } from '../parts.ts';
import { randomText } from '../secrets.ts';
import type { NoticeTarget } from '../store/notices.ts';
import { type Answer, type Call, endpoint } from './endpoint.ts';

const ADDRESS = z.string().max(1_000);
const bytes = (name: string, count: number) =>
  z
    .string()
    .regex(/^[\w-]+={0,2}$/)
    .refine(text => Buffer.from(text, 'base64url').length === count, { error: `"${name}" has ${count} bytes` });

const PUSH = z.object({
  endpoint: ADDRESS,
  keys: z.object({ p256dh: bytes('p256dh', 65), auth: bytes('auth', 16) }),
});
const ADDED = z.union([z.object({ push: PUSH }), z.object({ webhook: ADDRESS })], {
  error: 'where to tell you is a "push" subscription of a browser, or a "webhook" address',
});
const STOPPED = z.object({ push: ADDRESS.optional(), webhook: z.literal(true).optional() });

const TOLD = z.object({
  publicKey: z.string().describe('The key that browsers subscribe with.'),
  push: z.array(z.string()).describe('The endpoints of my browsers.'),
  webhooks: z.boolean().describe('Does this server send anything to addresses of people?'),
  webhook: z.string().optional().describe('The host of my own address.'),
});

/** Where I am told; of an own address only its host, because whoever knows it can write there. */
async function told({ parts, person }: Pick<Call<unknown>, 'parts' | 'person'>, status = 200): Promise<Answer> {
  const { host, notices } = parts;
  const targets = await host.notices.targets(person.id);
  const webhook = targets.find(({ kind }) => kind === 'webhook');
  return {
    status,
    json: {
      publicKey: notices.publicKey,
      push: targets.filter(({ kind }) => kind === 'push').map(({ address }) => address),
      webhooks: notices.webhooks,
      ...(webhook ? { webhook: new URL(webhook.address).host } : {}),
    },
  };
}

/** What somebody asks for, if it may be. */
async function targetOf({ notices }: Parts, asked: z.infer<typeof ADDED>): Promise<NoticeTarget | Fault> {
  const id = randomText(9);
  if ('push' in asked) {
    const { endpoint: address, keys } = asked.push;
    const isWeb = URL.canParse(address) && new URL(address).protocol === 'https:';
    if (!isWeb) return fault('bad-request', '"endpoint" is an https address.');
    return { id, kind: 'push', address, keys: JSON.stringify(keys) };
  }
  if (!notices.webhooks) return fault('forbidden', 'This server sends nothing to addresses of your own.');
  const wrong = await notices.fault(asked.webhook);
  if (wrong) return fault('bad-request', `Nothing is sent to this address: ${wrong.illegal}.`);
  return { id, kind: 'webhook', address: asked.webhook, keys: '' };
}

/** Where people are told that it is their turn while they are away. Nobody is unless they asked for it. */
export const NOTICES = [
  endpoint({
    method: 'GET',
    path: '/api/people/me/notices',
    about: 'Where I am told that it is my turn while I am away, and the key that browsers subscribe with.',
    status: 200,
    returns: TOLD,
    answer: told,
  }),
  endpoint({
    method: 'POST',
    path: '/api/people/me/notices',
    about: 'Tells me in this browser (a push subscription), or at an https address of my own, once it is my turn.',
    body: ADDED,
    status: 201,
    returns: TOLD,
    strict: true,
    async answer(call) {
      const { parts, person, body } = call;
      const target = await targetOf(parts, body);
      if ('status' in target) return target;
      await parts.host.notices.addTarget(person.id, target, parts.host.now());
      return told(call, 201);
    },
  }),
  endpoint({
    method: 'DELETE',
    path: '/api/people/me/notices',
    about: 'Tells me no more: in one browser (`push` is its endpoint), at my address (`webhook`), or anywhere.',
    body: STOPPED,
    status: 200,
    returns: TOLD,
    async answer(call) {
      const { parts, person, body } = call;
      const isAll = body.push === undefined && body.webhook === undefined;
      for (const { id, kind, address } of await parts.host.notices.targets(person.id))
        if (isAll || (kind === 'push' ? address === body.push : body.webhook))
          await parts.host.notices.removeTarget(id);
      return told(call);
    },
  }),
];
