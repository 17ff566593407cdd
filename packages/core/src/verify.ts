import { illegal, isIllegal } from './illegal.ts';
import { type BadRecord, badRecord, type GameRecord } from './record.ts';
import { begin, undoer } from './replay.ts';
import type { Action, BaseState, Game } from './rules.ts';
import { beginRunning, type RunningGame, replayLine } from './running.ts';
import { takeBack } from './undo.ts';

/** The game that a record leads to: every line was legal when it was made, and every undo was allowed then. */
export function playRecord<S extends BaseState, A extends Action, V, E>(
  game: Game<S, A, V, E>,
  record: GameRecord,
): RunningGame<S, A> | BadRecord {
  return toTheEnd(playing(game, record));
}

/** The same with a rest after each line. */
function* playing<S extends BaseState, A extends Action, V, E>(
  game: Game<S, A, V, E>,
  record: GameRecord,
): Generator<undefined, RunningGame<S, A> | BadRecord> {
  const begun = begin(game, record);
  if (isIllegal(begun)) return badRecord(0, begun);
  let running: RunningGame<S, A> = beginRunning(begun);
  for (const [index, line] of record.actions.entries()) {
    const seat = undoer(line);
    const played = seat === undefined ? replayLine(game, running, line) : takeBack(game, running, seat);
    if (isIllegal(played)) return badRecord(index + 1, played);
    running = played.running;
    yield;
  }
  return running;
}

function toTheEnd<T>(steps: Generator<undefined, T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** What is wrong with a record, if anything: it cannot be played, or the scores are not those of a finished game. */
export function verify<S extends BaseState, A extends Action, V, E>(
  game: Game<S, A, V, E>,
  record: GameRecord,
): BadRecord | undefined {
  return toTheEnd(verifying(game, record));
}

/** The same with a rest after each line: whoever has other things to do can do them in between. */
export function* verifying<S extends BaseState, A extends Action, V, E>(
  game: Game<S, A, V, E>,
  record: GameRecord,
): Generator<undefined, BadRecord | undefined> {
  const running = yield* playing(game, record);
  if (isIllegal(running)) return running;
  const { scores } = record;
  if (!scores) return undefined;
  const { state } = running.end;
  const after = record.actions.length + 1;
  if (game.decisions(state).length > 0) return badRecord(after, illegal('scoresTooEarly'));
  const points = game.scores(state).map(score => score.points);
  if (JSON.stringify(points) === JSON.stringify(scores)) return undefined;
  return badRecord(after, illegal('otherScores', points.join(', '), scores.join(', ')));
}
