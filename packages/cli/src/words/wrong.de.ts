import { counting } from './plural.ts';
import type { WrongWords } from './wrong.ts';

const counted = counting('de');
const list = (names: readonly string[]) => names.join(', ');

/** What went wrong, in German. */
export const WRONG: WrongWords = {
  noCommand: known => `welcher Befehl? Es gibt: ${list(known)} (und --help)`,
  unknownCommand: (name, known) => `einen Befehl „${name}“ gibt es nicht; es gibt: ${list(known)}`,
  unknownOption: name => `unbekannte Option ${name}`,
  needsArgument: name => `es fehlt die Angabe <${name}>`,
  needsOption: flags => `die Option ${flags} muss angegeben werden`,
  needsValue: flags => `zur Option ${flags} fehlt der Wert`,
  tooMany: () => 'zu viele Angaben',
  twice: option => `${option} steht zweimal da`,
  together: (one, other) => `${one} und ${other} schließen einander aus`,
  whole: (min, max) => `nötig ist eine ganze Zahl von ${min} bis ${max}`,
  seconds: () => 'nötig ist eine Zahl von Sekunden über 0',
  seed: longest => `ein Startwert hat 1 bis ${longest} Zeichen und keinen Zeilenumbruch`,
  names: () => 'nötig sind Namen mit Kommas dazwischen',
  oneOf: known => `nötig ist eines von: ${list(known)}`,
  noGame: (id, known) => `ein Spiel „${id}“ gibt es nicht; es gibt: ${list(known)}`,
  noBot: (name, known) => `einen Bot „${name}“ gibt es nicht; es gibt: ${list(known)}`,
  nobody: (name, known) => `niemand heißt „${name}“; es gibt: ${list(known)}`,
  botsOrOne: players => `--bots nimmt einen Namen für alle Plätze oder ${players}, einen für jeden`,
  severalLevels: () => '--bots nimmt zwei oder mehr verschiedene Stufen',
  noFile: path => `es gibt keine Datei ${path}`,
  unreadable: path => `${path} lässt sich nicht lesen`,
  unwritable: path => `in ${path} lässt sich nicht schreiben`,
  unusable: path => `das System lässt ${path} nicht benutzen`,
  notAFolder: path => `${path} ist kein Ordner, in den man schreiben kann`,
  otherRun: path => `${path} gehört zu einem anderen Lauf`,
  noResult: (path, line) => `${path}, Zeile ${line}: das ist kein Ergebnis einer Partie`,
  otherRecord: path => `${path} gibt es schon, mit einer anderen Partie`,
  noRecords: folder => `in ${folder} liegt keine Aufzeichnung (*.game)`,
  noSeeds: path => `${path} hat keine Startwerte`,
  seedsUpTo: most => `--seeds nimmt eine Datei oder eine Zahl von 1 bis ${most}`,
  nothingKept: folder => `in ${folder} liegt keine Partie zum Weiterspielen`,
  loadBrings: () => '--load bringt Spiel, Ausgabe, Startwert und Varianten selbst mit',
  seatsOf: (file, seats) => `${file} hat ${counted(seats, { one: 'Platz', other: 'Plätze' })}`,
  linesOf: (file, lines) => `${file} hat nur ${counted(lines, { one: 'Zeile', other: 'Zeilen' })}`,
  oneRecord: () => '--at braucht eine einzelne Aufzeichnung, keinen Ordner',
  noRule: number => `eine Regel oder ein Kapitel ${number} gibt es nicht`,
  noEdition: (name, known) => `es gibt weder eine Ausgabe noch eine Datei „${name}“; eingebaut: ${list(known)}`,
  badEdition: (file, reason) => `${file} ist keine brauchbare Ausgabe: ${reason}`,
  faulty: (file, faults) => `${file}: ${faults} Fehler`,
  refused: reason => reason,
  badLine: (file, line, reason) => `${file}, Zeile ${line}: ${reason}`,
  tooSpecial: tables => `mehr als jede achte Zeile hat eine eigens geschriebene Wirkung: ${list(tables)}`,
  fault: (kind, games, message, lines, file) =>
    `${kind} in Partie ${games}: ${message}; die Aufzeichnung (${lines} Zeilen) ist in ${file}`,
};
