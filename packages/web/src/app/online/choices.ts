import { type BotLevel, botLevel, type TableSeat } from '../../connection/connection.ts';
import type { NewOnlineTable } from '../../connection/online/api.ts';
import type { Pace } from '../../connection/online/messages.ts';
import { MOST_SEATS, variantsFor } from '../opening.ts';

/** Who a chair is for, apart from the own one, which comes first. */
export type ChairChoice = 'open' | 'bot' | 'none';

/** How somebody sets up a table for friends. */
export interface FriendChoices {
  readonly game: string;
  /** The three beside the own one. */
  readonly chairs: readonly ChairChoice[];
  readonly pace: Pace;
  readonly variants: readonly string[];
  readonly watch: boolean;
  readonly listed: boolean;
}

/** The bot that is asked to come. */
export const INVITED_BOT: BotLevel = 'journeyman';

/** The own chair and one for a friend. */
export function firstChoices(game: string): FriendChoices {
  return { game, chairs: ['open', 'none', 'none'], pace: 'live', variants: [], watch: true, listed: false };
}

/** How many play if every chair is taken. */
export const playersIn = ({ chairs }: FriendChoices): number => 1 + chairs.filter(one => one !== 'none').length;

/** Can the table be made? Somebody else has to come. */
export const isComplete = (choices: FriendChoices): boolean => playersIn(choices) > 1;

/** The table to be made. Who makes it says when it starts: friends may come late. */
export function wantedTable(choices: FriendChoices): NewOnlineTable {
  const { game, chairs, pace, variants, watch, listed } = choices;
  const players = playersIn(choices);
  return {
    game,
    options: Object.fromEntries(
      variantsFor(game, players).flatMap(({ id }) => (variants.includes(id) ? [[id, true as const]] : [])),
    ),
    seats: ['me', ...chairs.flatMap(one => (one === 'none' ? [] : one === 'bot' ? [INVITED_BOT] : ['open']))],
    start: 'creator',
    pace,
    listed,
    watch,
  };
}

/** A table that goes on with a game of this browser: people beside the first one may be friends, bots stay. */
export function tableFromRecord(game: string, seats: readonly TableSeat[], record: string): NewOnlineTable {
  const first = seats.findIndex(({ kind }) => kind === 'human');
  return {
    game,
    options: {},
    seats: seats.slice(0, MOST_SEATS).map((one, seat) => (seat === first ? 'me' : (botLevel(one) ?? 'open'))),
    start: 'creator',
    pace: 'none',
    listed: false,
    watch: true,
    record,
  };
}
