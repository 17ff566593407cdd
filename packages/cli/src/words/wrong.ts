/** Ways to call a command wrongly, and ways in which a command that was understood can fail. */
export interface WrongWords {
  noCommand(known: readonly string[]): string;
  unknownCommand(name: string, known: readonly string[]): string;
  unknownOption(name: string): string;
  needsArgument(name: string): string;
  needsOption(flags: string): string;
  needsValue(flags: string): string;
  tooMany(): string;
  twice(option: string): string;
  together(one: string, other: string): string;
  whole(min: number, max: number): string;
  seconds(): string;
  seed(longest: number): string;
  names(): string;
  oneOf(known: readonly string[]): string;
  noTableAddress(address: string): string;
  /** A server does not know the token or the table. */
  turnedAway(address: string): string;
  unreachable(address: string): string;
  noGame(id: string, known: readonly string[]): string;
  noBot(name: string, known: readonly string[]): string;
  /** A level that has no such part, or a number of positions that is none. */
  noContestant(name: string, parts: readonly (readonly [level: string, parts: readonly string[]])[]): string;
  nobody(name: string, known: readonly string[]): string;
  botsOrOne(players: number): string;
  severalLevels(): string;
  noFile(path: string): string;
  unreadable(path: string): string;
  unwritable(path: string): string;
  /** The system does not let us: not allowed, not there, no room. */
  unusable(path: string): string;
  /** The output is gone. */
  unwritten(): string;
  notAFolder(path: string): string;
  otherRun(path: string): string;
  noResult(path: string, line: number): string;
  otherRecord(path: string): string;
  noRecords(folder: string): string;
  noSeeds(path: string): string;
  seedsUpTo(most: number): string;
  nothingKept(folder: string): string;
  badSeats(file: string): string;
  loadBrings(): string;
  seatsOf(file: string, seats: number): string;
  linesOf(file: string, lines: number): string;
  oneRecord(): string;
  noRule(number: string): string;
  noEdition(name: string, known: readonly string[]): string;
  /** An edition of one game where another one is asked for. */
  otherGame(edition: string, game: string, wanted: string): string;
  badEdition(file: string, reason: string): string;
  faulty(file: string, faults: number): string;
  /** What the rules or the notation say of it. */
  refused(reason: string): string;
  /** The same with the line of a file. */
  badLine(file: string, line: number, reason: string): string;
  tooSpecial(tables: readonly string[]): string;
  fault(kind: string, games: number, message: string, lines: number, file: string): string;
}
