import { useSignal } from '@preact/signals';
import { Fragment } from 'preact';
import { useEffect } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import type { NewTable } from '../connection/connection.ts';
import { inAdvance } from '../drawing/lazy-part.tsx';
import { hasCourse, isPlayable } from '../faces.ts';
import { Glyph } from '../glyphs/glyph.tsx';
import { LISTINGS } from '../listings.ts';
import { type GameListing, listingWords } from '../table/game-listing.ts';
import { words } from '../words/language.ts';
import { GameCard } from './game-card.tsx';
import { PageFooter, PageHeader } from './header.tsx';
import { Hero } from './hero.tsx';
import { quickOpening, soloOpening, type TableKind } from './opening.ts';
import { SavedGames } from './saved-games.tsx';
import { addressOf, begin, notOpened, opened } from './session.ts';
import { SetupDialog } from './setup-dialog.tsx';
import { useTitle } from './title.ts';
import { wakeTable } from './wake.ts';

/** What can be played by one press. */
const QUICK = LISTINGS.filter(({ id }) => isPlayable(id));

/** What is learned first. */
const LEARNED = LISTINGS.find(({ id }) => hasCourse(id));

/** The start page: play at once, or choose how. */
export function StartPage() {
  const { route } = useLocation();
  const setup = useSignal<{ readonly game: GameListing; readonly kind: TableKind } | undefined>(undefined);
  const busy = useSignal(false);
  const { value: w } = words;
  useTitle(...LISTINGS.map(game => listingWords(game).name));

  useEffect(() => {
    notOpened.value = undefined;
    // the table is what most people want next: it comes while they look
    const idle = setTimeout(() => void inAdvance(() => wakeTable(QUICK[0]?.id ?? '')), 1500);
    return () => clearTimeout(idle);
  }, []);

  async function play(opening: NewTable): Promise<void> {
    busy.value = true;
    const id = await opened(begin(opening));
    if (id !== undefined) route(addressOf(id));
    busy.value = false;
  }

  return (
    <main class="page startpage" data-ready="">
      <div class="intro">
        <Hero />
        <PageHeader />
        <section class="say">
          <h1>{w.tagline.title}</h1>
          <p>{w.tagline.text}</p>
          <div class="cta">
            {QUICK.map((game, i) => (
              <Fragment key={game.id}>
                <button
                  type="button"
                  class={i === 0 ? 'end' : 'soft'}
                  disabled={busy.value}
                  onClick={() => void play(quickOpening(game.id, w))}
                >
                  <Glyph name="play" /> {w.playNow(listingWords(game).name)}
                </button>
                {game === LEARNED && (
                  <a class="soft" href={`/learn/${game.id}`}>
                    <Glyph name="hint" size={19} /> {w.learn}
                  </a>
                )}
              </Fragment>
            ))}
          </div>
        </section>
      </div>
      <div class="games">
        {LISTINGS.map(game => (
          <GameCard
            key={game.id}
            game={game}
            busy={busy.value}
            onSetup={kind => {
              setup.value = { game, kind };
            }}
            onSolo={() => void play(soloOpening(game.id, w))}
          />
        ))}
        <SavedGames onOpened={id => route(addressOf(id))} />
      </div>
      <PageFooter />
      {setup.value && (
        <SetupDialog
          {...setup.value}
          onClose={() => {
            setup.value = undefined;
          }}
          onBegun={id => route(addressOf(id))}
        />
      )}
    </main>
  );
}
