import { computed, type ReadonlySignal } from '@preact/signals';
import type { Action, Event, View } from '@waldglas/glass-road';
import type { TableSnapshot } from '../../connection/connection.ts';
import { slice } from '../../drawing/slice.ts';
import { preview as hoverPreview } from '../../table/hover-preview.ts';
import { modelOf } from '../../table/model.ts';
import type { Preview } from '../../table/preview.ts';
import { effectWordsOf, type TableSpeech } from './speech.ts';
import { EN } from './words.en.ts';

/** What a seat of Glass Road is told. */
export type Snap = TableSnapshot<View, Action, Event>;

/** What the open table shows, if it is one of Glass Road. */
export const { snapshot, speech, since } = modelOf<View, Action, Event>();
export const preview = hoverPreview as ReadonlySignal<Preview<View, Action, Event> | undefined>;

const TILES = ['pit', 'grove', 'pond', 'forest'];

const tileCounts = slice(() => {
  const { view, seat: viewer = 0 } = snapshot.value ?? {};
  const land = view?.players[viewer]?.land;
  return land && Object.fromEntries(TILES.map(tile => [tile, land.filter(what => what === tile).length]));
});

/** How many tiles of a kind the viewer has, for cards that count them. */
const countNow = (noun: string): number | undefined => tileCounts.value?.[noun];

/** What the table says beside the speech of the game. */
export const tableWords = computed(() => (speech as ReadonlySignal<TableSpeech | undefined>).value?.table ?? EN);

/** The words for the small pictures of effects. */
export const effectWords = computed(() =>
  speech.value ? { ...effectWordsOf(speech.value), count: countNow } : undefined,
);
