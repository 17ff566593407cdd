import { grid } from '@waldglas/core';
import type { Landscape, Tile } from './words.ts';

/** The canvas of every estate, large enough for all plans; the edition says which cells of it are there. */
const WIDTH = 5;
export const GRID = grid('abcde', 4);

/** A cell of the canvas that is no part of the estate. */
export const VOID = 'void';
export const EMPTY = '';
/** A stable, covered by the glass hut or not: never a space for anything. */
export const STABLE = 'stable';
/** The second cell of a large building that begins one cell to the west, or to the north. */
export const REST_WEST = '<';
export const REST_NORTH = '^';

/** One estate, cell by cell. Never changed in place, so that copies of a state share it. */
export type Estate = readonly string[];
/** The main estate first, then the small ones in the order in which they came. */
export type Domain = readonly Estate[];

/** A cell of a domain: the estate and the index on it. */
export interface Spot {
  readonly estate: number;
  readonly cell: number;
}

/** The names of an estate's cells, worked out once: they are needed all the time. */
const NAMES: (readonly string[])[] = [GRID.names];

/** `c2` on the main estate, `2.a3` on the second one. */
export function nameOf({ estate, cell }: Spot): string {
  return nameAt(estate, cell);
}

export function nameAt(estate: number, cell: number): string {
  const names = NAMES[estate] ?? GRID.names.map(name => `${estate + 1}.${name}`);
  NAMES[estate] = names;
  return names[cell] ?? '';
}

/** Both cells of a large building: `d2+d3`, `2.a2+a3`. */
export function pairName(estate: number, first: number, second: number): string {
  return `${nameAt(estate, first)}+${GRID.names[second]}`;
}

const SPOTS = new Map<string, Spot>();

/** The spot of a cell name, or of the first cell of a pair. */
export function spotOf(name: string): Spot {
  let spot = SPOTS.get(name);
  if (!spot) {
    spot = parsedSpot(name);
    SPOTS.set(name, spot);
  }
  return spot;
}

function parsedSpot(name: string): Spot {
  const [, number, cellName] = /^(?:(\d+)\.)?([a-e]\d)/.exec(name) ?? [];
  const estate = number === undefined ? 0 : Number(number) - 1;
  const cell = GRID.index.get(cellName ?? '');
  if (cell === undefined) throw new Error(`no cell ${name}`);
  return { estate, cell };
}

/** The second cell of a pair. */
export function secondOf(name: string): number {
  const cell = GRID.index.get(name.slice(name.indexOf('+') + 1));
  if (cell === undefined) throw new Error(`no pair ${name}`);
  return cell;
}

/** Every spot of a domain, in order. */
export function spots(domain: Domain): Spot[] {
  const all: Spot[] = [];
  for (let estate = 0; estate < domain.length; estate++)
    for (let cell = 0; cell < GRID.names.length; cell++) all.push({ estate, cell });
  return all;
}

export function at(domain: Domain, { estate, cell }: Spot): string {
  return domain[estate]?.[cell] ?? STABLE;
}

/** The domain with something else on a spot. */
export function changed(domain: Domain, { estate, cell }: Spot, what: string): Domain {
  return domain.with(estate, (domain[estate] ?? []).with(cell, what));
}

export function isLandscape(what: string | undefined): what is Landscape {
  return what === 'field' || what === 'pond' || what === 'pasture';
}

/** The cells that hold a tile, by name. */
export function cellsWith(domain: Domain, tile: Tile | typeof EMPTY): string[] {
  const names: string[] = [];
  for (let estate = 0; estate < domain.length; estate++) {
    const cells = domain[estate] ?? [];
    for (let cell = 0; cell < cells.length; cell++) if (cells[cell] === tile) names.push(nameAt(estate, cell));
  }
  return names;
}

/** The spots that share an edge with what stands on these cells of one estate, each once. */
export function besides(estate: number, cells: readonly number[]): Spot[] {
  const near = new Set(cells.flatMap(cell => GRID.beside[cell] ?? []));
  return [...near].filter(cell => !cells.includes(cell)).map(cell => ({ estate, cell }));
}

/** The cells a building covers, from its first one. */
export function covered(domain: Domain, { estate, cell }: Spot): number[] {
  const cells = domain[estate] ?? [];
  const east = (cell + 1) % WIDTH === 0 ? undefined : cells[cell + 1];
  if (east === REST_WEST) return [cell, cell + 1];
  return cells[cell + WIDTH] === REST_NORTH ? [cell, cell + WIDTH] : [cell];
}

/** The first cell of the building whose second cell this is. */
export function firstOf(rest: typeof REST_WEST | typeof REST_NORTH, cell: number): number {
  return cell - (rest === REST_WEST ? 1 : WIDTH);
}
