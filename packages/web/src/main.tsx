import '@fontsource-variable/source-sans-3/wght.css';
import '@fontsource-variable/vollkorn/wght.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/table.css';
import './styles/pages.css';
import './styles/motion.css';
import { effect } from '@preact/signals';
import { render } from 'preact';
import { LocationProvider, lazy, Route, Router } from 'preact-iso';
import { addGlyphs } from './glyphs/glyph.tsx';
import { speak } from './language.ts';
import { Guard, watchLoading } from './pages/error-page.tsx';
import { settings, watchSettings } from './settings.ts';

const StartPage = lazy(async () => (await import('./pages/start.tsx')).StartPage);
const TablePage = lazy(async () => (await import('./pages/table-page.tsx')).TablePage);
const RulesPage = lazy(async () => (await import('./pages/rules-page.tsx')).RulesPage);
const ReplayPage = lazy(async () => (await import('./pages/replay-page.tsx')).ReplayPage);
const GalleryPage = lazy(async () => (await import('./pages/gallery-page.tsx')).GalleryPage);

function App() {
  return (
    <Guard>
      <LocationProvider>
        <Router>
          <Route path="/" component={StartPage} />
          <Route path="/play/glass-road" component={TablePage} />
          <Route path="/replay" component={ReplayPage} />
          <Route path="/rules/:game?" component={RulesPage} />
          <Route path="/gallery" component={GalleryPage} />
          <Route default component={StartPage} />
        </Router>
      </LocationProvider>
    </Guard>
  );
}

watchSettings();
watchLoading();
addGlyphs();
// the first page is shown in its own language at once
await speak(settings.peek().lang);
effect(() => void speak(settings.value.lang));
render(<App />, document.getElementById('app') ?? document.body);
