import type { Action, View } from '@waldglas/black-forest';
import { startDrag } from '../../boards/drag.ts';
import type { Press } from '../../boards/press.ts';
import { isByTouch } from '../../boards/steady-press.ts';
import { compact } from '../../drawing/compact.ts';
import { useQueued } from '../../drawing/slice.ts';
import { choose } from '../../table/calls.ts';
import { lookAhead } from '../../table/hover-preview.ts';
import { lineOf } from '../../table/model.ts';
import { ForestMap } from './map.tsx';
import type { Spot } from './map-hits.tsx';
import { aim, goTo, isMoving, moves, onPeople, open, spacePreview, takeAim } from './moving.ts';
import { arrowTo, plannedSpaces } from './planned-spaces.ts';
import { preview, snapshot, told, viewerNow } from './shown.ts';

/** The map as it is, or with the merchant where a swap under the pointer would bring it. */
function mapNow(): { readonly view: View; readonly seat: number } | undefined {
  const { value: now } = snapshot;
  const { value: hovered } = preview;
  if (!now) return undefined;
  const swapped = hovered?.action.verb === 'swap' ? hovered.view.tradespeople : now.view.tradespeople;
  return { view: { ...now.view, tradespeople: swapped }, seat: viewerNow() };
}

/** The map: where the own pawn goes, who is visited, where the neutral pawn stands. */
export function MapPanel() {
  const shown = useQueued('answer', mapNow);
  const { value: words } = told;
  if (!shown || !words) return null;
  return (
    <section class={aim.value.swapping ? 'mapcell swapping' : 'mapcell'} aria-label={words.table.map}>
      <ForestMap
        {...shown}
        shape={compact.value ? 'upright' : 'wide'}
        open={open.value}
        preview={spacePreview.value}
        press={pressOf}
        plans={plannedSpaces.value?.flatMap(({ to }) => to ?? []) ?? []}
        arrowTo={arrowTo.value}
        drag={isMovingNow() ? dragPawn : undefined}
        white={aim.value.white}
        {...words}
      />
    </section>
  );
}

function pressOf({ kind, id }: Spot): Press | undefined {
  if (kind === 'tradesperson') {
    const [only, ...more] = onPeople.value.get(id) ?? [];
    return only && more.length === 0 ? pressing(only, () => choose(only)) : undefined;
  }
  const action = moves.value.get(id);
  if (!action) return undefined;
  return pressing(action, () => {
    // a finger cannot point before it presses: the first tap only looks
    if (action.verb === 'move' && isByTouch() && aim.peek().to !== id) takeAim({ to: id, looked: 'space' });
    else goTo(id);
  });
}

const isMovingNow = () => snapshot.value !== undefined && isMoving(snapshot.value);

/** The place under a pawn that is being dragged, if it can go there. */
function placeUnder(target: Element | undefined): string | undefined {
  const place = target?.closest<HTMLElement>('[data-place]')?.dataset.place;
  return place !== undefined && moves.peek().has(place) ? place : undefined;
}

/** The own pawn is dragged: the place under it is looked at, and gone to where it is let go. */
function dragPawn(down: PointerEvent): void {
  startDrag(down, {
    onOver(target) {
      const to = placeUnder(target);
      if (to !== undefined) takeAim({ to, looked: 'space' });
    },
    onDrop(target) {
      const to = placeUnder(target);
      if (to !== undefined) goTo(to);
    },
  });
}

/** What a button for an option does: pointer and focus look ahead. */
function pressing(action: Action, onClick: () => void) {
  return { 'data-action': lineOf(action), onClick, ...lookAhead(action) };
}
