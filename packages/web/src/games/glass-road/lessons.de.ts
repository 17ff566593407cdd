import type { GlassRoadLessons } from './lessons.ts';

/** The lessons of Glass Road in German. */
export const DE: GlassRoadLessons = {
  card: {
    title: 'Spiele eine Karte',
    moves: [
      'In vier Bauperioden errichtest du Gebäude: Wer am Ende die meisten {seal Punkte} hat, gewinnt. Was du dazu brauchst, bringen Karten. Alle legen eine verdeckt ab, dann wird reihum aufgedeckt. Spiele deinen {water-carrier Wasserträger}.',
    ],
    done: 'Deine Karte wird als erste aufgedeckt, und niemand sonst hat sie auf der Hand. Darum darfst du {card beide Funktionen} nutzen.',
  },
  fee: {
    title: 'Erst die Eingangskosten',
    moves: ['Der Wasserträger arbeitet für {food 1 Nahrung}. Zahle sie und sieh auf das Rad.'],
    done: 'Das Brot ist um eine Zahl gesunken. Manche wollen eine Ware, manche einen Wald, manche nichts. Du zahlst nur einmal für beide Funktionen.',
  },
  walk: {
    title: 'Waren sind Marker, die wandern',
    moves: ['Du hast {water 3 Wasser} und {wood 2 Holz}. Nutze die erste Funktion und sieh zu, wie sie wandern.'],
    done: 'Jetzt sind es 5 und 3. Mehr als 7 von einer Ware geht nicht, der Rest verfällt. Was du besitzt, zeigen die Räder.',
  },
  wheel: {
    title: 'Das Rad dreht sich von selbst',
    moves: [
      'Nur {sand Sand} steht noch auf null, und eine Null hält das Rad auf. Nimm einen: Von jeder Ware verbrennt eine, und du bekommst {glass ein Glas}.',
      'Das kann wehtun: Auch deine letzte {food Nahrung} ist verbrannt, und die fehlt dir bei den nächsten Kosten. Kein Rad lässt sich anhalten, also zähle vorher. Beende jetzt deinen Zug.',
    ],
    done: 'Auch Bruno und Wilma haben ihre Karten genutzt. Drei solche Runden hat eine Bauperiode, dies ist die zweite.',
  },
  followed: {
    title: 'Jemand zieht mit',
    moves: [
      'Spiele den {cultivator Landbaumeister}. Wer dieselbe Karte auf der Hand hat, muss sie jetzt auch ausspielen.',
    ],
    done: 'Bruno zieht mit, darum nutzt jeder von euch nur {card eine Funktion}. So geht es auch dir, wenn andere eine Karte zeigen, die du auf der Hand hast.',
  },
  build: {
    title: 'Baue etwas',
    moves: [
      'Mit der zweiten Funktion wird gebaut. Nutze sie.',
      'Helle Plättchen kannst du bezahlen. Nimm das {build Nasslager}: Es kostet {water 1 Wasser}.',
      'Lege es auf das leere Feld deines Landschaftsplans: b2. Buchstaben zählen die Spalten von links, Zahlen die Reihen von oben.',
    ],
    done: 'Es ist {star 1 Punkt} wert und hat sofort {wood 4 Holz} gebracht. {k-processing Grüne} Plättchen wandeln um, {k-immediate rote} wirken einmal, {k-bonus gelbe} zählen am Ende.',
  },
  trade: {
    title: 'Wandle um, wann du willst',
    moves: ['Deine Sandgrube macht aus {water 1 Wasser} {sand 2 Sand}, jederzeit und so oft du willst. Drücke darauf.'],
    done: 'Das Rad bleibt stehen, denn {food Nahrung} steht auf null. Mit Umwandlungen bestimmst du, wann sich ein Rad dreht.',
  },
  period: {
    title: 'Das Ende einer Bauperiode',
    moves: ['Deine dritte Karte ist genutzt. Beende deinen Zug, dann werden auch Bruno und Wilma fertig.'],
    done: 'Alle Karten kommen zurück, die Gebäudetafel wird aufgefüllt, der {goblet Kelch} wandert weiter, und alle wählen wieder fünf von fünfzehn Karten. Nach vier Bauperioden ist Schluss.',
  },
  score: {
    title: 'Zähle die Punkte',
    moves: [
      'Die letzte Bauperiode ist vorbei, aber umwandeln darfst du noch. {sand 2 Sand} sind {star 1 Punkt} wert: Nutze die Sandgrube.',
      'Mehr ist nicht zu holen. Zähle die Punkte.',
    ],
    done: 'Gebäude, {glass Glas} und {brick Ziegel} geben Punkte, jeder {sand Sand} einen halben: Du hast gewonnen. Spiel jetzt eine ganze Partie, mit einfachen Plättchen und Tipps.',
  },
};
