import type { HelpWords } from './help.ts';

/** The help in German. */
export const HELP: HelpWords = {
  about: 'Glasstraße und Black Forest im Terminal',
  titles: { 'Usage:': 'Aufruf:', 'Arguments:': 'Angaben:', 'Options:': 'Optionen:', 'Commands:': 'Befehle:' },
  help: 'diese Hilfe zeigen',
  shared: {
    game: 'welches Spiel',
    players: 'wie viele mitspielen (2)',
    seed: 'der Startwert (1)',
    option: 'eine Variante des Aufbaus: NAME, oder NAME=a,b für eine Liste; mehrmals möglich',
    lang: languages => `die Sprache: ${languages} (die der Umgebung)`,
    json: 'nur eine Zeile JSON ausgeben',
    nodes: 'wie viele Stellungen ein Aufruf ansehen darf (je nach Stufe)',
    ms: 'oder wie viele Millisekunden er dauern darf',
    threads: 'wie viele Partien gleichzeitig (eine je Prozessorkern)',
    resume: 'Ergebnisse in dieser Datei behalten und mit denen weitermachen, die sie schon hat',
    csv: 'eine Zeile je Partie schreiben',
  },
  play: {
    about: 'eine Partie an diesem Terminal, für Menschen und Bots',
    game: games => `welches Spiel: ${games} (das erste)`,
    seats: levels => `wer spielt: human oder ${levels}, mit Kommas (human)`,
    seed: 'der Startwert (ein neuer)',
    load: 'mit einer gespeicherten Partie weiterspielen',
    continue: 'mit der zuletzt verlassenen Partie weiterspielen',
    save: 'die Partie hier speichern, wenn sie endet oder verlassen wird',
    auto: 'von selbst antworten, wo es nur eine Möglichkeit gibt',
    lines: 'Zeile für Zeile statt bildschirmfüllend, für Screenreader',
    noColor: 'ohne Farben',
    keys: 'Im Spiel gibt h einen Tipp des stärksten Bots, u nimmt zurück, ? zeigt alles andere.',
  },
  rules: {
    about: 'die Regeln eines Spiels: alle, ein Kapitel oder eine Regel nach ihrer Nummer',
    number: 'eine Regel wie GR-2.3 oder die Nummer eines Kapitels',
    game: games => `welches Spiel: ${games} (das der Regel, oder das erste)`,
  },
  simulate: {
    about: 'Partien von Bots, ihre Punkte und eine Prüfsumme über die Aufzeichnungen',
    bots: 'ein Name für alle Plätze oder einer für jeden (random)',
    games: 'wie viele Partien (100)',
    seed: 'Partie i hat den Startwert TEXT.i (1)',
    threads: 'wie viele Partien gleichzeitig (1)',
    records: 'jede Aufzeichnung in diesen Ordner schreiben',
  },
  arena: {
    about: 'wie Bots abschneiden: dieselben Ausgangslagen auf allen Plätzen',
    bots: 'die Stufen, die gegeneinander spielen; zu dritt und zu viert sitzt die erste allein gegen die anderen',
    deals: 'wie viele Ausgangslagen (200)',
    seed: 'Ausgangslage i hat den Startwert TEXT.i (1)',
  },
  solo: {
    about: 'was ein Bot allein erreicht',
    bot: 'welche Stufe',
    seeds: 'eine Datei mit einem Startwert je Zeile oder wie viele der festgelegten (300)',
  },
  engine: { about: 'JSON-Zeilen hinein, je eine JSON-Zeile heraus: siehe docs/engine-protocol.md' },
  cards: {
    about: 'alle Karten und Plättchen eines Spiels, je eine Zeile',
    stats: 'die Zeilen jeder Tabelle zählen, und jene mit eigens geschriebener Wirkung',
    write: 'cards.GAME.LANG.txt für jedes Spiel und jede Sprache in diesen Ordner schreiben',
  },
  replay: {
    about: 'prüft eine Aufzeichnung und zeigt eine Stellung daraus, oder prüft alle eines Ordners',
    file: 'die Aufzeichnung oder ein Ordner davon',
    at: 'die Stellung nach so vielen Zeilen (nach allen)',
  },
  perft: {
    about: 'wie viele Folgen von Entscheidungen es bis zu einer Tiefe gibt',
    depth: 'wie viele Entscheidungen tief',
    divide: 'auch für jede erste Entscheidung',
  },
  fuzz: {
    about: 'zufällige Partien, bis ein Fehler auftritt; schreibt den Fund als fuzz-SEED.game',
    seconds: 'wie lange (10)',
    players: 'wie viele mitspielen (beliebig viele)',
  },
  bench: {
    about: 'wie schnell die Regeln sind, in einem Thread: Median von zwanzig Läufen',
    game: 'welches Spiel (eines nach dem anderen)',
    seconds: 'wie lange jeder Wert gemessen wird (4)',
  },
};
