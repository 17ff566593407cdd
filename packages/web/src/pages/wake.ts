import { table } from '../game/table.ts';
import { fetchWords } from '../language.ts';
import { settings } from '../settings.ts';

/** The page of the table. */
export const loadTablePage = () => import('./table-page.tsx');

/** Fetches all that a table needs, side by side; the page is there at the end. */
export async function wakeTable(): Promise<void> {
  table();
  // whoever speaks asks for them again
  void fetchWords(settings.peek().lang).catch(() => undefined);
  await loadTablePage();
}
