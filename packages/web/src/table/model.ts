import { batch, computed, effect, signal } from '@preact/signals';
import { isDoing, seatLetter } from '@waldglas/core';
import { type Action, type Event, glassRoad, type View } from '@waldglas/glass-road';
import type { LogEntry, Opening, Plan, SavedGame, Snapshot, TableCalls } from '../game/feed.ts';
import { type Remote, remote } from '../game/rpc.ts';
import { type GlassRoadSpeech, loadSpeech, sayingOf, words } from '../language.ts';
import { settings } from '../settings.ts';
import { asksOn, type Preview, previewOf } from './preview.ts';
import { slice } from './slice.ts';

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

const tileCounts = slice(() => {
  const { view, viewer = 0 } = snapshot.value ?? {};
  const land = view?.players[viewer]?.land;
  return land && Object.fromEntries(TILES.map(tile => [tile, land.filter(what => what === tile).length]));
});

/** How many tiles of a kind the viewer has, for cards that count them. */
const countNow = (noun: string): number | undefined => tileCounts.value?.[noun];

/** The same option, once pointer or focus rest there: looking ahead is work, and nobody reads what only flits by. */
const considered = signal<Action | undefined>(undefined);
const REST = 80;

effect(() => {
  const { value: action } = focused;
  considered.value = undefined;
  if (!action) return;
  const timer = setTimeout(() => {
    considered.value = action;
  }, REST);
  return () => clearTimeout(timer);
});

export const preview = computed<Preview | undefined>(() => {
  const { value: now } = snapshot;
  const { value: action } = considered;
  return now && action ? previewOf(now, action) : undefined;
});

const REFUSAL_SHOWN = 4000;

let calls: Remote<TableCalls> | undefined;

function table(): Remote<TableCalls> {
  calls ??= remote<TableCalls>(
    new Worker(new URL('../game/table-worker.ts', import.meta.url), { type: 'module' }),
    message => hear((message as { value: Snap }).value),
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

/** What happened in moments that nobody was asked in. */
let unshown: readonly Event[] = [];

/** Hears what the table tells. What is answered by itself is answered at once, and the page shows what comes after. */
function hear(told: Snap): void {
  const next = { ...told, events: [...unshown, ...told.events] };
  const people = next.sittings.filter(({ kind }) => kind === 'human').length;
  const other = next.viewer !== snapshot.peek()?.viewer;
  const covers = people > 1 && next.viewer !== undefined && (other || covered.peek() !== undefined);
  // a seat that has one answer need not look, so no cover is asked for
  const answer = busy ? undefined : covers ? onlyAnswer(next) : ownAnswer(next);
  if (!answer) return show(next, covers);
  unshown = next.events.filter(event => !('to' in event));
  void act([lineOf(answer)]).then(done => done || show(next, covers));
}

/** Shows a moment: who looks, what is asked, what happened. */
function show(next: Snap, covers: boolean): void {
  const before = snapshot.peek();
  unshown = [];
  if (next.viewer !== before?.viewer) logged = 0;
  batch(() => {
    if (covers) covered.value = next.viewer;
    missed.value = next.viewer === before?.viewer ? [...missed.peek(), ...next.events] : next.events;
    snapshot.value = next;
    focused.value = undefined;
    announce(next.events);
  });
  void readLog();
  void lookAtMarket(next);
}

/** The log is known up to this line. */
let logged = 0;

/** Reads on in the log. */
async function readLog(): Promise<void> {
  const from = logged;
  const entries = (await table().log(from)) as readonly LogEntry<Event>[];
  const before = log.peek().filter(one => one.before < from);
  if (entries.length > 0 || before.length < log.peek().length) log.value = [...before, ...entries];
  logged = (log.peek().at(-1)?.before ?? -1) + 1;
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
function onlyAnswer({ decision, anytime, view }: Snap): Action | undefined {
  const [only, ...more] = decision?.options ?? [];
  if (!only || more.length > 0) return undefined;
  const trades = anytime.some(({ verb }) => verb === 'convert');
  if (only.verb !== 'end') return trades ? undefined : only;
  const top = view.agenda.at(-1);
  if (!settings.peek().autoEnd || !top || isDoing(top) || top.step !== 'resolve') return undefined;
  // a trade may open an ability; where none is left it can as well be made later
  return trades && top.abilities > 0 ? undefined : only;
}

/** The seat took a fee back: it is asked again, so that it can trade first or leave the card. */
let feeOpen = false;

/** What needs no click: the only answer, and a fee that can be paid in one way, if a person likes it so. */
function ownAnswer(now: Snap): Action | undefined {
  const fee = now.decision?.options.find(({ verb }) => verb === 'fee');
  if (fee && settings.peek().autoFee && !feeOpen && !asksOn(now, fee)) return fee;
  return onlyAnswer(now);
}

/** Is an own call under way? Then what the page shows may be out of date, and nothing is sent on top. */
let busy = false;

/** Hears the answer to a call; says whether the table did it. */
async function attempt(done: Promise<unknown>): Promise<boolean> {
  busy = true;
  try {
    const next = (await done) as Snap;
    busy = false;
    problem.value = undefined;
    hear(next);
    return true;
  } catch {
    busy = false;
    // whatever the table refuses changes nothing, and what it shows is true
    problem.value = words.peek().refused;
    setTimeout(() => {
      problem.value = undefined;
    }, REFUSAL_SHOWN);
    return false;
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
  logged = 0;
  feeOpen = false;
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
  batch(() => {
    undone.value = NONE;
    missed.value = [];
  });
  void act(lines);
}

const NONE: readonly string[] = [];

function act(lines: readonly string[]): Promise<boolean> {
  if (lines.some(line => / (fee|end)$/.test(line))) feeOpen = false;
  return attempt(table().act(lines));
}

/** Takes back so many own lines. */
export function takeBack(steps: number): void {
  const { viewer, undoable } = snapshot.peek() ?? {};
  if (busy || viewer === undefined || !undoable || undoable.lines.length < steps || steps === 0) return;
  const taken = undoable.lines.slice(-steps);
  const before = undone.peek();
  const open = feeOpen;
  feeOpen ||= taken.some(line => line.endsWith(' fee'));
  logged = 0;
  void attempt(table().undo(viewer, steps)).then(done => {
    if (done) undone.value = [...before, ...taken.toReversed()];
    else feeOpen = open;
  });
}

/** Sends the line taken back last again. */
export function redo(): void {
  const lines = undone.peek();
  const next = lines.at(-1);
  if (busy || next === undefined) return;
  void act([next]).then(done => {
    if (done) undone.value = lines.slice(0, -1);
  });
}

/** Same device: the person says that nobody else looks. */
export function uncover(): void {
  covered.value = undefined;
  const now = snapshot.peek();
  const answer = now && ownAnswer(now);
  if (answer && !busy) void act([lineOf(answer)]);
}

/** The moments of the game, for its replay. */
export const frames = () => table().frames();
/** The text of the game's file. */
export const recordText = () => table().record();
