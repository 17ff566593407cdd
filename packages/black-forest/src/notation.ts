import { type Argument, type Grammar, readAction, writeAction } from '@waldglas/core';
import type { Action } from './action.ts';
import { BUILDING_IDS, JOB_IDS, LOCATION_IDS, TRADESPERSON_IDS } from './data/index.ts';
import { VILLAGE_IDS } from './editions/index.ts';
import { GRID, nameOf, pairName } from './land.ts';
import { markerNames } from './specials.ts';
import { ANIMALS, BASIC, GOODS, LANDSCAPES, TILES, WHEELS } from './words.ts';

const words = (name: string, ...lists: (readonly string[])[]): Argument => ({ name, words: new Set(lists.flat()) });
const number = (name: string): Argument => ({ name, words: 'number' });
const OPTION: Argument = { name: 'option', words: 'choice' };

/** As many estates as any game will see. */
const ESTATES = Array.from({ length: 40 }, (_, estate) => estate);
const CELLS = ESTATES.flatMap(estate => GRID.names.map((_, cell) => nameOf({ estate, cell })));
const PAIRS = ESTATES.flatMap(estate =>
  GRID.beside.flatMap((near, cell) => near.filter(one => one > cell).map(one => pairName(estate, cell, one))),
);
const PLACES = [...VILLAGE_IDS, ...LOCATION_IDS];
/** As many spaces as the ring of any village has. */
const RING = [1, 2, 3, 4, 5, 6, 7, 8];
const SPACES = VILLAGE_IDS.flatMap(id => RING.map(number => `${id}.${number}`));

/** The verbs of Black Forest. */
const GRAMMAR: Grammar = {
  swap: [words('tradesperson', TRADESPERSON_IDS)],
  move: [words('to', SPACES, PLACES), { name: 'white', words: 'flag' }],
  neutral: [words('to', SPACES, PLACES)],
  beg: [],
  give: [words('good', BASIC)],
  visit: [words('tradesperson', TRADESPERSON_IDS), OPTION],
  job: [words('job', JOB_IDS)],
  part: [
    words('part', GOODS, TILES, ANIMALS, ['livestock', 'progress', 'build', 'exchange', 'special'], markerNames()),
  ],
  keep: [number('pigs'), number('cattle')],
  build: [words('building', BUILDING_IDS)],
  convert: [words('building', BUILDING_IDS), OPTION],
  remove: [words('cell', CELLS)],
  cell: [words('cell', CELLS, PAIRS)],
  tile: [words('tile', LANDSCAPES)],
  good: [words('good', GOODS)],
  wheel: [words('wheel', WHEELS)],
  split: [number('n')],
  amount: [words('good', GOODS, ANIMALS), number('n')],
  take: [],
  decline: [],
  pass: [],
  end: [],
};

/** The line of an action. */
export const write = (action: Action): string => writeAction(GRAMMAR, action);

/** The action of a line, or why it is none. */
export const read = (line: string) => readAction<Action>(GRAMMAR, line);
