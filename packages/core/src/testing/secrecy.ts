import { rngFrom } from '../random.ts';
import type { Action, BaseState, Game, Seat } from '../rules.ts';
import { difference, throughJson } from './compare.ts';
import { type Course, walk } from './course.ts';

const STRIDE = 7;
const GUESSES = 3;

/** Shows, along a course, each viewer's true state beside states imagined from what that viewer is sent. */
function guess<S extends BaseState, A extends Action, V, E>(
  game: Game<S, A, V, E>,
  course: Course<S, A>,
  compare: (s: S, imagined: S, viewer: Seat | undefined) => string | undefined,
): string[] {
  const violations: string[] = [];
  const seats = Array.from({ length: course.table.players }, (_, seat) => seat);
  walk(game, course, STRIDE, (s, n) => {
    for (const viewer of [...seats, undefined]) {
      for (let i = 0; i < GUESSES; i++) {
        const imagined = game.imagine(throughJson(game.view(s, viewer)), rngFrom(`${course.seed}.${n}.${i}`));
        const apart = compare(s, imagined, viewer);
        const who = viewer === undefined ? 'the spectator' : `seat ${viewer}`;
        if (apart !== undefined) violations.push(`after ${n} actions, ${who}: ${apart}`);
      }
    }
  });
  return violations;
}

/** `view(imagine(view(s, i)), i)` equals `view(s, i)`, for every seat and the spectator. */
export function viewLaw<S extends BaseState, A extends Action, V, E>(
  game: Game<S, A, V, E>,
  course: Course<S, A>,
): readonly string[] {
  return guess(game, course, (s, imagined, viewer) => difference(game.view(imagined, viewer), game.view(s, viewer)));
}

/** A seat's decision is the same in every state that it might take for the true one. */
export function decisionLaw<S extends BaseState, A extends Action, V, E>(
  game: Game<S, A, V, E>,
  course: Course<S, A>,
): readonly string[] {
  const own = (s: S, seat: Seat) => game.decisions(s).find(decision => decision.seat === seat);
  return guess(game, course, (s, imagined, viewer) =>
    viewer === undefined ? undefined : difference(own(imagined, viewer), own(s, viewer), 'decision'),
  );
}

/** A seat's anytime actions are the same in every state that it might take for the true one. */
export function anytimeLaw<S extends BaseState, A extends Action, V, E>(
  game: Game<S, A, V, E>,
  course: Course<S, A>,
): readonly string[] {
  return guess(game, course, (s, imagined, viewer) =>
    viewer === undefined ? undefined : difference(game.anytime(imagined, viewer), game.anytime(s, viewer), 'anytime'),
  );
}

/** A viewer's position is the same in every state that it might take for the true one. */
export function positionSecrecyLaw<S extends BaseState, A extends Action, V, E>(
  game: Game<S, A, V, E>,
  course: Course<S, A>,
): readonly string[] {
  return guess(game, course, (s, imagined, viewer) => {
    const whose = viewer ?? 'spectator';
    return difference(game.position(imagined, whose), game.position(s, whose), 'position');
  });
}

/** The points as things stand are the same in every state that anybody might take for the true one: all may see them. */
export function scoreSecrecyLaw<S extends BaseState, A extends Action, V, E>(
  game: Game<S, A, V, E>,
  course: Course<S, A>,
): readonly string[] {
  return guess(game, course, (s, imagined) => difference(game.scores(imagined), game.scores(s), 'scores'));
}
