import type { Action } from '@waldglas/core';
import { type BotCall, playBots } from '@waldglas/table';
import type { Job } from '../jobs/jobs.ts';
import { botOf, botsMayPlay } from '../tables/chairs.ts';
import type { ServedTables } from '../tables/served-tables.ts';
import type { Thinkers } from './thinkers.ts';

/** Does a job: the next bot answers once. Its move makes a longer record, which is a job of its own. */
export async function playBotTurn(tables: ServedTables, thinkers: Thinkers, { table: id, length }: Job) {
  const table = await tables.open(id);
  if (!table) return;
  if (table.stored.length < length) await table.catchUp(Number.POSITIVE_INFINITY);
  const { stored, live } = table;
  if (!live || stored.length !== length || !botsMayPlay(stored)) return;
  const { facts, rules: game } = stored.head;
  const bots = stored.chairs.map((chair): BotCall<Action, unknown> | undefined => {
    const level = botOf(chair);
    if (level === undefined) return undefined;
    return async (view, decision, { seed }) => {
      const thought = { game, level, view, decision, seed, ...(facts ? { facts } : {}) };
      return { actions: await thinkers.think(thought) };
    };
  });
  let hasPlayed = false;
  await playBots(live, bots, {
    budget: { cancelled: () => hasPlayed },
    submit: (seat, move) => {
      if (seat === 'all') throw new Error('a bot plays one seat');
      return table.submit(seat, move, 'bot');
    },
    played: () => {
      hasPlayed = true;
    },
  });
}
