import { ReferenceView } from './rules.tsx';

export function RulesPage({ game = 'glass-road' }: { readonly game?: string }) {
  return (
    <main class="page">
      <ReferenceView game={game} />
    </main>
  );
}
