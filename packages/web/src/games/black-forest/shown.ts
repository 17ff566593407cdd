import { computed, type ReadonlySignal } from '@preact/signals';
import type { Action, Event, View } from '@waldglas/black-forest';
import type { TableSnapshot } from '../../connection/connection.ts';
import { preview as hoverPreview } from '../../table/hover-preview.ts';
import { modelOf, visited } from '../../table/model.ts';
import type { Preview } from '../../table/preview.ts';
import { effectWordsOf, type TableSpeech, type Told } from './speech.ts';

/** What a seat of Black Forest is told. */
export type Snap = TableSnapshot<View, Action, Event>;

/** What the open table shows, if it is one of Black Forest. */
export const { snapshot, speech, since } = modelOf<View, Action, Event>();
export const preview = hoverPreview as ReadonlySignal<Preview<View, Action, Event> | undefined>;

/** What is said about the game, and what its table says beside it. */
export const told = computed<Told | undefined>(() => {
  const { value: said } = speech as ReadonlySignal<TableSpeech | undefined>;
  return said && { said, table: said.table };
});

/** The words for the small pictures of effects. */
export const effectWords = computed(() => told.value && effectWordsOf(told.value));

/** The seat that looks, and the one whose boards it looks at. */
export const viewerNow = (): number => snapshot.value?.seat ?? 0;
export const shownSeat = (): number => visited.value ?? viewerNow();
export const isOwn = (): boolean => shownSeat() === viewerNow();
