import { computed, effect, signal } from '@preact/signals';
import { seatLetter } from '@waldglas/core';
import { type Action, type Event, glassRoad, type View } from '@waldglas/glass-road';
import type { Snapshot } from '../connection/connection.ts';
import { slice } from '../drawing/slice.ts';
import { type GlassRoadSpeech, loadSpeech, sayingOf } from '../games/glass-road/speech.ts';
import { settings } from '../settings/settings.ts';

export type Snap = Snapshot<View, Action, Event>;

/** The table that is open on this page: what everything on it is drawn from. What changes a game is in `calls.ts`. */
export const snapshot = signal<Snap | undefined>(undefined);
/** The same for what nobody clicks: the marks on the market, then players and log, in frames of their own. */
export const soon = signal<Snap | undefined>(undefined);
export const later = signal<Snap | undefined>(undefined);
export const speech = signal<GlassRoadSpeech | undefined>(undefined);
/** Lines taken back, which redo would send again; the next one last. */
export const undone = signal<readonly string[]>([]);
/** Another seat's land, looked at. */
export const visited = signal<number | undefined>(undefined);
/** Same device: the seat that has yet to say that nobody else looks. */
export const covered = signal<number | undefined>(undefined);
/** What has happened since the viewer acted last. */
export const missed = signal<readonly Event[]>([]);
/** Is an own call under way? Then what the page shows may be out of date, and nothing is sent on top. */
export const busy = signal(false);

/** The building each seat of a game is saving for. */
const pins = signal<Readonly<Record<string, string | undefined>>>({});
const pinOf = ({ id, viewer = 0 }: Snap) => `${id} ${viewer}`;

/** The building the viewer is saving for. */
export const pinned = computed(() => (snapshot.value ? pins.value[pinOf(snapshot.value)] : undefined));

/** Saves for a building, or no longer. */
export function togglePin(building: string): void {
  const now = snapshot.peek();
  if (now) pins.value = { ...pins.peek(), [pinOf(now)]: pinned.peek() === building ? undefined : building };
}

export const saying = computed(() => (speech.value ? { ...sayingOf(speech.value), count: countNow } : undefined));

const TILES = ['pit', 'grove', 'pond', 'forest'];

const tileCounts = slice(() => {
  const { view, viewer = 0 } = snapshot.value ?? {};
  const land = view?.players[viewer]?.land;
  return land && Object.fromEntries(TILES.map(tile => [tile, land.filter(what => what === tile).length]));
});

/** How many tiles of a kind the viewer has, for cards that count them. */
const countNow = (noun: string): number | undefined => tileCounts.value?.[noun];

/** Names the players in everything that is said. */
export async function nameSpeech(sittings: Snap['sittings']): Promise<void> {
  const { lang } = settings.peek();
  const named = await loadSpeech(lang, seat => sittings[seat]?.name ?? seatLetter(seat));
  // by now another language may be wanted
  if (settings.peek().lang !== lang) return nameSpeech(sittings);
  speech.value = named;
}

effect(() => {
  // read first, so that a change of language is heard even while no game is open
  const { lang } = settings.value;
  const sittings = snapshot.peek()?.sittings;
  if (sittings && speech.peek()?.lang !== lang) void nameSpeech(sittings);
});

/** The line of an action. */
export const lineOf = (action: Action): string => glassRoad.write(action);
