import { batch } from '@preact/signals';
import { type AnySpeech, plain } from '@waldglas/text';
import type { Advisor } from '../connection/advisor.ts';
import type { MoveStamp, OpenTable, TableConnection, TableSnapshot } from '../connection/connection.ts';
import { freshId } from '../connection/fresh-id.ts';
import { remember, remembered } from '../connection/table-memory.ts';
import { holdLooks, painted, queueDrawing } from '../drawing/frame-queue.tsx';
import { pace } from '../settings/pace.ts';
import { changeSettings, settings } from '../settings/settings.ts';
import { announce, clearAnnouncements } from './announce.ts';
import { onlyAnswer, ownAnswer } from './answers.ts';
import { forgetTold, hurry, queueTold } from './bot-queue.ts';
import { closes, stillCloses } from './closes.ts';
import { dialog } from './dialog.ts';
import type { AnyFace } from './face.ts';
import { leaveAnswered } from './focus.ts';
import { forgetLog, log, readLog } from './log.ts';
import { face, motion, shown, speech, visited } from './model.ts';
import { findPlans, forgetPlans } from './plans.ts';
import { type Effect, type Incoming, type Policy, show } from './show.ts';
import type { Shown } from './shown.ts';
import { endTrouble, problem, reach, showRefusal, showTrouble } from './trouble.ts';

/** The open table, and who is asked about it. */
let connection: TableConnection | undefined;
let advisor: Advisor | undefined;

/** The table behind the page. Throws if none is open. */
export function openConnection(): TableConnection {
  if (!connection) throw new Error('no table is open');
  return connection;
}

export const openAdvisor = (): Advisor | undefined => advisor;

/** Somebody is at undo, or has something before their eyes that they may still read. */
const HOLDING = '.ub:hover, .ub:focus, .steps:hover, .heed, .explained, .hints, .trouble, .problem';

/** What `show` has to know about a game and about what the person likes. */
function policyOf(of: AnyFace): Policy {
  return {
    onlyAnswer: now => onlyAnswer(of, now),
    ownAnswer: now => ownAnswer(of, now),
    write: of.rules.write,
    isHeld: () => document.querySelector(HOLDING) !== null,
    closes: (before, now) => closes(of, before, now),
    stillCloses: now => stillCloses(of, now),
    rearranges: of.pace.rearranges,
    dials: ({ view }, seat) => of.pace.dials(view, seat),
  };
}

/** Lets something come in: what is shown is made anew, and what is to be done about it is done. */
export function dispatch(incoming: Incoming): void {
  const of = face.peek();
  if (!of) return;
  const clock = { now: performance.now(), pace: pace() };
  const before = shown.peek();
  const [next, effects] = show(before, incoming, clock, policyOf(of));
  if (next.now && next.now !== before.now) leaveAnswered(next.now);
  if (next.now && next.now.id === before.now?.id) noteChange(before, next, next.now);
  batch(() => {
    shown.value = next;
    for (const effect of effects) run(effect);
  });
}

/** A move of whoever has seen the table like this. */
export function stampOf(seen: TableSnapshot | undefined): MoveStamp {
  return { seen: seen?.length ?? 0, key: freshId() };
}

function sendByItself(line: string): void {
  const { undone, answering, now } = shown.peek();
  void attempt(openConnection().act([line], stampOf(answering ?? now)), undone);
}

/** What is kept in this browser of what has just happened at the open table. */
function noteChange(before: Shown, { closing }: Shown, { id, over }: TableSnapshot): void {
  if (closing !== before.closing) remember(id, { closing });
  // whoever has played a few games to their end is no beginner
  if (over && before.now?.over === false) changeSettings({ finished: settings.peek().finished + 1 });
}

function run(effect: Effect): void {
  switch (effect.do) {
    case 'send':
      sendByItself(effect.line);
      return;
    case 'wake':
      // a timer may ring a little early by the finer clock
      setTimeout(() => dispatch({ kind: 'tick' }), Math.max(0, effect.at - performance.now()) + 2);
      return;
    case 'paint':
      void painted().then(() => dispatch({ kind: 'painted' }));
      return;
    case 'draw':
      queueDrawing('look', () => dispatch({ kind: 'drawn' }));
      return;
    case 'announce': {
      const said = speech.peek();
      announce(effect.events, said, effect.asks && said ? questionIn(said) : []);
      return;
    }
    case 'forget':
      forget();
      return;
    case 'read-anew':
      readAnew();
      return;
    case 'look-up':
      queueDrawing('look', lookUp);
      return;
    case 'let-bots-play':
      // the page comes first: bots are loaded once it is drawn
      void painted().then(() => connection?.letBotsPlay());
      return;
    case 'say-refused':
      showRefusal();
      return;
  }
}

/** What was asked last, and after how many own steps: the same is not read out whenever somebody else acts. */
let lastAsked = '';

function questionIn(said: AnySpeech): string[] {
  const { now } = shown.peek();
  const of = face.peek();
  if (!now?.decision || !of) return [];
  const asked = plain(said.question(of.asking.questionView(now), now.decision));
  const where = `${now.id} ${now.seat} ${now.undo.lines.length} ${asked}`;
  if (where === lastAsked) return [];
  lastAsked = where;
  return [asked];
}

/** Nothing of another seat or game stays on the page. */
function forget(): void {
  lastAsked = '';
  clearAnnouncements();
  forgetLog();
  log.value = [];
  visited.value = undefined;
  forgetPlans();
  dialog.close();
}

/** What others took back stands no more in the log, nor in what happened since. */
function readAnew(): void {
  const { now } = shown.peek();
  forgetLog();
  if (now && connection && isShared(now)) void recall({ connection, snapshot: now });
}

function lookUp(): void {
  const { now } = shown.peek();
  const of = face.peek();
  if (!now || !of || !connection) return;
  if (advisor) void findPlans(advisor, of, now).catch(() => undefined);
  // a table that was left tells nothing more
  void readLog(openConnection().log).catch(() => undefined);
}

/** Waits for the answer to a call that is on its way; says whether the table did it. */
export async function attempt(done: Promise<TableSnapshot>, undone: readonly string[]): Promise<boolean> {
  const asked = connection;
  const snapshot = await done.catch(() => undefined);
  // by now another table may be open
  if (connection !== asked) return false;
  // what others did before comes before
  hurry();
  if (!snapshot) {
    dispatch({ kind: 'refused' });
    return false;
  }
  problem.value = undefined;
  dispatch({ kind: 'answered', snapshot, undone });
  return true;
}

/** Shows a table that was opened, in the place of the one before. */
export function present(open: OpenTable, of: AnyFace, said: AnySpeech, asked: Advisor): void {
  connection = open.connection;
  advisor = asked;
  forgetTold();
  reach.value = 'here';
  connection.listen(news => {
    if ('reach' in news) {
      reach.value = news.reach;
      return;
    }
    if ('trouble' in news) return showTrouble(news.trouble);
    endTrouble();
    if (news.snapshot.id !== open.snapshot.id) return;
    queueTold(news.snapshot, snapshot => dispatch({ kind: 'told', snapshot }));
  });
  batch(() => {
    face.value = of;
    speech.value = said;
    dispatch({ kind: 'opened', snapshot: open.snapshot });
  });
  void recall(open);
}

/** Do others reach this seat's table, too? Then its last move may have come from another device. */
function isShared({ seat, seats }: TableSnapshot): boolean {
  return seat !== undefined && seats.some(({ kind }) => kind === 'remote');
}

/** Finds out what had happened between the last move of whoever comes back and now. */
async function recall({ connection: table, snapshot: now }: Pick<OpenTable, 'connection' | 'snapshot'>): Promise<void> {
  const { id, seat, length } = now;
  const { [seat ?? 0]: acted } = remembered(id).acted ?? {};
  const isElsewhere = isShared(now);
  const from = isElsewhere ? 0 : acted;
  if (from === undefined || from >= length) return;
  const entries = (await table.log(from).catch(() => [])).filter(one => one.from < length);
  const own = isElsewhere ? entries.findLastIndex(one => one.seat === seat) : -1;
  const events = entries.slice(own + 1).flatMap(one => one.events);
  if (connection === table && shown.peek().now?.seat === seat) dispatch({ kind: 'recalled', events });
}

/** An own move begins a new stretch of what has happened since. */
export function noteMove(): void {
  const { id, seat = 0, length } = shown.peek().now ?? {};
  if (id === undefined || length === undefined) return;
  remember(id, { acted: { ...remembered(id).acted, [seat]: length } });
}

motion.subscribe(now => holdLooks(now === 'move'));

// whoever reads does not want to be hurried
dialog.shown.subscribe(open => {
  if (open) dispatch({ kind: 'cancel-end' });
});

const MOVING = '[data-moves]';
const moves = () => [...document.querySelectorAll(MOVING)].some(one => one.getAnimations().length > 0);

// on a slow machine what moves begins late: only its own end tells
addEventListener('transitionend', ({ target }) => {
  if (motion.peek() === 'move' && target instanceof Element && target.matches(MOVING) && !moves())
    dispatch({ kind: 'rested' });
});
