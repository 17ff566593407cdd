import type { AnyEvent, EffectEvent, Seat, Words } from '@waldglas/core';
import type { effects } from './effects.ts';
import type { Phrases } from './phrases.ts';
import { plain, type Runs, say } from './runs.ts';

/** What log lines need to know of a game. */
export interface Log {
  /** The name of what gave or took; nothing if nobody did. */
  source(id: string): string | undefined;
  thing(id: string): string;
  wheel(id: string): string;
}

/** Says an event as a line about `who`; says nothing where nothing changed. */
export type Tell<E> = (event: E, who: string) => Runs | undefined;

/** Says what effects have done, in one language. */
export function effectLog<W extends Words>(p: Phrases, words: ReturnType<typeof effects<W>>, log: Log) {
  return (event: EffectEvent<W>, who: string): Runs | undefined => {
    switch (event.kind) {
      case 'gain':
      case 'pay': {
        const goods = Object.fromEntries(Object.entries(event.goods).filter(([, n]) => n > 0));
        if (Object.keys(goods).length === 0) return undefined;
        const tell = event.kind === 'gain' ? p.gains : p.pays;
        return tell(who, words.goods(goods), log.source(event.source));
      }
      case 'turn':
        return event.steps === 0 ? undefined : p.produces(who, log.wheel(event.wheel), event.steps);
      case 'place':
        return p.places(who, log.thing(event.tile), event.cell);
      case 'remove':
        return p.removes(who, log.thing(event.tile), event.cell);
    }
  };
}

/** What happened in a row by one player, or by nobody. */
interface Turn<E> {
  readonly seat: Seat | undefined;
  readonly events: E[];
}

/**
 * What happened while a seat was away: a sentence for each go of another player; what concerns nobody stands by itself.
 * Goods are summed up, and what was paid for them is left out.
 */
export function sinceWords<E extends AnyEvent>(
  p: Phrases,
  events: readonly E[],
  away: Seat,
  who: (seat: Seat) => string,
  tell: Tell<E>,
): readonly Runs[] {
  const turns: Turn<E>[] = [];
  for (const event of events) {
    if (UNTOLD.has(event.kind)) continue;
    const last = turns.at(-1);
    if (last && event.seat !== undefined && last.seat === event.seat) last.events.push(event);
    else turns.push({ seat: event.seat, events: [event] });
  }
  return turns.flatMap(({ seat, events: done }) => {
    if (seat === away) return [];
    const deeds = summed(done).flatMap(event => {
      const told = tell(event, '');
      return told ? [withoutPlayer(told)] : [];
    });
    if (deeds.length === 0) return [];
    return seat === undefined ? deeds.map(deed => say`${deed}.`) : [say`${p.deeds(who(seat), deeds)}.`];
  });
}

/** Events that a summary leaves out. */
const UNTOLD = new Set(['pay', 'turn', 'ready', 'shown']);

/** Events that tell how something stands now: of several only the last is told. */
const STANDING = new Set(['animals', 'progress', 'estate']);

/** All gains of one turn become one event, at its end. */
function summed<E extends AnyEvent>(events: readonly E[]): E[] {
  const goods: Record<string, number> = {};
  let last: E | undefined;
  for (const event of events) {
    if (event.kind !== 'gain' || !('goods' in event)) continue;
    for (const [good, n] of Object.entries(event.goods as Record<string, number>)) goods[good] = (goods[good] ?? 0) + n;
    last = event;
  }
  const others = events.filter(
    (event, i) =>
      event.kind !== 'gain' && !(STANDING.has(event.kind) && events.some((one, j) => j > i && one.kind === event.kind)),
  );
  return last ? [...others, { ...last, goods, source: '' }] : others;
}

/** A line that was told without a name, without the colon or space that would follow it. */
function withoutPlayer(told: Runs): Runs {
  const [first = '', ...rest] = told;
  const words = typeof first === 'string' ? first.replace(/^[:\s]+/, '') : first;
  return plain([words]) === '' ? rest : [words, ...rest];
}
