import { ANSWERS, type Asker, type Keep } from './answers.ts';
import type { AnySpeech, AnyTable } from './any-game.ts';
import { Refused, type Reply } from './reply.ts';

export type { Asker, Keep } from './answers.ts';

/**
 * Answers a message to a table: the one meaning of `engine` and of a socket. Whatever is wrong changes nothing and comes
 * back as `error` with its `code`. Moves are appended at once unless told how to keep them.
 */
export async function answer(
  table: AnyTable,
  asker: Asker,
  message: Readonly<Record<string, unknown>>,
  speech: AnySpeech,
  keep: Keep = ({ lines }) => table.append(lines),
): Promise<Reply> {
  try {
    const requests = Object.keys(ANSWERS);
    const request = requests.find(one => one === message.do);
    if (request === undefined) throw new Refused(`"do" is one of ${requests.join(', ')}`);
    return await ANSWERS[request as keyof typeof ANSWERS]({ table, asker, speech, keep }, message);
  } catch (error) {
    if (error instanceof Refused) return refusalReply(error, speech);
    throw error;
  }
}

/** A refusal as JSON; what stands in the way of an undo is said in words. */
function refusalReply({ message, code, fence, line }: Refused, speech: AnySpeech): Reply {
  if (fence === undefined) return { error: message, code };
  const words = speech.fence(fence);
  return { error: `${message}: ${words}`, code, fence: words, line };
}
