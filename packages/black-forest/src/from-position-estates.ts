import { impossible, isObject, quoted } from '@waldglas/core';
import { BUILDINGS } from './data/index.ts';
import { factsOf } from './facts.ts';
import { layOut } from './hut.ts';
import { type Domain, EMPTY, type Estate, GRID, REST_NORTH, REST_WEST } from './land.ts';
import type { State } from './state.ts';
import { TILES } from './words.ts';

/** There is no end to small estates in the box; no game comes near so many. */
const MOST_ESTATES = 60;

/** The estates of a position; they replace the whole domain, and what they do not name is empty. */
export function readEstates(s: State, given: unknown): Domain {
  if (!Array.isArray(given) || given.length === 0 || given.length > MOST_ESTATES)
    return impossible('listBetween', 'estates', 1, MOST_ESTATES);
  return given.map((cells, estate) => readEstate(s, cells, estate));
}

function readEstate(s: State, given: unknown, estate: number): Estate {
  const { main, small } = factsOf(s);
  const cells = [...layOut(estate === 0 ? main : small, true)];
  if (!isObject(given)) return impossible('noObject', `estates[${estate}]`);
  for (const [name, what] of Object.entries(given)) lay(s, cells, name, what);
  return cells;
}

function lay(s: State, cells: string[], name: string, what: unknown): void {
  const { index, beside } = GRID;
  const [first, second, ...more] = name.split('+').map(cell => index.get(cell) ?? -1);
  const building = factsOf(s).buildingIds.find(id => id === what);
  const tile = TILES.find(one => one === what);
  const laid = building ?? tile;
  if (laid === undefined) return impossible('doesNotLieOn', quoted(what), quoted(name));
  const size = building === undefined ? 1 : BUILDINGS[building].size;
  if (first === undefined || more.length > 0 || (size === 2) !== (second !== undefined))
    return impossible('doesNotLieOn', quoted(laid), quoted(name));
  for (const cell of second === undefined ? [first] : [first, second]) {
    if (cells[cell] !== EMPTY) impossible('notFree', quoted(name));
  }
  cells[first] = laid;
  if (second === undefined) return;
  if (second < first || !beside[first]?.includes(second)) impossible('noNeighbours', quoted(name));
  cells[second] = second === first + 1 ? REST_WEST : REST_NORTH;
}
