import { batch, computed, effect, signal } from '@preact/signals';
import { seatLetter } from '@waldglas/core';
import { type Action, type Event, glassRoad, type View } from '@waldglas/glass-road';
import type { LogEntry, Opening, SavedGame, Snapshot } from '../game/feed.ts';
import { listen, table } from '../game/table.ts';
import { inTurn, painted } from '../pages/in-turn.tsx';
import { settings } from '../settings.ts';
import { type GlassRoadSpeech, loadSpeech, sayingOf } from '../speech.ts';
import { announce, hush } from './announce.ts';
import { onlyAnswer, ownAnswer } from './answers.ts';
import { forgetLog, log, readLog } from './log.ts';
import { isOffered, leaveAnswered } from './offered.ts';
import { showAtOnce, showFirst, showInTurn } from './parts.ts';
import { lookAtMarket, plans } from './plans.ts';
import { slice } from './slice.ts';
import { endTrouble, problem, showRefusal, showTrouble } from './trouble.ts';
import { comesTooSoon, noteTurn, pace, wheels } from './turning.ts';

export type Snap = Snapshot<View, Action, Event>;

/** The table that is open on this page. Pages read the signals; everything that changes a game goes through the calls. */
export const snapshot = signal<Snap | undefined>(undefined);
/** The same for what nobody clicks: the marks on the market, then players and log, in frames of their own. */
export const soon = signal<Snap | undefined>(undefined);
export const later = signal<Snap | undefined>(undefined);
export const speech = signal<GlassRoadSpeech | undefined>(undefined);
/** Lines taken back, which redo would send again; the next one last. */
export const undone = signal<readonly string[]>([]);
/** The building one is saving for. */
export const pinned = signal<string | undefined>(undefined);
/** Another seat's land, looked at. */
export const visited = signal<number | undefined>(undefined);
/** Same device: the seat that has yet to say that nobody else looks. */
export const covered = signal<number | undefined>(undefined);
/** What has happened since the viewer acted last. */
export const missed = signal<readonly Event[]>([]);

export const saying = computed(() => (speech.value ? { ...sayingOf(speech.value), count: countNow } : undefined));

const TILES = ['pit', 'grove', 'pond', 'forest'];

const tileCounts = slice(() => {
  const { view, viewer = 0 } = snapshot.value ?? {};
  const land = view?.players[viewer]?.land;
  return land && Object.fromEntries(TILES.map(tile => [tile, land.filter(what => what === tile).length]));
});

/** How many tiles of a kind the viewer has, for cards that count them. */
const countNow = (noun: string): number | undefined => tileCounts.value?.[noun];

/**
 * What the bots did: where things move it is shown after what is still to be drawn of the moment before, not while a
 * wheel turns, and at the latest with the answer to an own click.
 */
let held: readonly Snap[] = [];
/** Have market, players and log yet to follow? They wait as long as a wheel turns. */
let behind = false;

listen(told => {
  if ('trouble' in told) {
    showTrouble(told.trouble);
    return;
  }
  endTrouble();
  held = [...held, told.value as Snap];
  if (pace() === 0) catchUp();
  else inTurn(catchUp);
});

wheels.subscribe(() => {
  if (held.length > 0) inTurn(catchUp);
  drawRest();
});

function catchUp(): void {
  const newest = held.at(-1);
  if (newest && wheels.peek() !== 'turn') void hear({ ...newest, events: eventsHeld() });
}

function eventsHeld(): readonly Event[] {
  const events = held.flatMap(one => one.events);
  held = [];
  return events;
}

/** Names the players in everything that is said. */
async function nameSpeech(sittings: Snap['sittings']): Promise<void> {
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

/** What happened in moments that nobody was asked in. */
let unshown: readonly Event[] = [];

/** Hears what the table tells. What is answered by itself is answered at once, and the page shows what comes after. */
async function hear(told: Snap): Promise<void> {
  const next = { ...told, events: [...unshown, ...told.events] };
  const people = next.sittings.filter(({ kind }) => kind === 'human').length;
  const other = next.viewer !== snapshot.peek()?.viewer;
  const covers = people > 1 && !next.over && next.viewer !== undefined && (other || covered.peek() !== undefined);
  // a seat that has one answer need not look, so no cover is asked for
  const answer = busy.peek() || tookBack ? undefined : covers ? onlyAnswer(next) : ownAnswer(next);
  if (!answer) return show(next, covers);
  unshown = next.events.filter(event => !('to' in event));
  const done = await act([lineOf(answer)]);
  const shown = snapshot.peek();
  if (!done && !(shown?.id === next.id && shown.length > next.length)) show(next, covers);
}

/** Shows a moment: who looks, what is asked, what happened. */
function show(told: Snap, covers: boolean): void {
  const before = snapshot.peek();
  const same = told.id === before?.id && told.viewer === before.viewer;
  if (same) noteTurn(before, told);
  const waits = same && comesTooSoon(before, told);
  const next = waits ? { ...told, over: false, decision: undefined, anytime: [] } : told;
  if (waits) held = [{ ...told, events: [] }];
  unshown = [];
  happened = same ? [...happened, ...next.events] : next.events;
  if (!same) forgetLog();
  leaveAnswered(next);
  batch(() => {
    if (covers) covered.value = next.viewer;
    snapshot.value = next;
    if (next.id !== before?.id) showFirst(next);
    else if (pace() === 0 || !same) showAtOnce(next);
    // nothing of another seat or game stays on the table
    if (!same) {
      hush();
      log.value = [];
      soon.value = next;
      later.value = next;
      missed.value = happened;
    }
    // whoever has not taken over yet is told what everybody knows
    announce(covers ? next.events.filter(event => !('to' in event)) : next.events, speech.peek());
  });
  follow();
  // the page comes first: bots are loaded once it is drawn
  if (next.id !== before?.id) void painted().then(() => table().letPlay());
}

/** What has happened since the viewer acted last; `missed` once it is shown. */
let happened: readonly Event[] = [];

/** Brings the rest of the table up to what is shown, part by part. */
function follow(): void {
  showInTurn(() => snapshot.peek());
  behind = true;
  drawRest();
}

function drawRest(): void {
  if (!behind || wheels.peek() === 'turn') return;
  behind = false;
  inTurn(() => {
    soon.value = snapshot.peek();
    if (soon.value) void lookAtMarket(soon.value, now => snapshot.peek()?.length === now.length);
  });
  inTurn(() => {
    batch(() => {
      later.value = snapshot.peek();
      missed.value = happened;
    });
    void readLog(from => table().log(from) as Promise<readonly LogEntry<Event>[]>);
  });
}

/** Somebody took a line back: until they play on, trades apart, nothing is answered by itself. */
let tookBack = false;

/** Is an own call under way? Then what the page shows may be out of date, and nothing is sent on top. */
export const busy = signal(false);

/** Hears the answer to a call, until it is shown; says whether the table did it. */
async function attempt(done: Promise<unknown>): Promise<boolean> {
  busy.value = true;
  try {
    const next = (await done) as Snap;
    busy.value = false;
    problem.value = undefined;
    await hear({ ...next, events: [...eventsHeld(), ...next.events] });
    return true;
  } catch {
    busy.value = false;
    showRefusal();
    return false;
  }
}

/** Begins a new game. */
export async function openTable(opening: Opening): Promise<void> {
  await sit(table().open(opening), opening.sittings);
}

/** Goes on with a kept game. */
export async function loadTable(saved: SavedGame): Promise<void> {
  await sit(table().load(saved), saved.sittings);
}

/** Shows a table once it is known to be sound: until then what is open stays open. Throws if there is none. */
async function sit(opened: Promise<unknown>, sittings: Snap['sittings']): Promise<void> {
  const { value: before } = speech;
  busy.value = true;
  // the cards are dealt while the words are fetched
  const [dealt, named] = await Promise.allSettled([opened, nameSpeech(sittings)]);
  busy.value = false;
  if (dealt.status === 'rejected') {
    speech.value = before;
    throw dealt.reason;
  }
  if (named.status === 'rejected') throw named.reason;
  forgetTable();
  await attempt(opened);
}

function forgetTable(): void {
  held = [];
  snapshot.value = undefined;
  showAtOnce(undefined);
  soon.value = undefined;
  later.value = undefined;
  undone.value = [];
  pinned.value = undefined;
  visited.value = undefined;
  covered.value = undefined;
  plans.value = new Map();
  log.value = [];
  forgetLog();
  tookBack = false;
}

/** The line of an action. */
export const lineOf = (action: Action): string => glassRoad.write(action);

/**
 * Plays an option, and the answer to what it asks next, if that is chosen with it; not one that a part of the table
 * still shows though it is offered no more.
 */
export function choose(action: Action, answer?: Action): void {
  const now = snapshot.peek();
  if (now && isOffered(now, lineOf(action))) void send([action, ...(answer ? [answer] : [])].map(lineOf));
}

/** Plays lines, all or none; says whether the table took them. */
export async function send(lines: readonly string[]): Promise<boolean> {
  if (busy.peek()) return false;
  if (undone.peek().length > 0) undone.value = [];
  happened = [];
  if (!lines.every(line => / (convert|remove) /.test(line))) tookBack = false;
  return act(lines);
}

function act(lines: readonly string[]): Promise<boolean> {
  return attempt(table().act(lines));
}

/** Takes back so many own lines. */
export function takeBack(steps: number): void {
  const { viewer, undoable } = snapshot.peek() ?? {};
  if (busy.peek() || viewer === undefined || !undoable || undoable.lines.length < steps || steps === 0) return;
  const taken = undoable.lines.slice(-steps);
  const before = undone.peek();
  tookBack = true;
  forgetLog();
  void attempt(table().undo(viewer, steps)).then(done => {
    if (done) undone.value = [...before, ...taken.toReversed()];
  });
}

/** Sends the line taken back last again. */
export function redo(): void {
  const lines = undone.peek();
  const next = lines.at(-1);
  if (busy.peek() || next === undefined) return;
  // what was taken back with it is sent by the next redo, not by itself
  tookBack = lines.length > 1;
  void act([next]).then(done => {
    if (done) undone.value = lines.slice(0, -1);
  });
}

/** Same device: the person says that nobody else looks. */
export function uncover(): void {
  covered.value = undefined;
  const now = snapshot.peek();
  const answer = now && !tookBack && ownAnswer(now);
  if (answer && !busy.peek()) void act([lineOf(answer)]);
}

/** The moments of the game, for its replay. */
export const frames = () => table().frames();
/** The text of the game's file. */
export const recordText = () => table().record();
