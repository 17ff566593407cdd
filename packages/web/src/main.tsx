import './styles/index.css';
import { effect } from '@preact/signals';
import { render } from 'preact';
import { LocationProvider, lazy, Route, Router } from 'preact-iso';
import { Guard, watchLoading } from './app/error-page.tsx';
import { loadTablePage, wakeTable } from './app/wake.ts';
import { keepPressesSteady } from './boards/steady-press.ts';
import { watchRoom } from './drawing/compact.ts';
import { inAdvance } from './drawing/lazy-part.tsx';
import { hasCourse, isPlayable } from './faces.ts';
import { COMMON } from './glyphs/sheets.ts';
import { stampsOf, watchStamps } from './glyphs/stamps.ts';
import { settings, watchSettings } from './settings/settings.ts';
import { speak } from './words/language.ts';

const StartPage = lazy(async () => (await import('./app/start.tsx')).StartPage);
const TablePage = lazy(async () => (await loadTablePage()).TablePage);
const LessonsPage = lazy(async () => (await import('./app/learn-page.tsx')).LearnPage);
const RulesPage = lazy(async () => (await import('./app/rules-page.tsx')).RulesPage);
const ReplayPage = lazy(async () => (await import('./app/replay-page.tsx')).ReplayPage);
const GalleryPage = lazy(async () => (await import('./app/gallery-page.tsx')).GalleryPage);
const FriendsPage = lazy(async () => (await import('./app/online/friends-page.tsx')).FriendsPage);
const OnlineTablePage = lazy(async () => (await import('./app/online/online-table-page.tsx')).OnlineTablePage);
const MePage = lazy(async () => (await import('./app/online/me-page.tsx')).MePage);
const OnlineReplayPage = lazy(async () => (await import('./app/online/online-replay-page.tsx')).OnlineReplayPage);

/** Deals a game at once, if that one can be played here. */
function PlayPage({ game = '' }: { readonly game?: string }) {
  return isPlayable(game) ? <TablePage game={game} /> : <StartPage />;
}

/** The lessons of a game, if there are any. */
function LearnPage({ game = '' }: { readonly game?: string }) {
  return hasCourse(game) ? <LessonsPage game={game} /> : <StartPage />;
}

function App() {
  return (
    <Guard>
      <LocationProvider>
        <Router>
          <Route path="/" component={StartPage} />
          <Route path="/play/:game" component={PlayPage} />
          <Route path="/learn/:game" component={LearnPage} />
          <Route path="/games/:id" component={TablePage} />
          <Route path="/games/:id/replay" component={ReplayPage} />
          <Route path="/friends/:game?" component={FriendsPage} />
          <Route path="/me" component={MePage} />
          <Route path="/t/:id" component={OnlineTablePage} />
          <Route path="/t/:id/replay" component={OnlineReplayPage} />
          <Route path="/rules/:game?" component={RulesPage} />
          <Route path="/gallery/:game?" component={GalleryPage} />
          <Route default component={StartPage} />
        </Router>
      </LocationProvider>
    </Guard>
  );
}

/** The page comes first: only then the client is loaded for the time without a network. */
const IDLE = 4000;

/** Is a table wanted at once? */
function wakeWanted(): Promise<void> {
  const [, where, what = ''] = location.pathname.split('/');
  if (where === 'play' && isPlayable(what)) return wakeTable(what);
  // which game that is only the kept games know
  return where === 'games' ? wakeTable('') : Promise.resolve();
}

/** Keeps the client in this browser, later. A browser that cannot keep it plays as long as there is a network. */
function keepLater(): void {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  const keep = async () => void (await import('./app/new-version.tsx')).keepClient();
  setTimeout(() => void inAdvance(keep), IDLE);
}

/** Not at the top of the file: words of a language may need code of this one, and would wait for it for ever. */
async function start(): Promise<void> {
  const woken = wakeWanted();
  watchSettings();
  watchRoom();
  keepPressesSteady();
  watchLoading();
  watchStamps();
  // a language that cannot be had leaves the one before, at first English
  const speakAsLiked = () => speak(settings.value.lang).catch(() => undefined);
  // the first page is shown in its own language at once
  await speakAsLiked();
  effect(() => void speakAsLiked());
  render(<App />, document.getElementById('app') ?? document.body);
  // a table asks for its cards first: glyphs are stamped while they are dealt
  void woken.catch(() => undefined).then(() => stampsOf(COMMON));
  keepLater();
}

void start();
