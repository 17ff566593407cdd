import type { TableSeat } from './connection.ts';

/**
 * May the whole record be looked at now? It holds the seed and every hidden choice: where several people play at one
 * device or from several it waits until the game is over. One person, alone or against bots, fools nobody else.
 */
export function isRecordOpen({
  seats,
  over,
}: {
  readonly seats: readonly TableSeat[];
  readonly over: boolean;
}): boolean {
  return over || seats.filter(({ kind }) => kind === 'human' || kind === 'remote').length < 2;
}
