import { isIllegal, live, readRecord, writeRecord } from '@waldglas/core';
import { freshId } from '../connection/fresh-id.ts';
import { snapshot } from '../table/model.ts';
import { openConnection } from '../table/present.ts';
import { goOnWith } from './session.ts';

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
    seats,
    record: writeRecord({ ...open, actions }),
    updated: Date.now(),
    over: false,
  });
}
