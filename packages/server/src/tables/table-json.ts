import { seatLetter } from '@waldglas/core';
import type { Chair, StoredTable } from '../store/table.ts';
import { isFree, seatOfPerson } from './chairs.ts';
import { clockJson } from './clock.ts';

/** A chair as everybody may know it. */
export interface SeatJson {
  readonly seat: string;
  readonly name?: string;
  readonly bot?: string;
  readonly open?: true;
  /** The person looks at the table now. */
  readonly here: boolean;
  /** The bot that stands in for the person. */
  readonly standIn?: string;
  /** Whoever asks does not want to read what this person says. */
  readonly muted?: true;
}

/** Who is who, as far as tables tell it. */
export interface Known {
  /** Names by person. */
  readonly names: ReadonlyMap<string, string>;
  /** Who looks at this table now, by person: their names. */
  readonly looking: ReadonlyMap<string, string>;
  readonly now: number;
}

/** A table as everybody may know it who has its address. */
export function tableJson(table: StoredTable, person: string | undefined, known: Known) {
  const { id, head, status, turn, length, pace, knownSeed, updated, next, listed, watch, starts } = table;
  const clock = clockOf(table, known.now);
  const seat = person === undefined ? undefined : seatOfPerson(table, person);
  return {
    table: id,
    game: head.rules,
    options: head.options,
    edition: head.edition,
    status,
    seats: seatsJson(table, known),
    watchers: watchersJson(table, known),
    me: seat === undefined ? null : seatLetter(seat),
    turn: turn.map(seatLetter),
    over: status === 'over',
    length,
    pace,
    ...(clock === undefined ? {} : { clock }),
    knownSeed,
    updated,
    listed,
    watch,
    start: starts,
    creator: person !== undefined && table.creator === person,
    // whoever sits here may ask others to come; where anybody may join, everybody is asked
    ...(seat === undefined && !(listed && status === 'open') ? {} : { invite: table.invite }),
    ...(next === '' ? {} : { next }),
  };
}

/** A table as JSON. */
export type TableJson = ReturnType<typeof tableJson>;

export type ClockJson = ReturnType<typeof clockJson>;

/** The clock of a game that is played at a pace. */
export function clockOf({ pace, status, clock }: StoredTable, now: number): ClockJson | undefined {
  return pace === 'none' || status !== 'playing' ? undefined : clockJson(clock, pace, now);
}

/** Those who look at a table and do not sit there. */
interface WatchersJson {
  readonly count: number;
  /** The first of them by name. */
  readonly names: readonly string[];
}

/** So many of those who watch are told by name. */
const MOST_NAMES = 20;

function watchersJson(table: StoredTable, { looking }: Known): WatchersJson {
  const watching = [...looking].filter(([person]) => seatOfPerson(table, person) === undefined);
  return { count: watching.length, names: watching.slice(0, MOST_NAMES).map(([, name]) => name) };
}

/** The chairs of a table as everybody may know them. */
export function seatsJson({ chairs }: StoredTable, known: Known): readonly SeatJson[] {
  return chairs.map((chair, i) => seatJson(chair, seatLetter(i), known));
}

function seatJson(chair: Chair, seat: string, { names, looking }: Known): SeatJson {
  const { person, bot, standIn } = chair;
  const name = names.get(person);
  return {
    seat,
    ...(name === undefined ? {} : { name }),
    ...(bot === '' ? {} : { bot }),
    ...(isFree(chair) ? { open: true as const } : {}),
    here: bot !== '' || looking.has(person),
    ...(standIn === '' ? {} : { standIn }),
  };
}
