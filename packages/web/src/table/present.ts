import { batch } from '@preact/signals';
import { plain } from '@waldglas/text';
import type { Advisor } from '../connection/advisor.ts';
import type { OpenTable, TableConnection, TableSnapshot } from '../connection/connection.ts';
import { holdLooks, painted, queueDrawing } from '../drawing/frame-queue.tsx';
import { pace } from '../settings/pace.ts';
import { announce, clearAnnouncements } from './announce.ts';
import { onlyAnswer, ownAnswer } from './answers.ts';
import { dialog } from './dialog.ts';
import type { AnyFace, AnySpeech } from './face.ts';
import { forgetLog, log, readLog } from './log.ts';
import { face, motion, shown, speech, visited } from './model.ts';
import { leaveAnswered } from './offered.ts';
import { findPlans, forgetPlans } from './plans.ts';
import { type Effect, type Incoming, type Manners, show } from './show.ts';
import { endTrouble, problem, showRefusal, showTrouble } from './trouble.ts';

/** The open table, and who is asked about it. */
let connection: TableConnection | undefined;
let advisor: Advisor | undefined;

/** The table behind the page. Throws if none is open. */
export function openConnection(): TableConnection {
  if (!connection) throw new Error('no table is open');
  return connection;
}

export const openAdvisor = (): Advisor | undefined => advisor;

/** What `show` has to know about a game and about what the person likes. */
function mannersOf(of: AnyFace): Manners {
  return {
    onlyAnswer: now => onlyAnswer(of, now),
    ownAnswer: now => ownAnswer(of, now),
    write: of.rules.write,
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
  const [next, effects] = show(before, incoming, clock, mannersOf(of));
  if (next.now && next.now !== before.now) leaveAnswered(next.now);
  batch(() => {
    shown.value = next;
    for (const effect of effects) run(effect);
  });
}

function run(effect: Effect): void {
  switch (effect.do) {
    case 'send':
      void attempt(openConnection().act([effect.line]), shown.peek().undone);
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

function questionIn(said: AnySpeech): string[] {
  const { now } = shown.peek();
  return now?.decision ? [plain(said.question(now.view, now.decision))] : [];
}

/** Nothing of another seat or game stays on the page. */
function forget(): void {
  clearAnnouncements();
  forgetLog();
  log.value = [];
  visited.value = undefined;
  forgetPlans();
  dialog.close();
}

function lookUp(): void {
  const { now } = shown.peek();
  const of = face.peek();
  if (!now || !of || !connection) return;
  if (advisor) void findPlans(advisor, of, now).catch(() => undefined);
  void readLog(openConnection().log);
}

/** Waits for the answer to a call that is on its way; says whether the table did it. */
export async function attempt(done: Promise<TableSnapshot>, undone: readonly string[]): Promise<boolean> {
  const asked = connection;
  const snapshot = await done.catch(() => undefined);
  // by now another table may be open
  if (connection !== asked) return false;
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
  connection.listen(news => {
    if ('trouble' in news) return showTrouble(news.trouble);
    endTrouble();
    if (news.snapshot.id === open.snapshot.id) dispatch({ kind: 'told', snapshot: news.snapshot });
  });
  batch(() => {
    face.value = of;
    speech.value = said;
    dispatch({ kind: 'opened', snapshot: open.snapshot });
  });
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
