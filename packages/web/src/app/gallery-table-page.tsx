import { loadGalleryTable } from '../catalog.ts';
import { useLoaded } from '../drawing/use-loaded.ts';
import { words } from '../words/language.ts';
import { useTitle } from './title.ts';

const GAME = 'black-forest';

/** A whole table in the middle of a game, to look at. */
export function GalleryTablePage() {
  const Table = useLoaded(loadGalleryTable, GAME);
  const { value: w } = words;
  useTitle(w.gallery, w.games[GAME].name);
  return Table ? <Table /> : null;
}
