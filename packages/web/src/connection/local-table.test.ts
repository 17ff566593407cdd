import type { ToyView } from '@waldglas/core/toy';
import { describe, expect, test } from 'vitest';
import type { TableSnapshot } from './connection.ts';
import { askBot, BOT, deal, firstLine, lineOf, person, TOY } from './fixtures.ts';
import { keptLocalTable, type LocalTable } from './local-table.ts';

const answer = (table: LocalTable) => table.act([firstLine(table.snapshot())]);
const playersIn = ({ view }: TableSnapshot) => (view as ToyView).players;

describe('a table of this browser', () => {
  test('shows what the person who is asked may know, and asks nobody else', () => {
    const now = deal(person('Ada'), BOT).snapshot();
    expect(now).toMatchObject({ id: 'one', game: 'toy', seat: 0, turn: [0, 1], over: false, length: 0 });
    expect(now.decision?.seat).toBe(0);
    expect(playersIn(now).map(({ hand }) => hand !== undefined)).toEqual([true, false]);
    expect(structuredClone(now), 'it survives the way to another thread').toEqual(now);
  });

  test('is looked at by whoever is asked next at the same device', () => {
    const table = deal(person('Ada'), person('Ben'));
    answer(table);
    const next = answer(table);
    expect(next).toMatchObject({ seat: 1, turn: [1] });
    expect(playersIn(next).map(({ hand }) => hand !== undefined)).toEqual([false, true]);
  });

  test('without people is nobody’s', () => {
    const now = deal(BOT, BOT).snapshot();
    expect(now).toMatchObject({ seat: undefined, decision: undefined, undo: { lines: [], fence: 'nothing' } });
    expect(playersIn(now).every(({ hand }) => hand === undefined)).toBe(true);
  });

  test('plays all lines or none, and none of a bot', () => {
    const table = deal(person('Ada'), BOT);
    const before = table.snapshot();
    const [first] = before.decision?.options ?? [];
    for (const lines of [['A dance'], ['nonsense'], ['A take'], [lineOf(first), 'A take'], ['B pick 1'], ['A undo']]) {
      expect(() => table.act(lines), lines.join()).toThrow();
      expect(table.snapshot()).toEqual(before);
    }
    expect(table.act([lineOf(first)]).length).toBe(1);
  });

  test('takes back the own lines, and comes back to the very same question', () => {
    const table = deal(person('Ada'), BOT);
    const before = table.snapshot();
    expect(answer(table).undo.lines).toEqual([firstLine(before)]);
    expect(() => table.undo(1, 1), 'a bot takes nothing back').toThrow('only people');
    const back = table.undo(0, 1);
    expect([back.reset, back.events]).toEqual([true, []]);
    expect([back.view, back.decision, back.length]).toEqual([before.view, before.decision, 2]);
    expect(() => table.undo(0, 1)).toThrow();
  });

  test('is kept and opened again as it was', () => {
    const table = deal(person('Ada'), person('Ben'));
    for (let i = 0; i < 6; i++) answer(table);
    const kept = table.kept();
    expect(kept).toMatchObject({ id: 'one', game: 'toy', over: false, howFar: { unit: 'round', n: 1 } });
    const again = keptLocalTable(TOY, kept).snapshot();
    expect([again.view, again.length]).toEqual([table.snapshot().view, table.snapshot().length]);
    expect(() => keptLocalTable(TOY, { ...kept, record: 'hello' })).toThrow();
    expect(() => keptLocalTable(TOY, { ...kept, record: kept.record.replace('game toy', 'game other') })).toThrow(
      'other',
    );
  });

  test('lets bots play until a person is asked, and tells of each move', async () => {
    const table = deal(person('Ada'), BOT, BOT);
    const told: TableSnapshot[] = [];
    await table.playBots(
      askBot,
      snapshot => told.push(snapshot),
      () => false,
    );
    expect(told.length).toBeGreaterThan(1);
    expect(table.snapshot().turn).toEqual([0]);
    expect(told.every(({ seat }) => seat === 0)).toBe(true);
    const stopped = deal(person('Ada'), BOT);
    await stopped.playBots(
      askBot,
      () => undefined,
      () => true,
    );
    expect(stopped.snapshot().length).toBe(0);
  });

  test('tells while it runs only what everybody knows, and everything once it is over', async () => {
    const table = deal(BOT, BOT);
    expect(table.moments()).toHaveLength(1);
    await table.playBots(
      askBot,
      () => undefined,
      () => false,
    );
    expect(table.kept().over).toBe(true);
    const moments = table.moments();
    expect(moments.at(-1)?.line).toMatch(/^B end$/);
    expect(table.log(0).length).toBeGreaterThan(0);
    expect(table.record()).toMatch(/^score/m);
  });
});
