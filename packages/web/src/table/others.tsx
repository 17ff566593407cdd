import { useQueued } from '../drawing/slice.ts';
import { Glyph } from '../glyphs/glyph.tsx';
import { words } from '../words/language.ts';
import { hurry, othersPlay } from './bot-queue.ts';
import { face, snapshot, speech } from './model.ts';
import { Said } from './options.tsx';

/** What the others have just done, where otherwise the answers stand; and the way not to wait for them. */
export function Others() {
  const events = useQueued('look', () => (snapshot.value?.decision ? [] : (snapshot.value?.events ?? [])));
  const { value: said } = speech;
  const { value: of } = face;
  if (!said || !of || !othersPlay.value) return null;
  const told = events.flatMap(event => {
    const runs = of.telling.logStyle(event) === 'none' ? undefined : said.event(event);
    return runs ? [{ runs, seat: event.seat }] : [];
  });
  return (
    <div class="others">
      {told.map(({ runs, seat }, i) => (
        <p key={i} class={seat === undefined ? '' : `p${seat + 1}`}>
          <Said runs={runs} />
        </p>
      ))}
      <button type="button" class="soft" data-skip="" onClick={hurry}>
        <Glyph name="play" size={16} /> {words.value.table.skip}
      </button>
    </div>
  );
}
