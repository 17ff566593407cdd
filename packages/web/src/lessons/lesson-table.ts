import { type Action, type AnyEvent, type AnyGame, writeRecord } from '@waldglas/core';
import { type LiveTable, openTable } from '@waldglas/table';
import type { OpenTable, TableSeat, TableSnapshot } from '../connection/connection.ts';
import { sound } from '../connection/sound.ts';
import { type Course, LEARNER, recordAt } from './course.ts';

/** Where the lessons of a game are. */
const lessonsAddress = (game: string): string => `/learn/${game}`;

/** Lessons are known by ids that no kept game has. */
const idOf = ({ game }: Course, step: number) => `lesson ${game} ${step}`;

/**
 * The table of one step, played in this thread and kept nowhere. It takes the wanted lines only, in their order, and
 * plays what the others do then; `played` hears of each.
 */
export function lessonTable(
  game: AnyGame,
  course: Course,
  step: number,
  seats: readonly TableSeat[],
  played: () => void,
): OpenTable {
  const table: LiveTable<Action, unknown, AnyEvent> = sound(openTable(game, sound(recordAt(game, course, step))));
  const moves = course.steps[step]?.moves ?? [];
  let next = 0;

  function snapshot(since: number): TableSnapshot {
    const { options, edition } = table.head;
    const seen = table.snapshot(LEARNER, since);
    return {
      ...seen,
      id: idOf(course, step),
      address: lessonsAddress(game.id),
      game: game.id,
      options,
      edition,
      seats,
    };
  }

  return {
    snapshot: snapshot(table.length),
    facts: undefined,
    connection: {
      listen: () => undefined,
      letBotsPlay: async () => undefined,
      async act(lines) {
        const move = moves[next];
        if (!move || lines.join() !== move.wanted.join()) throw new Error('the lesson waits for something else');
        const from = table.length;
        for (const line of [...lines, ...(move.then ?? [])])
          table.append(sound(table.propose('all', { lines: [line] })).lines);
        next += 1;
        played();
        return snapshot(from);
      },
      undo: () => Promise.reject(new Error('a lesson is repeated as a whole')),
      log: async from => table.log(LEARNER, from),
      moments: async () => [...table.moments(LEARNER)],
      record: async () => writeRecord(table.record()),
    },
  };
}
