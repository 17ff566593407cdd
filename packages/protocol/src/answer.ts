import { type AnyEvent, complaintText, illegal } from '@waldglas/core';
import { type AnyTable, type Submit, submitTo } from '@waldglas/table';
import type { AnySpeech } from '@waldglas/text';
import { loadComplaintWords } from '@waldglas/text/complaints';
import { ANSWERS, type Asker } from './answers.ts';
import { Refused, type Reply } from './reply.ts';

export type { Asker } from './answers.ts';

/**
 * Answers a message to a table: the one meaning of `engine` and of a socket. Whatever is wrong changes nothing and comes
 * back as `error` with its `code`. Moves are appended at once unless told how to submit them.
 */
export async function answer(
  table: AnyTable,
  asker: Asker,
  message: Readonly<Record<string, unknown>>,
  speech: AnySpeech,
  submit: Submit<AnyEvent> = submitTo(table),
): Promise<Reply> {
  try {
    const requests = Object.keys(ANSWERS);
    const request = requests.find(one => one === message.do);
    if (request === undefined) throw new Refused(illegal('oneOf', 'do', requests.join(', ')));
    return await ANSWERS[request as keyof typeof ANSWERS]({ table, asker, speech, submit }, message);
  } catch (error) {
    if (error instanceof Refused) return refusalReply(error, speech);
    throw error;
  }
}

/** A refusal as JSON, in the language that is spoken. */
async function refusalReply({ complaint, code, fence, line }: Refused, speech: AnySpeech): Promise<Reply> {
  const message = complaintText(await loadComplaintWords(speech.lang), complaint);
  if (fence === undefined) return { error: message, code };
  const words = speech.fence(fence);
  return { error: `${message}: ${words}`, code, fence: words, line };
}
