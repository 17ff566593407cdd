import { below, type Rng, rngFrom, type Seed, shuffled, stepOf, type TableSetup } from '@waldglas/core';
import { runAgenda } from './actions.ts';
import type { BuildingId } from './data/index.ts';
import { type Facts, NEWEST } from './editions/index.ts';
import { factsOf } from './facts.ts';
import { FIXES } from './fixes.ts';
import { refill } from './flow.ts';
import { cloneBrickworks, cloneGlassworks, type Options, type Player, type State } from './state.ts';
import type { Kind } from './words.ts';

/** The starting position: GR-1.1 to GR-1.3. */
export function setup(table: TableSetup, seed: Seed): State {
  const rng = rngFrom(seed);
  const options = readOptions(table);
  const edition = table.edition ?? NEWEST;
  const facts = factsOf({ edition });
  const dealt = (kind: Kind) => stack(rng, { edition, options }, tilesInPlay({ edition, options }, kind));
  const s: State = {
    edition,
    fixes: table.fixes ?? FIXES,
    options,
    players: Array.from({ length: table.players }, () => startPlayer(facts)),
    market: { processing: [], immediate: [], bonus: [] },
    stacks: { processing: dealt('processing'), immediate: dealt('immediate'), bonus: dealt('bonus') },
    drawn: { processing: 0, immediate: 0, bonus: 0 },
    discarded: [],
    period: 1,
    round: 0,
    goblet: below(rng, table.players),
    history: [],
    agenda: [],
    rng,
    shown: 0,
  };
  refill(s, undefined);
  s.agenda.push(stepOf('period', s.goblet));
  runAgenda(s, undefined);
  return s;
}

function readOptions({ options, players }: TableSetup): Options {
  const { without } = options;
  return {
    introductory: options.introductory === true,
    smallMarket: options.smallMarket === true,
    fivePeriods: options.fivePeriods === true && players > 1,
    without: Array.isArray(without) ? without : [],
  };
}

const NO_GLASSWORKS = { sand: 0, food: 0, charcoal: 0, water: 0, wood: 0, glass: 0 };
const NO_STEPS = { glassworks: 0, brickworks: 0 };
const NO_BRICKWORKS = { clay: 0, charcoal: 0, food: 0, brick: 0 };

/** The seats' boards at the start are all alike. */
function startPlayer({ wheels, startLand }: Facts): Player {
  const { glassworks, brickworks } = wheels;
  return {
    glassworks: cloneGlassworks({ ...NO_GLASSWORKS, ...glassworks }),
    brickworks: cloneBrickworks({ ...NO_BRICKWORKS, ...brickworks }),
    steps: NO_STEPS,
    land: startLand,
    offer: [],
    hand: [],
    faceDown: 'none',
    slots: [],
    resting: [],
    lastHand: [],
    paid: { glass: 0, brick: 0 },
    done: false,
  };
}

/** The tiles of a kind that are in this game. */
export function tilesInPlay(s: Pick<State, 'edition' | 'options'>, kind: Kind): readonly BuildingId[] {
  const { without } = s.options;
  const tiles = factsOf(s).ofKind[kind];
  return without.length === 0 ? tiles : tiles.filter(id => !without.includes(id));
}

/** A shuffled stack; in the introductory game the other tiles lie under the starter tiles. */
export function stack(rng: Rng, s: Pick<State, 'edition' | 'options'>, tiles: readonly BuildingId[]): BuildingId[] {
  if (!s.options.introductory) return shuffled(rng, tiles);
  const { buildings } = factsOf(s);
  const starters = tiles.filter(id => buildings[id].starter);
  const rest = tiles.filter(id => !buildings[id].starter);
  return [...shuffled(rng, starters), ...shuffled(rng, rest)];
}
