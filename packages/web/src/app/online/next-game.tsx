import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { words } from '../../words/language.ts';
import { onlineWords } from '../../words/online/language.ts';
import { server } from './me.ts';

/** Who sits at a table by now, by name; nobody if it cannot be looked at. */
async function peopleAt(table: string): Promise<readonly string[]> {
  const { seats } = await server.table(table);
  return seats.flatMap(({ name, bot }) => (name === undefined || bot !== undefined ? [] : [name]));
}

/** Somebody has made a table for another game: who it is, and the way there. */
export function NextGame({
  next,
  watches,
  onGo,
}: {
  readonly next: string;
  readonly watches: boolean;
  readonly onGo: () => void;
}) {
  // it is told once, when the names are known
  const who = useSignal<readonly string[] | undefined>(undefined);
  useEffect(() => {
    let wanted = true;
    void peopleAt(next)
      .catch(() => [])
      .then(found => {
        if (wanted) who.value = found;
      });
    return () => {
      wanted = false;
    };
  }, [next]);

  return (
    <div class="reachline nextgame" role="status">
      {who.value && <p>{onlineWords.value.another(who.value)}</p>}
      <button type="button" class="soft" onClick={onGo}>
        {watches ? onlineWords.value.tables.look : words.value.rematch}
      </button>
    </div>
  );
}
