import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { KeptGame } from '../../connection/connection.ts';
import { keptGames } from '../../connection/kept-games.ts';
import { isPlayable } from '../../faces.ts';
import { Glyph } from '../../glyphs/glyph.tsx';
import { settings } from '../../settings/settings.ts';
import { onlineWords } from '../../words/online/language.ts';
import { ago } from '../ago.ts';
import { gameName } from './join.tsx';

/** A game of this browser that friends could join: it goes on as it is, and everybody is told that its deal is known. */
export function GoOnChoice({ busy, onChoose }: { readonly busy: boolean; onChoose(game: KeptGame): void }) {
  const games = useSignal<readonly KeptGame[]>([]);
  const chosen = useSignal<string | undefined>(undefined);
  const { value: w } = onlineWords;
  useEffect(() => {
    void keptGames()
      .then(found => {
        games.value = found.filter(({ over, seats, game }) => !over && seats.length > 1 && isPlayable(game));
      })
      .catch(() => undefined);
  }, []);
  const game = games.value.find(({ id }) => id === chosen.value) ?? games.value[0];
  if (!game) return null;
  return (
    <div class="goonchoice">
      <select
        aria-label={w.takeOnline}
        value={game.id}
        onChange={event => {
          chosen.value = event.currentTarget.value;
        }}
      >
        {games.value.map(one => (
          <option key={one.id} value={one.id}>
            {`${gameName(one.game)}: ${one.seats.map(({ name }) => name).join(', ')}, ${ago(one.updated, settings.value.lang)}`}
          </option>
        ))}
      </select>
      <button type="button" class="soft" disabled={busy} onClick={() => onChoose(game)}>
        <Glyph name="link" size={18} /> {w.takeOnline}
      </button>
      <p class="note">{w.knownSeed}</p>
    </div>
  );
}
