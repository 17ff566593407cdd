import { addStyles } from '../drawing/add-styles.ts';
import { useLoaded } from '../drawing/use-loaded.ts';
import { hasGallery, loadGallery } from '../faces.ts';
import { Glyph } from '../glyphs/glyph.tsx';
import { SHEETS } from '../glyphs/sheets.ts';
import { LISTINGS, listingOf } from '../listings.ts';
import css from '../styles/app/gallery.css?inline';
import { listingWords } from '../table/game-listing.ts';
import { words } from '../words/language.ts';
import { GameNav } from './game-nav.tsx';
import { PageFooter, PageHeader } from './header.tsx';
import { useTitle } from './title.ts';

addStyles(css);

const GLYPHS = SHEETS.flatMap(({ drawings }) => [...drawings.keys()]);
const [FIRST = '', ...OTHERS] = LISTINGS.map(({ id }) => id).filter(hasGallery);

/** Every board, card, tile and sign of a game, with the other games' a press away. */
export function GalleryPage({ game = FIRST }: { readonly game?: string }) {
  const shown = OTHERS.find(one => one === game) ?? FIRST;
  const Gallery = useLoaded(loadGallery, shown);
  const { value: w } = words;
  const listing = listingOf(shown);
  useTitle(w.gallery, ...(listing ? [listingWords(listing).name] : []));
  return (
    <main class="page gallery">
      <PageHeader />
      <h1>{w.gallery}</h1>
      <GameNav name={w.gallery} folder="/gallery" games={LISTINGS.filter(({ id }) => hasGallery(id))} shown={listing} />
      {Gallery && <Gallery />}
      <section>
        <h2>{w.glyphs}</h2>
        <ul class="signs">
          {GLYPHS.map(name => (
            <li key={name}>
              <Glyph name={name} size={32} />
              <Glyph name={name} size={16} />
            </li>
          ))}
        </ul>
      </section>
      <PageFooter />
    </main>
  );
}
