import {
  type Action,
  type BaseState,
  type Game,
  type GameRecord,
  type Illegal,
  isIllegal,
  newRecord,
  type Position,
  type TableOptions,
} from '@waldglas/core';
import type { Lang } from '@waldglas/text';

/** A press that a lesson waits for. */
export interface LessonMove {
  /** The line to be played; behind it the answer that is chosen with it, if there is one. */
  readonly wanted: readonly string[];
  /** Where the table shows only the first line on its button, that one. */
  readonly shownAs?: string;
  /** What is played after it: by the others, and what is left of the learner's own. */
  readonly then?: readonly string[];
  /** The parts of the table that it is about, as selectors of the page. */
  readonly lit: readonly string[];
  /** The tab that shows them on a small screen; the first one unless told. */
  readonly tab?: string;
}

/** One idea of a game, done by the player. */
export interface LessonStep {
  /** Its words go by it. */
  readonly id: string;
  /** The glyph that stands for it. */
  readonly glyph: string;
  /** The position it begins with; where the step before ends, unless told. */
  readonly start?: Position;
  /** Lines of anybody that are played before it is shown. */
  readonly before?: readonly string[];
  readonly moves: readonly LessonMove[];
  /** What is looked at once it is done, and the tab that shows it on a small screen. */
  readonly lit: readonly string[];
  readonly tab?: string;
}

/**
 * What is said in a step. In these texts `{sand two heaps}` draws the glyph of sand before the words "two heaps", which
 * are stressed.
 */
interface StepWords {
  readonly title: string;
  /** Before each press. */
  readonly moves: readonly string[];
  /** Once it is done. */
  readonly done: string;
}

/** The words of all steps, by their ids. */
export type CourseWords<Id extends string = string> = Readonly<Record<Id, StepWords>>;

/** The lessons of one game: one scripted game, in which a step may begin from a position of its own. */
export interface Course {
  readonly game: string;
  readonly edition: string;
  readonly seed: string;
  readonly options: TableOptions;
  /** Who else sits at the table. */
  readonly others: readonly string[];
  readonly steps: readonly LessonStep[];
  readonly loadWords: Readonly<Record<Lang, () => Promise<CourseWords>>>;
  /** The variants of the game that is played after the lessons. */
  readonly after: readonly string[];
}

/** The player of a lesson sits on the first seat. */
export const LEARNER = 0;

/** The lines that a step plays from its beginning to its end. */
function linesOf({ before = [], moves }: LessonStep): readonly string[] {
  return [...before, ...moves.flatMap(({ wanted, then = [] }) => [...wanted, ...then])];
}

/** The record of the game as it stands when a step begins. */
export function recordAt<S extends BaseState, A extends Action, V, E>(
  game: Game<S, A, V, E>,
  { edition, seed, options, others, steps }: Course,
  at: number,
): GameRecord | Illegal {
  const record = newRecord(game, { players: others.length + 1, options, seed, edition });
  if (isIllegal(record)) return record;
  const from = steps.findLastIndex(({ start }, i) => i <= at && start !== undefined);
  const start = steps[from]?.start;
  return {
    ...record,
    ...(start ? { start: JSON.stringify(start) } : {}),
    actions: [...steps.slice(Math.max(from, 0), at).flatMap(linesOf), ...(steps[at]?.before ?? [])],
  };
}
