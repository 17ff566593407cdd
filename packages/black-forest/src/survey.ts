import type { Effect, Seat } from '@waldglas/core';
import { BUILDINGS, type Building, type BuildingId } from './data/index.ts';
import { type Domain, EMPTY, type Estate, GRID, isLandscape } from './land.ts';
import { playerOf, type State } from './state.ts';
import type { BlackForest, Special, Tile } from './words.ts';

/** What a domain holds, counted once. */
export interface Survey {
  readonly tiles: Readonly<Record<Tile | 'empty', number>>;
  /** In the order of their cells. */
  readonly buildings: readonly Building[];
  /** The rules they bend. */
  readonly bends: ReadonlySet<Special>;
  /** Their conversions. */
  readonly conversions: readonly { readonly id: BuildingId; readonly effects: readonly Effect<BlackForest>[] }[];
  readonly estates: readonly Openings[];
}

/** Where an estate could take a building. */
export interface Openings {
  readonly single: boolean;
  readonly forests: boolean;
  readonly built: boolean;
  /** The fewest forests in a pair of cells that could take a large building; lying pairs told apart. */
  readonly standing: number;
  readonly lying: number;
}

export function isBuilding(what: string): what is BuildingId {
  return what in BUILDINGS;
}

/** May something be put here: empty, or an own landscape tile that makes room (BF-5.3)? */
export function isOpen(what: string | undefined): boolean {
  return what === EMPTY || isLandscape(what);
}

/** Domains and estates never change in place, so looking through each once is enough. */
const DOMAINS = new WeakMap<Domain, Survey>();
const ESTATES = new WeakMap<Estate, EstateSurvey>();

interface EstateSurvey {
  readonly tiles: Record<Tile | 'empty', number>;
  readonly buildings: readonly Building[];
  readonly openings: Openings;
}

export function surveyOf(s: State, seat: Seat): Survey {
  return survey(playerOf(s, seat).domain);
}

export function survey(domain: Domain): Survey {
  const known = DOMAINS.get(domain);
  if (known) return known;
  const estates = domain.map(cells => surveyEstate(cells));
  const buildings = estates.flatMap(estate => estate.buildings);
  const tiles = { field: 0, pond: 0, pasture: 0, forest: 0, empty: 0 };
  for (const estate of estates) for (const tile of TALLIED) tiles[tile] += estate.tiles[tile];
  const found: Survey = {
    tiles,
    buildings,
    bends: new Set(buildings.flatMap(({ bends }) => bends ?? [])),
    conversions: buildings.flatMap(({ id, convert }) => (convert ? [{ id, effects: convert }] : [])),
    estates: estates.map(estate => estate.openings),
  };
  DOMAINS.set(domain, found);
  return found;
}

const TALLIED = ['field', 'pond', 'pasture', 'forest', 'empty'] as const;

function surveyEstate(cells: Estate): EstateSurvey {
  const known = ESTATES.get(cells);
  if (known) return known;
  const tiles = { field: 0, pond: 0, pasture: 0, forest: 0, empty: 0 };
  const buildings: Building[] = [];
  for (const what of cells) {
    if (what === EMPTY) tiles.empty++;
    else if (what === 'forest' || isLandscape(what)) tiles[what]++;
    else if (isBuilding(what)) buildings.push(BUILDINGS[what]);
  }
  const found = { tiles, buildings, openings: openings(cells) };
  ESTATES.set(cells, found);
  return found;
}

function openings(cells: readonly string[]): Openings {
  let standing = Number.POSITIVE_INFINITY;
  let lying = Number.POSITIVE_INFINITY;
  const fits = (what: string | undefined) => isOpen(what) || what === 'forest';
  for (const [cell, what] of cells.entries()) {
    if (!fits(what)) continue;
    for (const other of GRID.beside[cell] ?? []) {
      if (other < cell || !fits(cells[other])) continue;
      const forests = Number(what === 'forest') + Number(cells[other] === 'forest');
      if (other === cell + 1) lying = Math.min(lying, forests);
      else standing = Math.min(standing, forests);
    }
  }
  return {
    single: cells.some(isOpen),
    forests: cells.includes('forest'),
    built: cells.some(isBuilding),
    standing,
    lying,
  };
}

/** Does a building of this seat bend that rule? */
export function bends(s: State, seat: Seat, rule: Special): boolean {
  return surveyOf(s, seat).bends.has(rule);
}
