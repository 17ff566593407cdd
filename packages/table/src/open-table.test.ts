import { isIllegal } from '@waldglas/core';
import { toy } from '@waldglas/core/toy';
import { describe, expect, test } from 'vitest';
import { accepted, pickedTable, picks, play, refusal, toyRecord, toyTable, whisperingToy } from './fixtures.ts';
import { openTable } from './open-table.ts';

describe('a snapshot', () => {
  test('is what its seat may know: own cards, own questions, who else is asked', () => {
    const table = toyTable();
    const [own, other, nobody] = [table.snapshot(0), table.snapshot(1), table.snapshot(undefined)];
    expect(own.view.players.map(player => player.hand?.length)).toEqual([3, undefined]);
    expect(own.decision?.seat).toBe(0);
    expect(other.decision?.seat).toBe(1);
    expect(own.anytime.map(action => toy.write(action))).toEqual(['A swap']);
    expect(nobody).toMatchObject({ seat: undefined, decision: undefined, anytime: [], turn: [0, 1], over: false });
    expect(nobody.view.players.map(player => player.hand)).toEqual([undefined, undefined]);
    expect(nobody.undo).toEqual({ lines: [], fence: 'nothing' });
  });

  test('survives the way to another thread', () => {
    const snapshot = pickedTable().snapshot(0, 0);
    expect(structuredClone(snapshot)).toEqual(snapshot);
  });

  test('tells what happened since a length, each thing once', () => {
    const table = pickedTable();
    const from = table.length;
    play(table, 0, 'A take');
    const middle = table.length;
    play(table, 0, 'A end');
    play(table, 1, 'B take');
    const kinds = (since: number) => table.snapshot(1, since).events.map(({ kind }) => kind);
    expect(kinds(from)).toEqual(['gain', 'gain']);
    expect([...kinds(middle)]).toEqual(['gain']);
    expect(table.snapshot(1)).toMatchObject({ from: table.length, events: [], reset: false });
    expect(kinds(0)).toEqual(['shown', 'gain', 'gain']);
  });

  test('tells the same of a game that was loaded', () => {
    const table = pickedTable();
    play(table, 0, 'A take', 'A end');
    const loaded = toyTable(table.record());
    expect(loaded.snapshot(0, 0)).toEqual(table.snapshot(0, 0));
  });

  test('is reset once a line was taken back that had been told of', () => {
    const table = pickedTable();
    const before = table.length;
    play(table, 0, 'A take');
    const after = table.length;
    accepted(table, table.proposeUndo(0, 1));
    expect(table.snapshot(1, after)).toMatchObject({ reset: true, events: [] });
    expect(table.snapshot(1, before)).toMatchObject({ reset: false, events: [] });
    expect(table.snapshot(1, table.length + 1)).toMatchObject({ reset: true, events: [] });
    play(table, 0, 'A fill blue');
    expect(table.snapshot(1, before).reset).toBe(false);
    expect(table.snapshot(1, after).reset).toBe(true);
  });

  test('tells a private event to its seat alone', () => {
    const table = pickedTable(2, whisperingToy);
    play(table, 0, 'A take');
    const told = (seat: number | undefined, since: number): string[] =>
      table.snapshot(seat, since).events.map(({ kind }) => kind);
    expect(told(0, table.length - 1)).toEqual(['gain', 'whisper']);
    expect(told(0, 0).filter(kind => kind === 'whisper')).toHaveLength(3);
    expect(told(1, table.length - 1)).toEqual(['gain']);
    expect(told(undefined, 0)).not.toContain('whisper');
    expect(table.log(undefined).flatMap(({ events }) => events.map(({ kind }) => kind))).not.toContain('whisper');
  });

  test('of a game that is over asks nothing and has the scores', () => {
    const table = pickedTable();
    for (let i = 0; i < 2; i++) {
      play(table, 0, 'A take', 'A end');
      play(table, 1, 'B take', 'B end');
    }
    expect(table.snapshot(0)).toMatchObject({ over: true, turn: [], decision: undefined, anytime: [] });
    expect(table.record().scores).toEqual(table.snapshot(0).scores.map(({ points }) => points));
    expect(refusal(table, 0, { lines: ['A end'] }).code).toBe('over');
  });
});

describe('a move', () => {
  test('is played as a whole, or not at all', () => {
    const table = pickedTable();
    const before = table.length;
    expect(refusal(table, 0, { lines: ['A take', 'A take'] })).toMatchObject({ code: 'illegal', playable: 1 });
    expect(refusal(table, 0, { lines: ['A fly'] })).toMatchObject({ code: 'illegal', playable: 0 });
    expect(play(table, 0, 'A  take ', 'A end')).toMatchObject({ from: before, length: before + 2 });
    expect(table.record().actions.slice(-2)).toEqual(['A take', 'A end']);
  });

  test('of a seat has only lines of that seat, which is found out before any is played', () => {
    const table = pickedTable();
    expect(refusal(table, 1, { lines: ['A take'] }).code).toBe('not-yours');
    expect(refusal(table, 0, { lines: ['A end', 'B take'] }).code).toBe('not-yours');
    expect(refusal(table, 0, { lines: ['A undo'] }).code).toBe('illegal');
  });

  test('names in a refusal nothing but the own options', () => {
    const table = toyTable();
    const own = table.snapshot(0).decision?.options.map(option => toy.write(option).slice(2)) ?? [];
    expect(refusal(table, 0, { lines: ['A take'] }).illegal).toBe(`"A take" is not among: ${own.join(', ')}`);
    play(table, 0, ...picks(table, 0));
    expect(refusal(table, 0, { lines: ['A take'] }).illegal).toBe(
      '"A take" is not possible now: it is another seat\'s decision',
    );
  });

  test('that shows something ends there: a longer one is refused in the same words whatever is hidden', () => {
    const table = pickedTable();
    const sentence = '"A draw" shows something: the lines after it are a move of their own';
    for (const more of ['A end', 'A take']) {
      expect(refusal(table, 0, { lines: ['A draw', more] })).toMatchObject({
        illegal: sentence,
        code: 'unfinished',
        playable: 1,
      });
    }
    expect(play(table, 0, 'A draw').length).toBe(5);
    const other = pickedTable();
    expect(play(other, 'all', 'A draw', 'A end').length).toBe(6);
  });

  test('off turn leaves no own question open', () => {
    const table = pickedTable();
    expect(refusal(table, 1, { lines: ['B swap'] }).code).toBe('unfinished');
    expect(play(table, 1, 'B swap', 'B marble blue').length).toBe(6);
    expect(table.turn).toEqual([0]);
    // on turn the table waits for that seat anyway
    expect(play(table, 0, 'A swap').length).toBe(7);
    expect(play(pickedTable(), 'all', 'B swap').length).toBe(5);
  });

  test('of everybody may take back, and names seats that there are', () => {
    const table = pickedTable();
    const { events } = play(table, 'all', 'A take', 'A undo', 'A fill blue');
    expect(events.map(({ kind }) => kind)).toEqual(['gain', 'undo']);
    expect(table.length).toBe(7);
    for (const line of ['C undo', 'Z undo', 'C take'])
      expect(refusal(table, 'all', { lines: [line] })).toMatchObject({
        code: 'illegal',
        illegal: '"seat" is one of A, B',
      });
    expect(refusal(table, 'all', { lines: ['A end', 'B undo'] })).toMatchObject({
      illegal: 'B cannot take back',
      code: 'fence',
      playable: 1,
      fence: 'answered',
      line: 8,
    });
  });
});

describe('what a sender saw', () => {
  test('is old once the same seat acted or anybody took back; others’ lines do not matter', () => {
    const table = toyTable();
    const [first = '', second = ''] = picks(table, 0);
    const [other = ''] = picks(table, 1);
    play(table, 1, other);
    expect(isIllegal(table.propose(0, { seen: 0, lines: [first] }))).toBe(false);
    play(table, 0, first);
    expect(refusal(table, 0, { seen: 1, lines: [second] }).code).toBe('stale');
    expect(isIllegal(table.propose(0, { seen: 2, lines: [second] }))).toBe(false);
    accepted(table, table.proposeUndo(1, 1));
    expect(refusal(table, 0, { seen: 2, lines: [second] }).code).toBe('stale');
    expect(refusal(table, 0, { seen: 99, lines: [second] }).code).toBe('stale');
    expect(isIllegal(table.propose(0, { lines: [second] }))).toBe(false);
  });

  test('counts for an undo as well', () => {
    const table = toyTable();
    const [first = '', second = ''] = picks(table, 0);
    play(table, 0, first);
    play(table, 0, second);
    expect(table.proposeUndo(0, 1, { seen: 1 })).toMatchObject({ code: 'stale' });
    expect(table.proposeUndo(0, 1, { seen: 2 })).toMatchObject({ length: 3, repeated: false });
  });
});

describe('a key', () => {
  test('of a move that was played gets the first answer, by its seat alone', () => {
    const table = pickedTable();
    const move = { seen: 4, key: 'one', lines: ['A take'] };
    accepted(table, table.propose(0, move));
    expect(table.propose(0, move)).toEqual({ from: 5, length: 5, lines: [], events: [], turn: [0], repeated: true });
    play(table, 0, 'A end');
    expect(table.propose(0, move)).toMatchObject({ length: 5, repeated: true });
    expect(table.propose(1, { key: 'one', lines: ['B take'] })).toMatchObject({ length: 7, repeated: false });
    expect(table.propose('all', { key: 'one', lines: ['B take'] })).toMatchObject({ repeated: true });
  });

  test('of a program that plays all seats gets the first answer too', () => {
    const table = pickedTable();
    const lines = ['A take', 'A end', 'B take'];
    const first = accepted(table, table.propose('all', { key: 'one', lines }));
    expect(table.propose('all', { key: 'one', lines })).toMatchObject({ length: first.length, repeated: true });
  });

  test('stands with every line of its move, so that whoever stores them can go on', () => {
    const table = pickedTable();
    const answer = table.propose(0, { key: 'one', lines: ['A take', 'A end'] });
    if (isIllegal(answer)) throw new Error(answer.illegal);
    expect(answer.lines).toEqual([
      { line: 'A take', seat: 0, key: 'one' },
      { line: 'A end', seat: 0, key: 'one' },
    ]);
    const other = toyTable(table.record());
    other.append(answer.lines);
    expect(other.propose(0, { key: 'one', lines: ['A take', 'A end'] })).toMatchObject({ length: 6, repeated: true });
  });

  test('of a refused move can be used again', () => {
    const table = pickedTable();
    refusal(table, 0, { key: 'one', lines: ['A end'] });
    expect(table.propose(0, { key: 'one', lines: ['A take'] })).toMatchObject({ repeated: false });
  });
});

describe('undo', () => {
  test('takes back own lines up to the fence and says what stands there', () => {
    const table = toyTable();
    const own = picks(table, 0);
    play(table, 0, ...own);
    expect(table.snapshot(0).undo).toEqual({ lines: own, fence: 'nothing' });
    accepted(table, table.proposeUndo(0, 2));
    expect(table.record().actions).toEqual([...own, 'A undo', 'A undo']);
    expect(table.snapshot(0)).toMatchObject({ length: 4, undo: { lines: [], fence: 'nothing' } });
    expect(pickedTable().snapshot(0).undo).toEqual({ lines: [], fence: 'picks' });
  });

  test('ends where the record must not grow any more, and the game goes on', () => {
    const table = openTable(toy, toyRecord(), 2);
    if (isIllegal(table)) throw new Error(table.illegal);
    const [first = '', ...others] = picks(table, 0);
    play(table, 0, first);
    expect(accepted(table, table.proposeUndo(0, 1))).toMatchObject({ length: 2 });
    play(table, 0, first, ...others);
    expect(table.proposeUndo(0, 1)).toMatchObject({ code: 'fence', fence: 'long' });
    expect(table.copy().snapshot(0).undo).toEqual({ lines: [], fence: 'long' });
  });

  test('of too many lines takes back none', () => {
    const table = toyTable();
    play(table, 0, ...picks(table, 0));
    const answer = table.proposeUndo(0, 3);
    expect(answer).toMatchObject({ code: 'fence', illegal: 'A cannot take back', fence: 'nothing', line: 0 });
    expect(table.length).toBe(2);
  });

  test('comes back to the very same moment', () => {
    const table = pickedTable();
    const { length: _, from: __, ...before } = table.snapshot(0);
    play(table, 0, 'A take');
    accepted(table, table.proposeUndo(0, 1));
    expect(table.snapshot(0)).toMatchObject(before);
  });

  test('plays later lines of others again, and tells of them as they are then', () => {
    const table = pickedTable();
    play(table, 0, 'A take');
    play(table, 1, 'B swap', 'B marble blue');
    accepted(table, table.proposeUndo(0, 1));
    expect(table.log(undefined, 4).map(({ seat, from }) => [seat, from])).toEqual([[1, 6]]);
  });
});

test('lines that were stored elsewhere lead to the same table', () => {
  const [here, there] = [pickedTable(), toyTable()];
  play(here, 0, 'A take');
  accepted(here, here.proposeUndo(0, 1));
  there.append(here.record().actions.map(line => ({ line, seat: line.startsWith('A') ? 0 : 1 })));
  expect(there.snapshot(0, 0)).toEqual(here.snapshot(0, 0));
  expect(() => there.append([{ line: 'B take', seat: 1 }])).toThrow('line 7');
  there.append([{ line: 'B take', seat: 1 }], 5);
  expect(there.length).toBe(6);
  expect(() => there.append([], 8)).toThrow('lines 7 to 8 are missing');
});

test('a copy goes its own way', () => {
  const table = pickedTable();
  accepted(table, table.propose(0, { key: 'one', lines: ['A take'] }));
  const before = table.snapshot(0, 0);
  const copy = table.copy();
  expect(copy.snapshot(0, 0)).toEqual(before);
  expect(copy.propose(0, { key: 'one', lines: ['A take'] })).toMatchObject({ repeated: true });
  accepted(copy, copy.proposeUndo(0, 1));
  expect(table.snapshot(0, 0)).toEqual(before);
  expect(copy.length).toBe(table.length + 1);
});

test('a record that cannot be played has no table', () => {
  expect(openTable(toy, { ...toyRecord(), actions: ['A take'] })).toMatchObject({ line: 1 });
});
