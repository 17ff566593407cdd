import { useSignal } from '@preact/signals';
import { plain } from '@waldglas/text';
import type { LogEntry } from '../connection/connection.ts';
import { memo } from '../drawing/memo.ts';
import { useQueued } from '../drawing/slice.ts';
import { words } from '../words/language.ts';
import type { AnyFace, AnySpeech } from './face.ts';
import { log } from './log.ts';
import { face, since, snapshot, speech } from './model.ts';
import { Said } from './options.tsx';

/** How many lines are there to be scrolled through; as long as nobody looks for them, a few more than can be seen. */
const SHOWN = 60;
const AT_FIRST = 15;

/** What has happened, the newest on top. */
export function LogPanel() {
  const { value: said } = speech;
  const { value: of } = face;
  const wanted = useSignal(false);
  const id = snapshot.value?.id;
  if (!said || !of || id === undefined) return null;
  const want = () => {
    wanted.value = true;
  };
  return (
    <section
      class={wanted.value ? 'log panel all' : 'log panel'}
      aria-label={words.value.log}
      onPointerEnter={want}
      onFocusIn={want}
    >
      <h2>{words.value.log}</h2>
      <Since />
      <ol>
        {log.value
          .slice(wanted.value ? -SHOWN : -AT_FIRST)
          .toReversed()
          .map(entry => (
            <Entry key={entry.from} entry={entry} said={said} of={of} id={id} />
          ))}
      </ol>
    </section>
  );
}

interface EntryProps {
  readonly entry: LogEntry;
  readonly said: AnySpeech;
  readonly of: AnyFace;
  /** Of the game. */
  readonly id: string;
}

/** What happened by one line; each leads to that moment in the replay. */
const Entry = memo(({ entry, said, of, id }: EntryProps) => (
  <>
    {entry.events.toReversed().map((event, i) => {
      const style = of.telling.logStyle(event);
      const runs = style === 'none' ? undefined : said.event(event);
      if (!runs) return null;
      const kind = event.seat === undefined ? (style === 'title' ? 'round' : '') : `p${event.seat + 1}`;
      return (
        <li key={i} class={kind} title={plain(runs)}>
          <a href={`/games/${id}/replay?at=${entry.from}`}>
            <Said runs={runs} />
          </a>
        </li>
      );
    })}
  </>
));

/** What the others did since the own last move, in a paragraph. */
function Since() {
  const { events, viewer } = useQueued('look', () => ({ events: since.value, viewer: snapshot.value?.seat }));
  const told = viewer === undefined ? [] : (speech.value?.since(events, viewer) ?? []);
  if (told.length === 0) return null;
  return (
    <details class="missed" open>
      <summary>{words.value.since}</summary>
      <p>{told.map(plain).join(' ')}</p>
    </details>
  );
}
