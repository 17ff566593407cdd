import { computed, effect, signal } from '@preact/signals';
import { seatLetter } from '@waldglas/core';
import { type Action, type Event, glassRoad, type View } from '@waldglas/glass-road';
import type { LogEntry, Opening, Plan, SavedGame, Snapshot, TableCalls } from '../game/feed.ts';
import { type Remote, remote } from '../game/rpc.ts';
import { type GlassRoadSpeech, loadSpeech, sayingOf, words } from '../language.ts';
import { settings } from '../settings.ts';
import { type Preview, previewOf } from './preview.ts';

export type Snap = Snapshot<View, Action, Event>;

/** The table that is open on this page. Pages read the signals; everything that changes a game goes through the calls. */
export const snapshot = signal<Snap | undefined>(undefined);
export const speech = signal<GlassRoadSpeech | undefined>(undefined);
/** The option under the pointer or the focus. */
export const focused = signal<Action | undefined>(undefined);
/** Lines taken back, which redo would send again; the next one last. */
export const undone = signal<readonly string[]>([]);
/** The building one is saving for. */
export const pinned = signal<string | undefined>(undefined);
export const plans = signal<ReadonlyMap<string, Plan<Action>>>(new Map());
export const log = signal<readonly LogEntry<Event>[]>([]);
/** Another seat's land, looked at. */
export const visited = signal<number | undefined>(undefined);
/** Same device: the seat that has yet to say that nobody else looks. */
export const covered = signal<number | undefined>(undefined);
export const problem = signal<string | undefined>(undefined);
/** What has happened since the viewer acted last. */
export const missed = signal<readonly Event[]>([]);
/** What was announced last, for those who listen. */
export const announced = signal('');

export const saying = computed(() => (speech.value ? { ...sayingOf(speech.value), count: countNow } : undefined));

const TILES = ['pit', 'grove', 'pond', 'forest'];

/** How many tiles of a kind the viewer has, for cards that count them. */
function countNow(noun: string): number | undefined {
  const { view, viewer = 0 } = snapshot.value ?? {};
  if (!view || !TILES.includes(noun)) return undefined;
  return view.players[viewer]?.land.filter(what => what === noun).length;
}

export const preview = computed<Preview | undefined>(() => {
  const { value: now } = snapshot;
  const { value: action } = focused;
  return now && action ? previewOf(now, action) : undefined;
});

const REFUSAL_SHOWN = 4000;

let calls: Remote<TableCalls> | undefined;

function table(): Remote<TableCalls> {
  calls ??= remote<TableCalls>(
    new Worker(new URL('../game/table-worker.ts', import.meta.url), { type: 'module' }),
    message => show((message as { value: Snap }).value),
  );
  return calls;
}

/** Names the players in everything that is said. */
async function nameSpeech(sittings: Snap['sittings']): Promise<void> {
  const { lang } = settings.value;
  speech.value = await loadSpeech(lang, seat => sittings[seat]?.name ?? seatLetter(seat));
}

effect(() => {
  // read first, so that a change of language is heard even while no game is open
  const { lang } = settings.value;
  const sittings = snapshot.peek()?.sittings;
  if (sittings && speech.peek()?.lang !== lang) void nameSpeech(sittings);
});

/** Shows what the table tells: who looks, what is asked, what happened. */
function show(next: Snap): void {
  const before = snapshot.peek();
  const people = next.sittings.filter(({ kind }) => kind === 'human').length;
  if (people > 1 && next.viewer !== undefined && next.viewer !== before?.viewer) covered.value = next.viewer;
  missed.value = next.viewer === before?.viewer ? [...missed.peek(), ...next.events] : next.events;
  snapshot.value = next;
  focused.value = undefined;
  announce(next.events);
  void table()
    .log()
    .then(entries => {
      log.value = entries as readonly LogEntry<Event>[];
    });
  void lookAtMarket(next);
  answerForced(next);
}

function announce(events: readonly Event[]): void {
  const lines = events.flatMap(event => speech.peek()?.event(event) ?? []);
  if (lines.length > 0) announced.value = lines.map(run => (typeof run === 'string' ? run : run.words)).join(' ');
}

/** What each tile on offer would take, found out behind the page. */
async function lookAtMarket({ viewer, view, length }: Snap): Promise<void> {
  if (viewer === undefined) return;
  const ids = [...Object.values(view.market).flat(), ...(view.players[viewer]?.offer ?? [])];
  const found = await table().plans(
    viewer,
    ids.map(id => `${seatLetter(viewer)} build ${id}`),
  );
  if (snapshot.peek()?.length === length) plans.value = new Map(ids.map((id, i) => [id, found[i] as Plan<Action>]));
}

/** A question with one answer is no question; the end of a card is answered only where a person likes it so. */
function answerForced({ decision, anytime }: Snap): void {
  const [only, ...more] = decision?.options ?? [];
  if (busy || !only || more.length > 0 || covered.peek() !== undefined) return;
  const trades = anytime.some(({ verb }) => verb === 'convert');
  const ends = only.verb === 'end';
  if (ends ? settings.peek().autoEnd && !trades && isResolving() : !trades) choose(only);
}

function isResolving(): boolean {
  const top = snapshot.peek()?.view.agenda.at(-1);
  return top !== undefined && 'step' in top && top.step === 'resolve';
}

/** Is an own call under way? Then what the page shows may be out of date, and nothing is sent on top. */
let busy = false;

async function attempt(done: Promise<unknown>): Promise<void> {
  busy = true;
  try {
    const next = (await done) as Snap;
    busy = false;
    show(next);
    problem.value = undefined;
  } catch {
    busy = false;
    // whatever the table refuses changes nothing, and what it shows is true
    problem.value = words.peek().refused;
    setTimeout(() => {
      problem.value = undefined;
    }, REFUSAL_SHOWN);
  }
}

/** Begins a new game. */
export async function openTable(opening: Opening): Promise<void> {
  await nameSpeech(opening.sittings);
  forgetTable();
  await attempt(table().open(opening));
}

/** Goes on with a kept game. */
export async function loadTable(saved: SavedGame): Promise<void> {
  await nameSpeech(saved.sittings);
  // what is open stays open until the other game is known to be sound
  const loaded = table().load(saved);
  await loaded.then(forgetTable, () => undefined);
  await attempt(loaded);
}

function forgetTable(): void {
  snapshot.value = undefined;
  undone.value = [];
  pinned.value = undefined;
  visited.value = undefined;
  covered.value = undefined;
  plans.value = new Map();
  log.value = [];
}

/** The line of an action. */
export const lineOf = (action: Action): string => glassRoad.write(action);

/** Plays an option. */
export function choose(action: Action): void {
  send([lineOf(action)]);
}

/** Plays lines, all or none. */
export function send(lines: readonly string[]): void {
  if (busy) return;
  undone.value = [];
  missed.value = [];
  void attempt(table().act(lines));
}

/** Takes back so many own lines. */
export function takeBack(steps: number): void {
  const { viewer, undoable } = snapshot.peek() ?? {};
  if (busy || viewer === undefined || !undoable || undoable.lines.length < steps || steps === 0) return;
  const taken = undoable.lines.slice(-steps);
  const before = undone.peek();
  void attempt(table().undo(viewer, steps)).then(() => {
    undone.value = [...before, ...taken.toReversed()];
  });
}

/** Sends the line taken back last again. */
export function redo(): void {
  const lines = undone.peek();
  const next = lines.at(-1);
  if (busy || next === undefined) return;
  void attempt(table().act([next])).then(() => {
    undone.value = lines.slice(0, -1);
  });
}

/** Same device: the person says that nobody else looks. */
export function uncover(): void {
  covered.value = undefined;
  const now = snapshot.peek();
  if (now) answerForced(now);
}

/** The moments of the game, for its replay. */
export const frames = () => table().frames();
/** The text of the game's file. */
export const recordText = () => table().record();
