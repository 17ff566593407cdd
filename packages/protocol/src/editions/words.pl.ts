import type { FaultWords, Shape } from './faults.ts';

const SHAPES: Record<Shape, string> = {
  number: 'liczba całkowita',
  text: 'tekst',
  list: 'lista',
  object: 'obiekt z nazwami i wartościami',
  switch: 'true albo false',
};

/** What is wrong with an edition, in Polish. */
export const PL: FaultWords = {
  notJson: (line, column) => `to nie jest JSON: nie da się odczytać wiersza ${line} od kolumny ${column}`,
  tooLarge: megabytes => `to ma więcej niż ${megabytes} MB`,
  tooMuch: entries => `tu jest za dużo: całe wydanie może mieć najwyżej tyle wpisów: ${entries}`,
  otherGame: game => `to jest wydanie gry ${game}`,
  keyTwice: () => 'to występuje tu dwa razy; liczyłoby się tylko jedno',
  missing: () => 'tego brakuje',
  shape: wanted => `tu musi stać ${SHAPES[wanted]}`,
  unknown: name => `„${name}” nie jest tu znane`,
  oneOf: known => `tu musi stać jedno z: ${known}`,
  least: n => `to musi wynosić co najmniej ${n}`,
  most: n => `to może wynosić najwyżej ${n}`,
  fewestEntries: n => `to musi mieć co najmniej tyle wpisów: ${n}`,
  mostEntries: n => `to może mieć najwyżej tyle wpisów: ${n}`,
  shortest: characters => `to musi mieć co najmniej tyle znaków: ${characters}`,
  longest: characters => `to może mieć najwyżej tyle znaków: ${characters}`,
  twice: name => `${name} występuje dwa razy`,
  absent: name => `${name} nigdzie nie występuje`,
  noCost: (built, cost) => `tu nic nie kosztuje, a w ${built} kosztuje: ${cost}`,
  unpayable: (good, most) => `nikt nie może mieć więcej niż ${most} (${good})`,
  offGrid: (cell, first, last) => `${cell} leży poza siatką, która biegnie od ${first} do ${last}`,
  cellTaken: cell => `na polu ${cell} leży już coś innego`,
  forestCells: () => 'las zajmuje dwa sąsiednie pola',
  stableCells: () => 'stajnia zajmuje jedno pole albo dwa sąsiednie',
  oneCell: tile => `${tile} zajmuje jedno pole`,
  startColumn: (cell, column) => `${cell} nie leży w kolumnie ${column}, w której stoją budynki startowe`,
  turnsAtOnce: wheel =>
    `koło ${wheel} obróciłoby się jeszcze przed grą: jeden z jego surowców podstawowych musi stać na 0`,
  notOnWheel: (good, wheel) => `na kole ${wheel} nie ma: ${good}`,
  fewTiles: (kind, least) => `za mało budynków rodzaju ${kind}: sam rząd pokazuje ${least}`,
  fewCards: (cards, least) => `kart jest za mało (${cards}): do wyboru ręki potrzeba ${least}`,
  smallHand: rounds => `etap ma tyle rund pomocników: ${rounds}, więc na ręce musi być co najmniej tyle kart`,
  shortLongGame: usual => `dłuższa gra nie może mieć mniej etapów niż zwykła (${usual})`,
  rising: () => 'liczby muszą rosnąć jedna po drugiej',
  noWay: place => `żadna droga nie prowadzi do ${place}`,
  samePlaces: place => `droga prowadzi z ${place} do niego samego`,
  ringBacks: (back, spaces, tradespeople) =>
    `kręgi mają ${spaces} miejsc z rewersem ${back}, a rzemieślników z nim jest ${tradespeople}`,
  otherSide: (id, other) => `jest ${id}, a brakuje ${other}, drugiej strony żetonu`,
  fewLarge: (level, there, wanted) => `dużych budynków poziomu ${level} jest ${there}, a wykłada się ${wanted}`,
  noHutStable: () => 'jedna stajnia na dwóch polach musi leżeć pod hutą',
  seats: players => `dla tylu graczy: ${players} potrzeba tylu wpisów, po jednym na miejsce w kolejności`,
};
