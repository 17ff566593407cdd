import { loadGallery } from '../catalog.ts';
import { useLoaded } from '../drawing/use-loaded.ts';
import { Glyph } from '../glyphs/glyph.tsx';
import { BLACK_FOREST, COMMON } from '../glyphs/sheets.ts';
import { words } from '../words/language.ts';
import { PageFooter, PageHeader } from './header.tsx';
import { useTitle } from './title.ts';
import '../styles/app/gallery.css';

const GLYPHS = [COMMON, BLACK_FOREST].flatMap(({ drawings }) => [...drawings.keys()]);
const GAME = 'glass-road';

/** Every card, tile and sign there is. */
export function GalleryPage() {
  const Gallery = useLoaded(loadGallery, GAME);
  const { value: w } = words;
  useTitle(w.gallery, w.games[GAME].name);
  return (
    <main class="page gallery" {...(Gallery ? { 'data-ready': '' } : {})}>
      <PageHeader />
      <h1>{w.gallery}</h1>
      <p>{w.show.text}</p>
      {Gallery && (
        <>
          <Gallery />
          <section>
            <h2>{w.show.glyphs}</h2>
            <ul class="signs">
              {GLYPHS.map(name => (
                <li key={name}>
                  <Glyph name={name} size={32} />
                  <Glyph name={name} size={16} />
                </li>
              ))}
            </ul>
          </section>
        </>
      )}
      <PageFooter />
    </main>
  );
}
