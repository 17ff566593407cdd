import { words } from '../language.ts';

export function StartPage() {
  return (
    <main class="page">
      <a href="/play/glass-road">{words.value.playNow}</a>
    </main>
  );
}
