import { isPlayable, loadFace } from '../faces.ts';
import { settings } from '../settings/settings.ts';
import { startTables } from '../workers/local-tables.ts';

/** The page of the table. */
export const loadTablePage = () => import('./table-page.tsx');

/** Fetches all that a table needs, side by side; it is there at the end, or was not to be had. */
export async function wakeTable(game: string): Promise<void> {
  startTables(game);
  const page = loadTablePage();
  // whoever speaks asks for the words again
  const speech = isPlayable(game) && loadFace(game).then(({ loadSpeech }) => loadSpeech(settings.peek().lang, String));
  await Promise.allSettled([page, speech]);
  await page;
}
