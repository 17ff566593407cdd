import { expect, test } from 'vitest';
import type { Bot, Levels } from './bot.ts';
import { botsNamed, readContestant } from './contestant.ts';
import { LEVEL_IDS } from './level-ids.ts';

const PARTS = { expert: ['net', 'next-turn'], master: ['net', 'belief'] };

test.each([
  ['master', { level: 'master' }],
  ['journeyman:500', { level: 'journeyman', nodes: 500 }],
  ['master:without-net', { level: 'master', without: 'net' }],
  ['expert:without-next-turn:7', { level: 'expert', without: 'next-turn', nodes: 7 }],
])('%s', (name, contestant) => expect(readContestant(name, PARTS)).toEqual(contestant));

test.each([
  'fish',
  'master:',
  'master:0',
  'master:1.5',
  'master:many',
  'master:without-luck',
  'expert:without-belief',
  'journeyman:without-net',
  'master:7:without-net',
  'master:without-net:without-belief',
])('%s is nobody', name => expect(readContestant(name, PARTS)).toBeUndefined());

test('a bot is made without the part once, and keeps the positions it is named with', () => {
  const made: (string | undefined)[] = [];
  const allowed: unknown[] = [];
  const named = botsNamed(PARTS, without => {
    made.push(without);
    const bot: Bot<never, unknown> = (_view, _decision, budget) => {
      allowed.push([without, budget.nodes]);
      return { actions: [], best: [] };
    };
    return Object.fromEntries(LEVEL_IDS.map(id => [id, bot])) as Levels<never, unknown>;
  });
  for (const name of ['master', 'expert:without-net', 'master:without-net:50', 'master:20']) {
    named(name)({}, {} as never, { seed: '1', nodes: 9 });
  }
  expect(made).toEqual([undefined, 'net']);
  expect(allowed).toEqual([
    [undefined, 9],
    ['net', 9],
    ['net', 50],
    [undefined, 20],
  ]);
  expect(() => named('fish')).toThrow('there is no bot fish');
});
