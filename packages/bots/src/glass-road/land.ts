import { hasSquare, largestGroup } from '@waldglas/core';
import { FOREST_NORTH, FOREST_WEST, GRID, type Noun, VOID } from '@waldglas/glass-road';
import { TILES, type Tile } from './facts.ts';

/** A land as the state keeps it. */
export type Land = readonly string[];

/** What a land shows. Lands are never changed in place, so this is computed once for each. */
export interface LandFacts {
  /** The land as one word, a letter for each space. */
  readonly word: string;
  readonly pits: number;
  readonly groves: number;
  readonly ponds: number;
  readonly forests: number;
  readonly empty: number;
  /** The points of the bonuses that only look at the land. What is printed is told by the edition. */
  readonly bonuses: number;
  /** The buildings on it, start buildings too. */
  readonly tiles: readonly Tile[];
  /** The buildings whose bonus looks at goods or payments. */
  readonly counting: readonly Tile[];
  readonly immediate: number;
  /** For each thing that may come or go, the cells in the order in which that seems best. */
  readonly ranked: Map<string, readonly number[]>;
}

const SEEN = new Map<string, LandFacts>();
/** So many lands are remembered by what they show; then all are forgotten. */
const REMEMBERED = 20_000;
/** The lands asked for last: a search asks for the same one several times in a row. */
const LAST = 4;
const lastLands: Land[] = Array.from({ length: LAST }, () => []);
const lastFacts: LandFacts[] = [];
let oldest = 0;

/** What a land shows. */
export function landFacts(land: Land): LandFacts {
  for (let i = 0; i < LAST; i++) if (lastLands[i] === land) return lastFacts[i] as LandFacts;
  const word = wordOf(land);
  let facts = SEEN.get(word);
  if (!facts) {
    facts = read(land, word);
    if (SEEN.size >= REMEMBERED) SEEN.clear();
    SEEN.set(word, facts);
  }
  lastLands[oldest] = land;
  lastFacts[oldest] = facts;
  oldest = (oldest + 1) % LAST;
  return facts;
}

/** Whatever can lie on a space, each with a letter of its own. */
const LETTERS: ReadonlyMap<string, number> = new Map(
  ['', VOID, 'pit', 'grove', 'pond', 'forest', FOREST_WEST, FOREST_NORTH, ...TILES.keys()].map((what, i) => [what, i]),
);

/** The letter that stands for what lies on a space. */
export function letterOf(what: string): number {
  const letter = LETTERS.get(what);
  if (letter === undefined) throw new Error(`nothing is called ${what}`);
  return letter;
}

const letters: number[] = [];

function wordOf(land: Land): string {
  letters.length = land.length;
  for (let cell = 0; cell < land.length; cell++) letters[cell] = letterOf(land[cell] as string);
  return String.fromCharCode(...letters);
}

/** The bonuses of a land that is only thought of: it is not looked at again, so nothing is remembered. */
export function landBonuses(land: Land): number {
  return read(land, '').bonuses;
}

function read(land: Land, word: string): LandFacts {
  const counts = { pit: 0, grove: 0, pond: 0, forest: 0, '': 0 };
  const tiles: Tile[] = [];
  const cells: number[] = [];
  let immediate = 0;
  for (let cell = 0; cell < land.length; cell++) {
    const what = land[cell] ?? '';
    if (what in counts) counts[what as keyof typeof counts]++;
    const tile = TILES.get(what);
    if (!tile) continue;
    tiles.push(tile);
    cells.push(cell);
    if (tile.kind === 'immediate') immediate++;
  }
  let bonuses = 0;
  const counting: Tile[] = [];
  for (const [i, tile] of tiles.entries()) {
    if (!tile.bonus) continue;
    const n = onLand(tile, land, cells[i] ?? 0, counts, immediate);
    if (n === undefined) counting.push(tile);
    else bonuses += tile.bonus.points * n;
  }
  return {
    word,
    pits: counts.pit,
    groves: counts.grove,
    ponds: counts.pond,
    forests: counts.forest,
    empty: counts[''],
    bonuses,
    tiles,
    counting,
    immediate,
    ranked: new Map(),
  };
}

type Counts = Readonly<Record<'pit' | 'grove' | 'pond' | 'forest', number>>;

/** How often a bonus counts, if only the land decides that. */
function onLand({ bonus }: Tile, land: Land, cell: number, counts: Counts, immediate: number): number | undefined {
  const per = bonus?.per;
  if (!per) return undefined;
  if ('smallest' in per) return Math.min(counts.pit, counts.grove, counts.pond);
  if (per.adjacent) return beside(land, cell, per.of);
  switch (per.of) {
    case 'forest':
      return per.atLeast === undefined ? counts.forest : Number(counts.forest >= per.atLeast);
    case 'immediate':
      return immediate;
    case 'pit-network':
    case 'grove-network':
    case 'pond-network':
      return largestGroup(GRID, land, landscape(per.of));
    case 'pit-square':
    case 'grove-square':
    case 'pond-square':
      return hasSquare(GRID, land, landscape(per.of)) ? 1 : 0;
    default:
      return undefined;
  }
}

function landscape(noun: Noun): string {
  return noun.slice(0, noun.indexOf('-'));
}

/** How many neighbours of a cell are of a kind. */
export function beside(land: Land, cell: number, noun: string): number {
  let n = 0;
  for (const other of GRID.beside[cell] ?? []) {
    const what = land[other] ?? 'void';
    if (noun === 'building' ? TILES.has(what) : what === (noun === 'empty' ? '' : noun)) n++;
  }
  return n;
}
