import { computed, effect, signal } from '@preact/signals';
import { type Action, type AnyGame, isIllegal } from '@waldglas/core';
import type { OpenTable, TableSeat } from '../connection/connection.ts';
import { settings } from '../settings/settings.ts';
import { onceAnswered } from '../table/calls.ts';
import { guide } from '../table/guide.ts';
import { pointAt, pointed } from '../table/hover-preview.ts';
import { busy, lineOf, snapshot } from '../table/model.ts';
import { FIRST_TAB, shownTab } from '../table/tabs.tsx';
import { words } from '../words/language.ts';
import { type Course, type CourseWords, LEARNER, type LessonMove } from './course.ts';
import { lessonTable } from './lesson-table.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { keepStep, keptStep } from './progress.ts';

/** The lessons that are shown, and how far they are: `move` counts the presses done in this step. */
interface Lesson {
  readonly course: Course;
  readonly step: number;
  readonly move: number;
}

export const lesson = signal<Lesson | undefined>(undefined);
/** What is said in them, in the language of the page. */
export const courseWords = signal<CourseWords>({});
/** How often something else was pressed since the last wanted press. */
export const refusals = signal(0);

const stepNow = () => lesson.value?.course.steps[lesson.value.step];

/** The press that is waited for; nothing once the step is done. */
export const wantedMove = computed<LessonMove | undefined>(() => stepNow()?.moves[lesson.value?.move ?? 0]);

/** The parts of the table that are talked about. */
export const litParts = computed<readonly string[]>(() => (wantedMove.value ?? stepNow())?.lit ?? []);

/** The wanted press as the table offers it: the option, and the answer chosen with it. */
interface WantedPress {
  readonly action: Action;
  readonly answer: Action | undefined;
}

export const wantedPress = computed<WantedPress | undefined>(() => {
  const { value: now } = snapshot;
  const [line, more] = wantedMove.value?.wanted ?? [];
  const action = now && [...(now.decision?.options ?? []), ...now.anytime].find(one => lineOf(one) === line);
  if (!action) return undefined;
  const answer = more === undefined ? undefined : rules?.read(more);
  return { action, answer: answer && !isIllegal(answer) ? answer : undefined };
});

let rules: AnyGame | undefined;
let showTable: (open: OpenTable) => Promise<unknown> = async () => undefined;

/** Begins, or goes on with, the lessons of a game; `show` opens a table for them. The returned function ends them. */
export async function teach(
  course: Course,
  game: AnyGame,
  show: (open: OpenTable) => Promise<unknown>,
): Promise<() => void> {
  rules = game;
  showTable = show;
  guide.value = {
    wants(lines) {
      const wanted = wantedMove.peek()?.wanted.join() === lines.join();
      if (!wanted) refuse();
      return wanted;
    },
  };
  const leave = [sayInLanguage(course), showPreview(), showTab()];
  await steps.wish({ course, step: keptStep(course.game, course.steps) });
  return () => {
    for (const one of leave) one();
    guide.value = undefined;
    steps.forget();
    lesson.value = undefined;
    pointAt();
    shownTab.value = FIRST_TAB;
  };
}

/** Tells that something else was pressed. */
export function refuse(): void {
  refusals.value += 1;
}

/** A press that comes while the table is busy, or while another step is opened, is carried out afterwards. */
const steps = oneAtATime<{ readonly course: Course; readonly step: number }>(async ({ course, step }) => {
  await new Promise<void>(onceAnswered);
  await showStep(course, step);
});

async function showStep(course: Course, step: number): Promise<void> {
  const { id } = course.steps[step] ?? {};
  if (id === undefined || !rules) return;
  keepStep(course.game, id);
  const seats: TableSeat[] = [words.peek().setup.player(1), ...course.others].map((name, seat) => ({
    kind: seat === LEARNER ? 'human' : 'apprentice',
    name,
  }));
  const played = () => {
    const now = lesson.peek();
    if (now?.step !== step) return;
    refusals.value = 0;
    lesson.value = { ...now, move: now.move + 1 };
  };
  await showTable(lessonTable(rules, course, step, seats, played));
  // whoever left meanwhile is led no further
  if (!steps.pending()) return;
  refusals.value = 0;
  lesson.value = { course, step, move: 0 };
}

/** Goes so many steps on, or back; 0 begins this one anew. Says whether there is such a step. */
export function goBy(by: number): boolean {
  const now = lesson.peek();
  if (!now) return true;
  const { course } = now;
  const step = (steps.pending()?.step ?? now.step) + by;
  if (step >= course.steps.length) {
    keepStep(course.game);
    return false;
  }
  void steps.wish({ course, step: Math.max(0, step) });
  return true;
}

function sayInLanguage(course: Course): () => void {
  return effect(() => {
    const { lang } = settings.value;
    void course.loadWords[lang]().then(said => {
      // by then another language may be wanted
      if (settings.peek().lang === lang) courseWords.value = said;
    });
  });
}

/** What the wanted press would do is shown while nothing else is pointed at. */
function showPreview(): () => void {
  return effect(() => {
    const { value: press } = wantedPress;
    if (press && !pointed.value && !busy.value) pointAt(press.action, press.answer);
  });
}

/** On a small screen the tab with what is talked about is shown. */
function showTab(): () => void {
  return effect(() => {
    shownTab.value = (wantedMove.value ?? stepNow())?.tab ?? FIRST_TAB;
  });
}
