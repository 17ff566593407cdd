import { impossible, type Position } from '@waldglas/core';
import { BUILDINGS, type BuildingId } from './data/index.ts';
import { factsOf } from './facts.ts';
import { layOut } from './hut.ts';
import { type Domain, EMPTY, type Estate, GRID, REST_NORTH, REST_WEST } from './land.ts';
import type { State } from './state.ts';
import { TILES } from './words.ts';

/** The estates of a position; they replace the whole domain, and what they do not name is empty. */
export function readEstates(s: State, given: unknown): Domain {
  if (!Array.isArray(given) || given.length === 0)
    return impossible('"estates" lists the main estate and the small ones');
  return given.map((cells, estate) => readEstate(s, cells as Position, estate));
}

function readEstate(s: State, given: Position, estate: number): Estate {
  const { main, small } = factsOf(s);
  const cells = [...layOut(estate === 0 ? main : small, true)];
  if (typeof given !== 'object' || given === null) return impossible('an estate names cells and what lies on them');
  for (const [name, what] of Object.entries(given)) lay(cells, name, String(what));
  return cells;
}

function lay(cells: string[], name: string, what: string): void {
  const { index, beside } = GRID;
  const [first, second, ...more] = name.split('+').map(cell => index.get(cell) ?? -1);
  const size = what in BUILDINGS ? BUILDINGS[what as BuildingId].size : 1;
  if (size === 1 && !(what in BUILDINGS) && !TILES.some(tile => tile === what))
    impossible(`"${what}" is no tile or building`);
  if (first === undefined || more.length > 0 || (size === 2) !== (second !== undefined))
    impossible(`${what} does not lie on ${name}`);
  for (const cell of second === undefined ? [first] : [first, second]) {
    if (cells[cell] !== EMPTY) impossible(`${name} is no free space`);
  }
  cells[first] = what;
  if (second === undefined) return;
  if (second < first || !beside[first]?.includes(second)) impossible(`${name} are no neighbours`);
  cells[second] = second === first + 1 ? REST_WEST : REST_NORTH;
}
