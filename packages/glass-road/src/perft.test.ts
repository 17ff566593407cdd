import { readdirSync, readFileSync } from 'node:fs';
import { divide, isIllegal, lowest, perft, readRecord, replay } from '@waldglas/core';
import { describe, expect, test } from 'vitest';
import { glassRoad, type State } from './index.ts';

/**
 * A file is a record that leads to a position, then `depth N LINES` for some depths and a `first LINE` for each option of
 * the first decision, in order. `#` begins a comment.
 */
interface Pinned {
  readonly state: State;
  readonly counts: [depth: number, lines: number][];
  readonly first: string[];
}

const PERFT = new URL('../../../perft/', import.meta.url);
const FILES = readdirSync(PERFT)
  .filter(name => name.endsWith('.perft'))
  .map((name): [string, string] => [name, readFileSync(new URL(name, PERFT), 'utf8')])
  .filter(([, text]) => /^game glass-road\s*$/m.test(text));

function read(text: string): Pinned {
  const lines = text.trimEnd().split('\n');
  const pins = lines.findIndex(line => line.startsWith('depth '));
  const record = readRecord(lines.slice(0, pins).join('\n'));
  if (isIllegal(record)) throw new Error(`line ${record.line}: ${record.illegal}`);
  const state = replay(glassRoad, record);
  if (isIllegal(state)) throw new Error(`action ${state.line}: ${state.illegal}`);
  const pinned = lines.slice(pins);
  const counts = pinned.filter(line => line.startsWith('depth ')).map(line => line.split(' ').slice(1).map(Number));
  const first = pinned.filter(line => line.startsWith('first ')).map(line => line.slice('first '.length));
  expect(counts.length + first.length, 'only depths and first options').toBe(pinned.length);
  return { state, counts: counts as [number, number][], first };
}

describe.each(FILES)('%s', (_name, text) => {
  const { state, counts, first } = read(text);

  test('offers the same first, in the same order', () => {
    expect(lowest(glassRoad.decisions(state))?.options.map(option => glassRoad.write(option))).toEqual(first);
    expect(divide(glassRoad, state, 1).map(({ action }) => action)).toEqual(first);
  });

  test.each(counts)('depth %d: %d lines', (depth, lines) => {
    expect(perft(glassRoad, state, depth)).toBe(lines);
  });

  test('leaves the position as it was', () => {
    const before = JSON.stringify(state);
    const [depth, lines] = counts.find(([n]) => n === 3) ?? [0, 1];
    expect(divide(glassRoad, state, depth).reduce((sum, one) => sum + one.lines, 0)).toBe(lines);
    expect(JSON.stringify(state)).toBe(before);
  });
});

test('every number of players has positions, from the start and from the middle', () => {
  for (const players of [1, 2, 3, 4]) {
    const own = FILES.filter(([, text]) => text.includes(`\nplayers ${players}\n`));
    expect(own.length, `${players} players`).toBeGreaterThanOrEqual(2);
  }
  expect(FILES.some(([, text]) => /\nstart \{/.test(text))).toBe(true);
  expect(FILES.some(([, text]) => /\nA pick /.test(text))).toBe(true);
});
