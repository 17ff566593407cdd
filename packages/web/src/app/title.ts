import { useEffect } from 'preact/hooks';
import type { TableSnapshot } from '../connection/connection.ts';
import { words } from '../words/language.ts';

/** Names the page in the tab and for those who listen: what is shown comes first, the house last. */
export function useTitle(...parts: readonly string[]): void {
  const title = [...parts, 'Waldglas'].join(' · ');
  useEffect(() => {
    document.title = title;
  }, [title]);
}

/** What there is to see at a table, or whose turn it is. */
export function tableTitle(now: TableSnapshot | undefined): string[] {
  const { value: w } = words;
  if (!now) return [];
  const { over, seat, decision, turn, seats } = now;
  if (over) return [w.results];
  const names = turn.map(one => seats[one]?.name ?? '');
  if (!decision || seat === undefined) return names.length === 0 ? [] : [w.waiting(names)];
  const people = seats.filter(({ kind }) => kind === 'human').length;
  return [people > 1 ? w.cover.title(seats[seat]?.name ?? '') : w.yourTurn];
}
