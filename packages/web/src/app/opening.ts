import type { Opening, Sitting } from '../connection/connection.ts';
import type { WebWords } from '../words/words.ts';

/** A fresh seed: 128 bits, so that nobody can guess the stacks from the market. */
export function freshSeed(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('');
}

/** The levels a bot can be given, the weakest first: those that the bot worker plays by. */
export const LEVELS = ['random', 'apprentice', 'journeyman'] as const;
/** The variants that can be switched on. */
export const VARIANTS = ['introductory', 'smallMarket', 'fivePeriods'] as const;

export type Variant = (typeof VARIANTS)[number];

/** How somebody likes to set up a table; a seat without a name is called by its place. */
export interface Choices {
  readonly players: number;
  readonly seats: readonly Sitting[];
  readonly variants: readonly Variant[];
}

export const MOST_SEATS = 4;

const BOT_NAMES = ['Bruno', 'Wilma', 'Ottilie', 'Jakob'];
const DEFAULT_LEVEL = 'apprentice';

/** What stands in an empty field for a name. */
export function nameFor(sitting: Sitting, seat: number, words: WebWords): string {
  if (sitting.name !== '') return sitting.name;
  return sitting.kind === 'human' ? words.setup.player(seat + 1) : (BOT_NAMES[seat - 1] ?? BOT_NAMES[3] ?? '');
}

/** Tables for one person against bots, and for people at one device. */
export type TableKind = 'bots' | 'device';

function defaults(kind: TableKind): Choices {
  const seats = Array.from({ length: MOST_SEATS }, (_, seat): Sitting => {
    return { kind: kind === 'device' || seat === 0 ? 'human' : DEFAULT_LEVEL, name: '' };
  });
  return { players: kind === 'device' ? 2 : 3, seats, variants: [] };
}

const KEY = 'waldglas.setup';

/** The choices made last time. */
export function rememberedChoices(kind: TableKind): Choices {
  try {
    const found = JSON.parse(localStorage.getItem(`${KEY}.${kind}`) ?? '{}') as Partial<Choices>;
    return { ...defaults(kind), ...found };
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

/** A game of Glass Road set up like that. */
export function openingOf({ players, seats, variants }: Choices, words: WebWords): Opening {
  return {
    game: 'glass-road',
    sittings: seats.slice(0, players).map((one, seat) => ({ ...one, name: nameFor(one, seat, words) })),
    options: Object.fromEntries(variants.map(variant => [variant, true as const])),
    seed: freshSeed(),
  };
}

/** One person against bots, as that person likes it: a game to begin with. */
export function quickOpening(words: WebWords): Opening {
  return openingOf(rememberedChoices('bots'), words);
}

/** Nobody else at the table. */
export function soloOpening(words: WebWords): Opening {
  return openingOf({ ...rememberedChoices('bots'), players: 1 }, words);
}

/** The same people again, with another deal. */
export function rematchOpening(sittings: readonly Sitting[], options: Opening['options']): Opening {
  return { game: 'glass-road', sittings, options, seed: freshSeed() };
}
