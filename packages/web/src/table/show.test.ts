import type { Action, AnyEvent, Decision } from '@waldglas/core';
import { describe, expect, test } from 'vitest';
import type { TableSeat, TableSnapshot } from '../connection/connection.ts';
import { type Clock, type Effect, type Incoming, type Policy, show } from './show.ts';
import { NOTHING, type Shown } from './shown.ts';

const ADA: TableSeat = { kind: 'human', name: 'Ada' };
const BOT: TableSeat = { kind: 'random', name: 'Bruno' };

/** A question of the seat with these verbs as answers. */
function asks(what: string, ...verbs: string[]): Decision<Action> {
  return { seat: 0, ask: { what, rule: 'T-1' }, options: verbs.map(verb => ({ seat: 0, verb })) };
}

/** A snapshot of a game of Ada against a bot; `view` is how far her wheel has turned. */
function snap(length: number, some: Partial<TableSnapshot> = {}): TableSnapshot {
  return {
    id: 'one',
    address: '/games/one',
    game: 'toy',
    options: {},
    edition: 'toy-1',
    seats: [ADA, BOT],
    seat: 0,
    from: length,
    length,
    reset: false,
    events: [],
    view: 0,
    decision: asks('turn', 'take', 'draw'),
    anytime: [],
    turn: [0],
    over: false,
    scores: [],
    undo: { lines: [], fence: 'nothing' },
    ...some,
  };
}

const happened = (what: string, to?: number): AnyEvent => ({ kind: what, ...(to === undefined ? {} : { to }) });

/** A question with one answer answers itself; `choose` lays out the table anew. */
const POLICY: Policy = {
  onlyAnswer: ({ decision }) => (decision?.options.length === 1 ? decision.options[0] : undefined),
  ownAnswer: ({ decision }) =>
    decision?.options.length === 1 ? decision.options[0] : decision?.options.find(({ verb }) => verb === 'fee'),
  write: ({ verb }) => `A ${verb}`,
  isHeld: () => false,
  closes: () => false,
  stillCloses: () => false,
  rearranges: ({ over, decision }) => over || decision?.ask.what === 'choose',
  dials: ({ view }) => ({ wheel: Number(view) }),
};

const QUIET: Clock = { now: 0, pace: 0 };
const LIVELY: Clock = { now: 0, pace: 1 };

/** Lets one thing after the other come in; says what is shown at last, and all that was to be done. */
function after(clock: Clock, ...coming: readonly (Incoming & { readonly at?: number })[]) {
  let shown: Shown = NOTHING;
  const done: Effect[] = [];
  for (const { at = clock.now, ...incoming } of coming) {
    const [next, effects] = show(shown, incoming, { ...clock, now: at }, POLICY);
    shown = next;
    done.push(...effects);
  }
  return { shown, done, kinds: done.map(effect => effect.do) };
}

const opened = (snapshot: TableSnapshot): Incoming => ({ kind: 'opened', snapshot });
const told = (snapshot: TableSnapshot): Incoming => ({ kind: 'told', snapshot });
const sent: Incoming = { kind: 'sent', move: true, byHand: false, undone: [] };
const answered = (snapshot: TableSnapshot): Incoming => ({ kind: 'answered', snapshot, undone: [] });

describe('a table that is opened', () => {
  test('is shown at once, and its bots may play', () => {
    const first = snap(0);
    const { shown, kinds } = after(LIVELY, opened(first));
    expect(shown.now).toEqual(first);
    expect(kinds).toEqual(['forget', 'announce', 'look-up', 'let-bots-play']);
  });

  test('takes the place of everything that was shown of another one', () => {
    const { shown } = after(
      QUIET,
      opened(snap(4)),
      { kind: 'sent', move: false, byHand: true, undone: ['A take'] },
      opened(snap(0, { id: 'two' })),
    );
    expect(shown).toEqual({ ...NOTHING, now: snap(0, { id: 'two' }) });
  });
});

describe('what bots do', () => {
  test('is shown at once where nothing moves', () => {
    const { shown } = after(QUIET, opened(snap(0)), told(snap(3, { events: [happened('gain')] })));
    expect(shown.now?.length).toBe(3);
    expect(shown.since).toEqual([happened('gain')]);
  });

  test('waits until what was to be drawn is drawn; then the newest is shown, with all that happened', () => {
    const news = [told(snap(1, { events: [happened('gain')] })), told(snap(2, { events: [happened('build')] }))];
    const waiting = after(LIVELY, opened(snap(0)), ...news);
    expect(waiting.shown.now?.length).toBe(0);
    expect(waiting.kinds.slice(4)).toEqual(['draw', 'draw']);
    const drawn = after(LIVELY, opened(snap(0)), ...news, { kind: 'drawn' });
    expect(drawn.shown.now).toMatchObject({ length: 2, events: [happened('gain'), happened('build')] });
    expect(drawn.shown.waiting).toEqual([]);
  });

  test('waits for the answer to an own call', () => {
    const busy = after(QUIET, opened(snap(0)), sent, told(snap(2)));
    expect(busy.shown).toMatchObject({ busy: true, now: { length: 0 } });
    const { shown } = after(QUIET, opened(snap(0)), sent, told(snap(2)), answered(snap(3)));
    expect(shown).toMatchObject({ busy: false, now: { length: 3 } });
  });

  test('counts as happened since the own last move', () => {
    const { shown } = after(
      QUIET,
      opened(snap(0)),
      told(snap(1, { events: [happened('gain')] })),
      sent,
      answered(snap(2, { events: [happened('build')] })),
      told(snap(3, { events: [happened('pay')] })),
    );
    expect(shown.since).toEqual([happened('build'), happened('pay')]);
  });
});

describe('what was taken back', () => {
  test('is told no more, nor what waited before it', () => {
    const before = told(snap(1, { events: [happened('gain')] }));
    const later = [told(snap(2, { reset: true })), told(snap(3, { events: [happened('build')] }))];
    const { shown } = after(LIVELY, opened(snap(0)), before, ...later, { kind: 'drawn' });
    expect(shown.now).toMatchObject({ length: 3, events: [happened('build')] });
    expect(shown.since).toEqual([happened('build')]);
  });
});

describe('an own press', () => {
  test('is painted before what it leads to', () => {
    const waiting = after(LIVELY, opened(snap(0)), sent, answered(snap(1)));
    expect(waiting.shown).toMatchObject({ busy: true, now: { length: 0 } });
    expect(waiting.kinds.at(-1)).toBe('paint');
    const { shown } = after(LIVELY, opened(snap(0)), sent, answered(snap(1)), { kind: 'painted' });
    expect(shown).toMatchObject({ busy: false, now: { length: 1 } });
  });

  test('that is refused changes nothing and is told; what came meanwhile is shown', () => {
    const { shown, kinds } = after(QUIET, opened(snap(0)), sent, told(snap(2)), { kind: 'refused' });
    expect(shown).toMatchObject({ busy: false, now: { length: 2 } });
    expect(kinds.at(-1)).toBe('say-refused');
  });
});

describe('what needs no press', () => {
  const forced = snap(1, { decision: asks('marble', 'marble'), events: [happened('gain'), happened('hint', 0)] });

  test('is answered without being shown; what happened is told with what comes after', () => {
    const { shown, done } = after(QUIET, opened(snap(0)), told(forced));
    expect(shown).toMatchObject({ busy: true, now: { length: 0 }, answering: { length: 1 } });
    expect(done.at(-1)).toEqual({ do: 'send', line: 'A marble' });
    const then = after(QUIET, opened(snap(0)), told(forced), answered(snap(2, { events: [happened('build')] })));
    expect(then.shown.now).toMatchObject({ length: 2, events: [happened('gain'), happened('build')] });
  });

  test('is shown if it could not be answered', () => {
    const { shown } = after(QUIET, opened(snap(0)), told(forced), { kind: 'refused' });
    expect(shown).toMatchObject({ busy: false, now: { length: 1 }, answering: undefined });
  });

  test('is asked nevertheless after undo, until the person plays on', () => {
    const undo: Incoming = { kind: 'sent', move: false, byHand: true, undone: [] };
    const { shown } = after(QUIET, opened(snap(5)), undo, answered(forced));
    expect(shown.now?.length).toBe(1);
    expect(after(QUIET, opened(snap(5)), undo, answered(forced), sent, answered(forced)).shown.busy).toBe(true);
  });
});

describe('a turn that ends by itself', () => {
  const ends = snap(1, { decision: asks('end', 'end'), undo: { lines: ['A take'], fence: 'nothing' } });

  test('is shown for a while before it does', () => {
    const { shown, done } = after(QUIET, opened(snap(0)), { ...told(ends), at: 100 });
    expect(shown).toMatchObject({ now: ends, ending: { line: 'A end', at: 2600 } });
    expect(done.at(-1)).toEqual({ do: 'wake', at: 2600 });
    const early = after(QUIET, opened(snap(0)), { ...told(ends), at: 100 }, { kind: 'tick', at: 2599 });
    expect(early.shown.busy).toBe(false);
    const late = after(QUIET, opened(snap(0)), { ...told(ends), at: 100 }, { kind: 'tick', at: 2600 });
    expect(late.shown).toMatchObject({ busy: true, ending: undefined });
    expect(late.done.at(-1)).toEqual({ do: 'send', line: 'A end' });
  });

  test('does not if somebody reads, or takes back', () => {
    for (const other of [{ kind: 'cancel-end' }, { kind: 'sent', move: false, byHand: true, undone: [] }] as const) {
      const { done } = after(QUIET, opened(snap(0)), told(ends), other, { kind: 'tick', at: 9000 });
      expect(done.filter(effect => effect.do === 'send')).toEqual([]);
    }
  });

  test('ends at once where nothing could be taken back', () => {
    const { done } = after(QUIET, opened(snap(0)), told({ ...ends, undo: { lines: [], fence: 'shown' } }));
    expect(done.at(-1)).toEqual({ do: 'send', line: 'A end' });
  });
});

describe('while something moves', () => {
  const turned = snap(1, { view: 1 });
  const period = snap(2, { view: 1, decision: asks('choose', 'pick', 'other') });
  const begun = [opened(snap(0)), sent, answered(turned), { kind: 'painted' }] as const;

  test('what bots do waits', () => {
    const { shown } = after(LIVELY, ...begun, told(snap(2, { view: 1 })), { kind: 'drawn' });
    expect(shown).toMatchObject({ motion: 'move', now: { length: 1 } });
    const rested = after(LIVELY, ...begun, told(snap(2, { view: 1 })), { kind: 'rested' });
    expect(rested.shown).toMatchObject({ motion: 'look', now: { length: 2 } });
  });

  test('own presses do not', () => {
    const { shown } = after(LIVELY, ...begun, sent, answered(snap(2, { view: 1 })), { kind: 'painted' });
    expect(shown.now?.length).toBe(2);
  });

  test('a question that lays out the table anew comes once it has been looked at', () => {
    const incoming = [...begun, told(period), { kind: 'rested' as const, at: 400 }];
    const looking = after(LIVELY, ...incoming);
    expect(looking.shown.now).toMatchObject({ length: 2, decision: undefined });
    const { shown } = after(LIVELY, ...incoming, { kind: 'tick', at: 1100 });
    expect(shown.now).toMatchObject({ length: 2, decision: period.decision });
    expect(shown.motion).toBe('rest');
  });

  test('it is taken to rest after a second, if nobody sees it', () => {
    expect(after(LIVELY, ...begun, { kind: 'tick', at: 999 }).shown.motion).toBe('move');
    expect(after(LIVELY, ...begun, { kind: 'tick', at: 1000 }).shown.motion).toBe('look');
    expect(after(LIVELY, ...begun, { kind: 'tick', at: 1000 }, { kind: 'tick', at: 1700 }).shown.motion).toBe('rest');
  });

  test('nothing moves where movements take no time', () => {
    expect(after(QUIET, opened(snap(0)), told(turned)).shown.motion).toBe('rest');
  });
});

describe('two people at one device', () => {
  const seats: readonly TableSeat[] = [ADA, { kind: 'human', name: 'Ben' }];
  const first = snap(0, { seats });
  const second = snap(3, { seats, seat: 1, turn: [1], events: [happened('gain'), happened('secret', 1)] });

  test('whoever is next is covered until they say so, and only what everybody knows is told', () => {
    const { shown, done } = after(QUIET, opened(first), { kind: 'uncovered' }, sent, answered(second));
    expect(shown.covered).toBe(1);
    expect(done.findLast(effect => effect.do === 'announce')).toEqual({
      do: 'announce',
      events: [happened('gain')],
      asks: false,
    });
    expect(done.map(effect => effect.do)).toContain('forget');
  });

  test('the cover is lifted by the person, who is then asked', () => {
    const { shown, done } = after(QUIET, opened(first), { kind: 'uncovered' });
    expect(shown.covered).toBeUndefined();
    expect(done.at(-2)).toEqual({ do: 'announce', events: [], asks: true });
  });

  test('what came while the table was covered is seen', () => {
    const news = told(snap(6, { seats, events: [happened('gain')] }));
    const { shown } = after(LIVELY, opened(first), news, { kind: 'uncovered' }, { kind: 'drawn' });
    expect(shown).toMatchObject({ covered: undefined, now: { length: 6, events: [happened('gain')] } });
  });

  test('a seat with one answer need not look', () => {
    const { shown, done } = after(
      QUIET,
      opened(first),
      { kind: 'uncovered' },
      answered({ ...second, decision: asks('marble', 'marble') }),
    );
    expect(shown.covered).toBeUndefined();
    expect(done.at(-1)).toEqual({ do: 'send', line: 'A marble' });
    const fee = after(
      QUIET,
      opened(first),
      { kind: 'uncovered' },
      answered({ ...second, decision: asks('fee', 'fee', 'end') }),
    );
    expect(fee.shown.covered, 'what one only likes to be answered is asked').toBe(1);
  });

  test('nothing is covered once the game is over', () => {
    const { shown } = after(
      QUIET,
      opened(first),
      { kind: 'uncovered' },
      answered({ ...second, over: true, decision: undefined }),
    );
    expect(shown.covered).toBeUndefined();
  });
});
