import type { LevelId } from '@waldglas/bots';
import type { NewTable, TableSeat } from '../connection/connection.ts';
import { freshId } from '../connection/fresh-id.ts';
import { isTableSeat } from '../connection/kept-game.ts';
import type { WebWords } from '../words/words.ts';

/** The levels a bot can be given, the weakest first. */
export const LEVELS: readonly LevelId[] = ['random', 'apprentice', 'journeyman'];
/** The variants that can be switched on. */
export const VARIANTS = ['introductory', 'smallMarket', 'fivePeriods'] as const;

export type Variant = (typeof VARIANTS)[number];

/** How somebody likes to set up a table; a seat without a name is called by its place. */
export interface Choices {
  readonly players: number;
  readonly seats: readonly TableSeat[];
  readonly variants: readonly Variant[];
}

export const MOST_SEATS = 4;

const BOT_NAMES = ['Bruno', 'Wilma', 'Ottilie', 'Jakob'];
const DEFAULT_LEVEL = 'apprentice';

/** What stands in an empty field for a name. */
export function nameFor(seated: TableSeat, seat: number, words: WebWords): string {
  if (seated.name !== '') return seated.name;
  return seated.kind === 'human' ? words.setup.player(seat + 1) : (BOT_NAMES[seat - 1] ?? BOT_NAMES[3] ?? '');
}

/** Tables for one person against bots, and for people at one device. */
export type TableKind = 'bots' | 'device';

function defaults(kind: TableKind): Choices {
  const seats = Array.from({ length: MOST_SEATS }, (_, seat): TableSeat => {
    return { kind: kind === 'device' || seat === 0 ? 'human' : DEFAULT_LEVEL, name: '' };
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
  return fits && seated && Array.isArray(variants) && variants.every(one => VARIANTS.some(known => known === one));
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

/** Does a variant mean anything with so many players? */
export function isForPlayers(variant: Variant, players: number): boolean {
  if (variant === 'smallMarket') return players === MOST_SEATS;
  return variant !== 'fivePeriods' || players > 1;
}

/** A game set up like that. */
export function openingOf(game: string, { players, seats, variants }: Choices, words: WebWords): NewTable {
  return {
    game,
    seats: seats.slice(0, players).map((one, seat) => ({ ...one, name: nameFor(one, seat, words) })),
    options: Object.fromEntries(
      variants.filter(variant => isForPlayers(variant, players)).map(variant => [variant, true as const]),
    ),
    // 128 bits: nobody can guess the stacks from the market
    seed: freshId(),
  };
}

/** One person against bots, as that person likes it: a game to begin with. */
export function quickOpening(game: string, words: WebWords): NewTable {
  return openingOf(game, rememberedChoices('bots'), words);
}

/** Nobody else at the table. */
export function soloOpening(game: string, words: WebWords): NewTable {
  return openingOf(game, { ...rememberedChoices('bots'), players: 1 }, words);
}

/** The same people again by the same facts, with another deal. */
export function rematchOpening({ game, seats, options, facts }: Omit<NewTable, 'seed'>): NewTable {
  return { game, seats, options, seed: freshId(), ...(facts ? { facts } : {}) };
}
