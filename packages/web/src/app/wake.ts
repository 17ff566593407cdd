import { isPlayable, loadFace } from '../catalog.ts';
import { settings } from '../settings/settings.ts';
import { startTables } from '../workers/local-tables.ts';

/** The page of the table. */
export const loadTablePage = () => import('./table-page.tsx');

/** Fetches all that a table needs, side by side; the page is there at the end. */
export async function wakeTable(game: string): Promise<void> {
  startTables(game);
  // whoever speaks asks for the words again
  if (isPlayable(game))
    void loadFace(game)
      .then(({ loadSpeech }) => loadSpeech(settings.peek().lang, String))
      .catch(() => undefined);
  await loadTablePage();
}
