import { grid } from '@waldglas/core';
import { BUILDINGS, type BuildingId, START_IDS, type StartId } from './data/index.ts';
import type { Tile } from './words.ts';

/** The landscape board: column a holds the start buildings, the other 20 cells are the spaces. */
export const GRID = grid('abcdef', 4);

/** An empty space. */
export const EMPTY = '';
/** A cell that is no part of the board. */
export const VOID = 'void';
/** The second half of a forest that begins one cell to the west, or to the north. */
export const FOREST_WEST = 'forest<';
export const FOREST_NORTH = 'forest^';
const WIDTH = 6;

/** The land of one seat, cell by cell. Never changed in place, so that copies of a state share it. */
export type Land = readonly string[];

/** Is this a building: a tile, an upgrade or a start building? */
export function isBuilding(what: string): what is BuildingId | StartId {
  return isTile(what) || START_IDS.includes(what as StartId);
}

export function isTile(what: string): what is BuildingId {
  return Object.hasOwn(BUILDINGS, what);
}

/** The name of what begins at a cell: `b3`, or both cells of a forest, `c1+d1`. */
export function cellName(land: Land, cell: number): string {
  if (land[cell] !== 'forest') return GRID.names[cell] ?? '';
  return `${GRID.names[cell]}+${GRID.names[forestEnd(land, cell)]}`;
}

/** The other cell of the forest that begins here. */
function forestEnd(land: Land, cell: number): number {
  return land[cell + 1] === FOREST_WEST && GRID.beside[cell]?.includes(cell + 1) ? cell + 1 : cell + WIDTH;
}

/** The index of a cell, or of the first cell of a pair. */
export function cellIndex(name: string): number {
  const index = GRID.index.get(name.slice(0, 2));
  if (index === undefined) throw new Error(`no cell ${name}`);
  return index;
}

/** The cells that are empty or hold a tile, by name; with `beside`, only its neighbours. */
export function cellsWith(land: Land, what: Tile | 'empty', beside: string | undefined): string[] {
  const wanted = what === 'empty' ? EMPTY : what;
  const names: string[] = [];
  const near = beside === undefined ? undefined : GRID.beside[cellIndex(beside)];
  for (let cell = 0; cell < land.length; cell++) {
    if (land[cell] === wanted && (near === undefined || near.includes(cell))) names.push(cellName(land, cell));
  }
  return names;
}

export function hasEmpty(land: Land): boolean {
  return land.includes(EMPTY);
}

/** The land with a cell emptied; a forest leaves both of its own. */
export function cleared(land: Land, name: string): Land {
  const cell = cellIndex(name);
  const then = land.slice();
  if (land[cell] === 'forest') then[forestEnd(land, cell)] = EMPTY;
  then[cell] = EMPTY;
  return then;
}

/** The land with something on a cell, or a forest on a pair. */
export function laid(land: Land, name: string, what: string): Land {
  const cell = cellIndex(name);
  const then = land.slice();
  then[cell] = what;
  if (what !== 'forest') return then;
  const end = cellIndex(name.slice(3));
  then[end] = end === cell + 1 ? FOREST_WEST : FOREST_NORTH;
  return then;
}

/** Every pair of cells a forest could cover, `c1+d1`, west to east or north to south. */
export const PAIRS: readonly string[] = GRID.beside.flatMap((near, cell) =>
  near.filter(other => other > cell).map(other => `${GRID.names[cell]}+${GRID.names[other]}`),
);
