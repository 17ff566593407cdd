import { listed } from '../listed.ts';
import type { TableWords } from './words.ts';

const withPoints = (points: string) => `${points} ${/^−?[1½]$/.test(points) ? 'Punkt' : 'Punkten'}`;

/** What is said at the table, in German. */
export const TABLE_DE: TableWords = {
  giveUp: {
    yes: 'Verzichten',
    no: 'Weiterspielen',
  },
  menu: {
    open: 'Menü des Tisches',
    save: ['Kopie speichern', 'als Datei, überall zu öffnen'],
    replay: ['Bisheriger Verlauf', 'Schritt für Schritt, von Anfang an'],
    fresh: ['Neue Partie', 'diese wartet unter „Weiterspielen“'],
    settings: ['Einstellungen', 'Sprache, Tempo, Tasten, Farben'],
    rules: ['Regeln', 'auch über die Nummer bei jeder Frage'],
    leave: ['Tisch verlassen', 'jederzeit zurückkommen'],
  },
  closing: {
    pages: 'Nach jeder Bauperiode anhalten und zeigen, was sie gebracht hat',
    gained: points => `Du hast ${points} dazugewonnen`,
    lost: points => `Du hast ${points} verloren`,
    same: 'Du hast so viele Punkte wie zuvor',
    leads: (who, points) => `${listed('de', who)} ${who.length === 1 ? 'führt' : 'führen'} mit ${withPoints(points)}.`,
    youLead: points => `Du führst mit ${withPoints(points)}.`,
    built: 'Gebaut',
    nothingBuilt: 'nichts',
    produced: 'Ertrag der Räder',
    points: 'Punkte vorher und nachher',
    fromTo: (before, after) => `vorher ${before}, jetzt ${after}`,
    again: 'Noch einmal ansehen',
  },
  fence: {
    short: why => `Kein Zurück: ${why}`,
    whole: why => `Was davor war, lässt sich nicht mehr zurücknehmen: ${why}`,
  },
  singleKeys: 'Einzelne Buchstaben, Ziffern und Zeichen als Tastenkürzel am Tisch',
  botSpeed: { label: 'Tempo der Computergegner', atOnce: 'Sofort' },
  you: 'du',
  planner: 'Planer: die drei besten Figurenfelder für den nächsten Zug zeigen',
  done: {
    build: name => `${name} bauen`,
    convert: name => `${name} nutzen`,
    play: name => `${name} ausspielen`,
    pick: name => `${name} wählen`,
    move: name => `Zug nach: ${name}`,
    visit: name => `Besuch: ${name}`,
    job: name => `Auftrag: ${name}`,
    cell: cell => `Feld ${cell}`,
    remove: cell => `${cell} räumen`,
  },
  chosenCards: n => `${n} Karten wählen`,
  against: who => `Gegen ${listed('de', who)}`,
  skip: 'Überspringen',
  playNow: 'Jetzt ziehen lassen',
};
