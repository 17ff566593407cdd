import { lookup } from 'node:dns/promises';
import { request } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { type Illegal, illegal, isIllegal } from '@waldglas/core';
import { isPublicAddress } from './public-address.ts';

/** Something for an address that somebody has given us. */
export interface Letter {
  readonly address: string;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: string | Buffer;
}

/** Sends to addresses that people have given us, and only where that harms nobody. */
export interface Posting {
  /** Why nothing is sent to an address; nothing if something may be. */
  fault(address: string): Promise<Illegal | undefined>;
  /** Sends a letter; the status of the answer, or why there is none. Whoever answers with another address is not followed. */
  send(letter: Letter): Promise<number | Illegal>;
}

/** What tests put in place of the internet. */
export interface PostingMeans {
  /** The addresses of a name. */
  resolve?(name: string): Promise<readonly string[]>;
  isAllowed?(address: string): boolean;
  /** Whose certificates are believed. */
  readonly ca?: string;
  /** The milliseconds that all of it may take. */
  readonly patience?: number;
  /** The milliseconds after which something that was not taken is sent again. */
  readonly again?: number;
}

interface Destination {
  readonly url: URL;
  /** The name without brackets. */
  readonly host: string;
  /** The address that was looked at: it is the one that is connected to, whatever the name leads to a moment later. */
  readonly address: string;
}

const PATIENCE = 5_000;
const LONGEST_ADDRESS = 1_000;

async function resolveName(name: string): Promise<readonly string[]> {
  return (await lookup(name, { all: true })).map(({ address }) => address);
}

/** The way to addresses on the internet, over https alone. */
export function postingOf({
  resolve = resolveName,
  isAllowed = isPublicAddress,
  ca,
  patience = PATIENCE,
}: PostingMeans = {}): Posting {
  async function destination(address: string, signal: AbortSignal): Promise<Destination | Illegal> {
    const url = address.length <= LONGEST_ADDRESS && URL.canParse(address) ? new URL(address) : undefined;
    if (url?.protocol !== 'https:') return illegal('inWords', 'it is no https address');
    if (url.username !== '' || url.password !== '') return illegal('inWords', 'it has a name or a password in it');
    const host = url.hostname.replace(/^\[|\]$/g, '');
    const found = isIP(host) === 0 ? await inTime(resolve(host), signal) : [host];
    const [first] = found;
    if (first === undefined) return illegal('inWords', 'nobody is there');
    // one private address among public ones is no accident
    if (!found.every(one => isAllowed(one))) return illegal('inWords', 'it leads to a private address');
    return { url, host, address: first };
  }

  return {
    async fault(address) {
      const found = await destination(address, AbortSignal.timeout(patience));
      return isIllegal(found) ? found : undefined;
    },
    async send({ address, headers, body }) {
      const signal = AbortSignal.timeout(patience);
      const to = await destination(address, signal);
      if (isIllegal(to)) return to;
      return post(to, { headers, body, signal, ...(ca === undefined ? {} : { ca }) });
    },
  };
}

/** Nobody is found if it takes too long. */
function inTime(found: Promise<readonly string[]>, signal: AbortSignal): Promise<readonly string[]> {
  return new Promise(resolve => {
    signal.addEventListener('abort', () => resolve([]), { once: true });
    found.then(resolve, () => resolve([]));
  });
}

interface Sent extends Omit<Letter, 'address'> {
  readonly signal: AbortSignal;
  readonly ca?: string;
}

function post({ url, host, address }: Destination, { headers, body, signal, ca }: Sent): Promise<number | Illegal> {
  const family = isIP(address);
  const pinned: LookupFunction = (_, { all }, found) =>
    all ? found(null, [{ address, family }]) : found(null, address, family);
  return new Promise(resolve => {
    const sent = request({
      host,
      port: url.port === '' ? 443 : Number(url.port),
      path: url.pathname + url.search,
      method: 'POST',
      headers: { ...headers, 'Content-Length': Buffer.byteLength(body) },
      lookup: pinned,
      agent: false,
      signal,
      ...(ca === undefined ? {} : { ca }),
    });
    sent.on('error', () => resolve(illegal('inWords', 'nobody answers there')));
    sent.on('response', answer => {
      resolve(answer.statusCode ?? 0);
      // what it says is nobody's business
      answer.destroy();
    });
    sent.end(body);
  });
}
