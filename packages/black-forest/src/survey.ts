import { type Effect, memo, type Seat } from '@waldglas/core';
import { BUILDINGS, type BuildingId, type BuildingPiece, type Whenever } from './data/index.ts';
import { type Domain, EMPTY, type Estate, GRID, isLandscape, STABLE, VOID } from './land.ts';
import { playerOf, type State } from './state.ts';
import type { BlackForest, Occasion, Special, Tile } from './words.ts';

/** What a domain holds, counted once. */
interface Survey {
  readonly tiles: Readonly<Record<Tile | 'empty', number>>;
  /** In the order of their cells. */
  readonly buildings: readonly BuildingPiece[];
  /** The rules they bend. */
  readonly bends: readonly Special[];
  /** Those that wait for something to happen. */
  readonly permanent: readonly Permanent[];
  /** Their conversions. */
  readonly conversions: readonly Conversions[];
}

/** A building with an effect for the rest of the game. */
interface Permanent {
  readonly id: BuildingId;
  readonly whenever: Whenever;
}

interface Conversions {
  readonly id: BuildingId;
  readonly effects: readonly Effect<BlackForest>[];
}

/** Where an estate could take a building. */
interface Openings {
  readonly single: boolean;
  readonly forests: boolean;
  readonly built: boolean;
  /** The fewest forests in a pair of cells that could take a large building; lying pairs told apart. */
  readonly standing: number;
  readonly lying: number;
}

const ROWS: ReadonlyMap<string, BuildingPiece> = new Map(Object.entries(BUILDINGS));

export function isBuilding(what: string): what is BuildingId {
  return ROWS.has(what);
}

/** May something be put here: empty, or an own landscape tile that makes room (BF-5.3)? */
export function isOpen(what: string | undefined): boolean {
  return what === EMPTY || isLandscape(what);
}

export function surveyOf(s: State, seat: Seat): Survey {
  return survey(playerOf(s, seat).domain);
}

/** What a domain holds. Domains and estates never change in place, so looking through each once is enough. */
export const survey = memo<Domain, void, Survey>(surveyed);

function surveyed(domain: Domain): Survey {
  const tiles = { field: 0, pond: 0, pasture: 0, forest: 0, empty: 0 };
  const buildings: BuildingPiece[] = [];
  for (const cells of domain) {
    for (const what of cells) {
      switch (what) {
        case VOID:
        case STABLE:
          break;
        case EMPTY:
          tiles.empty++;
          break;
        case 'forest':
          tiles.forest++;
          break;
        case 'field':
          tiles.field++;
          break;
        case 'pond':
          tiles.pond++;
          break;
        case 'pasture':
          tiles.pasture++;
          break;
        default: {
          const building = ROWS.get(what);
          if (building) buildings.push(building);
        }
      }
    }
  }
  const bends: Special[] = [];
  const permanent: Permanent[] = [];
  const conversions: Conversions[] = [];
  for (const { id, bends: bent, whenever, convert } of buildings) {
    if (bent) bends.push(bent);
    if (whenever) permanent.push({ id, whenever });
    if (convert) conversions.push({ id, effects: convert });
  }
  return { tiles, buildings, bends, permanent, conversions };
}

/** Where an estate could take a building. */
export const openingsOf = memo<Estate, void, Openings>(openings);

function openings(cells: Estate): Openings {
  let standing = Number.POSITIVE_INFINITY;
  let lying = Number.POSITIVE_INFINITY;
  for (let cell = 0; cell < cells.length; cell++) {
    if (!couldOpen(cells[cell])) continue;
    for (const other of GRID.beside[cell] ?? []) {
      if (other < cell || !couldOpen(cells[other])) continue;
      const forests = Number(cells[cell] === 'forest') + Number(cells[other] === 'forest');
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

/** Open, or once its forest is gone. */
function couldOpen(what: string | undefined): boolean {
  return what === 'forest' || isOpen(what);
}

/** Does a building of this seat bend that rule? */
export function bends(s: State, seat: Seat, rule: Special): boolean {
  return surveyOf(s, seat).bends.includes(rule);
}

/** Does a building of this seat wait for that? */
export function waitsFor(s: State, seat: Seat, occasion: Occasion): boolean {
  for (const { whenever } of surveyOf(s, seat).permanent) if (whenever.on === occasion) return true;
  return false;
}
