import { BUILDINGS, type BuildingId, type BuildingPiece, type State } from '@waldglas/black-forest';
import { grid, tally } from '@waldglas/core';

/** The own estates, cell by cell. */
export type Domain = State['players'][number]['domain'];

/** The canvas of every estate, as the rules number its cells. */
export const GRID = grid('abcde', 4);
const WIDTH = 5;

/** What an empty cell holds. */
export const EMPTY = '';

export type Tile = 'field' | 'pond' | 'pasture' | 'forest' | 'empty';

/** What can be known of a domain without looking at goods and animals. */
export interface LandFacts {
  readonly tiles: Readonly<Record<Tile, number>>;
  readonly buildings: readonly BuildingPiece[];
  /** Points of estates and of whatever counts only the land. What is printed is told by the edition. */
  readonly bonuses: number;
  /** Buildings whose points count goods or animals. */
  readonly counting: readonly BuildingPiece[];
  /** Pastures beside a building that scores stocked ones, and what each is worth. */
  readonly farm: { readonly pastures: number; readonly worth: number };
  /** Is there room for a large building on empty cells? */
  readonly pair: boolean;
  readonly conversions: number;
  readonly permanents: number;
  readonly noFees: boolean;
  /** How many pigs a forest holds beyond the usual. */
  readonly morePigs: number;
  /** Equal keys: the same on every cell. */
  readonly key: string;
}

const KNOWN = new WeakMap<Domain, LandFacts>();

/** The facts of a domain; domains never change in place, so each is looked through once. */
export function landFacts(domain: Domain): LandFacts {
  let facts = KNOWN.get(domain);
  if (!facts) {
    facts = look(domain);
    KNOWN.set(domain, facts);
  }
  return facts;
}

function isBuilding(what: string | undefined): what is BuildingId {
  return what !== undefined && what.length > 1 && what in BUILDINGS;
}

/** The cells beside what begins on a cell, a large building as a whole. */
function around(cells: readonly string[], cell: number): number[] {
  const own = [cell];
  if ((cell + 1) % WIDTH !== 0 && cells[cell + 1] === '<') own.push(cell + 1);
  else if (cells[cell + WIDTH] === '^') own.push(cell + WIDTH);
  return neighbours(own);
}

/** The cells beside some cells, each once. */
export function neighbours(own: readonly number[]): number[] {
  const near = new Set<number>();
  for (const cell of own) for (const other of GRID.beside[cell] ?? []) if (!own.includes(other)) near.add(other);
  return [...near];
}

function besideCount(cells: readonly string[], cell: number, what: string): number {
  const near = around(cells, cell);
  if (what !== 'building') {
    const wanted = what === 'empty' ? EMPTY : what === 'stocked-pasture' ? 'pasture' : what;
    return near.filter(one => cells[one] === wanted).length;
  }
  const heads = near.flatMap(one => {
    const there = cells[one];
    if (there === '<') return [one - 1];
    if (there === '^') return [one - WIDTH];
    return isBuilding(there) ? [one] : [];
  });
  return new Set(heads).size;
}

/** Does a count look at the land only? */
const OF_LAND: ReadonlySet<string> = new Set([
  'field',
  'pond',
  'pasture',
  'forest',
  'empty',
  'building',
  'small-estate',
]);

function look(domain: Domain): LandFacts {
  const tiles = { field: 0, pond: 0, pasture: 0, forest: 0, empty: 0 };
  const placed: { building: BuildingPiece; cells: readonly string[]; cell: number }[] = [];
  let pair = false;
  for (const cells of domain) {
    for (let cell = 0; cell < cells.length; cell++) {
      const what = cells[cell] ?? '';
      if (what === EMPTY) {
        tiles.empty++;
        pair ||= ((cell + 1) % WIDTH !== 0 && cells[cell + 1] === EMPTY) || cells[cell + WIDTH] === EMPTY;
      } else if (what === 'field' || what === 'pond' || what === 'pasture' || what === 'forest') tiles[what]++;
      else if (isBuilding(what)) placed.push({ building: BUILDINGS[what], cells, cell });
    }
  }
  let bonuses = 2 * (domain.length - 1);
  let farm = { pastures: 0, worth: 0 };
  const counting: BuildingPiece[] = [];
  const count = (noun: string): number => {
    if (noun === 'small-estate') return domain.length - 1;
    return noun === 'building' ? placed.length : tiles[noun as Tile];
  };
  for (const { building, cells, cell } of placed) {
    const { bonus } = building;
    if (!bonus) continue;
    const { per } = bonus;
    const nouns = 'of' in per ? [per.of] : per.smallest;
    if ('of' in per && per.of === 'stocked-pasture') {
      farm = { pastures: besideCount(cells, cell, 'pasture'), worth: bonus.points };
    } else if (nouns.every(noun => OF_LAND.has(noun))) {
      bonuses += bonus.points * tally(per, (noun, beside) => (beside ? besideCount(cells, cell, noun) : count(noun)));
    } else counting.push(building);
  }
  const buildings = placed.map(({ building }) => building);
  return {
    tiles,
    buildings,
    bonuses,
    counting,
    farm,
    pair,
    conversions: buildings.filter(({ convert }) => convert !== undefined).length,
    permanents: buildings.filter(({ whenever, bends }) => whenever !== undefined || bends !== undefined).length,
    noFees: buildings.some(({ bends }) => bends === 'no-pawn-fees'),
    morePigs: buildings.some(({ bends }) => bends === 'two-pigs-a-forest') ? 1 : 0,
    key: domain.map(cells => cells.join()).join('/'),
  };
}
