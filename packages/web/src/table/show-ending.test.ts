import { expect, test } from 'vitest';
import type { TableSnapshot } from '../connection/connection.ts';
import { type Policy, show } from './show.ts';
import { NOTHING, type Shown } from './shown.ts';

/** Ada has done what she can: only the end of her turn is left. */
const LAST: TableSnapshot = {
  id: 'one',
  address: '/games/one',
  game: 'toy',
  options: {},
  edition: 'toy-1',
  seats: [
    { kind: 'human', name: 'Ada' },
    { kind: 'random', name: 'Bruno' },
  ],
  seat: 0,
  from: 1,
  length: 1,
  reset: false,
  events: [],
  view: 0,
  decision: { seat: 0, ask: { what: 'end', rule: 'T-1' }, options: [{ seat: 0, verb: 'end' }] },
  anytime: [],
  turn: [0],
  over: false,
  scores: [],
  undo: { lines: ['A take'], fence: 'nothing' },
};

const manners = (isHeld: boolean): Policy => ({
  onlyAnswer: () => undefined,
  ownAnswer: ({ decision }) => decision?.options[0],
  write: ({ verb }) => `A ${verb}`,
  isHeld: () => isHeld,
  closes: () => false,
  stillCloses: () => false,
  rearranges: () => false,
  dials: () => ({}),
});

const opened = (): Shown => show(NOTHING, { kind: 'opened', snapshot: LAST }, { now: 0, pace: 0 }, manners(false))[0];

test('a turn that ends by itself does so after a while', () => {
  const shown = opened();
  const at = shown.ending?.at ?? 0;
  expect(at).toBeGreaterThan(2000);
  expect(show(shown, { kind: 'tick' }, { now: at - 1, pace: 0 }, manners(false))[1]).toEqual([]);
  const [, effects] = show(shown, { kind: 'tick' }, { now: at, pace: 0 }, manners(false));
  expect(effects).toEqual([{ do: 'send', line: 'A end' }]);
});

test('it waits while somebody is at undo or reads, and ends once they are done', () => {
  const shown = opened();
  const at = shown.ending?.at ?? 0;
  const [held, effects] = show(shown, { kind: 'tick' }, { now: at, pace: 0 }, manners(true));
  expect(effects).toEqual([{ do: 'wake', at: held.ending?.at }]);
  const later = held.ending?.at ?? 0;
  expect(later).toBeGreaterThan(at);
  const [, ended] = show(held, { kind: 'tick' }, { now: later, pace: 0 }, manners(false));
  expect(ended).toEqual([{ do: 'send', line: 'A end' }]);
});

test('what is recalled comes before what has happened since', () => {
  const shown = { ...opened(), since: [{ kind: 'new' }] };
  const [next, effects] = show(
    shown,
    { kind: 'recalled', events: [{ kind: 'old' }] },
    { now: 0, pace: 0 },
    manners(false),
  );
  expect(next.since).toEqual([{ kind: 'old' }, { kind: 'new' }]);
  expect(effects).toEqual([]);
});
