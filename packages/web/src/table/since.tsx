import { plain } from '@waldglas/text';
import { useQueued } from '../drawing/slice.ts';
import { Glyph } from '../glyphs/glyph.tsx';
import { words } from '../words/language.ts';
import { log } from './log.ts';
import { since, snapshot, speech } from './model.ts';

/** What the others did since the own last move: in sentences, and where its playback begins. */
function useSince() {
  const known = useQueued('look', () => ({ events: since.value, viewer: snapshot.value?.seat }));
  const { events, viewer } = known;
  const told = viewer === undefined ? [] : (speech.value?.since(events, viewer) ?? []);
  const from = log.value.findLast(({ seat }) => seat === viewer)?.length ?? 0;
  const playback = `${snapshot.value?.address}/replay?at=${from}&play`;
  return told.length === 0 ? undefined : { text: told.map(plain).join(' '), playback };
}

/** The same in a paragraph that can be put away, above the log. */
export function SinceAboveLog() {
  const told = useSince();
  if (!told) return null;
  const { value: w } = words;
  return (
    <details class="missed" open>
      <summary>{w.since}</summary>
      <p>{told.text}</p>
      <a href={told.playback}>
        <Glyph name="play" size={14} /> {w.table.closing.again}
      </a>
    </details>
  );
}

/** The same where otherwise the answers stand, while others are to decide. */
export function SinceWhileWaiting() {
  const told = useSince();
  if (!told) return null;
  const { value: w } = words;
  return (
    <section class="sincecard" aria-label={w.since}>
      <header>
        <h2>{w.since}</h2>
        <a class="soft" href={told.playback}>
          <Glyph name="play" size={16} /> {w.table.closing.again}
        </a>
      </header>
      <p>{told.text}</p>
    </section>
  );
}
