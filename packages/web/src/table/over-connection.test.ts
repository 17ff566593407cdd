import { expect, test } from 'vitest';
import type { TableConnection, TableSnapshot } from '../connection/connection.ts';
import { askBot, BOT, deal, firstLine, lineOf, person } from '../connection/fixtures.ts';
import { freshId } from '../connection/fresh-id.ts';
import type { LocalTable } from '../connection/local-table.ts';
import type { AnyFace } from './face.ts';
import { type Incoming, show } from './show.ts';
import { NOTHING } from './shown.ts';

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
  const policy = {
    onlyAnswer: ({ decision }: TableSnapshot) => (decision?.options.length === 1 ? decision.options[0] : undefined),
    write: lineOf,
    isHeld: () => false,
    closes: () => false,
    stillCloses: () => false,
    rearranges: NEVER,
    dials: () => ({}),
  };
  async function come(incoming: Incoming): Promise<void> {
    const [next, effects] = show(shown, incoming, { now: 0, pace: 0 }, { ...policy, ownAnswer: policy.onlyAnswer });
    shown = next;
    for (const effect of effects) {
      if (effect.do === 'let-bots-play') await connection.letBotsPlay();
      if (effect.do === 'send') await send([effect.line]);
    }
  }
  async function send(lines: readonly string[]): Promise<void> {
    await come({ kind: 'answered', snapshot: await connection.act(lines, { seen: 0, key: freshId() }), undone: [] });
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
