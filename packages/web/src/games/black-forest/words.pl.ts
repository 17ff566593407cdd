import type { ForestWords } from './words.ts';

/** `1 ścieżka, 2 ścieżki, 5 ścieżek`. */
const counted = (n: number, one: string, few: string, many: string): string => {
  if (n === 1) return `1 ${one}`;
  const last = n % 10;
  return last >= 2 && last <= 4 && (n % 100 < 12 || n % 100 > 14) ? `${n} ${few}` : `${n} ${many}`;
};

/** Stół Black Forest po polsku. */
export const PL: ForestWords = {
  letters: { porridge: 'O', meat: 'M', provisions: 'R', commodity: 'T' },
  text: 'Wszystkie karty, kafelki, plansze i znaki tej gry oraz słowa, które za nimi stoją.',
  map: 'Mapa',
  mapOfTwo: 'Dwie osoby: neutralny pionek stoi na drodze, a kto żebrze, czeka pośrodku swojej wioski',
  tradespeople: 'Rzemieślnicy',
  jobs: 'Zlecenia',
  smallBuildings: 'Małe budynki, obie strony',
  largeBuildings: 'Duże budynki',
  estates: 'Posiadłości',
  buildings: 'Budynki',
  wheels: 'Koła i tory',
  reward: 'Nagroda w częściach',
  wholeTable: 'Zobacz cały stół',
  wheelStates: ['na początku', 'w środku gry', 'przed obrotem'],
  estateStates: ['na początku', 'po przeniesieniu huty', 'z dużym budynkiem'],
  side: letter => `Strona ${letter}`,
  between: (village, one, other) => `${village}: ${one} – ${other}`,
  paths: n => counted(n, 'ścieżka', 'ścieżki', 'ścieżek'),
  supply: 'zasoby',
  hut: (tracker, steps) => `huta szkła, krok ${tracker} z ${steps}`,
  largeHand: points => `Duża wskazówka pokazuje ${counted(points, 'punkt', 'punkty', 'punktów')}`,
  reminder: (steps, jobs) =>
    `Przy ${steps}. obrocie koła kuchennego ${jobs === 1 ? 'odkrywa się nowe zlecenie' : `odkrywa się nowe zlecenia: ${jobs}`}; potem dostajesz 1 wybrany surowiec podstawowy.`,
  noGlass: 'bez szkła',
  standings: {
    now: 'stać cię teraz',
    conv: 'po wymianach',
    no: 'jeszcze nie',
    gain: 'stać cię po tym ruchu',
    lost: 'przepada po tym ruchu',
  },
  takenBy: (building, who) => `${building}: ma ${who}`,
  domain: 'Twoje włości',
  livestock: 'Zwierzęta',
  free: n => counted(n, 'wolne', 'wolne', 'wolnych'),
  openJobs: 'Otwarte zlecenia',
  inPile: n => `${n} w stosie`,
  hutLabel: 'Huta',
  endMark: 'Znak końca',
  toEndMark: n => `Do znaku końca: ${n} prowiantu`,
  phases: { swap: 'zamiana', move: 'ruch', act: 'akcja' },
  openSpaces: (n, of) => `Otwarte pola: ${n} z ${of}.`,
  goTo: village => `Idź: ${village}`,
  pay: 'Zapłać',
  ifYouGo: 'Jeśli tam pójdziesz',
  tabs: { map: 'Mapa', domain: 'Włości', buildings: 'Budynki', players: 'Gracze' },
  suggested: 'liczby: proponowana kolejność',
  takeRest: 'Weź resztę',
  allFits: 'nic nie przepada',
  lost: n => `przepada: ${n}`,
  inGame: 'w tej grze',
  otherSide: 'druga strona',
};
