import { readFileSync } from 'node:fs';
import { isIllegal, live, readRecord, type Seat, seatLetter } from '@waldglas/core';
import { CARD_IDS, type Event, glassRoad, type View } from '@waldglas/glass-road';
import { describe, expect, test } from 'vitest';
import { type AnyGame, type Dealer, dealer, newRecord, Refused, recordOf } from './dealer.ts';
import type { Sitting, Snapshot } from './feed.ts';

const GAME = glassRoad as AnyGame;

type Snap = Snapshot<View, never, Event>;

const person = (name: string): Sitting => ({ kind: 'human', name });
const bot = (name: string): Sitting => ({ kind: 'random', name });
const ONE_PERSON = [person('Ada'), bot('Bruno'), bot('Wilma')];
const TWO_PEOPLE = [person('Ada'), person('Ben')];

function deal(sittings: readonly Sitting[], seed = '7'): Dealer {
  return dealer(GAME, 'one', sittings, newRecord(GAME, { game: GAME.id, sittings, options: {}, seed }));
}

const RECORDED = recordOf(
  GAME,
  readFileSync(new URL('../../../../games/recorded-three.game', import.meta.url), 'utf8'),
);
/** The lines that were not taken back. */
function standing(): string[] {
  const found = live(RECORDED.actions);
  return isIllegal(found) ? [] : found.map(i => RECORDED.actions[i] ?? '');
}

/** A has revealed a card and is asked what to use of it. */
const AT_USE = RECORDED.actions.findIndex(line => line.startsWith('A use'));

/** A recorded game of three, whole or so far, as a table where A is a person. */
function recorded(lines = RECORDED.actions.length): Dealer {
  return dealer(GAME, 'one', ONE_PERSON, { ...RECORDED, actions: RECORDED.actions.slice(0, lines) });
}

const looked = (table: Dealer) => table.snapshot() as Snap;
const hand = (seat: Seat, cards: readonly string[] = CARD_IDS.slice(0, 5)) =>
  cards.map(card => `${seatLetter(seat)} pick ${card}`);

/** Gives the first answer to what is asked. */
function answer(table: Dealer): Snap {
  const option = table.snapshot().decision?.options[0];
  if (!option) throw new Error('nobody is asked');
  return table.act([GAME.write(option)]) as Snap;
}

/** Keys that only a state has. */
const SECRET = ['stacks', 'drawn', 'rng', 'seed'];

function keysIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [key, ...keysIn(inner)]);
}

describe('snapshots', () => {
  test('are views: other hands are numbers, and nothing of the stacks is told', () => {
    for (const lines of [0, 3, 15, 60, 200]) {
      const now = looked(recorded(lines));
      expect(now.viewer).toBe(0);
      expect(now.view.viewer).toBe(0);
      for (const [seat, player] of now.view.players.entries()) {
        expect(Array.isArray(player.hand)).toBe(seat === 0);
        if (seat !== 0) expect(['none', 'hidden']).toContain(player.faceDown);
      }
      expect(keysIn(now).filter(key => SECRET.includes(key))).toEqual([]);
    }
  });

  test('survive the way to another thread', () => {
    const now = recorded(60).snapshot();
    expect(structuredClone(now)).toEqual(now);
  });

  test('ask only the person who looks', () => {
    const table = deal(TWO_PEOPLE);
    expect(looked(table)).toMatchObject({ viewer: 0, deciding: [0, 1], over: false });
    expect(looked(table).decision?.seat).toBe(0);
    const next = table.act(hand(0));
    expect(next).toMatchObject({ viewer: 1, deciding: [1] });
    expect(table.look(0).decision, 'A may not look while B is asked').toMatchObject({ seat: 1 });
  });

  test('of a table without people are nobody’s', () => {
    const now = looked(deal([bot('Bruno'), bot('Wilma')]));
    expect(now.viewer).toBeUndefined();
    expect(now.decision).toBeUndefined();
    expect(now.view.players.map(player => typeof player.hand)).toEqual(['number', 'number']);
    expect(now.undoable).toEqual({ lines: [], fence: 'nothing' });
  });

  test('of a finished game ask nothing more', () => {
    const now = looked(recorded());
    expect(now).toMatchObject({ over: true, deciding: [], decision: undefined });
    expect(now.scores.map(({ points }) => points)).toEqual([5, 4.5, 9.5]);
  });
});

describe('lines', () => {
  test('are played all or none', () => {
    const table = deal(ONE_PERSON);
    const before = table.snapshot();
    const saved = table.saved().record;
    for (const lines of [
      ['A dance'],
      ['nonsense'],
      ['A play builder'],
      ['B build kiln'],
      [...hand(0).slice(0, 4), 'A pick king'],
      [...hand(0), 'A build kiln'],
    ]) {
      expect(() => table.act(lines), lines.join()).toThrow(Refused);
      expect(table.snapshot()).toEqual(before);
      expect(table.saved().record).toBe(saved);
    }
    expect(table.act(hand(0)).length).toBe(5);
  });

  test('tell what happened, to those who may know', () => {
    const table = recorded(10);
    const { events } = table.act(['C pick supplier']) as Snap;
    for (const event of events) expect('to' in event ? event.to : 0).toBe(0);
  });
});

describe('undo', () => {
  test('takes back the own lines, the newest last, up to the fence', () => {
    const table = deal(ONE_PERSON);
    const cards = hand(0);
    const picked = table.act(cards);
    expect(picked.undoable).toEqual({ lines: cards, fence: 'nothing' });
    const back = table.undo(0, 2);
    expect(back.undoable.lines).toEqual(cards.slice(0, 3));
    expect(back.length, 'what is taken back stays in the record').toBe(7);
    expect(table.act(cards.slice(3)).undoable.lines).toEqual(cards);
  });

  test('comes back to the very same table', () => {
    const table = recorded(AT_USE);
    const before = looked(table);
    expect(answer(table).undoable.lines.length).toBeGreaterThan(0);
    const back = table.undo(0, 1) as Snap;
    expect(back.view).toEqual(before.view);
    expect(back.decision).toEqual(before.decision);
    expect(back.dials).toEqual(before.dials);
    expect(back.undoable).toEqual(before.undoable);
  });

  test('stops where something came to light, says what, and changes nothing', () => {
    const table = deal(ONE_PERSON);
    table.act(hand(0));
    table.act(hand(1));
    const { undoable, length } = table.act(hand(2));
    expect(undoable).toEqual({ lines: [], fence: 'choice' });
    expect(() => table.undo(0, 1)).toThrow(Refused);
    expect(table.snapshot().length).toBe(length);
  });

  test('of too many lines takes back none', () => {
    const table = deal(ONE_PERSON);
    const { length } = table.act(hand(0));
    expect(() => table.undo(0, 6)).toThrow(Refused);
    expect(table.snapshot()).toMatchObject({ length, undoable: { lines: hand(0) } });
  });
});

describe('bots', () => {
  test('are asked with their own view only, and only they', () => {
    const table = deal(ONE_PERSON);
    table.act(hand(0));
    const asked = table.botDecision();
    expect(asked).toMatchObject({ seat: 1, level: 'random', length: 5 });
    const seen = asked?.view as View | undefined;
    expect(seen?.viewer).toBe(1);
    expect(seen?.players.map(player => typeof player.hand)).toEqual(['number', 'object', 'number']);
    expect(asked?.decision.seat).toBe(1);
    expect(keysIn(asked).filter(key => SECRET.includes(key))).toEqual([]);
  });

  test('are not asked for people, nor after the end', () => {
    expect(deal(TWO_PEOPLE).botDecision()).toBeUndefined();
    expect(recorded().botDecision()).toBeUndefined();
  });
});

describe('dials', () => {
  test('have turned as often as the log says, also after a reload', () => {
    const table = deal([person('Ada')], 'dials');
    let now = looked(table);
    while (now.view.period < 3) now = answer(table);
    const told: Record<string, number> = {};
    for (const event of table.log().flatMap(({ events }) => events) as Event[]) {
      if (event.kind === 'turn') told[event.wheel] = (told[event.wheel] ?? 0) + event.steps;
    }
    expect(Object.keys(told)).not.toEqual([]);
    expect(now.dials).toEqual([told]);
    expect(table.frames().at(-1)?.dials).toEqual([told]);
    expect(dealer(GAME, 'one', now.sittings, recordOf(GAME, table.saved().record)).snapshot().dials).toEqual([told]);
  });
});

describe('the log', () => {
  test('tells everything public, in order', () => {
    const table = recorded();
    const kinds = table.log().flatMap(({ events }) => events.map(({ kind }) => kind));
    for (const kind of ['reveal', 'gain', 'pay', 'build', 'turn', 'period', 'refill', 'over'])
      expect(kinds).toContain(kind);
    const at = table.log().map(({ before }) => before);
    expect(at).toEqual(at.toSorted((a, b) => a - b));
    expect(table.log(at[5])).toEqual(table.log().slice(5));
    expect(kinds.filter(kind => kind === 'build').length).toBe(standing().filter(line => / build /.test(line)).length);
  });

  test('has no secret line, and nothing for another seat', () => {
    for (const lines of [15, 60, 200]) {
      const table = recorded(lines);
      table.snapshot();
      for (const { line, events } of table.log()) {
        expect(line).toBe('');
        for (const event of events) if ('to' in event) expect(event.to).toBe(0);
      }
    }
  });

  test('says nothing of hands while they are chosen', () => {
    const table = deal(ONE_PERSON);
    table.snapshot();
    table.act(hand(1, CARD_IDS.slice(5, 10)));
    const told = JSON.stringify(table.log());
    for (const card of CARD_IDS) expect(told).not.toContain(card);
  });

  test('leaves out what was taken back', () => {
    const table = recorded(AT_USE);
    looked(table);
    const before = table.log();
    answer(table);
    expect(table.log()).not.toEqual(before);
    table.undo(0, 1);
    expect(table.log()).toEqual(before);
  });
});

describe('frames', () => {
  test('of a running game show nobody’s hand', () => {
    for (const { view } of recorded(60).frames()) {
      for (const player of (view as View).players) expect(typeof player.hand).toBe('number');
    }
  });

  test('of a finished game are all its moments', () => {
    const table = recorded();
    const frames = table.frames();
    expect(frames.length).toBe(standing().length + 1);
    expect(frames[0]?.entry).toBeUndefined();
    expect(frames.at(-1)?.scores).toEqual(looked(table).scores);
  });
});

describe('a saved game', () => {
  test('comes back the same, undone lines included', () => {
    const table = deal(ONE_PERSON);
    table.act(hand(0));
    table.undo(0, 2);
    const { record, over } = table.saved();
    expect(over).toBe(false);
    const again = dealer(GAME, 'one', ONE_PERSON, recordOf(GAME, record));
    expect(again.snapshot()).toEqual(table.snapshot());
  });

  test('has its scores when it is over', () => {
    const { record, over } = recorded().saved();
    const read = readRecord(record);
    expect(over).toBe(true);
    expect(isIllegal(read) ? read : read.scores).toEqual([5, 4.5, 9.5]);
  });

  test('that is none is refused', () => {
    const text = recorded(60).saved().record;
    expect(() => recordOf(GAME, 'hello')).toThrow(Refused);
    expect(() => recordOf(GAME, text.replace('glass-road', 'black-forest'))).toThrow(Refused);
    expect(() => recordOf(GAME, text.replace(/A pick \S+/, 'A pick king'))).toThrow(Refused);
  });
});

describe('a plan', () => {
  test('names the rule and what is missing, or nothing if it can be done', () => {
    const table = recorded(60);
    const now = looked(table);
    const wishes = Object.values(now.view.market).flat();
    for (const tile of wishes) {
      const { reached, first, reason } = table.plan(0, `A build ${tile}`);
      if (!reason) expect([reached, first]).toEqual([true, []]);
      else expect(reason.rule).toMatch(/^GR-/);
    }
    expect(() => table.plan(0, 'A fly')).toThrow(Refused);
  });
});
