import { computed, signal } from '@preact/signals';
import { type Action, BUILDINGS, type BuildingId } from '@waldglas/black-forest';
import { isPendingEffect } from '@waldglas/core';
import { plain } from '@waldglas/text';
import { pointsText } from '../../boards/points.ts';
import { choose } from '../../table/calls.ts';
import { dialog } from '../../table/dialog.ts';
import { lookAhead } from '../../table/hover-preview.ts';
import { lineOf } from '../../table/model.ts';
import { previewOf, timesOf } from '../../table/preview.ts';
import { words } from '../../words/language.ts';
import { arrangedHerd, type Housed } from './herd.ts';
import { domainCell, type PlotSpot } from './land.tsx';
import { landsOf } from './lands.ts';
import { RULES } from './rules.ts';
import { type Snap, snapshot, told, viewerNow } from './shown.ts';

/** What lies on each space of the viewer's domain, by its name there. */
const ownLand = computed<ReadonlyMap<string, string>>(() => {
  const domain = snapshot.value?.view.players[viewerNow()]?.domain ?? [];
  return new Map(
    landsOf(domain).flatMap((land, estate) =>
      Object.entries(land).map(([cell, what]): [string, string] => [domainCell(estate, cell), what]),
    ),
  );
});

/** The animals on each space of the viewer's domain, by its name there. */
const ownHerd = computed<ReadonlyMap<string, Housed>>(() => {
  const { value: now } = snapshot;
  const herd = now ? arrangedHerd(now.view, viewerNow()) : new Map<string, Housed>();
  return new Map(
    [...herd].map(([name, housed]): [string, Housed] => {
      const [estate = '', cell = ''] = name.split('.');
      return [domainCell(Number(estate), cell), housed];
    }),
  );
});

/** An animal that can be given back, and how. */
interface GivingBack {
  readonly kind: Housed['kind'];
  readonly action: Action;
}

/** The animal of a space that can be given back. */
function givingBack({ view, anytime }: Snap, cell: string): GivingBack | undefined {
  const { kind } = ownHerd.value.get(cell) ?? {};
  const { pigs = 0, cattle = 0 } = view.players[viewerNow()] ?? {};
  const action = anytime.find(
    one => one.verb === 'keep' && (kind === 'pig' ? one.pigs < pigs : kind === 'cattle' && one.cattle < cattle),
  );
  return kind && action && { kind, action };
}

/** The space whose landscape or animals one is about to part with. */
const chosenPlot = signal<{ readonly at: Snap | undefined; readonly cell: string } | undefined>(undefined);

export function choosePlot(cell: string | undefined): void {
  chosenPlot.value = cell === undefined ? undefined : { at: snapshot.peek(), cell };
}

/** It is forgotten when something has happened. */
export const plotInQuestion = computed(() =>
  chosenPlot.value?.at === snapshot.value ? chosenPlot.value?.cell : undefined,
);

/** The conversions of the own buildings, and how often each could be used in a row. */
export const conversions = computed(() => {
  const { value: now } = snapshot;
  const found = new Map<string, { readonly actions: Action[]; readonly times: number }>();
  for (const action of now?.anytime ?? []) {
    if (!now || action.verb !== 'convert') continue;
    const known = found.get(action.building);
    const times = Math.max(known?.times ?? 0, timesOf(RULES, now, action));
    found.set(action.building, { actions: [...(known?.actions ?? []), action], times });
  }
  return found;
});

/** How many points an answer would bring, with those that are counted at the end; nothing where all bring the same. */
const worthOfCells = computed<ReadonlyMap<string, number>>(() => {
  const { value: now } = snapshot;
  const found = new Map<string, number>();
  const seat = viewerNow();
  for (const action of now?.decision?.options ?? []) {
    if (!now || action.verb !== 'cell') continue;
    const { scores } = previewOf(RULES, now, action);
    found.set(action.cell, (scores?.[seat]?.points ?? 0) - (now.scores[seat]?.points ?? 0));
  }
  return new Set(found.values()).size > 1 ? found : new Map();
});

/** Does the question ask where something is laid or built, so that what lies there has to go? */
function covers({ view }: Snap): boolean {
  const top = view.agenda.at(-1);
  return top !== undefined && isPendingEffect(top) && top.effect.op !== 'remove';
}

const signed = (points: number) => (points < 0 ? pointsText(points) : `+${pointsText(points)}`);

/** An answer to the question: this space. */
function answerSpot(now: Snap, action: Action & { readonly cell: string }): PlotSpot {
  const what = ownLand.value.get(action.cell);
  const points = worthOfCells.value.get(action.cell);
  const clears = what !== undefined && covers(now) ? told.value?.table.clears : undefined;
  return {
    kind: 'answer',
    words: [
      plain(told.value?.said.option(now.view, action) ?? []),
      ...(points === undefined ? [] : [words.value.pointsOf(signed(points))]),
      ...(clears === undefined ? [] : [clears]),
    ].join(', '),
    press: { 'data-action': lineOf(action), onClick: () => choose(action), ...lookAhead(action) },
    tag: points === undefined ? undefined : signed(points),
    clears,
  };
}

/** The own building there: a conversion, or something to read. */
function buildingSpot(now: Snap, id: BuildingId): PlotSpot {
  const use = conversions.value.get(id);
  const [only, ...more] = use?.actions ?? [];
  const read = () => dialog.show({ kind: 'detail', id });
  if (!only || !use) return { kind: 'read', words: '', press: { onClick: read } };
  const alone = more.length === 0;
  return {
    kind: 'use',
    words: alone ? plain(told.value?.said.option(now.view, only) ?? []) : '',
    press: {
      ...(alone && { 'data-action': lineOf(only), ...lookAhead(only) }),
      onClick: () => (alone ? choose(only) : read()),
      onContextMenu: event => {
        event.preventDefault();
        read();
      },
    },
    tag: words.value.uses(use.times),
  };
}

/** What each space of the own domain can be used for. */
export function spotOf(cell: string): PlotSpot | undefined {
  const { value: now } = snapshot;
  if (!now) return undefined;
  const asked = now.decision?.options.find(one => one.verb === 'cell' && one.cell === cell);
  if (asked?.verb === 'cell') return answerSpot(now, asked);
  const what = ownLand.value.get(cell);
  if (what !== undefined && Object.hasOwn(BUILDINGS, what)) return buildingSpot(now, what as BuildingId);
  if (!clearing(now, cell) && !givingBack(now, cell)) return undefined;
  return {
    kind: 'read',
    words: '',
    press: {
      'aria-pressed': plotInQuestion.value === cell,
      onClick: () => choosePlot(plotInQuestion.peek() === cell ? undefined : cell),
    },
  };
}

/** The pairs of spaces that a large building could stand on. */
export const pairsAsked = computed<readonly string[]>(() =>
  (snapshot.value?.decision?.options ?? []).flatMap(one =>
    one.verb === 'cell' && one.cell.includes('+') && !ownLand.value.has(one.cell) ? [one.cell] : [],
  ),
);

/** What clears a space of its landscape. */
const clearing = ({ anytime }: Snap, cell: string) => anytime.find(one => one.verb === 'remove' && one.cell === cell);

/** What can be parted with at the space in question: its landscape, and one of its animals. */
export const partings = computed<{ readonly clears?: Action | undefined; readonly animal?: GivingBack | undefined }>(
  () => {
    const { value: now } = snapshot;
    const { value: cell } = plotInQuestion;
    if (!now || cell === undefined) return {};
    return { clears: clearing(now, cell), animal: givingBack(now, cell) };
  },
);
