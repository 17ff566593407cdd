import { PROTOCOL } from '@waldglas/protocol/version';
import type { Reach } from '../connection.ts';

/** A message of a table's server, or one to it. */
export type Message = Readonly<Record<string, unknown>>;

/** What was asked of the server and is not answered yet. */
interface Request {
  readonly id: number;
  readonly message: Message;
  /** Is it asked once only? Others are asked again after a break: moves carry a key, and looking changes nothing. */
  readonly once: boolean;
}

/**
 * How this page and a table on a server are connected. Plain data: only `step` makes a new one, from what comes in and
 * the time it comes at.
 */
interface Link {
  readonly reach: Reach;
  /** The length of the record that this page knows: after a break the server tells what came after it. */
  readonly since: number | undefined;
  /** How often it could not be reached since it was here last. */
  readonly failures: number;
  /** When it was heard of last, or the connection was asked for. */
  readonly heard: number;
  /** When it is asked for a connection again. */
  readonly retry: number | undefined;
  /** The oldest first. */
  readonly requests: readonly Request[];
  readonly nextId: number;
}

/** What can come in. */
export type Incoming =
  | { readonly kind: 'begin' }
  | { readonly kind: 'message'; readonly message: Message }
  | { readonly kind: 'closed'; readonly code: number }
  | { readonly kind: 'ask'; readonly message: Message; readonly once: boolean }
  /** The network is back, or somebody looks at the page again: no time to wait. */
  | { readonly kind: 'hurry' }
  /** A time that was asked for has come. */
  | { readonly kind: 'tick' }
  | { readonly kind: 'end' };

/** What is to be done about it. */
export type Effect =
  /** A new connection, in the place of the one before. */
  | { readonly do: 'connect'; readonly since: number | undefined }
  | { readonly do: 'disconnect' }
  | { readonly do: 'send'; readonly message: Message }
  /** Comes again with a tick. */
  | { readonly do: 'wake'; readonly at: number }
  /** What the server says unasked. */
  | { readonly do: 'tell'; readonly message: Message }
  | { readonly do: 'answer'; readonly id: number; readonly message: Message }
  /** There will be no answer. */
  | { readonly do: 'give-up'; readonly id: number };

/** The time in milliseconds, and a number from 0 to 1 by chance: not everybody comes back at the same moment. */
interface LinkClock {
  readonly now: number;
  readonly chance: number;
}

type Outcome = readonly [Link, readonly Effect[]];

/** A server that says nothing for so long is gone: it beats every 20 seconds. */
const SILENCE = 45_000;
/** So long a new connection may take. */
const PATIENCE = 10_000;
/** How long to wait before the first, second ... attempt after one that failed. */
const WAITS = [500, 1000, 2000, 4000, 8000, 15_000];

/** Why a server closes a connection, by code. */
const OTHER_PROTOCOL = 4001;
const NO_PERSON = 4003;
const NO_TABLE = 4004;
const TOO_FAST = 4029;

/** Nobody has asked for a connection yet. */
export const UNLINKED: Link = {
  reach: 'connecting',
  since: undefined,
  failures: 0,
  heard: 0,
  retry: undefined,
  requests: [],
  nextId: 1,
};

/** The link after something has come in, and what is to be done. */
export function step(link: Link, incoming: Incoming, clock: LinkClock): Outcome {
  switch (incoming.kind) {
    case 'begin':
      return connect(link, clock);
    case 'message':
      return receive({ ...link, heard: clock.now }, incoming.message);
    case 'closed':
      return closed(link, incoming.code, clock);
    case 'ask':
      return ask(link, incoming);
    case 'hurry':
      return link.retry === undefined ? tick(link, clock) : connect(link, clock);
    case 'tick':
      return tick(link, clock);
    case 'end':
      return end(link, 'refused');
  }
}

const isEnded = ({ reach }: Link) => reach === 'newer' || reach === 'refused';

function connect(link: Link, { now }: LinkClock): Outcome {
  const next = { ...link, heard: now, retry: undefined };
  return [
    next,
    [
      { do: 'connect', since: link.since },
      { do: 'wake', at: deadline(next) },
    ],
  ];
}

/** When the silence is too long. */
const deadline = ({ reach, heard }: Link) => heard + (reach === 'here' ? SILENCE : PATIENCE);

function tick(link: Link, clock: LinkClock): Outcome {
  if (isEnded(link)) return [link, []];
  if (link.retry !== undefined)
    return clock.now >= link.retry ? connect(link, clock) : [link, [{ do: 'wake', at: link.retry }]];
  const at = deadline(link);
  if (clock.now < at) return [link, [{ do: 'wake', at }]];
  // nobody says goodbye: whatever still comes from there is not listened to
  const [next, effects] = closed(link, 0, clock);
  return [next, [{ do: 'disconnect' }, ...effects]];
}

function ask(link: Link, { message, once }: { readonly message: Message; readonly once: boolean }): Outcome {
  const { nextId: id } = link;
  const next = { ...link, nextId: id + 1 };
  if (isEnded(link) || (once && link.reach !== 'here')) return [next, [{ do: 'give-up', id }]];
  const request = { id, message, once };
  const effects: Effect[] = link.reach === 'here' ? [sent(request)] : [];
  return [{ ...next, requests: [...link.requests, request] }, effects];
}

const sent = ({ id, message }: Request): Effect => ({ do: 'send', message: { ...message, id } });

function receive(link: Link, message: Message): Outcome {
  const { push, id, length } = message;
  const since = 'view' in message && typeof length === 'number' ? length : link.since;
  if (push === undefined) {
    const known = link.requests.some(one => one.id === id);
    const requests = link.requests.filter(one => one.id !== id);
    return known ? [{ ...link, since, requests }, [{ do: 'answer', id: Number(id), message }]] : [link, []];
  }
  if (push !== 'hello') return [{ ...link, since }, push === 'beat' ? [] : [{ do: 'tell', message }]];
  if (message.protocol !== PROTOCOL) return end(link, 'newer');
  const here: Link = { ...link, since, reach: 'here', failures: 0 };
  return [here, [{ do: 'tell', message }, ...link.requests.map(sent)]];
}

/** A connection is gone: for good, or it is asked for again. */
function closed(link: Link, code: number, { now, chance }: LinkClock): Outcome {
  if (isEnded(link)) return [link, []];
  if (code === OTHER_PROTOCOL) return end(link, 'newer');
  if (code === NO_PERSON || code === NO_TABLE) return end(link, 'refused');
  // whoever was too fast takes a longer rest
  const failures = code === TOO_FAST ? WAITS.length - 1 : link.failures;
  const wait = WAITS[Math.min(failures, WAITS.length - 1)] ?? 0;
  const retry = now + wait * (0.5 + chance / 2);
  const kept = link.requests.filter(({ once }) => !once);
  return [
    { ...link, reach: 'lost', failures: failures + 1, retry, requests: kept },
    [...givenUp(link.requests.filter(({ once }) => once)), { do: 'wake', at: retry }],
  ];
}

function end(link: Link, reach: 'newer' | 'refused'): Outcome {
  const next = { ...link, reach, retry: undefined, requests: [] };
  return [next, [{ do: 'disconnect' }, ...givenUp(link.requests)]];
}

const givenUp = (requests: readonly Request[]): Effect[] => requests.map(({ id }) => ({ do: 'give-up', id }));
