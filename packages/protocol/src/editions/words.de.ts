import type { FaultWords, Shape } from './faults.ts';

const SHAPES: Record<Shape, string> = {
  number: 'eine ganze Zahl',
  text: 'ein Text',
  list: 'eine Liste',
  object: 'ein Objekt mit Namen und Werten',
  switch: 'true oder false',
};

/** What is wrong with an edition, in German. */
export const DE: FaultWords = {
  notJson: (line, column) => `das ist kein JSON: Zeile ${line}, Spalte ${column} ist nicht lesbar`,
  tooLarge: megabytes => `das ist größer als ${megabytes} MB`,
  tooMuch: entries => `hier steht zu viel: eine ganze Ausgabe hat höchstens ${entries} Einträge`,
  otherGame: game => `das ist eine Ausgabe von ${game}`,
  keyTwice: () => 'das steht zweimal da; nur eines davon würde gelten',
  missing: () => 'das fehlt',
  shape: wanted => `hier muss ${SHAPES[wanted]} stehen`,
  unknown: name => `„${name}“ ist hier nicht bekannt`,
  oneOf: known => `hier muss eines davon stehen: ${known}`,
  least: n => `das muss mindestens ${n} sein`,
  most: n => `das darf höchstens ${n} sein`,
  fewestEntries: n => `das muss mindestens ${n} ${n === 1 ? 'Eintrag' : 'Einträge'} haben`,
  mostEntries: n => `das darf höchstens ${n} ${n === 1 ? 'Eintrag' : 'Einträge'} haben`,
  shortest: characters => `das muss mindestens ${characters} Zeichen haben`,
  longest: characters => `das darf höchstens ${characters} Zeichen haben`,
  twice: name => `${name} kommt zweimal vor`,
  absent: name => `${name} kommt nicht vor`,
  noCost: (built, cost) => `das kostet hier nichts, in ${built} aber ${cost}`,
  unpayable: (good, most) => `niemand kann je mehr als ${most} ${good} haben`,
  offGrid: (cell, first, last) => `${cell} liegt außerhalb des Rasters, das von ${first} bis ${last} geht`,
  cellTaken: cell => `auf ${cell} liegt schon etwas anderes`,
  forestCells: () => 'ein Wald bedeckt zwei Felder nebeneinander',
  stableCells: () => 'ein Stall bedeckt ein Feld oder zwei nebeneinander',
  oneCell: tile => `${tile} bedeckt ein Feld`,
  startColumn: (cell, column) => `${cell} liegt nicht in der Spalte ${column}, in der die Startgebäude stehen`,
  turnsAtOnce: wheel =>
    `das Rad ${wheel} würde sich schon vor dem Spiel drehen: einer seiner Grundrohstoffe muss auf 0 stehen`,
  notOnWheel: (good, wheel) => `auf dem Rad ${wheel} gibt es kein ${good}`,
  fewTiles: (kind, least) => `es gibt zu wenige Gebäude der Art ${kind}: schon eine Reihe zeigt ${least}`,
  fewCards: (cards, least) => `${cards} Karten sind zu wenige: um Hände zu wählen, braucht es ${least}`,
  smallHand: rounds => `eine Bauperiode hat ${rounds} Kartenrunden, also braucht eine Hand mindestens ${rounds} Karten`,
  shortLongGame: usual => `das längere Spiel kann nicht weniger Bauperioden haben als das übliche, das ${usual} hat`,
  rising: () => 'die Zahlen müssen von einer zur nächsten steigen',
  noWay: place => `kein Weg führt nach ${place}`,
  samePlaces: place => `ein Weg führt von ${place} zu sich selbst`,
  ringBacks: (back, spaces, tradespeople) =>
    `die Ringe haben ${spaces} Plätze mit ${back}, aber es gibt ${tradespeople} Handwerker damit`,
  otherSide: (id, other) => `${id} ist da, aber nicht ${other}, die andere Seite des Plättchens`,
  fewLarge: (level, there, wanted) =>
    `es gibt ${there} große Gebäude der Stufe ${level}, ausgelegt werden aber ${wanted}`,
  noHutStable: () => 'ein Stall auf zwei Feldern muss unter der Hütte liegen',
  seats: players => `für ${players} Spieler braucht es ${players} Einträge, einen für jeden Platz in der Reihenfolge`,
};
