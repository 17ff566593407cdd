import { plain } from '@waldglas/text';
import { pointsText } from '../../boards/points.ts';
import { isByTouch } from '../../boards/steady-press.ts';
import { slice, useQueued, useSlice } from '../../drawing/slice.ts';
import { Glyph } from '../../glyphs/glyph.tsx';
import { choose } from '../../table/calls.ts';
import { dialog } from '../../table/dialog.ts';
import { explain } from '../../table/explain.ts';
import { leavePointed, pointAt } from '../../table/hover-preview.ts';
import { visited } from '../../table/model.ts';
import { linesOf } from '../../table/offered.ts';
import { words } from '../../words/language.ts';
import { LandBoard, type Spot } from './land.tsx';
import { type Use, uses } from './land-uses.ts';
import { effectWords, preview, type Snap, snapshot, speech } from './shown.ts';

const KINDS: Readonly<Record<string, Spot['kind']>> = {
  cell: 'answer',
  convert: 'use',
  fee: 'use',
  use: 'use',
};

/** The seat whose land is shown. */
const shownSeat = () => visited.value ?? snapshot.value?.seat ?? 0;

const isOwn = () => shownSeat() === (snapshot.value?.seat ?? 0);

/** The land, what has just changed on it, and what can be done with its spaces, in words. */
function landNow() {
  const { value: now } = snapshot;
  const seat = shownSeat();
  return {
    land: now?.view.players[seat]?.land ?? [],
    fresh: (now?.events ?? []).flatMap(event => ('cell' in event && event.seat === seat ? [event.cell] : [])),
    name: now?.seats[seat]?.name,
    own: isOwn(),
    watches: now !== undefined && now.seat === undefined,
    spots: spots.value,
    removable: (now?.anytime ?? []).flatMap(one => (one.verb === 'remove' ? [one.cell] : [])),
  };
}

const spots = slice((): Readonly<Record<string, Spot>> => {
  const { view } = snapshot.value ?? {};
  const { value: said } = speech;
  if (!view || !said || !isOwn()) return {};
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

/** What gives points there, and what would be built: now, or with the option under the pointer. */
function aheadNow() {
  const hovered = isOwn() ? preview.value : undefined;
  const placed = hovered?.events.find(event => event.kind === 'build');
  return {
    items: (hovered?.scores ?? snapshot.value?.scores)?.[shownSeat()]?.items ?? [],
    ghost: placed?.kind === 'build' ? { id: placed.building, cell: placed.cell } : undefined,
  };
}

function useOf(line: string | undefined): Use | undefined {
  return [...uses.peek().values()].find(({ action, answer }) => linesOf(action, answer) === line);
}

/** What a finger has touched once. */
let touched: { readonly line: string; readonly now: Snap | undefined } | undefined;

/**
 * A finger cannot point before it presses. So what is no answer to the question, a conversion, is shown by the first tap
 * and done by the second.
 */
function isFirstTap(event: MouseEvent, line: string): boolean {
  if (!isByTouch() || / cell /.test(line)) return false;
  const now = snapshot.peek();
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
  const { value: say } = effectWords;
  const { land, fresh, name, own, watches, spots: offered, removable } = useQueued('answer', landNow);
  const { items, ghost } = useSlice(aheadNow);
  if (!said || !say) return null;
  const worth = (id: string) => {
    const given = items.filter(({ source }) => source === id);
    return pointsText(given.reduce((sum, { points }) => sum + points, 0));
  };
  return (
    <section class="landpanel" aria-label={name}>
      <LandBoard
        land={land}
        name={said.name}
        noun={said.noun}
        worth={worth}
        {...(own && { spotOf: (cell: string) => offered[cell] })}
        onPick={(line, event) => {
          const use = useOf(line);
          if (!use) return;
          if (isFirstTap(event, line)) lookFirst(event.currentTarget as HTMLElement, use);
          else choose(use.action, use.answer);
        }}
        onPoint={line => {
          const use = useOf(line);
          pointAt(use?.action, use?.answer);
        }}
        onLeave={line => {
          const use = useOf(line);
          if (use) leavePointed(use.action, use.answer);
        }}
        onRead={(id, cell) => dialog.show({ kind: 'detail', id, cell })}
        isRemovable={cell => removable.includes(cell)}
        ghost={ghost}
        fresh={fresh}
        say={say}
      />
      {own && watches && (
        <p class="looking whose">
          <Glyph name="eye" /> {name}
        </p>
      )}
      {!own && (
        <button
          type="button"
          class="looking"
          onClick={() => {
            visited.value = undefined;
          }}
        >
          <Glyph name="eye" /> {name} · {words.value.back}
        </button>
      )}
    </section>
  );
}
