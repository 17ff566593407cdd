import { readFileSync } from 'node:fs';
import { isIllegal, readRecord, seatOf } from '@waldglas/core';
import { openTable } from '@waldglas/table';
import { expect, test } from 'vitest';
import { loadGame } from '../catalog.ts';
import { randomRecord } from '../kit-game.ts';
import { awakeOnes } from './awake.ts';
import { packed } from './packing.ts';

const file = (name: string) => readFileSync(new URL(`../../../../games/${name}.game`, import.meta.url), 'utf8');

/** A table of a game before its first line, and its lines. */
async function beginning(text: string) {
  const record = readRecord(text);
  if (isIllegal(record)) throw new Error(record.illegal);
  const game = await loadGame(record.rules);
  if (isIllegal(game)) throw new Error(game.illegal);
  const { scores: _, ...head } = record;
  const table = openTable(game, { ...head, actions: [] });
  if (isIllegal(table)) throw new Error(table.illegal);
  return { table, lines: record.actions };
}

test.each([
  ['Glass Road, with much taken back', randomRecord({ players: 3, options: {} }, 150), 5],
  ['Black Forest', file('black-forest-two'), 37],
])('a table that has rested is the same to everybody: %s', async (_, text, every) => {
  const { table: rested, lines } = await beginning(text);
  const { table: awake } = await beginning(text);
  for (const [i, line] of lines.entries()) {
    const stored = [{ line, seat: seatOf(line.slice(0, 1)) ?? 0, key: `k${i}` }];
    rested.append(stored);
    awake.append(stored);
    if (i % every !== 0) continue;
    rested.rest(packed);
    expect(rested.length).toBe(awake.length);
    for (const seat of [0, 1, undefined]) {
      expect(rested.snapshot(seat), 'with what can be taken back').toEqual(awake.snapshot(seat));
      expect(rested.snapshot(seat, Math.max(0, i - 3))).toEqual(awake.snapshot(seat, Math.max(0, i - 3)));
    }
    for (const seat of [0, 1]) {
      rested.rest(packed);
      expect(rested.proposeUndo(seat, 2)).toEqual(awake.proposeUndo(seat, 2));
    }
    const again = { key: `k${i}`, lines: ['whatever'] };
    expect(rested.propose(stored[0]?.seat ?? 0, again)).toMatchObject({ repeated: true });
  }
  rested.rest(packed);
  expect(rested.record()).toEqual(awake.record());
});

test('a move that was proposed before the table rested is appended', async () => {
  const { table } = await beginning(file('recorded-two'));
  const [line = ''] = (await beginning(file('recorded-two'))).lines;
  const proposal = table.propose(seatOf(line.slice(0, 1)) ?? 0, { lines: [line] });
  if (isIllegal(proposal)) throw new Error(proposal.illegal);
  table.rest(packed);
  table.append(proposal.lines, proposal.from);
  expect(table.length).toBe(1);
});

test('whichever was used longest ago rests', () => {
  const resting: string[] = [];
  const awake = awakeOnes<string>(2, one => resting.push(one));
  for (const one of ['a', 'b', 'a', 'c']) awake.use(one);
  expect(resting).toEqual(['b']);
  awake.forget('a');
  awake.use('d');
  expect(resting).toEqual(['b']);
});
