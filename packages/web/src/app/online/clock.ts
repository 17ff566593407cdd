import type { TableClock } from '../../connection/online/messages.ts';

const SECOND = 1000;
const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** How long a seat has thought by now; who is not asked thinks no more. */
export function thoughtBy({ used, paused, now }: TableClock, seat: string, isAsked: boolean, time: number): number {
  const before = used[seat] ?? 0;
  return isAsked && !paused ? before + Math.max(0, time - now) : before;
}

/** Has somebody been asked for so long that the computer may play for them? */
export function isIdle({ idleAt, paused }: TableClock, seat: string, time: number): boolean {
  const at = idleAt[seat];
  return !paused && at !== undefined && time >= at;
}

/** A length of time as clocks show it. */
export function clockText(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / SECOND);
  const two = (n: number) => String(n).padStart(2, '0');
  const minutes = Math.floor(seconds / MINUTE);
  return seconds < HOUR
    ? `${minutes}:${two(seconds % MINUTE)}`
    : `${Math.floor(seconds / HOUR)}:${two(minutes % MINUTE)}:${two(seconds % MINUTE)}`;
}

/** A moment as people here say it: with its day, in the time of this place. */
export function momentText(at: number, lang: string, timeZone?: string): string {
  const style = { weekday: 'short', hour: 'numeric', minute: '2-digit', ...(timeZone ? { timeZone } : {}) } as const;
  return new Intl.DateTimeFormat(lang === 'en' ? 'en-GB' : lang, style).format(at);
}
