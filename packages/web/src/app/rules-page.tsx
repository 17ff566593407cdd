import { hasReference } from '../faces.ts';
import { LISTINGS } from '../listings.ts';
import { listingWords } from '../table/game-listing.ts';
import { words } from '../words/language.ts';
import { GameNav } from './game-nav.tsx';
import { PageFooter, PageHeader } from './header.tsx';
import { ReferenceView } from './reference.tsx';
import { useTitle } from './title.ts';

/** The rules of a game, with the other games' a press away. */
export function RulesPage({ game }: { readonly game?: string }) {
  const games = LISTINGS.filter(({ id }) => hasReference(id));
  const shown = games.find(({ id }) => id === game) ?? games[0];
  const { rules } = words.value;
  useTitle(rules, ...(shown ? [listingWords(shown).name] : []));
  return (
    <main class="page rulespage">
      <PageHeader />
      <GameNav name={rules} folder="/rules" games={games} shown={shown} />
      {shown && <ReferenceView key={shown.id} game={shown.id} />}
      <PageFooter />
    </main>
  );
}
