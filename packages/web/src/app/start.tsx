import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import type { NewTable } from '../connection/connection.ts';
import { inAdvance } from '../drawing/lazy-part.tsx';
import { Glyph } from '../glyphs/glyph.tsx';
import { words } from '../words/language.ts';
import { BlackForestPicture, GlassRoadPicture } from './game-pictures.tsx';
import { PageFooter, PageHeader } from './header.tsx';
import { Hero } from './hero.tsx';
import { quickOpening, soloOpening, type TableKind } from './opening.ts';
import { SavedGames } from './saved-games.tsx';
import { addressOf, begin, notOpened, opened } from './session.ts';
import { SetupDialog } from './setup-dialog.tsx';
import { useTitle } from './title.ts';
import { wakeTable } from './wake.ts';
import '../styles/app/start.css';

/** What *Play now* plays. */
const GAME = 'glass-road';

/** The start page: play at once, or choose how. */
export function StartPage() {
  const { route } = useLocation();
  const setup = useSignal<TableKind | undefined>(undefined);
  const busy = useSignal(false);
  const { value: w } = words;
  useTitle(w.games['glass-road'].name, w.games['black-forest'].name);

  useEffect(() => {
    notOpened.value = undefined;
    // the table is what most people want next: it comes while they look
    const idle = setTimeout(() => void inAdvance(() => wakeTable(GAME)), 1500);
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
            <button type="button" class="end" disabled={busy.value} onClick={() => void play(quickOpening(GAME, w))}>
              <Glyph name="play" /> {w.playNow}
            </button>
            <a class="soft" href="/rules/glass-road">
              <Glyph name="rules" size={19} /> {w.learn}
            </a>
          </div>
        </section>
      </div>
      <div class="games">
        <GlassRoadCard
          busy={busy.value}
          onSetup={kind => {
            setup.value = kind;
          }}
          onSolo={() => void play(soloOpening(GAME, w))}
        />
        <BlackForestCard />
        <SavedGames onOpened={id => route(addressOf(id))} />
      </div>
      <PageFooter />
      {setup.value && (
        <SetupDialog
          game={GAME}
          kind={setup.value}
          onClose={() => {
            setup.value = undefined;
          }}
          onBegun={id => route(addressOf(id))}
        />
      )}
    </main>
  );
}

function Fact({ glyph, text }: { readonly glyph: string; readonly text: string }) {
  return (
    <li>
      <Glyph name={glyph} size={15} />
      {text}
    </li>
  );
}

function GlassRoadCard({
  busy,
  onSetup,
  onSolo,
}: {
  readonly busy: boolean;
  onSetup(kind: TableKind): void;
  onSolo(): void;
}) {
  const { value: w } = words;
  const { name, line } = w.games['glass-road'];
  return (
    <article class="card game">
      <GlassRoadPicture />
      <div class="gamebody">
        <h2>{name}</h2>
        <ul class="facts">
          <Fact glyph="players" text={w.facts.players} />
          <Fact glyph="wheel" text={w.facts.periods} />
          <Fact glyph="feudal-lord" text={w.facts.people} />
        </ul>
        <p>{line}</p>
        <button type="button" class="end" disabled={busy} onClick={() => onSetup('bots')}>
          <Glyph name="bot" size={18} /> {w.againstBots}
        </button>
        <div class="ways">
          <button type="button" class="soft" disabled={busy} onClick={onSolo}>
            <Glyph name="pawn" /> {w.solo}
          </button>
          <button type="button" class="soft" disabled={busy} onClick={() => onSetup('device')}>
            <Glyph name="device" /> {w.sameDevice}
          </button>
          <a class="soft" href="/rules/glass-road">
            <Glyph name="rules" /> {w.rules}
          </a>
        </div>
      </div>
    </article>
  );
}

function BlackForestCard() {
  const { value: w } = words;
  const { name, line } = w.games['black-forest'];
  return (
    <article class="card game">
      <BlackForestPicture />
      <div class="gamebody">
        <h2>{name}</h2>
        <ul class="facts">
          <Fact glyph="players" text={w.facts.players} />
          <Fact glyph="map" text={w.facts.villages} />
          <Fact glyph="pawn" text={w.facts.trades} />
        </ul>
        <p>{line}</p>
        <p class="note">{w.soon}</p>
        <div class="ways">
          <a class="soft" href="/rules/black-forest">
            <Glyph name="rules" /> {w.rules}
          </a>
        </div>
      </div>
    </article>
  );
}
