import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import type { Parts } from '../parts.ts';
import { hashOf } from '../secrets.ts';
import type { Person } from '../store/people.ts';

/** The cookie that a browser's token comes in. */
export const COOKIE = 'waldglas';
/** No token is longer. */
const LONGEST_TOKEN = 100;

/** The token that a request carries, and whether a browser added it by itself. */
interface Carried {
  readonly token: string;
  readonly isCookie: boolean;
}

/** The token of a request: a bearer's counts before a cookie. */
function tokenOf({ authorization, cookie }: IncomingHttpHeaders): Carried | undefined {
  const [, bearer] = /^Bearer ([\w-]+)$/i.exec(authorization ?? '') ?? [];
  if (bearer !== undefined) return { token: bearer, isCookie: false };
  for (const one of (cookie ?? '').split(';')) {
    const [name, value = ''] = one.trim().split('=');
    if (name === COOKIE && value !== '') return { token: value, isCookie: true };
  }
  return undefined;
}

/** Who sends a request, if anybody is known by its token. */
export async function personOf({ host }: Parts, headers: IncomingHttpHeaders): Promise<Person | undefined> {
  const token = tokenOf(headers)?.token;
  if (token === undefined || token.length > LONGEST_TOKEN) return undefined;
  return host.people.byToken(hashOf(token));
}

/**
 * May a request that changes something, or opens a socket, come from where it comes from? A cookie is added by the browser
 * whoever asks, so the page that asks has to be ours.
 */
export function isFromOurPage({ config }: Parts, headers: IncomingHttpHeaders): boolean {
  if (tokenOf(headers)?.isCookie !== true) return true;
  const { origin, host } = headers;
  if (origin === undefined) return false;
  if (config.publicUrl !== undefined) return origin === new URL(config.publicUrl).origin;
  // any name could be made to point here, so that a foreign page has our address
  return host !== undefined && isPlainAddress(host) && (origin === `http://${host}` || origin === `https://${host}`);
}

/** Is this host, with or without a port, this machine's own name or a number? */
function isPlainAddress(host: string): boolean {
  const [, name = ''] = /^(.*?)(?::\d+)?$/.exec(host) ?? [];
  return name === 'localhost' || isIP(name) === 4 || (/^\[.*\]$/.test(name) && isIP(name.slice(1, -1)) === 6);
}

/** The address that a request comes from: the one that our proxy has seen, if there is one. */
export function addressOf({ config }: Parts, { headers, socket }: IncomingMessage): string {
  const told = config.trustProxy ? headers['x-forwarded-for'] : undefined;
  const last = [told ?? []].flat().join(',').split(',').at(-1)?.trim();
  return last || (socket.remoteAddress ?? '');
}
