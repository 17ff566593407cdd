import { isSingle } from '@waldglas/core';
import { expect, test } from 'vitest';
import { BUILDINGS } from './data/index.ts';

/** What felling a forest and gaining its wood can never change. */
const UNTOUCHED = ['field', 'pond'];

test('BF-4.12: a quick look at the woodworker may take conditions as they are before the forest is felled', () => {
  const touched = Object.values(BUILDINGS).flatMap(({ id, name, needs }) => {
    if (needs === undefined || needs === 'alone') return [];
    const exact = needs.every(need => isSingle(need) && !need.adjacent && UNTOUCHED.includes(need.of));
    return exact ? [] : [`${id} ${name} needs ${JSON.stringify(needs)}`];
  });
  expect(touched).toEqual([]);
});
