import type { Noun } from '../language.ts';
import { joined, say } from '../runs.ts';
import {
  buildingIs,
  buildingOne,
  forEach,
  type Gender,
  good,
  DE as phrases,
  theBuilding,
  thing,
} from '../shared/de.ts';
import { NAMES_DE as names } from './names.de.ts';
import type { GlassRoadWords } from './words.ts';

const network = (name: string, many: string, gender: Gender): Noun => ({
  name: `größte Gruppe ${many}`,
  counted: { one: `${name} der größten Gruppe`, other: `${many} der größten Gruppe` },
  each: `${forEach(gender)} ${name} deiner größten zusammenhängenden Gruppe`,
});

/** `many` in the dative. */
const square = (many: string): Noun => ({
  name: `2×2-Quadrat aus ${many}`,
  counted: { one: `2×2-Quadrat aus ${many}`, other: `2×2-Quadrate aus ${many}` },
  each: `für ein 2×2-Quadrat aus ${many}`,
});

/** Glass Road in German. */
export const DE: GlassRoadWords = {
  phrases,
  names,
  nouns: {
    sand: good('Sand'),
    food: good('Nahrung'),
    charcoal: good('Holzkohle'),
    water: good('Wasser'),
    wood: good('Holz'),
    clay: good('Lehm'),
    glass: good('Glas'),
    brick: good('Ziegel'),
    pit: thing('Mulde', 'Mulden', 'f'),
    grove: thing('Gehölz', 'Gehölze', 'n'),
    pond: thing('Teich', 'Teiche', 'm'),
    forest: thing('Wald', 'Wälder', 'm'),
    empty: thing('leeres Feld', 'leere Felder', 'n', 'leere Feld'),
    building: thing('Gebäude', 'Gebäude', 'n'),
    immediate: thing('Sofort-Gebäude', 'Sofort-Gebäude', 'n'),
    hand: {
      name: 'Handkarte',
      counted: { one: 'Handkarte', other: 'Handkarten' },
      each: 'für jede übrige Handkarte',
    },
    'pit-network': network('Mulde', 'Mulden', 'f'),
    'grove-network': network('Gehölz', 'Gehölze', 'n'),
    'pond-network': network('Teich', 'Teiche', 'm'),
    'pit-square': square('Mulden'),
    'grove-square': square('Gehölzen'),
    'pond-square': square('Teichen'),
    'lower-food': {
      name: 'Nahrung auf dem Rad mit weniger',
      counted: { other: 'Nahrung auf dem Rad mit weniger' },
      each: 'für jede Nahrung auf dem Rad, das weniger davon hat',
    },
    'lower-charcoal': {
      name: 'Holzkohle auf dem Rad mit weniger',
      counted: { other: 'Holzkohle auf dem Rad mit weniger' },
      each: 'für jede Holzkohle auf dem Rad, das weniger davon hat',
    },
    'paid-glass': {
      name: 'gezahltes Glas',
      counted: { other: 'gezahltes Glas' },
      each: 'für jedes Glas, das du für andere Gebäude gezahlt hast',
    },
    'paid-brick': {
      name: 'gezahlter Ziegel',
      counted: { one: 'gezahlter Ziegel', other: 'gezahlte Ziegel' },
      each: 'für jeden Ziegel, den du für andere Gebäude gezahlt hast',
    },
    stocked: {
      name: 'einfache Ware auf 4 oder mehr',
      counted: { one: 'einfache Ware auf 4 oder mehr', other: 'einfache Waren auf 4 oder mehr' },
      each: 'für jede einfache Ware, von der ein Rad mindestens 4 zeigt',
    },
    offer: {
      name: 'Plättchen deiner Auslage',
      counted: { other: 'Plättchen deiner Auslage' },
      missing: { other: 'Plättchen in deiner Auslage' },
      each: 'für jedes Plättchen deiner Auslage',
    },
  },
  wheels: {
    glassworks: { name: 'die Glashütte', on: 'auf der Glashütte', from: 'von der Glashütte' },
    brickworks: { name: 'die Ziegelei', on: 'auf der Ziegelei', from: 'von der Ziegelei' },
  },
  kinds: {
    processing: 'Umwandlungsgebäude',
    immediate: 'Sofort-Gebäude',
    bonus: 'Punktegebäude',
    specialist: 'Personenkarte',
    start: 'Anfangsgebäude',
  },
  rows: {
    processing: 'Umwandlungsgebäude',
    immediate: 'Sofort-Gebäude',
    bonus: 'Punktegebäude',
  },
  specials: {
    'draw-offer': 'von jedem Stapel das oberste Plättchen in deine Auslage ziehen',
    'repeat-neighbour': 'den Effekt eines angrenzenden Sofort-Gebäudes noch einmal nutzen',
  },
  discard: n => say`${n} Plättchen deiner Auslage eintauschen`,
  covers: name => say`Überbaut die ${name}`,

  questions: {
    choose: (chosen, of) => say`Wähle ${of} Karten für diese Bauperiode (${chosen} von ${of})`,
    layFaceDown: 'Lege eine Karte verdeckt ab',
    playCard: 'Spiele eine Karte aus',
    playExtra: 'Spiele noch eine Karte aus oder passe',
    resolve: (card, abilities) =>
      say`${card}: ${abilities === 2 ? 'eine oder beide Funktionen nutzen' : abilities === 1 ? 'eine Funktion nutzen' : 'keine Funktion mehr übrig'}`,
    resolveForFee: (card, abilities) =>
      say`${card}: Eingangskosten zahlen, dann ${abilities === 2 ? 'eine oder beide Funktionen' : 'eine Funktion'} nutzen`,
    buildWhat: 'Was baust du?',
    lastConversions: 'Letzte Umwandlungen vor der Wertung',
  },
  answers: {
    pick: card => say`${card} wählen`,
    play: card => say`${card} ausspielen`,
    use: (ability, then) => say`Funktion ${ability}: ${then}`,
    endCard: 'Zug beenden',
    endGame: 'fertig: zur Wertung',
    tradeIn: tile => say`${tile} eintauschen`,
  },
  log: {
    discards: (who, tile) => say`${who} tauscht ${theBuilding(tile)} ein`,
    reveals: (who, card, others) =>
      others.length === 0
        ? say`${who} spielt den ${card} aus`
        : say`${who} spielt den ${card} aus (${joined(
            others.map(one => [one]),
            ', ',
            ' und ',
          )} ${others.length === 1 ? 'zieht' : 'ziehen'} mit)`,
    draws: (who, tiles) => say`${who} zieht ${tiles}`,
    refills: (row, tiles) => say`Neu: ${tiles} (${row})`,
    period: (n, who) =>
      who === undefined ? say`Bauperiode ${n} beginnt` : say`Bauperiode ${n} beginnt, ${who} hat den Kelch`,
  },
  fences: {
    card: 'eine Karte wurde aufgedeckt',
    tile: 'ein Plättchen wurde gezogen',
    draw: 'eine Karte wurde gezogen',
    refill: 'die Gebäudetafel wurde aufgefüllt',
    choice: 'die Karten sind gewählt',
  },
  reasons: {
    seat: () => 'Das entscheidet jemand anders',
    over: () => 'Das Spiel ist zu Ende',
    turn: () => 'Jetzt entscheiden andere',
    question: () => 'Jetzt wird nach etwas anderem gefragt',
    underway: () => 'Beende erst die angefangene Aktion',
    offer: ({ name }) => `${buildingIs(name)} liegt weder auf der Gebäudetafel noch in deiner Auslage`,
    room: () => 'Auf deinem Landschaftsplan ist kein Feld leer',
    covered: ({ name }) => `Das Anfangsgebäude, auf das ${name} gehört, ist schon überbaut`,
    goods: () => '',
    leave: ({ name }) => `${buildingOne(name)} könntest du bezahlen; dazu braucht es eine Funktion, die bauen lässt`,
    owned: ({ name }) => `Du hast kein Gebäude „${name}“, mit dem du umwandeln könntest`,
    tile: ({ cell }) => `Auf ${cell} liegt kein Landschaftsplättchen, das du entfernen könntest`,
    fee: () => 'Erst sind die Eingangskosten dieser Karte zu zahlen',
    unpaid: () => 'Du kannst die Eingangskosten nicht zahlen',
    vain: () => 'Nach den Eingangskosten wäre keine der beiden Funktionen mehr nutzbar',
    used: () => 'Diese Funktion steht dir nicht mehr zu',
    useless: () => 'Das würde jetzt nichts ändern',
    hand: ({ name }) => `Der ${name} ist nicht auf deiner Hand`,
    resting: ({ name }) => `Der ${name} pausiert in dieser Bauperiode`,
    laid: () => 'Du kannst jetzt keine Karte ausspielen',
    order: ({ name }) => `Der ${name} passt hier nicht: Karten werden in ihrer Reihenfolge gewählt`,
  },
};
