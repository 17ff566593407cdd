import { signal } from '@preact/signals';
import type { LogEntry } from '../connection/connection.ts';
import { queueDrawing } from '../drawing/frame-queue.tsx';

/** What has happened in the game, as the viewer may know it. */
export const log = signal<readonly LogEntry[]>([]);

/** News are drawn one after the other, so that no frame is long; the log of a game that is opened at once. */
const MOST_IN_TURN = 12;
/** The log is known up to this line. */
let logged = 0;
/** How often it had to be read anew: what was asked for before that comes too late. */
let readings = 0;

/** What was read is out of date: taken back, or another seat's. */
export function forgetLog(): void {
  logged = 0;
  readings += 1;
}

/** Reads on in the log. */
export async function readLog(read: (from: number) => Promise<readonly LogEntry[]>): Promise<void> {
  const from = logged;
  const reading = readings;
  const entries = await read(from);
  // two readings from the same line may be under way: the first that comes back counts
  if (reading !== readings || from !== logged) return;
  const before = log.peek().filter(one => one.from < from);
  const [first, rest] = entries.length > MOST_IN_TURN ? [entries, []] : [[], entries];
  if (first.length > 0 || before.length < log.peek().length) log.value = [...before, ...first];
  for (const entry of rest) {
    queueDrawing('look', () => {
      if (reading === readings) log.value = [...log.peek(), entry];
    });
  }
  // not by what is drawn: lines read before may still wait for their frame
  logged = (entries.at(-1)?.from ?? from - 1) + 1;
}
