import { snapshot } from '../table/model.ts';
import { openConnection } from '../table/present.ts';
import { download, fileText } from './save-file.ts';

/** Saves the open game as a file. */
export async function exportGame(): Promise<void> {
  const { seats, game } = snapshot.peek() ?? { seats: [], game: 'waldglas' };
  download(fileText(await openConnection().record(), seats), `${game}.game`);
}
