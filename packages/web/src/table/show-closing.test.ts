import { expect, test } from 'vitest';
import type { TableSnapshot } from '../connection/connection.ts';
import { type Clock, type Incoming, type Policy, show } from './show.ts';
import { NOTHING, type Shown } from './shown.ts';

/** A snapshot of Ada, who is asked; `view` counts the stretches that are over, and how far her wheel has turned. */
function snap(length: number, view: number): TableSnapshot {
  return {
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
    from: length,
    length,
    reset: false,
    events: [],
    view,
    decision: {
      seat: 0,
      ask: { what: 'choose', rule: 'T-1' },
      options: [
        { seat: 0, verb: 'take' },
        { seat: 0, verb: 'draw' },
      ],
    },
    anytime: [],
    turn: [0],
    over: false,
    scores: [],
    undo: { lines: [], fence: 'nothing' },
  };
}

const POLICY: Policy = {
  onlyAnswer: () => undefined,
  ownAnswer: () => undefined,
  write: ({ verb }) => `A ${verb}`,
  isHeld: () => false,
  stillCloses: ({ length }) => length > 100,
  closes: ({ view: before }, { view }) => Number(view) > Number(before),
  rearranges: () => false,
  dials: ({ view }) => ({ wheel: Number(view) }),
};

function after(clock: Clock, ...coming: readonly Incoming[]) {
  let shown: Shown = NOTHING;
  const asked: boolean[] = [];
  for (const incoming of coming) {
    const [next, effects] = show(shown, incoming, clock, POLICY);
    shown = next;
    asked.push(...effects.flatMap(effect => (effect.do === 'announce' ? [effect.asks] : [])));
  }
  return { shown, asked };
}

const QUIET: Clock = { now: 0, pace: 0 };
const opened: Incoming = { kind: 'opened', snapshot: snap(4, 1) };
const told = (length: number, view: number): Incoming => ({ kind: 'told', snapshot: snap(length, view) });

test('where a stretch ends, its page stays until the person goes on; only then the question is read out', () => {
  const ended = after(QUIET, opened, told(5, 2), told(6, 2));
  expect(ended.shown).toMatchObject({ closing: true, now: { length: 6 } });
  expect(ended.asked).toEqual([true, false, false]);
  const gone = after(QUIET, opened, told(5, 2), { kind: 'went-on' });
  expect(gone.shown.closing).toBe(false);
  expect(gone.asked).toEqual([true, false, true]);
});

test('whoever left the table at such a page comes back to it', () => {
  const back = after(QUIET, { kind: 'opened', snapshot: snap(101, 2) });
  expect(back.shown.closing).toBe(true);
  expect(back.asked).toEqual([false]);
});

test('a table that is opened, or goes on in the same stretch, has no such page', () => {
  expect(after(QUIET, opened).shown.closing).toBe(false);
  expect(after(QUIET, opened, told(5, 1)).shown.closing).toBe(false);
  expect(after(QUIET, opened, told(5, 2), opened).shown.closing).toBe(false);
});
