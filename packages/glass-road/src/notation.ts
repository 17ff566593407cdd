import { type Argument, type Grammar, readAction, writeAction } from '@waldglas/core';
import type { Action } from './action.ts';
import { BUILDING_IDS, CARD_IDS } from './data/index.ts';
import { GRID, PAIRS } from './land.ts';
import { BASIC, GOODS, LANDSCAPES, WHEELS } from './words.ts';

const words = (name: string, ...lists: (readonly string[])[]): Argument => ({ name, words: new Set(lists.flat()) });
const number = (name: string): Argument => ({ name, words: 'number' });
const SPARING: Argument = { name: 'sparing', words: 'flag' };

const SPACES = GRID.names.filter(name => !name.startsWith('a'));
const card = words('card', CARD_IDS);
const building = words('building', BUILDING_IDS);

/** The verbs of Glass Road. */
const GRAMMAR: Grammar = {
  pick: [card],
  play: [card],
  fee: [],
  use: [number('ability'), SPARING],
  build: [building, SPARING],
  convert: [building, SPARING],
  remove: [words('cell', SPACES)],
  cell: [words('cell', GRID.names, PAIRS)],
  tile: [words('tile', LANDSCAPES, BUILDING_IDS)],
  good: [words('good', BASIC)],
  wheel: [words('wheel', WHEELS)],
  split: [number('n')],
  amount: [words('good', GOODS), number('n')],
  take: [],
  decline: [],
  pass: [],
  end: [],
};

/** The line of an action. */
export const write = (action: Action): string => writeAction(GRAMMAR, action);

/** The action of a line, or why it is none. */
export const read = (line: string) => readAction<Action>(GRAMMAR, line);
