import { useSignal } from '@preact/signals';
import type { Event } from '@waldglas/glass-road';
import { plain } from '@waldglas/text';
import type { LogEntry } from '../connection/connection.ts';
import { still } from '../drawing/memo.ts';
import type { GlassRoadSpeech } from '../games/glass-road/speech.ts';
import { words } from '../words/language.ts';
import { log } from './log.ts';
import { missed, snapshot, speech } from './model.ts';
import { Said } from './options.tsx';

/** How many lines are there to be scrolled through; as long as nobody looks for them, a few more than can be seen. */
const SHOWN = 60;
const AT_FIRST = 15;

/** What has happened, the newest on top. */
export function LogPanel() {
  const { value: said } = speech;
  const wanted = useSignal(false);
  if (!said) return null;
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
      <Missed />
      <ol>
        {log.value
          .slice(wanted.value ? -SHOWN : -AT_FIRST)
          .toReversed()
          .map(entry => (
            <Entry key={entry.before} entry={entry} said={said} />
          ))}
      </ol>
    </section>
  );
}

/** What happened by one line. */
const Entry = still(({ entry, said }: { readonly entry: LogEntry<Event>; readonly said: GlassRoadSpeech }) => (
  <>
    {entry.events.toReversed().map((event, i) => {
      // who is ready is seen on the table
      const runs = event.kind === 'ready' ? undefined : said.event(event);
      if (!runs) return null;
      const seat = 'seat' in event ? event.seat : undefined;
      const title = event.kind === 'period';
      return (
        <li key={i} class={seat === undefined ? (title ? 'round' : '') : `p${seat + 1}`} title={plain(runs)}>
          <a href={`/replay?at=${entry.before}`}>
            <Said runs={runs} />
          </a>
        </li>
      );
    })}
  </>
));

/** What the others did since the own last move, in a paragraph. */
function Missed() {
  const { viewer } = snapshot.peek() ?? {};
  const told = viewer === undefined ? [] : (speech.value?.since(missed.value, viewer) ?? []);
  if (told.length === 0) return null;
  return (
    <details class="missed" open>
      <summary>{words.value.since}</summary>
      <p>{told.map(plain).join(' ')}</p>
    </details>
  );
}
