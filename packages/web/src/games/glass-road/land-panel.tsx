import { computed } from '@preact/signals';
import { plain } from '@waldglas/text';
import { half } from '../../boards/points.ts';
import { slice } from '../../drawing/slice.ts';
import { Glyph } from '../../glyphs/glyph.tsx';
import { pointAt, preview } from '../../table/ahead.ts';
import { choose } from '../../table/calls.ts';
import { dialog } from '../../table/dialog.ts';
import { explain, isByTouch } from '../../table/explain.ts';
import { type Snap, saying, speech, visited } from '../../table/model.ts';
import { linesOf } from '../../table/offered.ts';
import { atLand, boardsThere } from '../../table/parts.ts';
import { words } from '../../words/language.ts';
import { LandBoard, type Spot } from './land.tsx';
import { type Use, uses } from './land-uses.ts';

const KINDS: Readonly<Record<string, Spot['kind']>> = {
  cell: 'answer',
  convert: 'use',
  fee: 'use',
  remove: 'remove',
  use: 'use',
};

/** The seat whose land is shown. */
const shownSeat = computed(() => visited.value ?? atLand.value?.viewer ?? 0);

const own = computed(() => shownSeat.value === (atLand.value?.viewer ?? 0));

const land = slice(() => atLand.value?.view.players[shownSeat.value]?.land ?? []);
/** What gives points there; under the pointer, what would. */
const items = slice(() => {
  const scores = (own.value ? preview.value?.scores : undefined) ?? atLand.value?.scores;
  return scores?.[shownSeat.value]?.items ?? [];
});
const fresh = slice(() =>
  (atLand.value?.events ?? []).flatMap(event =>
    'cell' in event && event.seat === shownSeat.value ? [event.cell] : [],
  ),
);
const name = computed(() => atLand.value?.sittings[shownSeat.value]?.name);
const ghost = slice(() => {
  const placed = own.value ? preview.value?.events.find(event => event.kind === 'build') : undefined;
  return placed?.kind === 'build' ? { id: placed.building, cell: placed.cell } : undefined;
});
/** What can be done with each space, in words. */
const spots = slice((): Readonly<Record<string, Spot>> => {
  const { view } = atLand.value ?? {};
  const { value: said } = speech;
  if (!view || !said || !own.value) return {};
  return Object.fromEntries(
    [...uses.value].map(([cell, { action, answer, times }]) => {
      const steps = answer ? [action, answer] : [action];
      const spot = {
        line: linesOf(action, answer),
        words: steps.map(one => plain(said.option(view, one))).join(': '),
        kind: KINDS[action.verb] ?? 'answer',
      };
      return [cell, times === undefined ? spot : { ...spot, times }];
    }),
  );
});

function useOf(line: string | undefined): Use | undefined {
  return [...uses.peek().values()].find(({ action, answer }) => linesOf(action, answer) === line);
}

/** What a finger has touched once. */
let touched: { readonly line: string; readonly now: Snap | undefined } | undefined;

/**
 * A finger cannot point before it presses. So what is no answer to the question, a trade or a removal, is shown by the
 * first tap and done by the second.
 */
function isFirstTap(event: MouseEvent, line: string): boolean {
  if (!isByTouch() || / cell /.test(line)) return false;
  const now = atLand.peek();
  const again = document.activeElement === event.currentTarget && touched?.line === line && touched.now === now;
  if (again) return false;
  touched = { line, now };
  return true;
}

function lookFirst(cell: HTMLElement, { action, answer }: Use): void {
  cell.focus({ preventScroll: true });
  pointAt(action, answer);
  explain(cell);
}

/** The own land, or another seat's that is looked at. */
export function LandPanel() {
  const { value: said } = speech;
  const { value: say } = saying;
  if (!said || !say || !boardsThere.value) return null;
  const { value: offered } = spots;
  const { value: scored } = items;
  const worth = (id: string) => {
    const given = scored.filter(({ source }) => source === id);
    return half(given.reduce((sum, { points }) => sum + points, 0));
  };
  return (
    <section class="landpanel" aria-label={name.value}>
      <LandBoard
        land={land.value}
        name={said.name}
        noun={said.noun}
        worth={worth}
        {...(own.value && { spotOf: (cell: string) => offered[cell] })}
        onPick={(line, event) => {
          const use = useOf(line);
          if (!use) return;
          if (isFirstTap(event, line)) lookFirst(event.currentTarget as HTMLElement, use);
          else choose(use.action, use.answer);
        }}
        onFocus={line => {
          const use = useOf(line);
          pointAt(use?.action, use?.answer);
        }}
        onRead={id => dialog.show({ kind: 'tile', id })}
        ghost={ghost.value}
        fresh={fresh.value}
        say={say}
      />
      {!own.value && (
        <button
          type="button"
          class="looking"
          onClick={() => {
            visited.value = undefined;
          }}
        >
          <Glyph name="eye" /> {name.value} · {words.value.back}
        </button>
      )}
    </section>
  );
}
