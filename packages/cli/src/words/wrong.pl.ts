import { counting } from './plural.ts';
import type { WrongWords } from './wrong.ts';

const counted = counting('pl');
const list = (names: readonly string[]) => names.join(', ');

/** What went wrong, in Polish. */
export const WRONG: WrongWords = {
  noCommand: known => `które polecenie? Dostępne: ${list(known)} (oraz --help)`,
  unknownCommand: (name, known) => `nie ma polecenia „${name}”; dostępne: ${list(known)}`,
  unknownOption: name => `nieznana opcja ${name}`,
  needsArgument: name => `brakuje argumentu <${name}>`,
  needsOption: flags => `trzeba podać opcję ${flags}`,
  needsValue: flags => `opcji ${flags} brakuje wartości`,
  tooMany: () => 'za dużo argumentów',
  twice: option => `opcję ${option} podano dwa razy`,
  together: (one, other) => `${one} i ${other} wykluczają się`,
  whole: (min, max) => `potrzebna jest liczba całkowita od ${min} do ${max}`,
  seconds: () => 'potrzebna jest liczba sekund większa od 0',
  seed: longest => `ziarno ma od 1 do ${longest} znaków i żadnego końca wiersza`,
  names: () => 'potrzebne są nazwy rozdzielone przecinkami',
  oneOf: known => `potrzebne jest jedno z: ${list(known)}`,
  noGame: (id, known) => `nie ma gry „${id}”; dostępne: ${list(known)}`,
  noBot: (name, known) => `nie ma bota „${name}”; dostępne: ${list(known)}`,
  nobody: (name, known) => `nikt nie nazywa się „${name}”; dostępne: ${list(known)}`,
  botsOrOne: players => `--bots przyjmuje jedną nazwę dla wszystkich miejsc albo ${players}, po jednej dla każdego`,
  severalLevels: () => '--bots przyjmuje co najmniej dwa różne poziomy',
  noFile: path => `nie ma pliku ${path}`,
  unreadable: path => `nie można odczytać ${path}`,
  unwritable: path => `nie można zapisać w ${path}`,
  unusable: path => `system nie pozwala użyć ${path}`,
  notAFolder: path => `${path} nie jest folderem, w którym można zapisywać`,
  otherRun: path => `${path} należy do innego przebiegu`,
  noResult: (path, line) => `${path}, wiersz ${line}: to nie jest wynik partii`,
  otherRecord: path => `${path} już istnieje i zawiera inną partię`,
  noRecords: folder => `w ${folder} nie ma żadnego zapisu (*.game)`,
  noSeeds: path => `${path} nie zawiera ziaren`,
  seedsUpTo: most => `--seeds przyjmuje plik albo liczbę od 1 do ${most}`,
  nothingKept: folder => `w ${folder} nie ma partii do kontynuowania`,
  loadBrings: () => '--load ma własną grę, wydanie, ziarno i warianty',
  seatsOf: (file, seats) => `${file} ma ${counted(seats, { one: 'miejsce', few: 'miejsca', other: 'miejsc' })}`,
  linesOf: (file, lines) => `${file} ma tylko ${counted(lines, { one: 'wiersz', few: 'wiersze', other: 'wierszy' })}`,
  oneRecord: () => '--at potrzebuje jednego zapisu, nie folderu',
  noRule: number => `nie ma zasady ani rozdziału ${number}`,
  noEdition: (name, known) => `nie ma wydania ani pliku „${name}”; wbudowane: ${list(known)}`,
  badEdition: (file, reason) => `${file} nie jest poprawnym wydaniem: ${reason}`,
  faulty: (file, faults) => `${file}: błędy: ${faults}`,
  refused: reason => reason,
  badLine: (file, line, reason) => `${file}, wiersz ${line}: ${reason}`,
  tooSpecial: tables => `więcej niż jeden wiersz na osiem ma działanie napisane osobno: ${list(tables)}`,
  fault: (kind, games, message, lines, file) =>
    `${kind} w partii ${games}: ${message}; zapis (wierszy: ${lines}) jest w ${file}`,
};
