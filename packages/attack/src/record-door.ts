import { below, isIllegal, type Rng, readRecord, writeRecord } from '@waldglas/core';
import type { Door, Finding } from './door.ts';
import { begin, playSome, watchedEngine } from './engine-door.ts';
import { mutatedText } from './mutate.ts';

/** Records as people exchange them, with something changed. */
export async function recordDoor(): Promise<Door> {
  const engine = watchedEngine();
  let sound = '';

  async function knock(rng: Rng): Promise<Finding | undefined> {
    if (sound === '' || below(rng, 30) === 0) {
      await begin(engine, rng);
      await playSome(engine, 60, rng);
      sound = String((await engine.ask({ do: 'record' })).record);
    }
    let text = sound;
    for (let n = 1 + below(rng, 3); n > 0; n--) text = mutatedText(text, rng);
    const { reply, what } = await engine.send(JSON.stringify({ do: 'load', record: text }));
    const fault = what ?? (reply.ok === true ? unlike(text) : undefined);
    return fault === undefined ? undefined : { what: fault, sent: text };
  }

  return { name: 'records', knock, close: async () => {} };
}

/** A record that is taken reads the same after it was written. */
function unlike(text: string): string | undefined {
  const record = readRecord(text);
  if (isIllegal(record)) return 'taken, although it cannot be read';
  const again = readRecord(writeRecord(record));
  return JSON.stringify(again) === JSON.stringify(record) ? undefined : 'written otherwise than it was read';
}
