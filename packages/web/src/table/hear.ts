import { batch } from '@preact/signals';
import type { Event } from '@waldglas/glass-road';
import { plain } from '@waldglas/text';
import type { LogEntry } from '../connection/connection.ts';
import { listen, table } from '../connection/worker-connection.ts';
import { inTurn, painted } from '../drawing/frame-queue.tsx';
import { announce, hush } from './announce.ts';
import { onlyAnswer, ownAnswer } from './answers.ts';
import { dialog } from './dialog.ts';
import { endSoon, stay } from './ending.ts';
import { forgetLog, log, readLog } from './log.ts';
import { busy, covered, later, lineOf, missed, type Snap, snapshot, soon, speech, undone, visited } from './model.ts';
import { comesTooSoon, noteTurn, pace, wheels } from './motion.ts';
import { leaveAnswered } from './offered.ts';
import { showAtOnce, showFirst, showInTurn } from './parts.ts';
import { lookAtMarket, plans } from './plans.ts';
import { endTrouble, problem, showRefusal, showTrouble } from './trouble.ts';

/**
 * What the bots did: where things move it is shown after what is still to be drawn of the moment before, not while a
 * wheel turns, and at the latest with the answer to an own click.
 */
let held: readonly Snap[] = [];
/** Have market, players and log yet to follow? They wait as long as a wheel turns. */
let behind = false;
/** What happened in moments that nobody was asked in. */
let unshown: readonly Event[] = [];
/** What has happened since the viewer acted last; `missed` once it is shown. */
let happened: readonly Event[] = [];
/** Is everything answered by a person? So it is after undo, until they play on, trades apart. */
let byHand = false;

/** Lets nothing be answered by itself, or again what can be. */
export function answerByHand(on: boolean): void {
  byHand = on;
}

/** An own move: what comes now has happened since. */
export function beginMove(): void {
  happened = [];
}

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

// whoever reads does not want to be hurried
dialog.shown.subscribe(shown => {
  if (shown) stay();
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

/** Hears what the table tells. What is answered by itself is answered at once, and the page shows what comes after. */
async function hear(told: Snap): Promise<void> {
  const next = { ...told, events: [...unshown, ...told.events] };
  const people = next.sittings.filter(({ kind }) => kind === 'human').length;
  const other = next.viewer !== snapshot.peek()?.viewer;
  const covers = people > 1 && !next.over && next.viewer !== undefined && (other || covered.peek() !== undefined);
  // a seat that has one answer need not look, so no cover is asked for
  const answer = busy.peek() || byHand ? undefined : covers ? onlyAnswer(next) : ownAnswer(next);
  if (!answer) return show(next, covers);
  const go = () => attempt(table().act([lineOf(answer)]));
  if (answer.verb === 'end' && !covers && next.undoable.lines.length > 0) {
    show(next, covers);
    return endSoon(go);
  }
  unshown = next.events.filter(event => !('to' in event));
  const done = await go();
  const shown = snapshot.peek();
  if (!done && !(shown?.id === next.id && shown.length > next.length)) show(next, covers);
}

/** Hears the same moment once more, now that somebody looks: it may be answered by itself, or is asked aloud. */
export function hearAgain(): void {
  const now = snapshot.peek();
  if (now && !busy.peek()) void hear({ ...now, events: [] });
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
      visited.value = undefined;
      plans.value = new Map();
      dialog.close();
    }
    tell(next, covers);
  });
  follow();
  // the page comes first: bots are loaded once it is drawn
  if (next.id !== before?.id) void painted().then(() => table().letPlay());
}

/** Says what happened and what is asked; to a seat that has not taken over yet, what everybody knows. */
function tell({ events, view, decision }: Snap, covers: boolean): void {
  const said = speech.peek();
  const asked = said && decision && !covers ? [plain(said.question(view, decision))] : [];
  announce(covers ? events.filter(event => !('to' in event)) : events, said, asked);
}

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
    if (soon.value) void lookAtMarket(soon.value, isShown);
  });
  inTurn(() => {
    batch(() => {
      later.value = snapshot.peek();
      missed.value = happened;
    });
    void readLog(from => table().log(from) as Promise<readonly LogEntry<Event>[]>);
  });
}

function isShown({ id, viewer, length }: Snap): boolean {
  const now = snapshot.peek();
  return now?.id === id && now.viewer === viewer && now.length === length;
}

/** Hears the answer to a call, until it is shown; says whether the table did it. */
export async function attempt(done: Promise<unknown>): Promise<boolean> {
  busy.value = true;
  stay();
  const next = await done.then(
    told => told as Snap,
    () => undefined,
  );
  if (!next) {
    busy.value = false;
    showRefusal();
    return false;
  }
  held = [...held, next];
  // where things move, the press itself is painted before what it leads to
  if (pace() > 0) await painted();
  busy.value = false;
  problem.value = undefined;
  const newest = held.at(-1);
  if (newest) await hear({ ...newest, events: eventsHeld() });
  else hearAgain();
  return true;
}

/** Clears the table for another game. */
export function forgetTable(): void {
  stay();
  held = [];
  unshown = [];
  snapshot.value = undefined;
  showAtOnce(undefined);
  soon.value = undefined;
  later.value = undefined;
  undone.value = [];
  visited.value = undefined;
  covered.value = undefined;
  plans.value = new Map();
  log.value = [];
  forgetLog();
  byHand = false;
}
