import { plain, say } from '../runs.ts';
import { buildingIs, buildingOne, good, DE as phrases, theBuilding, thing } from '../shared/de.ts';
import { NAMES_DE as names } from './names.de.ts';
import type { BlackForestWords } from './words.ts';

/** Tradespeople and places that are inflected behind an article. */
const OBLIQUE: Readonly<Record<string, string>> = {
  'Fahrender Händler': 'Fahrenden Händler',
  Rinderbauer: 'Rinderbauern',
  Schweinebauer: 'Schweinebauern',
  Graf: 'Grafen',
  Lehnsherr: 'Lehnsherrn',
};

/** `den Schlachter`, `die Köchin`; `dem Schlachter`, `der Köchin`. */
function person(name: string, article: 'den' | 'dem'): string {
  if (name.endsWith('in')) return `${article === 'den' ? 'die' : 'der'} ${name}`;
  return `${article} ${OBLIQUE[name] ?? name}`;
}

/** `zum Markt`, `nach Dorf 1`, `in die Mitte von Dorf 1`. */
function toward(place: string): string {
  if (place.startsWith('die Mitte')) return `in ${place}`;
  const named = Object.values(names.locations).includes(place) && place !== names.locations.freiburg;
  return named ? `zum ${OBLIQUE[place] ?? place}` : `nach ${place}`;
}

const steps = (n: number) => `${n} ${n === 1 ? 'Schritt' : 'Schritte'}`;

/** Black Forest in German. */
export const DE: BlackForestWords = {
  phrases,
  names,
  nouns: {
    brick: good('Ziegel'),
    wood: good('Holz'),
    sand: good('Sand'),
    charcoal: good('Kohle'),
    water: good('Wasser'),
    porridge: good('Brei'),
    meat: good('Fleisch'),
    glass: good('Glas'),
    provisions: good('Proviant'),
    commodity: thing('Handelsware', 'Handelswaren', 'f'),
    basic: thing('einfache Ware', 'einfache Waren', 'f'),
    field: thing('Acker', 'Äcker', 'm'),
    pond: { ...thing('Teich', 'Teiche', 'm'), atLeast: 'Teichen' },
    pasture: thing('Weide', 'Weiden', 'f'),
    forest: thing('Wald', 'Wälder', 'm'),
    pig: thing('Schwein', 'Schweine', 'n'),
    cattle: { ...thing('Rind', 'Rinder', 'n'), atLeast: 'Rindern' },
    animal: thing('Tier', 'Tiere', 'n'),
    progress: thing('Schritt der Glashütte', 'Schritte der Glashütte', 'm'),
    stable: thing('Stall', 'Ställe', 'm'),
    empty: thing('leeres Feld', 'leere Felder', 'n', 'leere Feld'),
    building: thing('Gebäude', 'Gebäude', 'n'),
    'small-estate': thing('kleines Landgut', 'kleine Landgüter', 'n', 'kleine Landgut'),
    'pig-on-forest': thing('Schwein in einem Wald', 'Schweine in Wäldern', 'n'),
    'empty-pasture': thing('Weide ohne Tiere', 'Weiden ohne Tiere', 'f'),
    'stocked-pasture': thing('Weide mit mindestens 2 Tieren', 'Weiden mit mindestens 2 Tieren', 'f'),
    'tannery-pig': thing('Schwein auf diesem Gebäude', 'Schweine auf diesem Gebäude', 'n'),
  },
  wheels: {
    glass: { name: 'das Glasrad', on: 'auf dem Glasrad', from: 'vom Glasrad' },
    cooking: { name: 'das Kantinenrad', on: 'auf dem Kantinenrad', from: 'vom Kantinenrad' },
    first: { name: 'die erste Marke', on: 'auf der ersten Marke', from: 'von der ersten Marke' },
    second: { name: 'die zweite Marke', on: 'auf der zweiten Marke', from: 'von der zweiten Marke' },
    track: { name: 'die Ziegelleiste', on: 'auf der Ziegelleiste', from: 'von der Ziegelleiste' },
  },
  parts: {
    livestock: 'Tiere',
    progress: 'Schritte der Glashütte',
    build: 'Bauen',
    exchange: 'Umwandlung',
    special: 'Sondereffekt',
    'glass-charcoal': 'Kohle auf dem Glasrad',
    'cooking-charcoal': 'Kohle auf dem Kantinenrad',
  },
  kinds: {
    small: 'kleines Gebäude',
    large: 'großes Gebäude',
    tradesperson: 'Handwerker',
    job: 'Auftrag',
  },
  occasions: {
    'estate-added': 'du ein Landgut hinzubekommst',
    'forest-removed': 'du einen Wald entfernst',
    'merchant-moved': 'du den Fahrenden Händler versetzt',
    'glass-gained': 'du Glas erhältst (auch durch Produktion), je Glas',
    'visit-herder': 'du die Hirtin besuchst',
    'enter-village-of-cook': 'du das Dorf der Köchin betrittst',
    'meat-from-butcher': 'du vom Schlachter Fleisch erhältst',
    'pond-from-gardener': 'du vom Gärtner einen Teich erhältst',
    'field-from-farmhand': 'du von der Feldarbeiterin einen Acker erhältst',
  },
  specials: {
    'raise-zeros-and-turn-again':
      'alle einfachen Waren, die auf 0 stehen, auf 1 erhöhen und danach einen weiteren Zug ausführen',
    'drop-glass-charcoal': 'die Kohlemarke vom Glasrad nehmen, das von nun an keine Kohle mehr braucht',
    'pay-three-kinds': 'wenn möglich, je 1 von 3 verschiedenen Waren zahlen, dafür 5 Brei erhalten',
    'keep-butchered-pigs': 'Schweine, die du dem Schlachter gibst, kommen auf dieses Gebäude (höchstens 5)',
    'two-pigs-a-forest': 'In jedem deiner Wälder haben 2 Schweine Platz',
    breed: 'für jedes Paar gleicher Tiere 1 weiteres dieser Art erhalten (höchstens 4)',
    'visit-anyone':
      'Nach dem Besuch der Feldarbeiterin darfst du 2 Wasser zahlen und statt des zweiten Nachbarn irgendeinen anderen Handwerker besuchen',
    'no-pawn-fees': 'Du zahlst nichts für Figuren in den Dörfern, die du betrittst',
    'wood-to-three': 'dein Holz auf mindestens 3 erhöhen',
    'no-more-estates': 'Deine Glashütte bringt dir keine kleinen Landgüter mehr',
  },
  cull: what => say`${what} abgeben`,
  advance: n => say`die Glashütte um ${steps(n)} voranbringen`,
  retreat: n => say`die Glashütte um ${steps(n)} zurücksetzen`,
  whenever: (occasion, condition, then) =>
    condition ? say`Immer wenn ${occasion} und ${condition} hast: ${then}` : say`Immer wenn ${occasion}: ${then}`,
  rivals: '2 Ziegel (zu viert 3, solo 1)',
  needsAlone: 'Nur auf einem Landgut ohne andere Gebäude',

  between: (village, one, other) => `${village} (zwischen ${one} und ${other})`.replace('Fahrender', 'Fahrendem'),
  centre: village => `die Mitte von ${village}`,
  nowhere: 'noch nicht auf dem Spielplan',

  questions: {
    neutralVillage: 'In welches Dorf kommt die neutrale Figur?',
    neutralSpace: 'Auf welches Figurenfeld kommt die neutrale Figur?',
    neutralMove: 'Wohin kommt die neutrale Figur?',
    move: swap => (swap ? say`Wohin ziehst du, oder versetzt du erst den Händler?` : say`Wohin ziehst du?`),
    act: 'Besuche einen Nachbarn oder erfülle den Auftrag',
    visit: 'Besuche einen Nachbarn',
    job: 'Erfülle den Auftrag',
    actAgain: 'Besuche den anderen Nachbarn oder beende deinen Zug',
    endTurn: 'Beende deinen Zug',
    buildWhat: 'Was baust du?',
    keep: 'Nicht alle Tiere haben Platz. Welche behältst du?',
    fee: to =>
      to === undefined ? say`Was zahlst du für die Figur im Dorf?` : say`Was gibst du ${to} für die Figur im Dorf?`,
    raiseZero: 'Welche Ware steigt als Nächstes auf 1?',
    young: 'Wie viele der Jungtiere sind Schweine?',
    payKinds: n =>
      n === 1 ? say`Noch 1 Ware zahlen: welche?` : say`Noch ${n} verschiedene Waren zahlen: welche zuerst?`,
    lastConversions: 'Letzte Umwandlungen vor der Wertung',
  },
  answers: {
    swap: name => say`Fahrenden Händler mit ${person(name, 'dem')} vertauschen`,
    move: (to, white) => say`${white ? 'weiße Figur ' : ''}${toward(to)} ziehen`,
    beg: 'betteln: 1 Proviant erhalten',
    give: what => say`${what} geben`,
    visit: (name, then) => say`${name}: ${then}`,
    job: (name, then) => say`${name}: ${then}`,
    keep: animals => say`${animals} behalten`,
    keepNone: 'kein Tier behalten',
    endTurn: 'Zug beenden',
    loseAction: 'keine Aktion möglich: weiter',
    endGame: 'fertig: zur Wertung',
  },
  log: {
    herd: (who, animals) => say`${who} hat nun ${plain(animals) === phrases.nothing ? 'keine Tiere' : animals}`,
    progress: (who, n) => say`${who} steht mit der Glashütte auf Schritt ${n}`,
    estate: (who, estates) => say`${who} erhält ein kleines Landgut (nun ${estates} Landgüter)`,
    swaps: (who, name) => say`${who} vertauscht den Fahrenden Händler mit ${person(name, 'dem')}`,
    moves: (who, to, provisions) =>
      provisions ? say`${who} zieht für ${provisions} ${toward(to)}` : say`${who} zieht ${toward(to)}`,
    movesNeutral: (who, to) => say`${who} setzt die neutrale Figur ${toward(to)}`,
    begs: who => say`${who} bettelt`,
    visits: (who, name) => say`${who} besucht ${person(name, 'den')}`,
    newJob: (name, place) => say`Neu: ${name} (${place})`,
    completes: (who, name) => say`${who} erfüllt den ${name}`,
    endsGame: who => say`${who} löst das Spielende aus (alle haben noch einen Zug)`,
    year: n => say`Jahr ${n} beginnt`,
  },
  scores: {
    glass: 'Glas',
    'cooking-wheel': 'Kantinenrad',
    'small-estates': 'Kleine Landgüter',
    livestock: 'Tiere auf Weiden',
  },
  anyKind: 'deiner Wahl',
  sources: { start: 'Startwaren', travel: 'Reise', beg: 'Betteln', reminder: 'Merkplättchen', fee: 'Figur im Dorf' },
  fences: {
    job: 'ein Auftrag wurde aufgedeckt',
    deal: 'die Handwerker wurden neu verteilt',
    choice: 'alle haben gewählt',
  },
  reasons: {
    seat: () => 'Das entscheidet jemand anders',
    over: () => 'Das Spiel ist zu Ende',
    turn: () => 'Jetzt entscheiden andere',
    question: () => 'Jetzt wird nach etwas anderem gefragt',
    underway: () => 'Beende erst die angefangene Aktion',
    offer: ({ name }) => `${buildingIs(name)} liegt nicht auf den Gebäudetafeln`,
    room: ({ name }) => `Auf deinen Landgütern ist kein Platz für ${theBuilding(name)}`,
    alone: ({ name }) => `${buildingIs(name)} braucht ein Landgut ohne andere Gebäude`,
    needs: ({ name }) => `Die Bedingung für ${theBuilding(name)} ist nicht erfüllt`,
    goods: () => '',
    leave: ({ name }) => `${buildingOne(name)} könntest du bezahlen, aber nichts lässt dich jetzt bauen`,
    owned: ({ name }) => `Du hast kein Gebäude „${name}“, mit dem du umwandeln könntest`,
    useless: () => 'Das würde jetzt nichts ändern',
    tile: ({ cell }) => `Auf ${cell} liegt kein Plättchen, das du entfernen könntest`,
    swapped: () => 'Der Fahrende Händler wurde in diesem Zug schon versetzt',
    taken: () => 'Dort steht schon eine Figur',
    job: () => 'Dort liegt kein solcher Auftrag, den deine Figur erfüllen könnte',
    village: () => 'Der erste Zug führt in ein Dorf',
    here: () => 'Deine Figur ist schon dort',
    travel: () => 'Du kannst den Weg nicht bezahlen',
    idle: () => 'Dort könntest du nichts tun',
    beside: ({ name }) => `Deine Figur steht nicht neben ${person(name, 'dem')}`,
    visited: ({ name }) => `Du hast ${person(name, 'den')} in diesem Zug schon besucht`,
    acted: () => 'Die Aktion dieses Zuges ist verbraucht',
    beg: () => 'Du darfst jetzt nicht betteln',
    herd: () => 'So viele Tiere kannst du nicht halten',
    neutral: () => 'Die neutrale Figur kann nicht dorthin',
  },
};
