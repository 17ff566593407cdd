import { describe, expect, test } from 'vitest';
import { accepted, pickedTable, picks, play, toyTable, whisperingToy } from './fixtures.ts';

describe('the log', () => {
  test('tells everything public, in order, from a length on', () => {
    const table = pickedTable();
    play(table, 0, 'A take', 'A end');
    play(table, 1, 'B draw');
    const all = table.log(undefined);
    expect(all.map(({ seat, from, length, events }) => [seat, from, length, events[0]?.kind])).toEqual([
      [1, 3, 4, 'shown'],
      [0, 4, 5, 'gain'],
      [1, 6, 7, 'shown'],
    ]);
    expect(table.log(undefined, 5)).toEqual(all.slice(2));
    expect(toyTable(table.record()).log(undefined)).toEqual(all);
  });

  test('leaves out what was taken back', () => {
    const table = pickedTable();
    const before = table.log(0);
    play(table, 0, 'A take');
    expect(table.log(0)).not.toEqual(before);
    accepted(table, table.proposeUndo(0, 1));
    expect(table.log(0)).toEqual(before);
    expect(toyTable(table.record()).log(0)).toEqual(before);
  });

  test('of a long game is found again where events are no longer kept', () => {
    const table = pickedTable();
    for (let i = 0; i < 300; i++) {
      play(table, 0, 'A take');
      accepted(table, table.proposeUndo(0, 1));
    }
    play(table, 0, 'A take');
    expect(table.length).toBe(605);
    expect(table.log(1, 3).map(({ from }) => from)).toEqual([3, 604]);
    expect(table.log(1, 600)).toEqual(table.log(1, 3).slice(1));
    expect(table.snapshot(1, 4).events).toEqual(table.snapshot(1, 604).events);
  });
});

describe('moments', () => {
  test('of a running game are those that the seat lived through, as it saw them', () => {
    const table = toyTable();
    play(table, 0, ...picks(table, 0));
    play(table, 1, ...picks(table, 1).slice(0, 1));
    const own = [...table.moments(0)];
    expect(own.map(({ length, line }) => [length, line])).toEqual([
      [0, undefined],
      [1, picks(toyTable(), 0)[0]],
      [2, picks(toyTable(), 0)[1]],
    ]);
    expect(own.map(({ view }) => view.players[0]?.picks?.length)).toEqual([0, 1, 2]);
    expect(own.every(({ view }) => view.players[1]?.hand === undefined)).toBe(true);
    // not even how far others are
    expect([...table.moments(undefined)]).toHaveLength(1);
  });

  test('of a running game hold no line and no private event of another seat', () => {
    const table = pickedTable(2, whisperingToy);
    play(table, 0, 'A take', 'A end');
    const kinds = [...table.moments(1)].flatMap(({ entry }) => entry?.events ?? []);
    expect(kinds.filter(event => 'to' in event && event.to !== 1)).toEqual([]);
    for (const { entry, line } of table.moments(1)) expect(line === undefined || entry?.seat === 1).toBe(true);
    for (const { line } of table.moments(undefined)) expect(line).toBeUndefined();
  });

  test('of a finished game are all its lines that stand, each as seen by whoever acted', () => {
    const table = pickedTable();
    play(table, 0, 'A take');
    accepted(table, table.proposeUndo(0, 1));
    for (let i = 0; i < 2; i++) {
      play(table, 0, 'A take', 'A end');
      play(table, 1, 'B take', 'B end');
    }
    const moments = [...table.moments(1)];
    expect(moments.map(({ line }) => line)).toEqual([undefined, ...table.record().actions.toSpliced(4, 2)]);
    expect(moments.map(({ length }) => length)).toEqual([0, 1, 2, 3, 4, 7, 8, 9, 10, 11, 12, 13, 14]);
    expect(moments[1]?.view.players[0]?.hand).toHaveLength(2);
    expect(moments.at(-1)?.scores).toEqual(table.snapshot(1).scores);
    expect(moments.at(-1)?.view).toEqual(table.snapshot(1).view);
  });
});
