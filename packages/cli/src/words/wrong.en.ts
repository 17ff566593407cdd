import { counting } from './plural.ts';
import type { WrongWords } from './wrong.ts';

const counted = counting('en');
const list = (names: readonly string[]) => names.join(', ');

/** What went wrong, in English. */
export const WRONG: WrongWords = {
  noCommand: known => `which command? There is: ${list(known)} (and --help)`,
  unknownCommand: (name, known) => `there is no command "${name}"; there is: ${list(known)}`,
  unknownOption: name => `unknown option '${name}'`,
  needsArgument: name => `missing required argument '${name}'`,
  needsOption: flags => `required option '${flags}' not specified`,
  needsValue: flags => `option '${flags}' argument missing`,
  tooMany: () => 'too many arguments',
  twice: option => `${option} is given twice`,
  together: (one, other) => `${one} and ${other} exclude each other`,
  whole: (min, max) => `it takes a whole number from ${min} to ${max}`,
  seconds: () => 'it takes a number of seconds above 0',
  seed: longest => `a seed has 1 to ${longest} characters and no line breaks`,
  names: () => 'it takes names with commas between them',
  oneOf: known => `it takes one of: ${list(known)}`,
  noGame: (id, known) => `there is no game "${id}"; there is: ${list(known)}`,
  noBot: (name, known) => `there is no bot "${name}"; there is: ${list(known)}`,
  nobody: (name, known) => `nobody is called "${name}"; there is: ${list(known)}`,
  botsOrOne: players => `--bots takes one name for all seats or ${players}, one for each`,
  severalLevels: () => '--bots takes two or more different levels',
  noFile: path => `there is no file ${path}`,
  unreadable: path => `${path} cannot be read`,
  unwritable: path => `${path} cannot be written`,
  unusable: path => `the system does not let us use ${path}`,
  notAFolder: path => `${path} is no folder to write into`,
  otherRun: path => `${path} belongs to another run`,
  noResult: (path, line) => `${path}, line ${line}: this is no result of a game`,
  otherRecord: path => `${path} is there already and holds another game`,
  noRecords: folder => `there is no record (*.game) in ${folder}`,
  noSeeds: path => `${path} has no seeds`,
  seedsUpTo: most => `--seeds takes a file, or a number from 1 to ${most}`,
  nothingKept: folder => `there is no game to go on with in ${folder}`,
  loadBrings: () => '--load brings its own game, seed and options',
  seatsOf: (file, seats) => `${file} has ${counted(seats, { one: 'seat', other: 'seats' })}`,
  linesOf: (file, lines) => `${file} has only ${counted(lines, { one: 'line', other: 'lines' })}`,
  oneRecord: () => '--at needs one record, not a folder',
  noRule: number => `there is no rule or chapter ${number}`,
  refused: reason => reason,
  badLine: (file, line, reason) => `${file}, line ${line}: ${reason}`,
  tooSpecial: tables => `more than one row in eight is special: ${list(tables)}`,
  fault: (kind, games, message, lines, file) => `${kind} after ${games} games: ${message}; ${lines} lines in ${file}`,
};
