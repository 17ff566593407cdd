import { isIllegal, live, readRecord, writeRecord } from '@waldglas/core';
import type { TableSeat } from '../connection/connection.ts';
import { freshId } from '../connection/fresh-id.ts';
import { snapshot } from '../table/model.ts';
import { openConnection } from '../table/present.ts';
import { goOnWith } from './session.ts';

/** Who plays on in this browser: in the place of people elsewhere, bots. */
function seatsHere(seats: readonly TableSeat[]): TableSeat[] {
  return seats.map(({ kind, name }) => ({ kind: kind === 'remote' ? 'journeyman' : kind, name }));
}

/** Keeps the open game, which is over, in this browser as well. */
export async function keepHere(): Promise<string> {
  const { seats = [], game = '' } = snapshot.peek() ?? {};
  const record = await openConnection().record();
  return goOnWith({ id: freshId(), game, seats: seatsHere(seats), record, updated: Date.now(), over: true });
}

/** Opens a new game that begins like the open one up to a line of its record; the old game stays as it is. */
export async function playOnFrom(line: number): Promise<string> {
  const record = readRecord(await openConnection().record());
  const { seats } = snapshot.peek() ?? { seats: [] };
  if (isIllegal(record)) throw new Error(`playOnFrom: ${record.illegal}`);
  const standing = live(record.actions);
  if (isIllegal(standing)) throw new Error(`playOnFrom: ${standing.illegal}`);
  const { scores: _, ...open } = record;
  const actions = standing.filter(index => index <= line).map(index => record.actions[index] ?? '');
  return goOnWith({
    id: freshId(),
    game: record.rules,
    seats: seatsHere(seats),
    record: writeRecord({ ...open, actions }),
    updated: Date.now(),
    over: false,
  });
}
