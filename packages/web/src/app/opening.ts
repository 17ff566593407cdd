import { OPPONENT_IDS } from '@waldglas/bots/level-ids';
import { botName } from '../connection/bot-names.ts';
import type { BotLevel, NewTable, TableSeat } from '../connection/connection.ts';
import { freshId } from '../connection/fresh-id.ts';
import { isTableSeat } from '../connection/kept-game.ts';
import { knownName } from '../connection/online/known-person.ts';
import { listingOf } from '../listings.ts';
import type { Variant } from '../table/game-listing.ts';
import type { WebWords } from '../words/words.ts';

/** How somebody likes to set up a table; a seat without a name is called by its place. */
export interface Choices {
  readonly players: number;
  readonly seats: readonly TableSeat[];
  /** By id, those of every game together: each takes its own. */
  readonly variants: readonly string[];
}

export const MOST_SEATS = 4;

const DEFAULT_LEVEL = 'medium';
/** Against whom the first game after the lessons is. */
const LEARNERS_LEVEL = 'easy';

/** The levels that can be chosen, the weakest first, and before them another one that was chosen once. */
export function offeredLevels(chosen: BotLevel | undefined): readonly BotLevel[] {
  const levels: readonly BotLevel[] = OPPONENT_IDS;
  return chosen === undefined || levels.includes(chosen) ? levels : [chosen, ...levels];
}

/** What stands in an empty field for a name. */
export function nameFor(seated: TableSeat, seat: number, words: WebWords): string {
  if (seated.name !== '') return seated.name;
  return seated.kind === 'human' ? words.setup.player(seat + 1) : botName(seat);
}

/** Tables for one person against bots, and for people at one device. */
export type TableKind = 'bots' | 'device';

function defaults(kind: TableKind, level: BotLevel = DEFAULT_LEVEL): Choices {
  const seats = Array.from({ length: MOST_SEATS }, (_, seat): TableSeat => {
    return { kind: kind === 'device' || seat === 0 ? 'human' : level, name: '' };
  });
  return { players: kind === 'device' ? 2 : 3, seats, variants: [] };
}

const KEY = 'waldglas.setup';

/** Could somebody have chosen that? Other clients and other hands write there, too. */
function isChoices(value: unknown): value is Partial<Choices> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const { players = MOST_SEATS, seats = defaults('bots').seats, variants = [] } = value as Record<string, unknown>;
  const fits = typeof players === 'number' && Number.isInteger(players) && players >= 1 && players <= MOST_SEATS;
  const seated = Array.isArray(seats) && seats.length === MOST_SEATS && seats.every(isTableSeat);
  return fits && seated && Array.isArray(variants) && variants.every(one => typeof one === 'string');
}

/** The choices made last time; the usual ones if they make no sense. */
export function rememberedChoices(kind: TableKind): Choices {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(`${KEY}.${kind}`) ?? '{}');
    return isChoices(found) ? { ...defaults(kind), ...found } : defaults(kind);
  } catch {
    return defaults(kind);
  }
}

export function rememberChoices(kind: TableKind, choices: Choices): void {
  try {
    localStorage.setItem(`${KEY}.${kind}`, JSON.stringify(choices));
  } catch {
    // a browser that keeps nothing still plays
  }
}

/** The variants of a game that mean anything with so many players. */
export function variantsFor(game: string, players: number): readonly Variant[] {
  return listingOf(game)?.variants.filter(({ isFor }) => isFor(players)) ?? [];
}

/** The only person at a table is called as elsewhere. */
function withOwnName(seats: readonly TableSeat[]): readonly TableSeat[] {
  const people = seats.filter(({ kind }) => kind === 'human').length;
  return seats.map(one =>
    people === 1 && one.kind === 'human' && one.name === '' ? { ...one, name: knownName() ?? '' } : one,
  );
}

/** A game set up like that. */
export function openingOf(game: string, { players, seats, variants }: Choices, words: WebWords): NewTable {
  return {
    game,
    seats: withOwnName(seats.slice(0, players)).map((one, seat) => ({ ...one, name: nameFor(one, seat, words) })),
    options: Object.fromEntries(
      variantsFor(game, players).flatMap(({ id }) => (variants.includes(id) ? [[id, true as const]] : [])),
    ),
    // 128 bits: nobody can guess from what lies open what is still hidden
    seed: freshId(),
  };
}

/** One person against bots, as that person likes it: a game to begin with. */
export function quickOpening(game: string, words: WebWords): NewTable {
  return openingOf(game, rememberedChoices('bots'), words);
}

/** One person against gentle bots, by the variants with which a game is learned. */
export function learnerOpening(game: string, variants: readonly string[], words: WebWords): NewTable {
  return openingOf(game, { ...defaults('bots', LEARNERS_LEVEL), variants }, words);
}

/** Nobody else at the table. */
export function soloOpening(game: string, words: WebWords): NewTable {
  return openingOf(game, { ...rememberedChoices('bots'), players: 1 }, words);
}

/** The same people again by the same facts, with another deal. */
export function rematchOpening({ game, seats, options, facts }: Omit<NewTable, 'seed'>): NewTable {
  return { game, seats, options, seed: freshId(), ...(facts ? { facts } : {}) };
}
