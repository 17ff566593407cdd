import { recordText } from '../table/calls.ts';
import { snapshot } from '../table/model.ts';
import { download, fileText } from './game-file.ts';

/** Saves the open game as a file. */
export async function exportGame(): Promise<void> {
  const { sittings } = snapshot.peek() ?? { sittings: [] };
  download(fileText(await recordText(), sittings), 'glass-road.game');
}
