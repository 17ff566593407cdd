import { answer, type Reply } from '@waldglas/protocol';
import type { Lang } from '@waldglas/text';
import { loadSpeech } from '@waldglas/text/load-speech';
import { seatOfPerson } from '../tables/chairs.ts';
import type { ServedTable } from '../tables/served-table.ts';

/** A message of a socket that is an object with an id. */
export interface Request extends Readonly<Record<string, unknown>> {
  readonly id: string | number;
}

/** The longest message, in characters; none that means anything comes near. */
const LONGEST = 64_000;
/** The most moments or entries of the log in one answer: whoever wants more asks again, from the next length on. */
const MOST = { moments: 100, log: 500 } as const;
/** The longest word in a chat. */
const LONGEST_CHAT = 500;

/** The request in a text, or why it is none. */
export function readRequest(text: string): Request | Reply {
  if (text.length > LONGEST) return { error: 'the message is too long', code: 'too-large' };
  let message: unknown;
  try {
    message = JSON.parse(text);
  } catch {
    return { error: 'the message is not JSON', code: 'bad-request' };
  }
  if (typeof message !== 'object' || message === null || Array.isArray(message))
    return { error: 'the message is not a JSON object', code: 'bad-request' };
  const { id } = message as { readonly id?: unknown };
  if ((typeof id !== 'string' || id.length > 64) && !Number.isSafeInteger(id))
    return { error: '"id" is a whole number or a short string', code: 'bad-request' };
  return message as Request;
}

/** The answer to a request of somebody at a table. */
export async function answerRequest(table: ServedTable, person: string, lang: Lang, request: Request): Promise<Reply> {
  const seat = seatOfPerson(table.stored, person);
  if (request.do === 'chat') return say(table, person, request.text);
  const { live } = table;
  if (!live) return { error: 'the game has not started', code: 'not-started' };
  const speech = await loadSpeech(table.stored.head.rules, langOf(request.lang) ?? lang);
  return answer(live, seat ?? 'spectator', bounded(request), speech, (sender, move) => {
    if (sender === 'all') throw new Error('a socket plays one seat');
    return table.submit(sender, move);
  });
}

/** A request for no more than is answered at once: others wait while an answer is made. */
export function bounded(request: Request): Request {
  const { do: asked } = request;
  if (asked !== 'moments' && asked !== 'log') return request;
  const { most = MOST[asked] } = request;
  return { ...request, most: typeof most === 'number' ? Math.min(most, MOST[asked]) : most };
}

function langOf(value: unknown): Lang | undefined {
  return (['en', 'de', 'pl'] as const).find(lang => lang === value);
}

async function say(table: ServedTable, person: string, text: unknown): Promise<Reply> {
  if (typeof text !== 'string' || text.trim() === '') return { error: '"text" is a string', code: 'bad-request' };
  if (text.length > LONGEST_CHAT) return { error: `"text" has at most ${LONGEST_CHAT} characters`, code: 'too-large' };
  if (seatOfPerson(table.stored, person) === undefined)
    return { error: 'somebody who only looks cannot speak', code: 'spectator' };
  await table.say(person, text.trim());
  return { ok: true };
}
