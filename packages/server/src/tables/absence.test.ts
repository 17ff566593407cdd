import { blackForest } from '@waldglas/black-forest';
import { type AnyGame, isIllegal, newRecord, randomAction, rngFrom, type Seat, writeRecord } from '@waldglas/core';
import { glassRoad } from '@waldglas/glass-road';
import { type AnyTable, openTable } from '@waldglas/table';
import { describe, expect, test } from 'vitest';
import { guest, startServer } from '../kit.ts';

interface Gift {
  readonly table: AnyTable;
  readonly seat: Seat;
}

/** The gifts and fees that are offered in random games. */
function* gifts(game: AnyGame, games: number): Generator<Gift> {
  for (let i = 0; i < games; i++) {
    const record = newRecord(game, { players: 3, options: {}, seed: `gift ${i}` });
    const table = isIllegal(record) ? record : openTable(game, record);
    if (isIllegal(table)) throw new Error(table.illegal);
    const rng = rngFrom(`gift ${i}`);
    if (isIllegal(record)) return;
    const s = game.setup(record, record.seed);
    for (let action = randomAction(game, s, rng); action; action = randomAction(game, s, rng)) {
      const [asked] = game.decisions(s);
      if (asked?.ask.what === 'gift') yield { table, seat: asked.seat };
      table.append([{ line: game.write(action), seat: action.seat }]);
      game.apply(s, action);
    }
  }
}

describe.each([
  [glassRoad as AnyGame, 60],
  [blackForest as AnyGame, 3],
])('$id', (game, games) => {
  test('who is away takes what fits if no wheel turns and nothing is lost, and is asked otherwise', () => {
    let taken = 0;
    let asked = 0;
    for (const { table, seat } of gifts(game, games)) {
      const line = table.standingAnswer(seat);
      const { decision } = table.snapshot(seat);
      const take = decision?.options.find(({ verb }) => verb === 'take');
      if (!take) {
        expect(line).toBeUndefined();
        continue;
      }
      const copy = table.copy();
      const { length } = copy;
      copy.append([{ line: game.write(take), seat }]);
      const { events, decision: next } = copy.snapshot(seat, length);
      const own = events.filter(event => event.seat === seat) as unknown as { kind: string; goods?: object }[];
      const isMore = next !== undefined && ['wheel', 'split', 'amount'].includes(next.ask.what);
      const isPlain = !isMore && own.every(({ kind }) => kind !== 'turn');
      if (line !== undefined) {
        expect(line).toBe(game.write(take));
        expect(isPlain).toBe(true);
        expect(own[0]).toMatchObject({ kind: 'gain' });
        taken += 1;
      } else asked += 1;
    }
    expect(taken).toBeGreaterThan(0);
    expect(asked).toBeGreaterThan(0);
  });
});

test('a fee for somebody who is away is taken for them', async () => {
  const game = blackForest as AnyGame;
  let record = '';
  let seat = 0;
  for (const gift of gifts(game, 3)) {
    if (gift.table.standingAnswer(gift.seat) === undefined) continue;
    record = writeRecord(gift.table.record());
    seat = gift.seat;
    break;
  }
  const server = await startServer({ absence: 1 });
  const people = await Promise.all(['Ann', 'Ben', 'Cid'].map(name => guest(server.address, name)));
  const [ann, ...others] = people;
  const chairs = ['A', 'B', 'C'].map((_, i) => (i === (seat + 1) % 3 ? 'me' : 'open'));
  const made = await ann?.post('/api/tables', { game: 'black-forest', seats: chairs, record });
  const { table, invite } = made?.body ?? {};
  const here = await ann?.sit(String(table));
  for (const other of others) await other.post(`/api/tables/${table}/join`, { invite });
  const length = record.split('\n').filter(line => /^[ABC] /.test(line)).length;
  const heard = await here?.heard(({ push, length: n }) => push === 'table' && Number(n) > length);
  expect(heard).toMatchObject({ length: length + 1 });
  const lines = await server.server.parts.host.tables.lines(String(table), length);
  expect(lines).toEqual([{ line: `${'ABC'[seat]} take`, seat }]);
  await server.end();
});
