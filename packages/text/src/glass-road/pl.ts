import { form, type Noun } from '../language.ts';
import { joined, say } from '../runs.ts';
import { after, mass, PL as phrases, piece, thing } from '../shared/pl.ts';
import { NAMES_PL as names } from './names.pl.ts';
import type { GlassRoadWords } from './words.ts';

const PIT = thing('n', 'złoże piasku', ['złoże piasku', 'złoża piasku', 'złóż piasku'], 'złoża piasku');
const GROVE = thing('m', 'park', ['park', 'parki', 'parków'], 'parku');
const POND = thing('n', 'jezioro', ['jezioro', 'jeziora', 'jezior'], 'jeziora');

const network = ({ name, counted: { few, other }, each }: Noun): Noun => ({
  name: `największa grupa ${other}`,
  counted: after([name, few ?? other, other].map(one => `${one} w największej grupie`)),
  each: `${each} w twojej największej grupie połączonych ${other}`,
});

/** `of`: `z jezior`. */
const square = (of: string): Noun => ({
  name: `kwadrat 2×2 ${of}`,
  counted: after(['kwadrat', 'kwadraty', 'kwadratów'].map(one => `${one} 2×2 ${of}`)),
  each: `za kwadrat 2×2 ${of}`,
});

const OFFER = 'z prywatnych zasobów';
const TILES = ['budynek', 'budynki', 'budynków'] as const;

/** Glass Road in Polish. */
export const PL: GlassRoadWords = {
  phrases,
  names,
  nouns: {
    sand: mass('m', 'piasek', 'piasek', 'piasku'),
    food: mass('f', 'żywność', 'żywność', 'żywności'),
    charcoal: mass('m', 'węgiel', 'węgiel', 'węgla'),
    water: mass('f', 'woda', 'wodę', 'wody'),
    wood: mass('n', 'drewno', 'drewno', 'drewna'),
    clay: mass('f', 'glina', 'glinę', 'gliny'),
    glass: mass('n', 'szkło', 'szkło', 'szkła'),
    brick: piece('f', 'cegła', ['cegłę', 'cegły', 'cegieł'], 'cegły'),
    pit: PIT,
    grove: GROVE,
    pond: POND,
    forest: thing('m', 'las', ['las', 'lasy', 'lasów'], 'lasu'),
    empty: thing('n', 'puste pole', ['puste pole', 'puste pola', 'pustych pól'], 'pustego pola'),
    building: thing('m', 'budynek', TILES, 'budynku'),
    immediate: thing(
      'm',
      'budynek jednorazowy',
      ['budynek jednorazowy', 'budynki jednorazowe', 'budynków jednorazowych'],
      'budynku jednorazowego',
    ),
    hand: {
      ...thing('f', 'karta w ręce', ['kartę', 'karty', 'kart'], 'karty'),
      each: 'za każdą kartę pozostałą w ręce',
    },
    'pit-network': network(PIT),
    'grove-network': network(GROVE),
    'pond-network': network(POND),
    'pit-square': square('ze złóż piasku'),
    'grove-square': square('z parków'),
    'pond-square': square('z jezior'),
    'lower-food': {
      name: 'żywność na kole, gdzie jest jej mniej',
      counted: { one: 'żywność na kole, gdzie jest jej mniej', other: 'żywności na kole, gdzie jest jej mniej' },
      each: 'za każdą żywność na tym kole, na którym masz jej mniej',
    },
    'lower-charcoal': {
      name: 'węgiel na kole, gdzie jest go mniej',
      counted: { one: 'węgiel na kole, gdzie jest go mniej', other: 'węgla na kole, gdzie jest go mniej' },
      each: 'za każdy węgiel na tym kole, na którym masz go mniej',
    },
    'paid-glass': {
      name: 'zapłacone szkło',
      counted: { one: 'zapłacone szkło', other: 'zapłaconego szkła' },
      each: 'za każde szkło zapłacone za inne twoje budynki',
    },
    'paid-brick': {
      name: 'zapłacone cegły',
      counted: { one: 'zapłaconą cegłę', few: 'zapłacone cegły', other: 'zapłaconych cegieł' },
      each: 'za każdą cegłę zapłaconą za inne twoje budynki',
    },
    stocked: {
      name: 'dobro podstawowe w liczbie co najmniej 4',
      counted: {
        one: 'dobro podstawowe w liczbie co najmniej 4',
        few: 'dobra podstawowe w liczbie co najmniej 4',
        other: 'dóbr podstawowych w liczbie co najmniej 4',
      },
      each: 'za każde dobro podstawowe, którego masz co najmniej 4 na jednym kole',
    },
    offer: {
      ...thing(
        'm',
        `budynek ${OFFER}`,
        TILES.map(one => `${one} ${OFFER}`),
        'budynku w prywatnych zasobach',
      ),
      missing: { one: 'budynku w prywatnych zasobach', other: 'budynków w prywatnych zasobach' },
    },
  },
  wheels: {
    glassworks: { name: 'huta szkła', on: 'w hucie szkła', from: 'z huty szkła' },
    brickworks: { name: 'ceglarnia', on: 'w ceglarni', from: 'z ceglarni' },
  },
  kinds: {
    processing: 'budynek przetwórczy',
    immediate: 'budynek jednorazowy',
    bonus: 'budynek premiowy',
    specialist: 'karta pomocnika',
    start: 'budynek początkowy',
  },
  rows: {
    processing: 'budynki przetwórcze',
    immediate: 'budynki jednorazowe',
    bonus: 'budynki premiowe',
  },
  specials: {
    'draw-offer': 'dobierz górny budynek z każdego stosu do prywatnych zasobów',
    'repeat-neighbour': 'użyj ponownie efektu przylegającego budynku jednorazowego',
  },
  discard: n => say`oddaj ${n} ${form('pl', after(TILES), n)} ${OFFER}`,
  covers: name => say`Zastępuje ${name}`,

  questions: {
    choose: (chosen, of) => say`Wybierz karty na ten etap (${chosen} z ${of})`,
    layFaceDown: 'Połóż zakrytą kartę',
    playCard: 'Zagraj kartę',
    playExtra: 'Zagraj jeszcze jedną kartę albo spasuj',
    resolve: (card, abilities) =>
      say`${card}: ${abilities === 2 ? 'użyj jednej lub obu akcji' : abilities === 1 ? 'użyj akcji' : 'nie ma już akcji do użycia'}`,
    resolveForFee: (card, abilities) =>
      say`${card}: wnieś opłatę wstępną i użyj ${abilities === 2 ? 'jednej lub obu akcji' : 'akcji'}`,
    buildWhat: 'Co budujesz?',
    lastConversions: 'Ostatnie wymiany przed liczeniem punktów',
  },
  answers: {
    pick: card => say`wybierz ${card}`,
    play: card => say`zagraj ${card}`,
    use: (ability, then) => say`akcja ${ability}: ${then}`,
    endCard: 'zakończ turę',
    endGame: 'gotowe: policz punkty',
    tradeIn: tile => say`oddaj ${tile}`,
  },
  log: {
    discards: (who, tile) => say`${who} oddaje ${tile}`,
    reveals: (who, card, others) =>
      others.length === 0
        ? say`${who} zagrywa ${card}`
        : say`${who} zagrywa ${card} (${others.length === 1 ? 'dołącza' : 'dołączają'} ${joined(
            others.map(one => [one]),
            ', ',
            ' i ',
          )})`,
    draws: (who, tiles) => say`${who} dobiera ${tiles}`,
    refills: (row, tiles) => say`Uzupełnienie (${row}): ${tiles}`,
    period: (n, who) =>
      who === undefined ? say`Zaczyna się etap ${n}` : say`Zaczyna się etap ${n}; kielich ma ${who}`,
  },
  fences: {
    card: 'odkryto kartę',
    tile: 'dobrano budynek',
    draw: 'dobrano kartę',
    refill: 'uzupełniono planszę organizacyjną',
    choice: 'karty są wybrane',
  },
  reasons: {
    seat: () => 'To decyzja innego gracza',
    over: () => 'Gra już się skończyła',
    turn: () => 'Teraz decydują inni',
    question: () => 'Teraz trzeba odpowiedzieć na inne pytanie',
    underway: () => 'Najpierw dokończ rozpoczętą akcję',
    offer: ({ name }) => `Budynku ${name} nie ma ani na planszy organizacyjnej, ani w twoich prywatnych zasobach`,
    room: () => 'Na twojej planszy nie ma pustego pola',
    covered: ({ name }) => `${name}: budynek początkowy pod spodem jest już zakryty`,
    goods: () => '',
    leave: ({ object }) => `Stać cię na ${object}; potrzebna jest akcja, która pozwala budować`,
    owned: ({ name }) => `Nie masz budynku przetwórczego ${name}`,
    tile: ({ cell }) => `Na ${cell} nie ma elementu krajobrazu do usunięcia`,
    fee: () => 'Najpierw trzeba wnieść opłatę wstępną karty',
    unpaid: () => 'Nie możesz wnieść opłaty wstępnej',
    vain: () => 'Po wniesieniu opłaty nie da się użyć żadnej akcji',
    used: () => 'Tej akcji nie możesz już użyć',
    useless: () => 'To niczego teraz nie zmieni',
    hand: ({ name }) => `Nie masz w ręce karty ${name}`,
    resting: ({ name }) => `Karta ${name} w tym etapie jest niedostępna`,
    laid: () => 'Nie masz teraz karty do zagrania',
    order: ({ name }) => `Karta ${name} tu nie pasuje: karty wybiera się po kolei`,
  },
};
