import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { type Action, type AnyEvent, type Seat, seatLetter } from '@waldglas/core';
import type { AnySpeech, Speech } from '@waldglas/text';
import type { TableSeat, TableSnapshot } from '../connection/connection.ts';
import { remember, remembered } from '../connection/table-memory.ts';
import { settings } from '../settings/settings.ts';
import type { AnyFace } from './face.ts';
import { NOTHING, type Shown } from './shown.ts';

/** What the page shows of the open table: everything on it is drawn from this. Only `present.ts` changes it. */
export const shown = signal<Shown>(NOTHING);

/** Parts of it, so that whoever reads one is not drawn again for another. */
export const snapshot = computed(() => shown.value.now);
/** The id of the open game, also while it is answered by itself before anything is shown. */
export const openId = computed(() => (shown.value.now ?? shown.value.answering)?.id);
export const since = computed(() => shown.value.since);
export const covered = computed(() => shown.value.covered);
/** Is the page about a stretch that has ended shown? Not before what moved has been looked at. */
export const closing = computed(() => shown.value.closing && shown.value.motion === 'rest');
export const undone = computed(() => shown.value.undone);
export const busy = computed(() => shown.value.busy);
export const motion = computed(() => shown.value.motion);
/** Is the turn about to end by itself? */
export const ending = computed(() => shown.value.ending !== undefined);

/** The game of the open table, and all that is said about it. */
export const face = signal<AnyFace | undefined>(undefined);
export const speech = signal<AnySpeech | undefined>(undefined);

/** Another seat's boards, looked at. */
export const visited = signal<Seat | undefined>(undefined);

/** The same as one game sees it: whoever draws that game knows the types of what is shown. */
interface TypedModel<V, A extends Action, E extends AnyEvent> {
  readonly snapshot: ReadonlySignal<TableSnapshot<V, A, E> | undefined>;
  readonly speech: ReadonlySignal<Speech<V, A, E> | undefined>;
  readonly since: ReadonlySignal<readonly E[]>;
}

/** What is shown, to a game whose face is the open one. */
export function modelOf<V, A extends Action, E extends AnyEvent>(): TypedModel<V, A, E> {
  return { snapshot, speech, since } as unknown as TypedModel<V, A, E>;
}

/** What each seat of the open game is saving for; whoever comes back finds it again. */
const pins = signal<Readonly<Record<string, string | undefined>>>({});

effect(() => {
  const { value: id } = openId;
  pins.value = id === undefined ? {} : (remembered(id).pins ?? {});
});

/** What the viewer is saving for. */
export const pinned = computed(() => pins.value[snapshot.value?.seat ?? 0]);

/** Saves for something, or no longer. */
export function togglePin(id: string): void {
  const now = snapshot.peek();
  if (!now) return;
  pins.value = { ...pins.peek(), [now.seat ?? 0]: pinned.peek() === id ? undefined : id };
  remember(now.id, { pins: pins.peek() });
}

/** Loads what is said about a game with the names of its players. */
export async function loadNamedSpeech(of: AnyFace, seats: readonly TableSeat[]): Promise<AnySpeech> {
  const { lang } = settings.peek();
  const said = await of.loadSpeech(lang, seat => seats[seat]?.name ?? seatLetter(seat));
  // by now another language may be wanted
  return settings.peek().lang === lang ? said : loadNamedSpeech(of, seats);
}

effect(() => {
  // read first, so that a change of language is heard even while no game is open
  const { lang } = settings.value;
  const seats = snapshot.peek()?.seats;
  const of = face.peek();
  if (!seats || !of || speech.peek()?.lang === lang) return;
  void loadNamedSpeech(of, seats).then(said => {
    if (face.peek() === of) speech.value = said;
  });
});

/** The line of an action of the open game. */
export const lineOf = (action: Action): string => face.peek()?.rules.write(action) ?? '';
