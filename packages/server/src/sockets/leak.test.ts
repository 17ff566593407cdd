import { blackForest } from '@waldglas/black-forest';
import {
  type AnyGame,
  isIllegal,
  newRecord,
  pickOne,
  type Rng,
  randomAction,
  rngFrom,
  type Seat,
} from '@waldglas/core';
import { glassRoad } from '@waldglas/glass-road';
import { answer } from '@waldglas/protocol';
import { type AnyTable, openTable } from '@waldglas/table';
import { loadSpeech } from '@waldglas/text/load-speech';
import { describe, expect, test } from 'vitest';
import { guest, startServer } from '../kit.ts';
import { party, playOn } from '../kit-game.ts';
import { tableMessage } from './messages.ts';

const PEOPLE = ['A', 'B', 'C'].map(seat => ({ seat, here: true }));
/** States that a seat could imagine, for each position that is looked at. */
const IMAGINED = 10;
/** Positions of a game that are looked at: one in so many. */
const EVERY = 12;
/** Lists of own lines that are tried at each, and how long they are at most. */
const LISTS = 3;
const LONGEST = 4;

function opened(game: AnyGame, seed: string, start?: string): AnyTable {
  const record = newRecord(game, { players: 3, options: {}, seed });
  const table = isIllegal(record) ? record : openTable(game, start === undefined ? record : { ...record, start });
  if (isIllegal(table)) throw new Error(table.illegal);
  return table;
}

/** What a seat is sent of a table whose state is this one, and what it is answered to lists of own lines. */
async function bytes(game: AnyGame, state: unknown, seat: Seat, lists: readonly OwnList[]) {
  const sent: string[] = [];
  const s = state as Parameters<AnyGame['view']>[0];
  const decision = game.decisions(s).find(one => one.seat === seat);
  const snapshot = {
    seat,
    from: 0,
    length: 0,
    reset: false,
    events: [],
    view: game.view(s, seat),
    decision,
    anytime: game.anytime(s, seat),
    turn: game.decisions(s).map(one => one.seat),
    over: false,
    scores: game.scores(s),
    undo: { lines: [], fence: 'nothing' },
  };
  sent.push(JSON.stringify(tableMessage({ snapshot, write: game.write, people: PEOPLE })));
  const speech = await loadSpeech(game.id, 'en');
  for (const { lines, shows } of lists) {
    const table = opened(game, 'leak', JSON.stringify(game.position(s, 'all')));
    const reply = await answer(table, seat, { do: 'act', actions: lines }, speech);
    // what the last line shows was hidden before: only that it was played is the same
    sent.push(JSON.stringify(shows && reply.ok ? { ok: true, length: reply.length } : reply));
  }
  return sent;
}

/** Own lines, and whether something hidden comes to light by them. */
interface OwnList {
  readonly lines: readonly string[];
  readonly shows: boolean;
}

/** Lists of up to four own lines: each begins with what is offered and goes on with what would be offered then. */
function ownLists(game: AnyGame, state: Parameters<AnyGame['view']>[0], seat: Seat, rng: Rng): OwnList[] {
  const offered = (s: typeof state) => [
    ...(game.decisions(s).find(one => one.seat === seat)?.options ?? []),
    ...game.anytime(s, seat),
  ];
  const played = Array.from({ length: LISTS }, () => {
    const s = game.clone(state);
    const lines: string[] = [];
    while (lines.length < LONGEST) {
      const options = offered(s);
      if (options.length === 0) break;
      const action = pickOne(rng, options);
      lines.push(game.write(action));
      game.apply(s, action);
    }
    return { lines, shows: s.shown > state.shown };
  });
  // and one that cannot be: everything that is offered now, one after the other
  const impossible = { lines: offered(state).slice(-LONGEST).map(game.write), shows: true };
  return [...played, impossible].filter(({ lines }) => lines.length > 0);
}

describe.each([glassRoad as AnyGame, blackForest as AnyGame])('$id', game => {
  test('what a seat is sent is the same for every state that it could imagine', async () => {
    const rng = rngFrom('leak');
    const s = game.setup({ players: 3, options: {} }, 'leak');
    const seen = { positions: 0, accepted: 0, refused: 0 };
    for (let i = 0; ; i++) {
      const action = randomAction(game, s, rng);
      if (!action) break;
      if (i % EVERY === 0) {
        const seat = (i / EVERY) % 3;
        const lists = ownLists(game, s, seat, rng);
        const truth = await bytes(game, s, seat, lists);
        for (let n = 0; n < IMAGINED; n++) {
          const imagined = game.imagine(game.view(s, seat), rngFrom(`${i} ${n}`));
          expect(await bytes(game, imagined, seat, lists), `position ${i}`).toEqual(truth);
        }
        seen.positions += 1;
        seen.accepted += truth.filter(text => text.startsWith('{"ok"')).length;
        seen.refused += truth.filter(text => text.startsWith('{"error"')).length;
      }
      game.apply(s, action);
    }
    // every kind of answer was compared
    for (const count of Object.values(seen)) expect(count, JSON.stringify(seen)).toBeGreaterThan(5);
  });
});

test('neither the seed nor what lies in a pile is in any byte that is sent', async () => {
  const server = await startServer();
  const { table, guests, seats } = await party(server, ['Ann', 'Ben'], { game: 'glass-road' });
  const watcher = await (await guest(server.address, 'Cid')).sit(table);
  const everything: string[] = [];
  for (const { socket } of [...seats, watcher]) socket.on('message', data => everything.push(String(data)));
  everything.push(...[...seats, watcher].map(({ hello }) => JSON.stringify(hello)));
  const stored = await server.server.parts.host.tables.find(table);
  const { seed } = stored?.head ?? {};
  expect(seed).toMatch(/^[0-9a-f]{32}$/);
  const live = (await server.server.parts.served.open(table))?.live;
  if (!live) throw new Error('no game');
  const { stacks } = live.position('all') as unknown as { stacks: Record<string, string[]> };
  const secrets = Object.values(stacks).map(stack => JSON.stringify(stack.slice(0, 3)).slice(1, -1));
  let moves = 0;
  await playOn(seats, 'leak', () => {
    moves += 1;
    return moves > 60;
  });
  for (const path of [`/api/tables/${table}`, '/api/tables?mine', `/api/tables/${table}/record`])
    for (const one of guests) everything.push(JSON.stringify((await one.get(path)).body));
  const said = everything.join('\n');
  expect(said.length).toBeGreaterThan(10_000);
  for (const secret of [String(seed), ...secrets]) expect(said).not.toContain(secret);
  await server.end();
});

test('a spectator sees no hand and is asked nothing', async () => {
  const server = await startServer();
  const { table, seats } = await party(server, ['Ann', 'Ben'], { seed: '1' });
  const watcher = await (await guest(server.address, 'Cid')).sit(table);
  expect(watcher.hello).toMatchObject({ seat: null, decision: null, anytime: [] });
  const [ann] = seats;
  if (!ann) throw new Error('nobody');
  const { decision } = ann.hello as unknown as { decision: { options: { action: string }[] } };
  const action = decision.options[0]?.action ?? '';
  await ann.ask({ do: 'act', actions: [action] });
  const pushed = await watcher.heard(({ push }) => push === 'table');
  expect(pushed).toMatchObject({ events: [], decision: null });
  const card = action.split(' ').at(-1) ?? '';
  const { view } = pushed as { view: { players: object[] } };
  expect(JSON.stringify(view.players)).not.toContain(card);
  for (const request of ['act', 'undo', 'why', 'chat'])
    expect(await watcher.ask({ do: request, actions: [action], wish: action, text: 'x' })).toMatchObject({
      code: 'spectator',
    });
  await server.end();
});
