import { isIllegal, readRecord } from '@waldglas/core';
import type { View } from '@waldglas/glass-road';
import { describe, expect, test } from 'vitest';
import { dealer, Refused, recordOf } from './dealer.ts';
import {
  AT_USE,
  answer,
  bot,
  deal,
  GAME,
  hand,
  keysIn,
  looked,
  ONE_PERSON,
  RECORDED,
  recorded,
  SECRET,
  type Snap,
  TWO_PEOPLE,
  USES,
  whispered,
  whispering,
} from './testing.ts';

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
  });

  test('of a table without people are nobody’s', () => {
    const now = looked(deal([bot('Bruno'), bot('Wilma')]));
    expect(now.viewer).toBeUndefined();
    expect(now.decision).toBeUndefined();
    expect(now.view.players.map(player => typeof player.hand)).toEqual(['number', 'number']);
    expect(now.undoable).toEqual({ lines: [], fence: 'nothing' });
  });

  test('tell the viewer the hand of the period before', () => {
    const picks = [...RECORDED.actions.entries()].filter(([, line]) => line.startsWith('A pick '));
    const first = picks.slice(0, 5).map(([, line]) => line.slice('A pick '.length));
    expect(looked(recorded(0)).lastPicked).toEqual([]);
    const again = looked(recorded(picks[5]?.[0]));
    expect([again.view.period, again.decision?.ask.what]).toEqual([2, 'choose']);
    expect(again.lastPicked).toEqual(first);
    expect(deal(TWO_PEOPLE).act(hand(0)).lastPicked, 'of A nothing is told to B').toEqual([]);
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

  test('of a bot are played as far as they are legal', () => {
    const table = deal(ONE_PERSON);
    expect(table.actWhileLegal([...hand(1), 'B build kiln', ...hand(2)]).length).toBe(5);
    expect(() => table.actWhileLegal(['B build kiln', ...hand(2)])).toThrow(Refused);
    expect(() => table.actWhileLegal([])).toThrow(Refused);
    expect(table.actWhileLegal(hand(2)).length).toBe(10);
    const [all, some] = [recorded(AT_USE), recorded(AT_USE)];
    expect(some.actWhileLegal(USES)).toEqual(all.act(USES));
  });

  test('tell what happened, to those who may know', () => {
    const table = whispering(AT_USE);
    const { events } = table.act(USES) as Snap;
    expect(events.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['pay', 'build']));
    expect(whispered(events)).toEqual([0]);
    const chosen = whispering(0).act(hand(1)) as Snap;
    expect(chosen.events, 'B is ready: nothing else is for A').toEqual([{ kind: 'ready', seat: 1 }]);
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

describe('a saved game', () => {
  test('comes back the same, undone lines included', () => {
    const table = deal(ONE_PERSON);
    table.act(hand(0));
    table.undo(0, 2);
    const { record, over, period } = table.saved();
    expect({ over, period }).toEqual({ over: false, period: 1 });
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
    const bad = recordOf(GAME, text.replace(/A pick \S+/, 'A pick king'));
    expect(() => dealer(GAME, 'one', ONE_PERSON, bad)).toThrow(Refused);
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
