import { plain } from '@waldglas/text';
import { words } from '../language.ts';
import { log, missed, snapshot, speech } from './model.ts';
import { Said } from './options.tsx';

const SHOWN = 60;

/** What has happened, the newest on top. */
export function LogPanel() {
  const { value: now } = snapshot;
  const { value: said } = speech;
  if (!now || !said) return null;
  const entries = log.value.slice(-SHOWN).toReversed();
  return (
    <section class="log panel" aria-label={words.value.log}>
      <h2>{words.value.log}</h2>
      <Missed />
      <ol>
        {entries.flatMap(({ before, events }) =>
          events.toReversed().map((event, i) => {
            const runs = said.event(event);
            if (!runs) return [];
            const seat = 'seat' in event ? event.seat : undefined;
            const title = event.kind === 'period';
            return (
              <li
                key={`${before} ${i}`}
                class={seat === undefined ? (title ? 'round' : '') : `p${seat + 1}`}
                title={plain(runs)}
              >
                <a href={`/replay?at=${before}`}>
                  <Said runs={runs} />
                </a>
              </li>
            );
          }),
        )}
      </ol>
    </section>
  );
}

/** What the others did since the own last move, in a paragraph. */
function Missed() {
  const { viewer } = snapshot.value ?? {};
  const told = viewer === undefined ? [] : (speech.value?.since(missed.value, viewer) ?? []);
  if (told.length === 0) return null;
  return (
    <details class="missed" open>
      <summary>{words.value.since}</summary>
      <p>{told.map(plain).join(' ')}</p>
    </details>
  );
}
