import type { Action } from '@waldglas/glass-road';
import { plain } from '@waldglas/text';
import { LandBoard, type Spot } from '../boards/land.tsx';
import { half } from '../boards/points.ts';
import { Glyph } from '../glyphs/glyph.tsx';
import { words } from '../language.ts';
import { dialog } from '../pages/dialogs.ts';
import { choose, focused, lineOf, preview, saying, snapshot, speech, visited } from './model.ts';
import { uses } from './spots.ts';

const KINDS: Readonly<Record<string, Spot['kind']>> = { cell: 'answer', convert: 'use', remove: 'remove' };

/** The own land, or another seat's that is looked at. */
export function LandPanel() {
  const { value: now } = snapshot;
  const { value: said } = speech;
  const { value: say } = saying;
  if (!now || !said || !say) return null;
  const { viewer = 0, view, scores, sittings, events } = now;
  const seat = visited.value ?? viewer;
  const own = seat === viewer;
  const player = view.players[seat];
  if (!player) return null;
  const byLine = new Map<string, Action>();

  function spotOf(cell: string): Spot | undefined {
    const use = own ? uses.value.get(cell) : undefined;
    if (!use || !now || !said) return undefined;
    const { action, times } = use;
    const line = lineOf(action);
    byLine.set(line, action);
    const spot = { line, words: plain(said.option(now.view, action)), kind: KINDS[action.verb] ?? 'answer' };
    return times === undefined ? spot : { ...spot, times };
  }

  const worth = (id: string) => {
    const items = scores[seat]?.items.filter(({ source }) => source === id) ?? [];
    return half(items.reduce((sum, { points }) => sum + points, 0));
  };
  const placed = preview.value?.events.find(event => event.kind === 'build');
  const fresh = events.flatMap(event => ('cell' in event && event.seat === seat ? [event.cell] : []));
  return (
    <section class="landpanel" aria-label={sittings[seat]?.name}>
      <LandBoard
        land={player.land}
        name={said.name}
        noun={said.noun}
        worth={worth}
        spotOf={spotOf}
        onPick={line => {
          const action = byLine.get(line);
          if (action) choose(action);
        }}
        onFocus={line => {
          focused.value = line === undefined ? undefined : byLine.get(line);
        }}
        onRead={id => dialog.show({ kind: 'tile', id })}
        ghost={own && placed?.kind === 'build' ? { id: placed.building, cell: placed.cell } : undefined}
        fresh={fresh}
        say={say}
      />
      {!own && (
        <button
          type="button"
          class="looking"
          onClick={() => {
            visited.value = undefined;
          }}
        >
          <Glyph name="eye" /> {sittings[seat]?.name} · {words.value.back}
        </button>
      )}
    </section>
  );
}
