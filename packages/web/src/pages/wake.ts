import { table } from '../game/table.ts';
import { fetchWords } from '../language.ts';
import { settings } from '../settings.ts';

/** The page of the table. */
export const loadTablePage = () => import('./table-page.tsx');

/** Fetches all that a table needs, side by side, for somebody who will want one; the page is there at the end. */
export async function wakeTable(): Promise<void> {
  table();
  // what cannot be had is told to whoever opens a table
  void fetchWords(settings.peek().lang).catch(() => undefined);
  await loadTablePage().catch(() => undefined);
}
