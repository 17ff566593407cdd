import { type Action, pickOne, rngFrom } from '@waldglas/core';
import { type ToyView, toy } from '@waldglas/core/toy';
import { describe, expect, test } from 'vitest';
import type { AnyGame, TableConnection, TableSeat, TableSnapshot } from '../../connection/connection.ts';
import { type AskBot, keptLocalTable, type LocalTable, newLocalTable } from '../../connection/local-table.ts';
import type { AnyFace } from '../../table/face.ts';
import { type Incoming, NOTHING, show } from '../../table/show.ts';

const GAME = toy as unknown as AnyGame;
const person = (name: string): TableSeat => ({ kind: 'human', name });
const BOT: TableSeat = { kind: 'random', name: 'Bruno' };

const deal = (...seats: TableSeat[]): LocalTable =>
  newLocalTable(GAME, 'one', { game: 'toy', seats, options: {}, seed: '7' });
const lineOf = (action: Action | undefined) => (action ? GAME.write(action) : '');
const firstLine = ({ decision }: TableSnapshot) => lineOf(decision?.options[0]);
const answer = (table: LocalTable) => table.act([firstLine(table.snapshot())]);
const askBot: AskBot = async (_, __, { options }, seed) => [pickOne(rngFrom(seed), options)];
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
    expect(kept).toMatchObject({ id: 'one', game: 'toy', over: false });
    const again = keptLocalTable(GAME, kept).snapshot();
    expect([again.view, again.length]).toEqual([table.snapshot().view, table.snapshot().length]);
    expect(() => keptLocalTable(GAME, { ...kept, record: 'hello' })).toThrow();
    expect(() => keptLocalTable(GAME, { ...kept, record: kept.record.replace('game toy', 'game other') })).toThrow(
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

/** A connection without a worker between. */
function inMemory(table: LocalTable): TableConnection {
  let onNews: Parameters<TableConnection['listen']>[0] = () => undefined;
  const letBotsPlay = () =>
    table.playBots(
      askBot,
      snapshot => onNews({ snapshot }),
      () => false,
    );
  const changed = async (change: () => TableSnapshot) => {
    const snapshot = change();
    queueMicrotask(() => void letBotsPlay());
    return snapshot;
  };
  return {
    listen(told) {
      onNews = told;
    },
    letBotsPlay,
    act: lines => changed(() => table.act(lines)),
    undo: (seat, steps) => changed(() => table.undo(seat, steps)),
    log: async from => table.log(from),
    moments: async () => table.moments(),
    record: async () => table.record(),
  };
}

const NEVER: AnyFace['pace']['rearranges'] = () => false;

test('what is shown over a connection leads through a whole game, without a page', async () => {
  const table = deal(person('Ada'), BOT, BOT);
  const connection = inMemory(table);
  let shown = NOTHING;
  const manners = {
    onlyAnswer: ({ decision }: TableSnapshot) => (decision?.options.length === 1 ? decision.options[0] : undefined),
    write: lineOf,
    rearranges: NEVER,
    dials: () => ({}),
  };
  async function come(incoming: Incoming): Promise<void> {
    const [next, effects] = show(shown, incoming, { now: 0, pace: 0 }, { ...manners, ownAnswer: manners.onlyAnswer });
    shown = next;
    for (const effect of effects) {
      if (effect.do === 'let-bots-play') await connection.letBotsPlay();
      if (effect.do === 'send') await send([effect.line]);
    }
  }
  async function send(lines: readonly string[]): Promise<void> {
    await come({ kind: 'answered', snapshot: await connection.act(lines), undone: [] });
  }
  connection.listen(news => void ('snapshot' in news && come({ kind: 'told', snapshot: news.snapshot })));
  await come({ kind: 'opened', snapshot: table.snapshot() });
  let presses = 0;
  for (let i = 0; i < 500 && !shown.now?.over; i++) {
    await new Promise(done => setTimeout(done));
    if (shown.busy || !shown.now?.decision) continue;
    presses += 1;
    const line = firstLine(shown.now);
    await come({ kind: 'sent', move: true, byHand: false, undone: [] });
    await send([line]);
  }
  expect(shown.now?.over).toBe(true);
  expect(shown.now?.length).toBe(table.snapshot().length);
  expect(presses).toBeGreaterThan(3);
});
