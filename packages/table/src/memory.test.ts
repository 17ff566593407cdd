import { isIllegal } from '@waldglas/core';
import { toy } from '@waldglas/core/toy';
import { expect, test } from 'vitest';
import { pickedTable } from './fixtures.ts';
import { openTable } from './open-table.ts';

test('lines that were proposed are appended without being played again, to the same end', () => {
  const slow = pickedTable();
  let played = 0;
  const apply: typeof toy.apply = (...all) => {
    played += 1;
    toy.apply(...all);
  };
  const counted = openTable({ ...toy, apply }, slow.record());
  if (isIllegal(counted)) throw new Error(counted.illegal);
  const proposal = counted.propose(0, { key: 'k', lines: ['A take'] });
  if (isIllegal(proposal)) throw new Error(proposal.illegal);
  expect(proposal.turn).toEqual([0]);
  played = 0;
  counted.append(proposal.lines);
  expect(played).toBe(0);
  slow.append([...proposal.lines]);
  for (const seat of [0, 1, undefined]) expect(counted.snapshot(seat, 0)).toEqual(slow.snapshot(seat, 0));
});

test('a proposal that another line has overtaken is played again', () => {
  const table = pickedTable();
  table.append([{ line: 'A take', seat: 0 }]);
  const late = table.propose(0, { lines: ['A end'] });
  if (isIllegal(late)) throw new Error(late.illegal);
  table.append([{ line: 'A undo', seat: 0 }]);
  expect(() => table.append(late.lines)).toThrow('is not among');
});
