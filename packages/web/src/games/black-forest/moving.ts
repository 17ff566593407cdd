import { computed, signal } from '@preact/signals';
import type { Action } from '@waldglas/black-forest';
import { isPendingEffect } from '@waldglas/core';
import { choose } from '../../table/calls.ts';
import { preview, type Snap, snapshot, viewerNow } from './shown.ts';
import { opensOf, previewSpace } from './space-preview.ts';

/** A place that is being looked at, and how one would go there; in one moment of one game. */
interface Aim {
  readonly to: string | undefined;
  readonly paid: readonly (string | undefined)[];
  /** Solo: does the white pawn go? */
  readonly white: boolean;
  /** Does a press on a tradesperson swap the merchant? */
  readonly swapping: boolean;
  /** Which of the planned places is looked at, and whether that or a space of the map was looked at last. */
  readonly plan: number;
  readonly looked: 'plan' | 'space' | undefined;
}

const NO_AIM: Aim = { to: undefined, paid: [], white: false, swapping: false, plan: 0, looked: undefined };
const aimed = signal<{ readonly at: string; readonly aim: Aim }>({ at: '', aim: NO_AIM });
const momentOf = (now: Snap | undefined) => `${now?.id} ${now?.length} ${now?.seat}`;

/** Where the viewer means to go; a moment later that is open again. */
export const aim = computed<Aim>(() => {
  const { at, aim: known } = aimed.value;
  if (at === momentOf(snapshot.value)) return known;
  return { ...NO_AIM, white: onlyWhite(snapshot.value) };
});

/** Solo: have all coloured pawns been placed? */
function onlyWhite(now: Snap | undefined): boolean {
  const moves = (now?.decision?.options ?? []).flatMap(one => (one.verb === 'move' ? [one] : []));
  return moves.length > 0 && moves.every(({ white }) => white);
}

export function takeAim(some: Partial<Aim>): void {
  // other fees are asked elsewhere
  const fresh = some.to !== undefined && some.to !== aim.peek().to ? { paid: [] } : {};
  aimed.value = { at: momentOf(snapshot.peek()), aim: { ...aim.peek(), ...fresh, ...some } };
}

// what pointer or focus have rested on stays in question until they rest on something else
preview.subscribe(hovered => {
  if (hovered?.action.verb === 'move') takeAim({ to: hovered.action.to, looked: 'space' });
});

/** The question is where the own pawn goes. */
export const isMoving = ({ decision }: Snap): boolean => decision?.ask.what === 'move';

/** The moves of the pawn in question, and the answers to where the neutral one goes, by place. */
export const moves = computed<ReadonlyMap<string, Extract<Action, { verb: 'move' | 'neutral' }>>>(() => {
  const { white } = aim.value;
  return new Map(
    (snapshot.value?.decision?.options ?? []).flatMap(one =>
      one.verb === 'neutral' || (one.verb === 'move' && (one.white === true) === white) ? [[one.to, one]] : [],
    ),
  );
});

/** The places that are open, and what the way there takes. */
export const open = computed<ReadonlyMap<string, number>>(() => {
  const { value: now } = snapshot;
  const found = [...moves.value.values()];
  if (!now || !isMoving(now)) return new Map(found.map(({ to }) => [to, 0]));
  return opensOf(
    now.view,
    found.flatMap(one => (one.verb === 'move' ? [one] : [])),
  );
});

/** What going to the place in question means. */
export const spacePreview = computed(() => {
  const { value: now } = snapshot;
  const { to, white, paid, swapping } = aim.value;
  if (!now || to === undefined || swapping || !isMoving(now)) return undefined;
  return previewSpace(now.view, viewerNow(), to, { white, paid });
});

/** Goes there, and pays the fees as the viewer likes. */
export function goTo(to: string): void {
  const now = snapshot.peek();
  const move = moves.peek().get(to);
  if (!now || !move) return;
  if (!isMoving(now)) return choose(move);
  const { white, paid } = aim.peek();
  const way = previewSpace(now.view, viewerNow(), to, { white, paid: aim.peek().to === to ? paid : [] });
  const [first = move, ...fees] = way?.actions ?? [];
  choose(first, ...fees);
}

/** The tradespeople beside the own pawn can be visited, or one of all is swapped with the merchant. */
export const onPeople = computed<ReadonlyMap<string, readonly Action[]>>(() => {
  const found = new Map<string, Action[]>();
  const verb = aim.value.swapping ? 'swap' : 'visit';
  for (const action of snapshot.value?.decision?.options ?? []) {
    if (action.verb !== verb || !('tradesperson' in action)) continue;
    found.set(action.tradesperson, [...(found.get(action.tradesperson) ?? []), action]);
  }
  return found;
});

/** The game after what is looked at: an option under the pointer, or the place in question. */
export const nextView = computed(() => {
  const { value: hovered } = preview;
  if (hovered && hovered.action.verb !== 'move') return hovered.view;
  return spacePreview.value?.after;
});

/** How far the own turn has come; nothing in that of others, and before the first one. */
export function phaseOf({ view, seat, decision }: Snap): 'swap' | 'move' | 'act' | undefined {
  const step = view.agenda.findLast(todo => !isPendingEffect(todo));
  if (view.turn !== seat || !step || isPendingEffect(step)) return undefined;
  if (step.step === 'neutral') return step.about.setup ? undefined : 'swap';
  if (step.step === 'move') return aim.value.swapping ? 'swap' : 'move';
  return decision?.ask.what === 'give' ? 'move' : 'act';
}
