import { signal } from '@preact/signals';
import type { Event } from '@waldglas/glass-road';
import type { LogEntry } from '../game/feed.ts';

/** What has happened in the game, as the viewer may know it. */
export const log = signal<readonly LogEntry<Event>[]>([]);

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
export async function readLog(read: (from: number) => Promise<readonly LogEntry<Event>[]>): Promise<void> {
  const from = logged;
  const reading = readings;
  const entries = await read(from);
  if (reading !== readings) return;
  const before = log.peek().filter(one => one.before < from);
  if (entries.length > 0 || before.length < log.peek().length) log.value = [...before, ...entries];
  logged = (log.peek().at(-1)?.before ?? -1) + 1;
}
