import { isIllegal } from './illegal.ts';
import type { Action, BaseState, Game } from './rules.ts';
import type { Point, RunningGame } from './running.ts';

type Standing<S, A extends Action> = RunningGame<S, A>['lines'][number];
type Step<S> = Point<S>['step'];

/** A point whose step is its place in a list: points that share a step have to share it again when they are unpacked. */
interface PackedPoint<S> {
  readonly state: S;
  readonly step: number;
  readonly agendaBefore?: number | undefined;
}

/** A game under way as plain data, which can be printed and read back. Only two of its states are in it. */
export interface PackedRunning<S> extends Pick<RunningGame<S, Action>, 'length' | 'shown' | 'acted'> {
  readonly steps: readonly Step<S>[];
  readonly start: PackedPoint<S>;
  /** Absent if it is where the game starts. */
  readonly end?: PackedPoint<S>;
  readonly lines: readonly (Pick<Standing<S, Action>, 'index' | 'line' | 'anytime' | 'shown'> & {
    readonly step: number;
    readonly after: Omit<PackedPoint<S>, 'state'>;
  })[];
}

/** A game under way as plain data. */
export function packRunning<S, A extends Action>(running: RunningGame<S, A>): PackedRunning<S> {
  const { length, shown, acted, start, end, lines } = running;
  const steps: Step<S>[] = [];
  const stepAt = (step: Step<S>) => {
    if (step && !steps.includes(step)) steps.push(step);
    return step ? steps.indexOf(step) : -1;
  };
  const point = ({ state, step, agendaBefore }: Point<S>) => ({ state, step: stepAt(step), agendaBefore });
  return {
    length,
    shown,
    acted,
    steps,
    start: point(start),
    ...(end === start ? {} : { end: point(end) }),
    lines: lines.map(({ index, line, anytime, shown: what, step, after }) => ({
      index,
      line,
      anytime,
      shown: what,
      step: stepAt(step),
      after: { step: stepAt(after.step), agendaBefore: after.agendaBefore },
    })),
  };
}

/** The game that was packed. The states between its lines are not there: an undo finds them by playing. */
export function unpackRunning<S extends BaseState, A extends Action, V, E>(
  game: Game<S, A, V, E>,
  { length, shown, acted, steps, start, end, lines }: PackedRunning<S>,
): RunningGame<S, A> {
  const point = ({ state, step, agendaBefore }: PackedPoint<S>): Point<S> => ({
    state,
    step: steps[step],
    agendaBefore,
  });
  const first = point(start);
  return {
    length,
    shown,
    acted,
    start: first,
    end: end ? point(end) : first,
    lines: lines.map(({ line, step, after, shown: what, ...rest }) => {
      const action = game.read(line);
      if (isIllegal(action)) throw new Error(action.illegal);
      return {
        ...rest,
        line,
        action,
        shown: what,
        step: steps[step],
        before: undefined,
        after: { step: steps[after.step], agendaBefore: after.agendaBefore },
      };
    }),
  };
}
