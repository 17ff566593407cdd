import { seatLetter } from '@waldglas/core';
import type { Db } from './schema.ts';

/** A table at which somebody is asked. */
interface WaitingTable {
  readonly table: string;
  readonly length: number;
}

/** Who is waited for. */
export interface WaitingTables {
  /** The tables at which a bot is asked and nothing has happened since this time. */
  waitingForBots(before: number): Promise<readonly WaitingTable[]>;
  /** The tables at which a person is asked and something has happened since this time. */
  waitingForPeople(since: number): Promise<readonly WaitingTable[]>;
}

/** The tables in a database that wait. */
export function waitingTables(db: Db): WaitingTables {
  return {
    async waitingForBots(before) {
      const rows = await db
        .selectFrom('game_tables')
        .innerJoin('chairs', 'chairs.table_id', 'game_tables.id')
        .select(['game_tables.id', 'game_tables.length', 'game_tables.turn', 'chairs.seat'])
        .where('game_tables.status', '=', 'playing')
        .where('game_tables.updated', '<=', before)
        .where(row => row.or([row('chairs.bot', '<>', ''), row('chairs.stand_in', '<>', '')]))
        .execute();
      const asked = rows.filter(({ turn, seat }) => turn.includes(seatLetter(seat)));
      return asked.map(({ id, length }) => ({ table: id, length }));
    },

    async waitingForPeople(since) {
      const rows = db.selectFrom('game_tables').select(['id', 'length']).where('status', '=', 'playing');
      return (await rows.where('updated', '>=', since).execute()).map(({ id, length }) => ({ table: id, length }));
    },
  };
}
