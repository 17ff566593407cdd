import { describe, expect, test } from 'vitest';
import { isIllegal } from '../illegal.ts';
import { divide, perft } from '../perft.ts';
import { lowest } from '../playout.ts';
import { replay } from '../replay.ts';
import type { Action, BaseState, Game } from '../rules.ts';
import { goodRecord } from './records.ts';

/**
 * A file is a record that leads to a position, then `depth N LINES` for some depths and a `first LINE` for each option of
 * the first decision, in order. `#` begins a comment.
 */
interface Pinned<S> {
  readonly state: S;
  readonly counts: [depth: number, lines: number][];
  readonly first: string[];
}

function read<S extends BaseState, A extends Action, V, E>(game: Game<S, A, V, E>, text: string): Pinned<S> {
  const lines = text.trimEnd().split('\n');
  const pins = lines.findIndex(line => line.startsWith('depth '));
  const state = replay(game, goodRecord(lines.slice(0, pins).join('\n')));
  if (isIllegal(state)) throw new Error(`action ${state.line}: ${state.illegal}`);
  const pinned = lines.slice(pins);
  const counts = pinned.filter(line => line.startsWith('depth ')).map(line => line.split(' ').slice(1).map(Number));
  const first = pinned.filter(line => line.startsWith('first ')).map(line => line.slice('first '.length));
  expect(counts.length + first.length, 'only depths and first options').toBe(pinned.length);
  return { state, counts: counts as [number, number][], first };
}

/** Tests that each file still pins what the game does: the first options in order and how many lines there are. */
export function pinned<S extends BaseState, A extends Action, V, E>(
  game: Game<S, A, V, E>,
  files: readonly [name: string, text: string][],
): void {
  describe.each(files)('%s', (_name, text) => {
    const { state, counts, first } = read(game, text);

    test('offers the same first, in the same order', () => {
      expect(lowest(game.decisions(state))?.options.map(option => game.write(option))).toEqual(first);
      expect(divide(game, state, 1).map(({ action }) => action)).toEqual(first);
    });

    test.each(counts)('depth %d: %d lines', (depth, lines) => {
      expect(perft(game, state, depth)).toBe(lines);
    });

    test('leaves the position as it was', () => {
      const before = JSON.stringify(state);
      const [depth, lines] = counts.findLast(([n]) => n <= 3) ?? [0, 1];
      expect(divide(game, state, depth).reduce((sum, one) => sum + one.lines, 0)).toBe(lines);
      expect(JSON.stringify(state)).toBe(before);
    });
  });

  test('every number of players has positions, from the start and from the middle', () => {
    for (let players = game.players.min; players <= game.players.max; players++) {
      const own = files.filter(([, text]) => text.includes(`\nplayers ${players}\n`));
      expect(own.length, `${players} players`).toBeGreaterThanOrEqual(2);
    }
    expect(files.some(([, text]) => /\nstart \{/.test(text))).toBe(true);
    expect(files.some(([, text]) => /\n[A-D] \w/.test(text))).toBe(true);
  });
}
