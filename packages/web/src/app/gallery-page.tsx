import { loadGallery } from '../catalog.ts';
import { useLoaded } from '../drawing/use-loaded.ts';
import { Glyph } from '../glyphs/glyph.tsx';
import { BLACK_FOREST, COMMON } from '../glyphs/sheets.ts';
import { words } from '../words/language.ts';
import { PageFooter, PageHeader } from './header.tsx';
import { useTitle } from './title.ts';
import '../styles/app/gallery.css';

const GLYPHS = [COMMON, BLACK_FOREST].flatMap(({ drawings }) => [...drawings.keys()]);
const GAMES = ['glass-road', 'black-forest'] as const;

/** Every board, card, tile and sign of a game, with the other game's a press away. */
export function GalleryPage({ game = 'glass-road' }: { readonly game?: string }) {
  const shown = GAMES.find(one => one === game) ?? 'glass-road';
  const Gallery = useLoaded(loadGallery, shown);
  const { value: w } = words;
  useTitle(w.gallery, w.games[shown].name);
  return (
    <main class="page gallery">
      <PageHeader />
      <h1>{w.gallery}</h1>
      <nav class="pick" aria-label={w.gallery}>
        {GAMES.map(one => (
          <a key={one} href={`/gallery/${one}`} aria-current={one === shown ? 'page' : undefined}>
            {w.games[one].name}
          </a>
        ))}
      </nav>
      {Gallery && <Gallery />}
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
      <PageFooter />
    </main>
  );
}
