/** The names of things that a document may hold at a place. */
export type Shape = 'number' | 'text' | 'list' | 'object' | 'switch';

/** Every way in which a document can be wrong, in the words of one language. The place is told before the words. */
export interface FaultWords {
  notJson(line: number, column: number): string;
  tooLarge(megabytes: number): string;
  /** More than a whole document may hold. */
  tooMuch(entries: number): string;
  otherGame(game: string): string;
  keyTwice(): string;
  missing(): string;
  shape(wanted: Shape): string;
  unknown(name: string): string;
  oneOf(known: string): string;
  least(n: number): string;
  most(n: number): string;
  fewestEntries(n: number): string;
  mostEntries(n: number): string;
  shortest(characters: number): string;
  longest(characters: number): string;
  /** Two of the same in a list, or something of which there is only one. */
  twice(name: string): string;
  /** Something of which there has to be exactly one. */
  absent(name: string): string;
  noCost(built: string, cost: string): string;
  unpayable(good: string, most: number): string;
  offGrid(cell: string, first: string, last: string): string;
  cellTaken(cell: string): string;
  forestCells(): string;
  stableCells(): string;
  oneCell(tile: string): string;
  startColumn(cell: string, column: string): string;
  turnsAtOnce(wheel: string): string;
  notOnWheel(good: string, wheel: string): string;
  fewTiles(kind: string, least: number): string;
  fewCards(cards: number, least: number): string;
  /** A hand has to last for the card rounds of a period. */
  smallHand(rounds: number): string;
  /** The longer game is the shorter one. */
  shortLongGame(usual: number): string;
  rising(): string;
  noWay(place: string): string;
  samePlaces(place: string): string;
  ringBacks(back: string, spaces: number, tradespeople: number): string;
  otherSide(id: string, other: string): string;
  fewLarge(level: string, there: number, wanted: number): string;
  noHutStable(): string;
  seats(players: number): string;
}

export type FaultKind = keyof FaultWords;

/** What is wrong with a document, and where: `buildings.kiln.cost`. */
export interface Fault {
  readonly path: string;
  readonly what: FaultKind;
  readonly details: readonly (string | number)[];
}

export function fault<K extends FaultKind>(path: string, what: K, ...details: Parameters<FaultWords[K]>): Fault {
  return { path, what, details };
}

/** A fault in the words of a language. */
export function faultText(words: FaultWords, { what, details }: Fault): string {
  return (words[what] as (...details: readonly (string | number)[]) => string)(...details);
}
