import type { Action, Decision } from '@waldglas/core';
import { expect, test } from 'vitest';
import type { Bot } from './bot.ts';
import { brief, lenient } from './lenient.ts';

interface Say extends Action {
  readonly n: number;
}

const say = (n: number): Say => ({ seat: 0, verb: 'say', n });
const DECISION: Decision<Say> = { seat: 0, ask: { what: 'say', rule: 'T-1' }, options: [say(1)] };

/** Likes three ways, each two points less than the one before. */
const bot: Bot<Say, undefined> = () => {
  const best = [1, 2, 3].map(n => ({ actions: [say(n)], value: 10 - 2 * n, shares: [] }));
  return { actions: [say(1)], best };
};

/** What a bot says with many seeds. */
function said(one: Bot<Say, undefined>): Set<number | undefined> {
  const seeds = Array.from({ length: 50 }, (_, i) => `${i}`);
  return new Set(seeds.map(seed => one(undefined, DECISION, { seed }).actions[0]?.n));
}

test('whoever loses nothing takes the best way, whoever loses more one of those within that', () => {
  expect(said(lenient(bot, 0))).toEqual(new Set([1]));
  expect(said(lenient(bot, 2))).toEqual(new Set([1, 2]));
  expect(said(lenient(bot, 3.9))).toEqual(new Set([1, 2]));
  expect(said(lenient(bot, 4))).toEqual(new Set([1, 2, 3]));
});

test('the same seed gives the same choice, and what is liked best is told all the same', () => {
  const one = lenient(bot, 4);
  const answer = one(undefined, DECISION, { seed: 'same' });
  expect(one(undefined, DECISION, { seed: 'same' })).toEqual(answer);
  expect(answer.best.map(({ value }) => value)).toEqual([8, 6, 4]);
});

test('a brief bot takes no more positions than it is given, and fewer if it is told', () => {
  const nodes: (number | undefined)[] = [];
  const one = brief<Say, undefined>((_, __, budget) => {
    nodes.push(budget.nodes);
    return { actions: [say(1)], best: [] };
  }, 500);
  one(undefined, DECISION, { seed: 'a' });
  one(undefined, DECISION, { seed: 'a', nodes: 9000 });
  one(undefined, DECISION, { seed: 'a', nodes: 20 });
  expect(nodes).toEqual([500, 500, 20]);
});
