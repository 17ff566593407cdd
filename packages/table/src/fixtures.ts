import { type Action, type GameRecord, isIllegal, newRecord, type Seat } from '@waldglas/core';
import { type ToyAction, type ToyEvent, type ToyView, toy } from '@waldglas/core/toy';
import type { LiveTable } from './live-table.ts';
import type { Move, Proposal, Refusal, Sender } from './move.ts';
import { openTable } from './open-table.ts';

export type ToyTable = LiveTable<ToyAction, ToyView, ToyEvent>;

/** The beginning of a toy: everybody holds three cards and picks two. */
export function toyRecord(players = 2): GameRecord {
  const record = newRecord(toy, { players, options: {}, seed: '11' });
  if (isIllegal(record)) throw new Error(record.illegal);
  return record;
}

export function toyTable(record = toyRecord(), game: typeof toy = toy): ToyTable {
  const table = openTable(game, record);
  if (isIllegal(table)) throw new Error(table.illegal);
  return table;
}

/** A toy in which every line is whispered about to its seat: nothing else in it is told to one seat alone. */
export const whisperingToy: typeof toy = {
  ...toy,
  apply(s, action, emit) {
    toy.apply(s, action, emit);
    emit?.({ kind: 'whisper', seat: action.seat, to: action.seat } as unknown as ToyEvent);
  },
};

/** Plays lines that have to be legal. */
export function play(table: ToyTable, sender: Sender, ...lines: string[]): Proposal<ToyEvent> {
  return accepted(table, table.propose(sender, { lines }));
}

/** Appends what has to be accepted. */
export function accepted<A extends Action, V, E>(
  table: LiveTable<A, V, E>,
  answer: Proposal<E> | Refusal,
): Proposal<E> {
  if (isIllegal(answer)) throw new Error(`${answer.code}: ${answer.illegal}`);
  table.append(answer.lines);
  return answer;
}

/** Why a move is refused; nothing must have changed. */
export function refusal(table: ToyTable, sender: Sender, move: Move): Refusal {
  const before = JSON.stringify(table.record());
  const answer = table.propose(sender, move);
  if (!isIllegal(answer)) throw new Error(`accepted: ${move.lines.join(', ')}`);
  if (JSON.stringify(table.record()) !== before) throw new Error('a refusal changed the table');
  return answer;
}

/** The first cards that a seat may pick, as lines. */
export function picks(table: ToyTable, seat: Seat): string[] {
  const other = toyTable(table.record());
  return [0, 1].map(() => {
    const option = other.snapshot(seat).decision?.options[0];
    if (!option) throw new Error(`seat ${seat} is asked nothing`);
    const line = toy.write(option);
    play(other, seat, line);
    return line;
  });
}

/** A toy in which everybody has picked: A is at turn. */
export function pickedTable(players = 2, game: typeof toy = toy): ToyTable {
  const table = toyTable(toyRecord(players), game);
  for (let seat = 0; seat < players; seat++) play(table, seat, ...picks(table, seat));
  return table;
}
