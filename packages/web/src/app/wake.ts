import { table } from '../connection/worker-connection.ts';
import { settings } from '../settings/settings.ts';
import { fetchWords } from '../words/language.ts';

/** The page of the table. */
export const loadTablePage = () => import('./table-page.tsx');

/** Fetches all that a table needs, side by side; the page is there at the end. */
export async function wakeTable(): Promise<void> {
  table();
  // whoever speaks asks for them again
  void fetchWords(settings.peek().lang).catch(() => undefined);
  await loadTablePage();
}
