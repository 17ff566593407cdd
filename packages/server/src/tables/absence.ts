import type { Job } from '../jobs/jobs.ts';
import type { Notices } from '../notices/notices.ts';
import type { Presence } from '../people/presence.ts';
import { botOf } from './chairs.ts';
import type { ServedTables } from './served-tables.ts';

/** Somebody is asked at a table who may not be here. */
export interface AbsenceJob extends Job {
  /** They were asked while they were here, and left: they know. */
  readonly left?: true;
}

/**
 * Sees to those who are asked and not here: what they would take anyway is taken for them; of anything else they are told.
 * Done twice, the second time nothing happens.
 */
export async function seeToAbsent(
  served: ServedTables,
  { presence, notices }: { readonly presence: Presence; readonly notices: Notices },
  { table: id, length, left }: AbsenceJob,
): Promise<void> {
  const table = await served.open(id);
  if (!table) return;
  if (table.stored.length < length) await table.catchUp(Number.POSITIVE_INFINITY);
  for (const seat of table.stored.turn) {
    const { stored, live } = table;
    const chair = stored.chairs[seat];
    if (!live || !chair || chair.person === '' || botOf(chair) || (await presence.isHere(chair.person))) continue;
    const line = live.standingAnswer(seat);
    if (line !== undefined) await table.submit(seat, { lines: [line], seen: live.length }, 'bot');
    else if (!left && live.turn.includes(seat)) await notices.tell(stored, seat);
  }
}
