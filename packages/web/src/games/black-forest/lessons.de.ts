import type { BlackForestLessons } from './lessons.ts';

/** The lessons of Black Forest in German. */
export const DE: BlackForestLessons = {
  move: {
    title: 'Erst ziehen, dann handeln',
    moves: [
      'In jedem Zug ziehst du zuerst. Innerhalb eines Dorfes kostet das nichts: Geh zwischen den Ziegler und die Köchin.',
    ],
    done: 'Du stehst zwischen zwei Handwerkern. Du darfst {pawn einen oder beide} besuchen, in beliebiger Reihenfolge.',
  },
  neighbours: {
    title: 'Besuche einen Nachbarn',
    moves: ['Der Ziegler macht aus {charcoal 1 Kohle} {brick 4 Ziegel}. Besuche ihn.'],
    done: 'Erst wird gezahlt, dann gibt es den Ertrag. Ziegel haben eine eigene Leiste, alle anderen Waren wandern auf deinen zwei Rädern.',
  },
  wheel: {
    title: 'Das Rad dreht sich von selbst',
    moves: [
      'Nur {porridge Brei} steht auf null und hält das Kantinenrad auf. Die Köchin gibt 1 für jeden Acker: Besuche sie.',
    ],
    done: 'Von jeder Ware wurde eine verkocht, und {provisions beide Proviantmarken} und die {commodity Handelsware} sind gestiegen. Nun steht eine Marke auf 3: Auch eine volle Marke hält das Rad auf.',
  },
  travel: {
    title: 'Reise in ein anderes Dorf',
    moves: [
      'Jeder Weg kostet {provisions 1 Proviant}, und wer in dem Dorf steht, bekommt 1 einfache Ware deiner Wahl. Geh zum Baumeister und gib Bruno {brick 1 Ziegel}.',
    ],
    done: 'Zwei Wege und eine Ware: Volle Dörfer sind teuer. Jedes Figurenfeld zeigt, was es kosten würde, bevor du drückst.',
  },
  build: {
    title: 'Baue',
    moves: [
      'Gebäude bringen die meisten Punkte. Beim Baumeister darfst du eines von den Tafeln bauen: Besuche ihn.',
      'Was du bezahlen kannst, hat einen grünen Rand. Nimm die Lehmgrube für {wood 1 Holz} und {water 3 Wasser}.',
      'Ein kleines Gebäude braucht ein leeres Feld: Stell es neben den Stall, auf d1. Buchstaben zählen die Spalten von links, Zahlen die Reihen von oben.',
    ],
    done: 'Sie zählt 1 Punkt und arbeitet für dich: Drücke sie, wann immer du willst, und sie macht aus {water 2 Wasser} {brick 3 Ziegel}.',
  },
  swap: {
    title: 'Hole jemanden her',
    moves: [
      'Für {commodity 1 Handelsware} tauscht der Fahrende Händler mit jemandem den Platz. Rufe die Köchin in dein Dorf.',
      'Jetzt geh zu ihr: Es ist nur ein Schritt.',
    ],
    done: 'So hast du dir den ganzen Weg gespart. Getauscht wird einmal im Zug, und bevor du ziehst.',
  },
  job: {
    title: 'Erfülle einen Auftrag',
    moves: [
      'Statt jemanden zu besuchen, darfst du den Auftrag deines Dorfes erfüllen. Die Köchin will {meat 5 Fleisch}.',
    ],
    done: 'Ein Auftrag ist teuer und bringt viel. Der Ertrag kommt in Teilen, und du bestimmst die Reihenfolge.',
  },
  order: {
    title: 'Die Reihenfolge zählt',
    moves: [
      'Zwischen den Teilen drehen sich die Räder. Nimm zuerst das {wood Holz}: {sand Sand} steht noch auf null.',
      'Jetzt den {sand Sand}: Nichts steht mehr auf null, und das Glasrad dreht sich sofort.',
    ],
    done: 'Ein Rad, das sich früh dreht, schafft Platz: Mehr als 7 von einer Ware verfällt. Die übrigen Teile wurden für dich genommen.',
  },
  hut: {
    title: 'Die Glashütte zieht um',
    moves: ['Der Ofenbauer nimmt {brick 3 Ziegel} für 2 Schritte deiner Hütte. Am Ende ihrer Leiste zieht sie weiter.'],
    done: 'Du hast ein neues {small-estate kleines Landgut} mit zwei Wäldern, das 2 Punkte zählt, und der Stall unter der alten Hütte ist frei.',
  },
  livestock: {
    title: 'Tiere brauchen Platz',
    moves: ['Der Rinderbauer gibt dir {cattle 1 Rind}. Besuche ihn.'],
    done: 'Es lebt in deinem Stall. Ein Stall fasst 2 Rinder, ein Wald 1 Schwein, eine {pasture Weide} 3 von einer Art, und nur dort zählt jedes einen Punkt.',
  },
  end: {
    title: 'Das Endzeichen',
    moves: [
      'Dein Kantinenrad hat sich weit gedreht. Lass es sich noch einmal drehen: Besuche die Köchin.',
      'Eine Proviantmarke hat das Endzeichen erreicht. Beende deinen Zug.',
    ],
    done: 'Das läutet das Ende ein: Alle haben noch einen Zug, und du hast den letzten.',
  },
  score: {
    title: 'Zähle die Punkte',
    moves: ['Alle Züge sind gespielt. Zähle die Punkte.'],
    done: '{glass Glas}, der große Zeiger des Kantinenrads, kleine Landgüter, Tiere auf Weiden und Gebäude zählen: Du hast gewonnen. Spiel jetzt eine ganze Partie, mit Tipps.',
  },
};
