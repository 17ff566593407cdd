import { CARD_IDS, type Event, type View } from '@waldglas/glass-road';
import { describe, expect, test } from 'vitest';
import { dealer, recordOf } from './dealer.ts';
import {
  AT_USE,
  answer,
  deal,
  GAME,
  hand,
  looked,
  ONE_PERSON,
  person,
  recorded,
  standing,
  whispered,
  whispering,
} from './testing.ts';

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
      const table = whispering(lines);
      table.snapshot();
      const log = table.log();
      expect(log.map(({ line }) => line).join('')).toBe('');
      expect(whispered(log.flatMap(({ events }) => events))).toEqual([0]);
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
  test('of a running game show nobody’s hand, neither drawn nor by a line or an event', () => {
    for (const lines of [7, 15, 60]) {
      for (const { view, entry } of whispering(lines).frames()) {
        for (const player of (view as View).players) expect(typeof player.hand).toBe('number');
        if (entry) expect({ line: entry.line, told: entry.events.length > 0 }).toEqual({ line: '', told: true });
        expect(whispered(entry?.events ?? [])).toEqual([]);
      }
    }
    // nothing is told about a hand that is being chosen: not even how far it is
    expect(recorded(3).frames().length).toBe(1);
    expect(recorded(60).frames().length).toBeGreaterThan(20);
  });

  test('of a finished game are all its moments', () => {
    const table = recorded();
    const frames = table.frames();
    expect(frames.length).toBe(standing().length + 1);
    expect(frames[0]?.entry).toBeUndefined();
    expect(frames.at(-1)?.scores).toEqual(looked(table).scores);
  });
});
