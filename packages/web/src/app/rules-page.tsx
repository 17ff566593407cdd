import { words } from '../words/language.ts';
import { PageFooter, PageHeader } from './header.tsx';
import { ReferenceView } from './reference.tsx';
import { useTitle } from './title.ts';

const GAMES = ['glass-road', 'black-forest'] as const;

/** The rules of a game, with the other game's a press away. */
export function RulesPage({ game = 'glass-road' }: { readonly game?: string }) {
  const shown = GAMES.find(one => one === game) ?? 'glass-road';
  useTitle(words.value.rules, words.value.games[shown].name);
  return (
    <main class="page rulespage">
      <PageHeader />
      <nav class="pick" aria-label={words.value.rules}>
        {GAMES.map(one => (
          <a key={one} href={`/rules/${one}`} aria-current={one === shown ? 'page' : undefined}>
            {words.value.games[one].name}
          </a>
        ))}
      </nav>
      <ReferenceView key={shown} game={shown} />
      <PageFooter />
    </main>
  );
}
