import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import { effect } from '@preact/signals';
import { render } from 'preact';
import { LocationProvider, lazy, Route, Router } from 'preact-iso';
import { Guard, watchLoading } from './app/error-page.tsx';
import { StartPage } from './app/start.tsx';
import { loadTablePage, wakeTable } from './app/wake.ts';
import { COMMON } from './glyphs/sheets.ts';
import { need, watchStamps } from './glyphs/stamps.ts';
import { settings, watchSettings } from './settings/settings.ts';
import { speak } from './words/language.ts';

const TablePage = lazy(async () => (await loadTablePage()).TablePage);
const RulesPage = lazy(async () => (await import('./app/rules-page.tsx')).RulesPage);
const ReplayPage = lazy(async () => (await import('./app/replay-page.tsx')).ReplayPage);
const GalleryPage = lazy(async () => (await import('./app/gallery-page.tsx')).GalleryPage);

const TABLE = '/play/glass-road';

function App() {
  return (
    <Guard>
      <LocationProvider>
        <Router>
          <Route path="/" component={StartPage} />
          <Route path={TABLE} component={TablePage} />
          <Route path="/replay" component={ReplayPage} />
          <Route path="/rules/:game?" component={RulesPage} />
          <Route path="/gallery" component={GalleryPage} />
          <Route default component={StartPage} />
        </Router>
      </LocationProvider>
    </Guard>
  );
}

/** Not at the top of the file: words of a language may need code of this one, and would wait for it for ever. */
async function start(): Promise<void> {
  const woken = location.pathname === TABLE ? wakeTable() : Promise.resolve();
  watchSettings();
  watchLoading();
  watchStamps();
  // a language that cannot be had leaves the one before, at first English
  const speakAsLiked = () => speak(settings.value.lang).catch(() => undefined);
  // the first page is shown in its own language at once
  await speakAsLiked();
  effect(() => void speakAsLiked());
  render(<App />, document.getElementById('app') ?? document.body);
  // a table asks for its cards first: glyphs are stamped while they are dealt
  void woken.catch(() => undefined).then(() => need(COMMON));
}

void start();
