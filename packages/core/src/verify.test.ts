import { expect, test } from 'vitest';
import { isIllegal } from './illegal.ts';
import { newRecord } from './new-record.ts';
import { append } from './replay.ts';
import { toy } from './testing/toy.ts';
import { verify } from './verify.ts';

/** How often the rules apply an action while a record is checked in which somebody hesitates so often. */
function applied(hesitations: number): number {
  const begun = newRecord(toy, { players: 2, options: {}, seed: '11' });
  if (isIllegal(begun)) throw new Error(begun.illegal);
  const [first] = toy.decisions(toy.setup(begun, begun.seed))[0]?.options ?? [];
  const line = first ? toy.write(first) : '';
  const record = append(begun, Array(hesitations).fill([line, 'A undo']).flat());
  let times = 0;
  const counting: typeof toy = {
    ...toy,
    apply: (...args) => {
      times += 1;
      return toy.apply(...args);
    },
  };
  expect(verify(counting, record)).toBeUndefined();
  return times;
}

test('a record in which much is taken back is checked in time that grows with its length only', () => {
  expect(applied(400)).toBeLessThanOrEqual(2.2 * applied(200));
});
