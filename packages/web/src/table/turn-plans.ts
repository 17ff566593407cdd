import { computed, effect, signal } from '@preact/signals';
import type { Action, PlannedTurn } from '@waldglas/core';
import type { TableSnapshot } from '../connection/connection.ts';
import { queueDrawing } from '../drawing/frame-queue.tsx';
import { settings } from '../settings/settings.ts';
import type { AnyFace } from './face.ts';
import { guide } from './guide.ts';
import { covered, face, snapshot } from './model.ts';
import { openAdvisor } from './present.ts';

type Turns = readonly PlannedTurn<Action, unknown>[];

/** What was found, and in which moment. */
const found = signal<{ readonly of: TableSnapshot; readonly turns: Turns } | undefined>(undefined);

/** The moment whose turn is to be planned, if the person likes that and nobody else leads. */
const wanted = computed<TableSnapshot | undefined>(() => {
  const { value: now } = snapshot;
  const { value: of } = face;
  if (!now?.decision || !of || covered.value || guide.value || !settings.value.planner) return undefined;
  return isPlanned(of, now) ? now : undefined;
});

const isPlanned = ({ asking }: AnyFace, now: TableSnapshot): boolean => asking.plansTurn?.(now) === true;

/** Is a plan for the turn on its way or there? */
export const plansTurn = computed(() => wanted.value !== undefined);

/** The best ways to play the coming turn, the best first; nothing as long as they are not known. */
export const plannedTurns = computed<Turns | undefined>(() =>
  found.value && found.value.of === wanted.value ? found.value.turns : undefined,
);

/** Lets the advisor think about what this seat sees; a moment later that is stopped. */
effect(() => {
  const { value: now } = wanted;
  if (!now) return undefined;
  let stop: (() => void) | undefined;
  // the page comes first
  queueDrawing('look', () => {
    const advisor = openAdvisor();
    if (wanted.peek() !== now || !advisor) return;
    const { game, view, seat = 0, id, length } = now;
    const search = advisor.turns({ game, view, seat }, `${id}.turn.${length}`);
    ({ stop } = search);
    search.ways.then(
      turns => {
        found.value = { of: now, turns };
      },
      // whoever cannot plan shows nothing
      () => undefined,
    );
  });
  return () => stop?.();
});
