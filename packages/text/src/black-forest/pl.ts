import { form } from '../language.ts';
import { say } from '../runs.ts';
import { isNothing, mass, piece, placing, PL as shared, thing } from '../shared/pl.ts';
import { NAMES_PL as names } from './names.pl.ts';
import type { BlackForestWords } from './words.ts';

const steps = (n: number) => `${n} ${form('pl', { one: 'krok', few: 'kroki', other: 'kroków' }, n)}`;

const PASTURE = ['pastwisko', 'pastwiska', 'pastwisk'] as const;
const PIG = ['świnię', 'świnie', 'świń'] as const;
const ending = (forms: readonly string[], words: string) => forms.map(one => `${one} ${words}`);

/** How one goes to a location. */
const TOWARD: Readonly<Record<string, string>> = {
  [names.locations.market]: 'na Targ',
  [names.locations.count]: 'do Hrabiego',
  [names.locations.hermit]: 'do Pustelnika',
  [names.locations.captain]: 'do Kapitana',
  [names.locations.freiburg]: 'do Fryburga',
  [names.locations['feudal-lord']]: 'do Włodarza',
};

const ofVillage = (village: string) => village.replace('Wioska', 'Wioski');

/** `do Wioski 1`, `na środek Wioski 1`, `na Targ`. */
function toward(place: string): string {
  return TOWARD[place] ?? (place.startsWith('środek') ? `na ${place}` : `do ${ofVillage(place)}`);
}

/** Black Forest in Polish. */
export const PL: BlackForestWords = {
  // a field is `pole` here, so an empty space is not
  phrases: { ...shared, place: placing('pustym miejscu', 'pustych miejscach') },
  names,
  nouns: {
    brick: piece('f', 'cegła', ['cegłę', 'cegły', 'cegieł'], 'cegły'),
    wood: mass('n', 'drewno', 'drewno', 'drewna'),
    sand: mass('m', 'piasek', 'piasek', 'piasku'),
    charcoal: mass('m', 'węgiel', 'węgiel', 'węgla'),
    water: mass('f', 'woda', 'wodę', 'wody'),
    porridge: piece('f', 'owsianka', ['owsiankę', 'owsianki', 'owsianek'], 'owsianki'),
    meat: mass('n', 'mięso', 'mięso', 'mięsa'),
    glass: mass('n', 'szkło', 'szkło', 'szkła'),
    provisions: mass('m', 'prowiant', 'prowiant', 'prowiantu'),
    commodity: piece('m', 'towar', ['towar', 'towary', 'towarów'], 'towaru'),
    basic: thing(
      'n',
      'dobro podstawowe',
      ['dobro podstawowe', 'dobra podstawowe', 'dóbr podstawowych'],
      'dobra podstawowego',
    ),
    field: thing('n', 'pole', ['pole', 'pola', 'pól'], 'pola'),
    pond: thing('m', 'staw', ['staw', 'stawy', 'stawów'], 'stawu'),
    pasture: thing('n', 'pastwisko', PASTURE, 'pastwiska'),
    forest: thing('m', 'las', ['las', 'lasy', 'lasów'], 'lasu'),
    pig: thing('f', 'świnia', PIG, 'świni'),
    cattle: {
      ...thing('f', 'sztuka bydła', ending(['sztukę', 'sztuki', 'sztuk'], 'bydła'), 'sztuki bydła'),
      name: 'bydło',
    },
    animal: thing('n', 'zwierzę', ['zwierzę', 'zwierzęta', 'zwierząt'], 'zwierzęcia'),
    progress: thing(
      'm',
      'postęp huty szkła',
      ending(['krok', 'kroki', 'kroków'], 'postępu huty szkła'),
      'kroku postępu huty szkła',
    ),
    stable: thing('f', 'obora', ['oborę', 'obory', 'obór'], 'obory'),
    empty: thing('n', 'puste miejsce', ['puste miejsce', 'puste miejsca', 'pustych miejsc'], 'pustego miejsca'),
    building: thing('m', 'budynek', ['budynek', 'budynki', 'budynków'], 'budynku'),
    'small-estate': thing(
      'f',
      'mała posiadłość',
      ['małą posiadłość', 'małe posiadłości', 'małych posiadłości'],
      'małej posiadłości',
    ),
    'pig-on-forest': thing('f', 'świnia w lesie', ending(PIG, 'w lesie'), 'świni w lesie'),
    'empty-pasture': thing('n', 'pastwisko bez zwierząt', ending(PASTURE, 'bez zwierząt'), 'pastwiska bez zwierząt'),
    'stocked-pasture': thing(
      'n',
      'pastwisko z co najmniej 2 zwierzętami',
      ending(PASTURE, 'z co najmniej 2 zwierzętami'),
      'pastwiska z co najmniej 2 zwierzętami',
    ),
    'tannery-pig': thing('f', 'świnia trzymana tutaj', ending(PIG, 'na tym budynku'), 'świni na tym budynku'),
  },
  wheels: {
    glass: { name: 'koło hutnicze', on: 'na kole hutniczym', from: 'z koła hutniczego' },
    cooking: { name: 'koło kuchenne', on: 'na kole kuchennym', from: 'z koła kuchennego' },
    first: { name: 'pierwszy znacznik', on: 'na pierwszym znaczniku', from: 'z pierwszego znacznika' },
    second: { name: 'drugi znacznik', on: 'na drugim znaczniku', from: 'z drugiego znacznika' },
    track: { name: 'tor cegieł', on: 'na torze cegieł', from: 'z toru cegieł' },
  },
  parts: {
    livestock: 'zwierzęta',
    progress: 'postęp huty szkła',
    build: 'budowa',
    exchange: 'wymiana',
    special: 'efekt specjalny',
    'glass-charcoal': 'węgiel na kole hutniczym',
    'cooking-charcoal': 'węgiel na kole kuchennym',
  },
  kinds: {
    small: 'mały budynek',
    large: 'duży budynek',
    tradesperson: 'rzemieślnik',
    job: 'zlecenie',
  },
  occasions: {
    'estate-added': 'dodajesz posiadłość',
    'forest-removed': 'usuwasz las',
    'merchant-moved': 'przestawiasz Wędrownego kupca',
    'glass-gained': 'otrzymujesz szkło (także z produkcji), za każde',
    'visit-herder': 'odwiedzasz Pasterza',
    'enter-village-of-cook': 'wchodzisz do wioski Kucharki',
    'meat-from-butcher': 'otrzymujesz mięso od Rzeźnika',
    'pond-from-gardener': 'otrzymujesz staw od Ogrodnika',
    'field-from-farmhand': 'otrzymujesz pole od Parobka',
  },
  specials: {
    'raise-zeros-and-turn-again':
      'podnieś do 1 każde dobro podstawowe, którego masz 0, i po tej turze wykonaj jeszcze jedną',
    'drop-glass-charcoal': 'zdejmij znacznik węgla z koła hutniczego, które odtąd nie potrzebuje węgla',
    'pay-three-kinds': 'jeśli możesz, zapłać po 1 z 3 różnych dóbr, a w zamian otrzymaj 5 owsianek',
    'keep-butchered-pigs': 'Świnie oddane Rzeźnikowi trafiają na ten budynek, najwyżej 5',
    'two-pigs-a-forest': 'Każdy twój las mieści 2 świnie',
    breed: 'za każdą parę świń otrzymaj 1 świnię, a za każdą parę bydła 1 sztukę bydła (razem najwyżej 4)',
    'visit-anyone':
      'Po wizycie u Parobka możesz zapłacić 2 wody i zamiast drugiego sąsiada odwiedzić dowolnego innego rzemieślnika',
    'no-pawn-fees': 'Wchodząc do wioski, nie płacisz za stojące w niej pionki',
    'wood-to-three': 'uzupełnij drewno do 3',
    'no-more-estates': 'Twoja huta szkła nie dodaje już małych posiadłości',
  },
  cull: what => say`oddaj ${what}`,
  advance: n => say`przesuń znacznik huty o ${steps(n)}`,
  retreat: n => say`cofnij znacznik huty o ${steps(n)}`,
  whenever: (occasion, condition, then) =>
    condition ? say`Zawsze gdy ${occasion} i masz ${condition}: ${then}` : say`Zawsze gdy ${occasion}: ${then}`,
  rivals: '2 cegły (w grze czteroosobowej 3, solo 1)',
  needsAlone: 'Tylko w posiadłości bez innych budynków',

  between: (village, one, other) => `${village}, ${one} – ${other}`,
  centre: village => `środek ${ofVillage(village)}`,
  nowhere: 'jeszcze poza planszą',

  questions: {
    neutralVillage: 'W której wiosce stanie neutralny pionek?',
    neutralSpace: 'Na którym miejscu stanie neutralny pionek?',
    neutralMove: 'Dokąd idzie neutralny pionek?',
    move: swap => (swap ? say`Dokąd idziesz, czy najpierw zamieniasz kupca?` : say`Dokąd idziesz?`),
    act: 'Odwiedź sąsiada albo wykonaj zlecenie',
    visit: 'Odwiedź sąsiada',
    job: 'Wykonaj zlecenie',
    actAgain: 'Odwiedź drugiego sąsiada albo zakończ turę',
    endTurn: 'Zakończ turę',
    buildWhat: 'Co budujesz?',
    keep: 'Nie wszystkie zwierzęta się mieszczą. Które zatrzymujesz?',
    fee: to => (to === undefined ? say`Czym płacisz za pionek?` : say`Co otrzymuje od ciebie ${to} za swój pionek?`),
    raiseZero: 'Które dobro podnosisz teraz do 1?',
    young: 'Jakie młode otrzymujesz?',
    payKinds: n =>
      n === 1 ? say`Zapłać jeszcze 1 inne dobro: które?` : say`Zapłać po 1 z ${n} różnych dóbr: co teraz?`,
    lastConversions: 'Ostatnie wymiany przed liczeniem punktów',
  },
  answers: {
    swap: name => say`zamień miejscami Wędrownego kupca i ${name}`,
    move: (to, white) => say`idź ${white ? 'białym pionkiem ' : ''}${toward(to)}`,
    beg: 'żebraj: otrzymaj 1 prowiant',
    give: what => say`zapłać ${what}`,
    visit: (name, then) => say`${name}: ${then}`,
    job: (name, then) => say`${name}: ${then}`,
    keep: animals => say`zatrzymaj ${animals}`,
    keepNone: 'nie zatrzymuj żadnych',
    endTurn: 'zakończ turę',
    loseAction: 'nic nie da się zrobić: dalej',
    endGame: 'gotowe: policz punkty',
  },
  log: {
    herd: (who, animals) => (isNothing(animals) ? say`${who} nie ma już zwierząt` : say`${who} ma teraz ${animals}`),
    progress: (who, n) => say`${who} ma znacznik huty na ${n}`,
    estate: (who, estates) => say`${who} dodaje małą posiadłość (posiadłości: ${estates})`,
    swaps: (who, name) => say`${who} zamienia miejscami Wędrownego kupca i ${name}`,
    moves: (who, to, provisions) =>
      provisions ? say`${who} idzie ${toward(to)} za ${provisions}` : say`${who} idzie ${toward(to)}`,
    movesNeutral: (who, to) => say`${who} przesuwa neutralny pionek ${toward(to)}`,
    begs: who => say`${who} żebrze`,
    visits: (who, name) => say`${who} odwiedza ${name}`,
    newJob: (name, place) => say`Do gry wchodzi ${name} (${place})`,
    completes: (who, name) => say`${who} wykonuje ${name}`,
    endsGame: who => say`${who} dociera do znaku końca: każdy ma jeszcze jedną turę`,
    year: n => say`Zaczyna się rok ${n}`,
  },
  scores: {
    glass: 'Szkło',
    'cooking-wheel': 'Koło kuchenne',
    'small-estates': 'Małe posiadłości',
    livestock: 'Zwierzęta na pastwiskach',
  },
  anyKind: 'do wyboru',
  sources: {
    start: 'Dobra początkowe',
    travel: 'Podróż',
    beg: 'Żebranie',
    reminder: 'Przypomnienie',
    fee: 'Opłata za pionek',
  },
  fences: {
    job: 'odkryto zlecenie',
    deal: 'rozłożono na nowo rzemieślników',
    choice: 'wybór już zapadł',
  },
  reasons: {
    seat: () => 'To decyzja innego gracza',
    over: () => 'Gra już się skończyła',
    turn: () => 'Teraz decydują inni',
    question: () => 'Teraz trzeba odpowiedzieć na inne pytanie',
    underway: () => 'Najpierw dokończ rozpoczętą akcję',
    offer: ({ name }) => `Budynku ${name} nie ma na planszach budynków`,
    room: ({ object }) => `Na ${object} nie ma miejsca w twoim dominium`,
    alone: ({ name }) => `Budynek ${name} wymaga posiadłości bez innych budynków`,
    needs: ({ name }) => `Warunek budynku ${name} nie jest spełniony`,
    goods: () => '',
    leave: ({ object }) => `Stać cię na ${object}, ale nic nie pozwala teraz budować`,
    owned: ({ name }) => `Nie masz budynku ${name} z wymianą`,
    useless: () => 'To niczego teraz nie zmieni',
    tile: ({ cell }) => `Na ${cell} nie ma elementu do usunięcia`,
    swapped: () => 'W tej turze Wędrowny kupiec był już przestawiany',
    taken: () => 'Stoi tam pionek',
    job: () => 'Nie ma tam zlecenia, które mógłby wykonać twój pionek',
    village: () => 'W pierwszej turze idzie się do wioski',
    here: () => 'Twój pionek już tam stoi',
    travel: () => 'Nie stać cię na tę drogę',
    idle: () => 'Nic nie da się tam zrobić',
    beside: ({ name }) => `${name}: twój pionek nie stoi obok`,
    visited: ({ object }) => `W jednej turze można odwiedzić ${object} tylko raz`,
    acted: () => 'Akcja tej tury jest już wykorzystana',
    beg: () => 'Nie możesz teraz żebrać',
    herd: () => 'Takiego stada nie da się utrzymać',
    neutral: () => 'Neutralny pionek nie może tam iść',
  },
};
