import { isIllegal, randomAction, readRecord, rngFrom, seatLetter } from '@waldglas/core';
import { proposeTo } from '@waldglas/table';
import { describe, expect, test } from 'vitest';
import { asking, GAME, hand, newTable, tableAt } from './fixtures.ts';

const USING = { phase: 'resolve', turn: 'A', card: 'charcoal-burner', abilities: 2 };

describe('a seat', () => {
  test('is told its own question and its own anytime actions, nothing of others', async () => {
    const table = newTable();
    const reply = await asking(table, 1)({ do: 'options' });
    expect(reply).toMatchObject({ ok: true, length: 0, over: false, decisions: [{ seat: 'B', ask: 'choose' }] });
    expect(Object.keys(reply.anytime as object)).toEqual(['B']);
    expect(await asking(table, 'spectator')({ do: 'options' })).toEqual({
      ok: true,
      length: 0,
      over: false,
      decisions: [],
      anytime: {},
    });
    const all = await asking(table, 'all')({ do: 'options' });
    expect(all.decisions).toHaveLength(2);
  });

  test('sees its own position or what everybody sees', async () => {
    const table = newTable();
    table.append(hand('A').map(line => ({ line, seat: 0 })));
    const ask = asking(table, 0);
    const own = await ask({ do: 'state', for: 'A' });
    expect(own).toEqual(await ask({ do: 'state' }));
    expect(own).toMatchObject({ length: 5, position: { seats: { A: { hand: expect.any(Array) }, B: { hand: 0 } } } });
    expect(await ask({ do: 'state', for: 'spectator' })).toMatchObject({ position: { seats: { A: { hand: 5 } } } });
    for (const viewer of ['B', 'all', 'Z', 7])
      expect(await ask({ do: 'state', for: viewer })).toEqual({
        error: 'this is for seat A alone',
        code: 'not-yours',
      });
    expect(await asking(table, 'spectator')({ do: 'state', for: 'A' })).toMatchObject({ code: 'spectator' });
    expect(await asking(table, 'spectator')({ do: 'state' })).toMatchObject({
      position: { seats: { A: { hand: 5 } } },
    });
  });

  test('plays its own lines, once for each key, and hears what it may know', async () => {
    const table = newTable();
    const ask = asking(table, 0);
    expect(await ask({ do: 'act', actions: hand('B') })).toMatchObject({ code: 'not-yours' });
    const move = { do: 'act', actions: hand('A'), seen: 0, key: 'k' };
    expect(await ask(move)).toEqual({ ok: true, length: 5, events: [{ kind: 'ready', seat: 'A' }] });
    expect(await ask(move)).toEqual({ ok: true, length: 5, repeated: true, events: [] });
    expect(await ask({ ...move, key: 'other' })).toMatchObject({ code: 'stale' });
    expect(await ask({ do: 'act', actions: ['A end'] })).toMatchObject({ code: 'illegal' });
    expect(await ask({ do: 'act', actions: ['A undo'] })).toMatchObject({ code: 'illegal' });
    expect(table.length).toBe(5);
  });

  test('takes back its own lines', async () => {
    const table = newTable();
    const ask = asking(table, 0);
    await ask({ do: 'act', actions: hand('A') });
    expect(await ask({ do: 'undo', steps: 2 })).toEqual({ ok: true, length: 7 });
    expect(await ask({ do: 'undo', seat: 'A', key: 'once' })).toEqual({ ok: true, length: 8 });
    expect(await ask({ do: 'undo', key: 'once' })).toEqual({ ok: true, length: 8, repeated: true });
    expect(await ask({ do: 'undo', seat: 'B' })).toMatchObject({ code: 'not-yours' });
    expect(await ask({ do: 'undo', steps: 9 })).toEqual({
      error: 'A cannot take back: there is nothing to take back',
      code: 'fence',
      fence: 'there is nothing to take back',
      line: 0,
    });
  });

  test('asks why for itself alone', async () => {
    const ask = asking(tableAt(USING), 0);
    expect(await ask({ do: 'why', wish: 'A build kiln' })).toMatchObject({
      ok: true,
      legal: false,
      what: expect.any(String),
    });
    expect(await ask({ do: 'why', seat: 'B', wish: 'B end' })).toMatchObject({ code: 'not-yours' });
    expect(await ask({ do: 'why', wish: 'B end' })).toMatchObject({ code: 'bad-request' });
  });

  test('gets the record once the game is over', async () => {
    const table = newTable();
    const early = { error: 'the record is told once the game is over', code: 'bad-request' };
    expect(await asking(table, 0)({ do: 'record' })).toEqual(early);
    const s = GAME.setup(table.head, table.head.seed);
    const rng = rngFrom('over');
    for (let action = randomAction(GAME, s, rng); action; action = randomAction(GAME, s, rng)) {
      table.append([{ line: GAME.write(action), seat: action.seat }]);
      GAME.apply(s, action);
    }
    const { record } = await asking(table, 'spectator')({ do: 'record' });
    expect(readRecord(String(record))).toMatchObject({
      actions: table.record().actions,
      scores: table.record().scores,
    });
    expect(await asking(table, 0)({ do: 'scores' })).toMatchObject({ ok: true, final: true });
    const { moments } = await asking(table, 0)({ do: 'moments', from: 10, most: 3 });
    expect(moments).toMatchObject([{ length: 10 }, { length: 11, line: expect.any(String) }, { length: 12 }]);
  });
});

describe('somebody who only looks', () => {
  test.each([
    { do: 'act', actions: hand('A') },
    { do: 'undo' },
    { do: 'undo', seat: 'A' },
    { do: 'why', seat: 'A', wish: 'A end' },
  ])('cannot play: %j', async message => {
    const table = newTable();
    expect(await asking(table, 'spectator')(message)).toMatchObject({ error: expect.any(String), code: 'spectator' });
    expect(table.length).toBe(0);
  });
});

describe('log and moments', () => {
  test('tell in letters and words what a seat may know', async () => {
    const table = newTable();
    table.append(hand('A').map(line => ({ line, seat: 0 })));
    const told = [{ seat: 'A', from: 4, length: 5, events: [{ kind: 'ready', seat: 'A' }], words: 'A is ready' }];
    expect(await asking(table, 1)({ do: 'log' })).toEqual({ ok: true, length: 5, entries: told });
    expect(await asking(table, 1)({ do: 'log', from: 5 })).toEqual({ ok: true, length: 5, entries: [] });
    const seen = await asking(table, 1)({ do: 'moments' });
    expect(seen.moments).toMatchObject([
      { length: 0, events: [] },
      { length: 5, seats: [{ seat: 'A' }, { seat: 'B' }] },
    ]);
    expect(JSON.stringify(seen.moments)).not.toContain('pick');
    expect((await asking(table, 0)({ do: 'moments' })).moments).toHaveLength(6);
    table.append(hand('B').map(line => ({ line, seat: 1 })));
    expect((await asking(table, 1)({ do: 'log', most: 1 })).entries).toEqual(told);
  });
});

test('moves are submitted to whoever stores them, and only then played', async () => {
  const table = newTable();
  const stored: string[] = [];
  const ask = asking(table, 0, async (sender, move) => {
    const proposal = proposeTo(table, sender, move);
    if (isIllegal(proposal)) return proposal;
    expect(table.length).toBe(stored.length);
    stored.push(...proposal.lines.map(({ line, seat, key }) => `${seatLetter(seat)} ${key}: ${line}`));
    table.append(proposal.lines, proposal.from);
    return proposal;
  });
  await ask({ do: 'act', actions: hand('A').slice(0, 2), key: 'k' });
  await ask({ do: 'act', actions: ['A fly'] });
  expect(stored).toEqual(
    hand('A')
      .slice(0, 2)
      .map(line => `A k: ${line}`),
  );
});

describe('a message that cannot be read is refused in one sentence', () => {
  test.each<[object, string]>([
    [{}, '"do" is one of record, state, options, act, undo, scores, why, log, moments'],
    [{ do: 'fly' }, '"do" is one of record, state, options, act, undo, scores, why, log, moments'],
    [{ do: 'act' }, '"actions" is a list of lines'],
    [{ do: 'act', actions: 'A end' }, '"actions" is a list of lines'],
    [{ do: 'act', actions: [1] }, '"actions" is a list of lines'],
    [{ do: 'act', actions: [], seen: -1 }, '"seen" is a whole number from 0 on'],
    [{ do: 'act', actions: [], seen: 1.5 }, '"seen" is a whole number from 0 on'],
    [{ do: 'act', actions: [], key: 'x'.repeat(65) }, '"key" is a string of at most 64 characters'],
    [{ do: 'undo', steps: 0 }, '"steps" is a whole number from 1 on'],
    [{ do: 'options', lang: 'fr' }, '"lang" is one of en, de, pl'],
    [{ do: 'why' }, '"wish" is a string'],
    [{ do: 'log', from: '1' }, '"from" is a whole number from 0 on'],
    [{ do: 'moments', most: 0 }, '"most" is a whole number from 1 on'],
  ])('%j', async (message, error) => {
    expect(await asking(newTable(), 0)(message)).toEqual({ error, code: 'bad-request' });
  });
});
