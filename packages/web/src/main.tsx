import '@fontsource-variable/source-sans-3/wght.css';
import '@fontsource-variable/vollkorn/wght.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/table.css';
import './styles/pages.css';
import { effect } from '@preact/signals';
import { render } from 'preact';
import { ErrorBoundary, LocationProvider, lazy, Route, Router } from 'preact-iso';
import { addGlyphs } from './glyphs/glyph.tsx';
import { speak } from './language.ts';
import { StartPage } from './pages/start.tsx';
import { settings, watchSettings } from './settings.ts';

const TablePage = lazy(async () => (await import('./pages/table-page.tsx')).TablePage);
const RulesPage = lazy(async () => (await import('./pages/rules-page.tsx')).RulesPage);

function App() {
  return (
    <LocationProvider>
      <ErrorBoundary>
        <Router>
          <Route path="/" component={StartPage} />
          <Route path="/play/glass-road" component={TablePage} />
          <Route path="/rules/:game" component={RulesPage} />
          <Route default component={StartPage} />
        </Router>
      </ErrorBoundary>
    </LocationProvider>
  );
}

watchSettings();
addGlyphs();
effect(() => void speak(settings.value.lang));
render(<App />, document.getElementById('app') ?? document.body);
