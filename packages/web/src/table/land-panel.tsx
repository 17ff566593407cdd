import { rngFrom } from '@waldglas/core';
import { type Action, glassRoad } from '@waldglas/glass-road';
import { plain } from '@waldglas/text';
import { LandBoard, type Spot } from '../boards/land.tsx';
import { Glyph } from '../glyphs/glyph.tsx';
import { words } from '../language.ts';
import { choose, focused, lineOf, preview, type Snap, saying, snapshot, speech, visited } from './model.ts';

/** The actions that belong to a space: an answer, a use of the building there, or a free removal. */
function spots({ decision, anytime, view, viewer = 0 }: Snap): Map<string, Action> {
  const found = new Map<string, Action>();
  const land = view.players[viewer]?.land ?? [];
  for (const action of anytime) {
    if (action.verb === 'remove') found.set(action.cell, action);
    if (action.verb === 'convert' && !action.sparing) {
      const i = land.indexOf(action.building);
      const cell = 'abcdef'.charAt(i % 6) + (Math.floor(i / 6) + 1);
      found.set(cell, action);
    }
  }
  for (const action of decision?.options ?? []) if (action.verb === 'cell') found.set(action.cell, action);
  return found;
}

/** How often a trade could be made in a row. */
function times(now: Snap, action: Action): number {
  let n = 0;
  for (let at: Snap | undefined = now; at && n < 9; n++) {
    const line = lineOf(action);
    if (!at.anytime.some(one => lineOf(one) === line)) break;
    at = after(at, action);
  }
  return n;
}

function after(now: Snap, action: Action): Snap | undefined {
  const { viewer = 0 } = now;
  const state = glassRoad.imagine(now.view, rngFrom('uses'));
  const { shown } = state;
  glassRoad.apply(state, action);
  for (let i = 0; i < 8 && glassRoad.anytime(state, viewer).length === 0; i++) {
    const option = glassRoad.decisions(state).find(one => one.seat === viewer)?.options[0];
    if (!option || state.shown > shown) return undefined;
    glassRoad.apply(state, option);
  }
  return { ...now, view: glassRoad.view(state, viewer), anytime: glassRoad.anytime(state, viewer) };
}

/** The own land, or another seat's that is looked at. */
export function LandPanel() {
  const { value: now } = snapshot;
  const { value: said } = speech;
  const { value: say } = saying;
  if (!now || !said || !say) return null;
  const { viewer = 0, view, scores, sittings } = now;
  const seat = visited.value ?? viewer;
  const own = seat === viewer;
  const player = view.players[seat];
  if (!player) return null;
  const actions = own ? spots(now) : new Map<string, Action>();

  function spotOf(cell: string): Spot | undefined {
    const action = actions.get(cell);
    if (!action || !now || !said) return undefined;
    const kind = action.verb === 'cell' ? 'answer' : action.verb === 'convert' ? 'use' : 'remove';
    const spot = { line: lineOf(action), words: plain(said.option(now.view, action)), kind } as const;
    return kind === 'use' ? { ...spot, times: times(now, action) } : spot;
  }

  const byLine = new Map([...actions.values()].map(action => [lineOf(action), action]));
  const worth = (_: string, id: string) => {
    const items = scores[seat]?.items.filter(({ source }) => source === id) ?? [];
    return half(items.reduce((sum, { points }) => sum + points, 0));
  };
  const placed = preview.value?.events.find(event => event.kind === 'build');
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
        ghost={placed?.kind === 'build' ? { id: placed.building, cell: placed.cell } : undefined}
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

/** Half points as people write them. */
export function half(points: number): string {
  const whole = Math.trunc(points);
  if (whole === points) return String(points);
  return `${whole === 0 ? (points < 0 ? '−' : '') : whole}½`;
}
