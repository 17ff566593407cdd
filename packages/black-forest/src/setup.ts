import { below, type Rng, rngFrom, type Seat, type Seed, shuffled, stepOf, type TableSetup } from '@waldglas/core';
import { runAgenda } from './actions.ts';
import type { LargeId, SmallId } from './data/index.ts';
import { type Facts, NEWEST } from './editions/index.ts';
import { factsOf } from './facts.ts';
import { FIXES, follows } from './fixes.ts';
import { dealTradespeople } from './flow.ts';
import { startEstate } from './hut.ts';
import type { Options, Player, State } from './state.ts';

/** The starting position: BF-1.1 to BF-1.5. */
export function setup(table: TableSetup, seed: Seed): State {
  const rng = rngFrom(seed);
  const edition = table.edition ?? NEWEST;
  const facts = factsOf({ edition });
  const options: Options = { firstGame: table.options.firstGame === true };
  const { players, fixes = FIXES } = table;
  const start = below(rng, players);
  const s: State = {
    edition,
    fixes,
    options,
    players: Array.from({ length: players }, (_, seat) =>
      startPlayer(facts, players, (seat - start + players) % players, fixes),
    ),
    tradespeople: dealTradespeople(facts, rng),
    jobs: {},
    pile: shuffled(rng, facts.jobIds),
    revealed: 0,
    neutral: 'none',
    small: dealSmall(facts, options, rng),
    large: dealLarge(facts, players, rng),
    start,
    year: 1,
    turn: start,
    again: false,
    extra: false,
    noted: [],
    agenda: [],
    rng,
    shown: 0,
  };
  if (players === 1) s.solo = { placed: {}, coloured: facts.solo.pawns.length - 1, white: true, again: false };
  s.agenda.push(stepOf('turn', start));
  if (players === 2) s.agenda.push(stepOf('neutral', start, { setup: true }));
  runAgenda(s, undefined);
  return s;
}

/** A seat's boards at the start; the later in turn order, the more it gets. An extra provision waits for its first turn. */
function startPlayer(facts: Facts, players: number, order: Seat, fixes: readonly string[]): Player {
  const { glass, cooking } = facts.wheels;
  const extra = facts.extra[players]?.[order] ?? {};
  const provisions = follows({ fixes }, 'R-157') ? 0 : (extra.provisions ?? 0);
  const player: Player = {
    glass: {
      sand: glass.sand ?? 0,
      charcoal: glass.charcoal ?? 0,
      water: glass.water ?? 0,
      wood: (glass.wood ?? 0) + (extra.wood ?? 0),
      glass: (glass.glass ?? 0) + (extra.glass ?? 0),
    },
    cooking: {
      porridge: cooking.porridge ?? 0,
      meat: (cooking.meat ?? 0) + (extra.meat ?? 0),
      charcoal: cooking.charcoal ?? 0,
      commodity: cooking.commodity ?? 0,
    },
    first: { provisions: facts.provisions[0] },
    second: { provisions: facts.provisions[1] + provisions },
    track: { brick: facts.brick + (extra.brick ?? 0) },
    steps: { glass: 0, cooking: 0 },
    tracker: 0,
    reminder: true,
    domain: [startEstate(facts.main)],
    pigs: extra.pig ?? 0,
    cattle: extra.cattle ?? 0,
    tannery: 0,
    pawn: 'none',
    jobs: [],
    done: false,
  };
  return player;
}

/** All on side A, some of them flipped. */
function dealSmall({ flippedToB, smallIds }: Facts, { firstGame }: Options, rng: Rng): SmallId[] {
  const numbers = smallIds.filter(id => id.endsWith('A')).map(id => id.slice(0, 2));
  const flipped = new Set(firstGame ? [] : shuffled(rng, numbers).slice(0, flippedToB));
  return numbers.map(number => `${number}${flipped.has(number) ? 'B' : 'A'}` as SmallId);
}

function dealLarge({ largeOffered, largeIds, buildings }: Facts, players: number, rng: Rng): LargeId[] {
  const offered = Object.entries(largeOffered[players] ?? {}).flatMap(([level, n]) =>
    shuffled(
      rng,
      largeIds.filter(id => buildings[id].level === level),
    ).slice(0, n),
  );
  return largeIds.filter(id => offered.includes(id));
}
