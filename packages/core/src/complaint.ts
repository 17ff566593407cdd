/**
 * Everything that can be wrong with a line, a record, a position or a message, in the words of one language. Names that
 * come quoted are what somebody gave; the others are fields, verbs and headers, which have no language.
 */
export interface ComplaintWords {
  // fields
  missing(field: string): string;
  noObject(field: string): string;
  noText(field: string): string;
  textUpTo(field: string, characters: number): string;
  noNumber(field: string): string;
  wholeFrom(field: string, least: number): string;
  wholeBetween(field: string, least: number, most: number): string;
  noSwitch(field: string): string;
  oneOf(field: string, known: string): string;
  cannotBe(field: string, quoted: string): string;
  hasNo(field: string, quoted: string): string;
  listBetween(field: string, least: number, most: number): string;
  listsUnknown(field: string): string;
  listsTwice(field: string): string;
  listOfLines(field: string): string;
  switchesAndLists(field: string): string;
  nameOrDocument(field: string): string;
  // seats
  noSeat(quoted: string): string;
  noSeatHere(field: string): string;
  noSeatOf(letter: string, players: number): string;
  // positions
  thereTwice(thing: string): string;
  doesNotLieOn(quoted: string, quotedCells: string): string;
  notFree(quotedCells: string): string;
  noNeighbours(quotedCells: string): string;
  twoOn(space: string): string;
  noRoom(seat: string, fields: string): string;
  cannotComplete(field: string): string;
  onlyForPlayers(field: string, players: number): string;
  // lines
  noLineStart(quoted: string): string;
  noVerb(quoted: string): string;
  missingPart(verb: string, argument: string): string;
  noWhole(quoted: string): string;
  noArgument(quoted: string, argument: string): string;
  tooMuchAfter(quoted: string, verb: string): string;
  tooLate(line: string): string;
  othersDecision(line: string): string;
  notAmong(line: string, offered: string): string;
  /** `why` is another complaint. */
  noAction(quoted: string, why: string): string;
  // records
  textTooLarge(megabytes: number): string;
  controlCharacter(): string;
  firstLine(wanted: string): string;
  noHeader(quoted: string): string;
  headerTwice(header: string): string;
  headerMissing(header: string): string;
  oneWord(header: string): string;
  namesNothing(header: string): string;
  optionTwice(quoted: string): string;
  playersBetween(least: number, most: number): string;
  startNotJson(): string;
  mostActions(most: number): string;
  missingVerb(): string;
  textAfterScores(): string;
  noScore(quoted: string): string;
  scoreDue(seat: string): string;
  noPoints(quoted: string): string;
  scoreMissing(seat: string): string;
  scoresTooEarly(): string;
  otherScores(points: string, given: string): string;
  factsMissing(edition: string): string;
  otherFacts(edition: string): string;
  factsNotJson(): string;
  emptyLineBeforeFacts(): string;
  /** `why` is in words already. */
  factsWrong(why: string): string;
  /** `why` is another complaint. */
  inRecordLine(line: number, why: string): string;
  // set-ups
  noGame(quoted: string, known: string): string;
  otherGame(quoted: string, wanted: string): string;
  noEdition(quoted: string): string;
  noFix(quoted: string): string;
  playersOf(least: number, most: number): string;
  noOption(quoted: string, known: string): string;
  optionNeedsList(option: string): string;
  optionIsSwitch(option: string): string;
  optionLacks(option: string, quoted: string): string;
  optionPlayers(option: string, players: number): string;
  seedTooLong(most: number): string;
  seedOneLine(): string;
  editionNoObject(): string;
  editionOfOther(quoted: string, wanted: string): string;
  editionNoSense(): string;
  /** `why` is in words already. */
  editionWrong(why: string): string;
  // taking back
  nothingToTakeBack(seat: string): string;
  answeredSince(seat: string): string;
  shownSince(): string;
  neededBy(line: number): string;
  cannotTakeBack(seat: string): string;
  // tables
  stale(): string;
  showsSomething(quoted: string): string;
  answerAtOnce(): string;
  notLineOf(quoted: string, seat: string): string;
  notWishOf(seat: string): string;
  ownLinesOnly(): string;
  onlyForSeat(seat: string): string;
  onlookerPlays(): string;
  onlookerHasNoSeat(): string;
  recordOnceOver(): string;
  // programs
  noGameYet(): string;
  lineTooLong(): string;
  lineNotJson(): string;
  lineNoObject(): string;
  editionForOther(game: string): string;
  brokenInside(): string;
  /** What is in words already, whatever it is about. */
  inWords(words: string): string;
}

export type ComplaintKind = keyof ComplaintWords;

/** What is wrong, as data: it is said where somebody reads it. A detail may be a complaint itself. */
export interface Complaint {
  readonly what: ComplaintKind;
  readonly details: readonly (string | number | Complaint)[];
}

type OrComplaint<T extends readonly (string | number)[]> = { [I in keyof T]: T[I] | Complaint };

/** The details of a kind; each may be another complaint. */
export type ComplaintDetails<K extends ComplaintKind> = OrComplaint<Parameters<ComplaintWords[K]>>;

/** A complaint in the words of a language. */
export function complaintText(words: ComplaintWords, { what, details }: Complaint): string {
  const said = details.map(detail => (typeof detail === 'object' ? complaintText(words, detail) : detail));
  return (words[what] as (...details: readonly (string | number)[]) => string)(...said);
}
