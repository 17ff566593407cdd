import { below, type Rng, rngFrom, type Seed, shuffled, stepOf, type TableSetup } from '@waldglas/core';
import { runAgenda } from './actions.ts';
import { BUILDING_IDS, BUILDINGS, type BuildingId } from './data/index.ts';
import { EDITIONS, NEWEST } from './editions/index.ts';
import { refill } from './flow.ts';
import { EMPTY, GRID, type Land, laid, VOID } from './land.ts';
import { cloneBrickworks, cloneGlassworks, type Options, type Player, type State } from './state.ts';
import type { Kind } from './words.ts';

/** The starting position: GR-1.1 to GR-1.3. */
export function setup(table: TableSetup, seed: Seed): State {
  const rng = rngFrom(seed);
  const options = readOptions(table);
  const edition = table.edition ?? NEWEST;
  const s: State = {
    edition,
    fixes: table.fixes ?? [],
    options,
    players: startPlayers(edition, table.players),
    market: { processing: [], immediate: [], bonus: [] },
    stacks: {
      processing: stack(rng, 'processing', options),
      immediate: stack(rng, 'immediate', options),
      bonus: stack(rng, 'bonus', options),
    },
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

/** The seats' boards at the start, all alike. */
function startPlayers(edition: string, players: number): Player[] {
  const land = startLand(edition);
  return Array.from({ length: players }, () => startPlayer(edition, land));
}

function startPlayer(edition: string, land: Land): Player {
  const facts = EDITIONS[edition];
  if (!facts) throw new Error(`no edition ${edition}`);
  const { glassworks, brickworks } = facts.wheels;
  return {
    glassworks: cloneGlassworks({ ...NO_GLASSWORKS, ...glassworks }),
    brickworks: cloneBrickworks({ ...NO_BRICKWORKS, ...brickworks }),
    steps: NO_STEPS,
    land,
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

/** A land with nothing but the start buildings. */
export function bareLand(edition: string): Land {
  const facts = EDITIONS[edition];
  let land: Land = GRID.names.map(() => EMPTY);
  for (const [cell, start] of Object.entries(facts?.land.start ?? {})) land = laid(land, cell, start);
  for (const cell of facts?.land.void ?? []) land = laid(land, cell, VOID);
  return land;
}

function startLand(edition: string): Land {
  let land = bareLand(edition);
  for (const { tile, cells } of EDITIONS[edition]?.land.tiles ?? []) land = laid(land, cells.join('+'), tile);
  return land;
}

const TILES: Record<Kind, readonly BuildingId[]> = {
  processing: BUILDING_IDS.filter(id => BUILDINGS[id].kind === 'processing'),
  immediate: BUILDING_IDS.filter(id => BUILDINGS[id].kind === 'immediate'),
  bonus: BUILDING_IDS.filter(id => BUILDINGS[id].kind === 'bonus'),
};

/** The tiles of a kind that are in this game. */
export function tilesInPlay(kind: Kind, { without }: Options): readonly BuildingId[] {
  return without.length === 0 ? TILES[kind] : TILES[kind].filter(id => !without.includes(id));
}

/** A shuffled stack; in the introductory game the other tiles lie under the starter tiles. */
export function stack(rng: Rng, kind: Kind, options: Options, tiles = tilesInPlay(kind, options)): BuildingId[] {
  if (!options.introductory) return shuffled(rng, tiles);
  const starters = tiles.filter(id => BUILDINGS[id].starter);
  const rest = tiles.filter(id => !BUILDINGS[id].starter);
  return [...shuffled(rng, starters), ...shuffled(rng, rest)];
}
