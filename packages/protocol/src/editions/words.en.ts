import type { FaultWords, Shape } from './faults.ts';

const SHAPES: Record<Shape, string> = {
  number: 'a whole number',
  text: 'a text',
  list: 'a list',
  object: 'an object with names and values',
  switch: 'true or false',
};

/** What is wrong with an edition, in English. */
export const EN: FaultWords = {
  notJson: reason => `this is not JSON: ${reason}`,
  keyTwice: () => 'it stands there twice; only one of them would count',
  missing: () => 'it is missing',
  shape: wanted => `it has to be ${SHAPES[wanted]}`,
  unknown: name => `"${name}" is not known here`,
  oneOf: known => `it has to be one of: ${known}`,
  least: n => `it has to be at least ${n}`,
  most: n => `it can be ${n} at most`,
  longest: characters => `it can have ${characters} characters at most`,
  twice: name => `${name} is there twice`,
  absent: name => `${name} is nowhere`,
  noCost: (built, cost) => `it costs nothing here, but ${cost} in ${built}`,
  unpayable: (good, most) => `nobody can ever have more than ${most} ${good}`,
  offGrid: (cell, first, last) => `${cell} is off the grid, which goes from ${first} to ${last}`,
  cellTaken: cell => `on ${cell} there is something else already`,
  forestCells: () => 'a forest covers two spaces side by side',
  stableCells: () => 'a stable covers one space, or two side by side',
  oneCell: tile => `a ${tile} covers one space`,
  startColumn: (cell, column) => `${cell} is not in column ${column}, where the start buildings are`,
  turnsAtOnce: wheel => `the wheel ${wheel} would turn before the game begins: one of its basic goods has to be at 0`,
  notOnWheel: (good, wheel) => `there is no ${good} on the wheel ${wheel}`,
  fewTiles: (kind, least) => `there are too few ${kind} buildings: a row alone shows ${least}`,
  fewCards: (cards, least) => `${cards} cards are too few: ${least} are needed to choose hands from`,
  rising: () => 'the numbers have to rise from one to the next',
  noWay: place => `no path leads to ${place}`,
  samePlaces: place => `a path leads from ${place} to itself`,
  ringBacks: (back, spaces, tradespeople) =>
    `the rings have ${spaces} spaces with the ${back}, but there are ${tradespeople} tradespeople with it`,
  otherSide: (id, other) => `${id} is there without ${other}, the other side of the tile`,
  fewLarge: (level, there, wanted) => `there are ${there} large buildings of level ${level}, but ${wanted} are offered`,
  noHutStable: () => 'one stable of two spaces has to be under the hut',
  seats: players => `with ${players} players there have to be ${players} entries, one for each place in turn order`,
};
