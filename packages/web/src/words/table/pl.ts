import { listed } from '../listed.ts';
import type { TableWords } from './words.ts';

/** What is said at the table, in Polish. */
export const TABLE_PL: TableWords = {
  giveUp: {
    yes: 'Rezygnuję',
    no: 'Gram dalej',
  },
  menu: {
    open: 'Menu stołu',
    save: ['Zapisz kopię', 'jako plik, do otwarcia wszędzie'],
    replay: ['Dotychczasowy przebieg', 'krok po kroku, od początku'],
    fresh: ['Nowa partia', 'ta poczeka pod „Graj dalej”'],
    settings: ['Ustawienia', 'język, tempo, klawisze, kolory'],
    rules: ['Zasady', 'także przez numer przy każdym pytaniu'],
    leave: ['Odejdź od stołu', 'wrócisz, kiedy zechcesz'],
  },
  closing: {
    pages: 'Po każdym etapie pokazuj, co przyniósł',
    gained: points => `Zyskujesz ${points}`,
    lost: points => `Tracisz ${points}`,
    same: 'Masz tyle samo punktów co przedtem',
    leads: (who, points) => `${who.length === 1 ? 'Prowadzi' : 'Prowadzą'} ${listed('pl', who)}: ${points} pkt.`,
    youLead: points => `Prowadzisz: ${points} pkt.`,
    built: 'Zbudowano',
    nothingBuilt: 'nic',
    produced: 'Co dały koła',
    points: 'Punkty przedtem i teraz',
    fromTo: (before, after) => `przedtem ${before}, teraz ${after}`,
    again: 'Obejrzyj jeszcze raz',
  },
  fence: {
    short: why => `Nie można cofnąć: ${why}`,
    whole: why => `Tego, co było wcześniej, nie można już cofnąć: ${why}`,
  },
  singleKeys: 'Pojedyncze litery, cyfry i znaki działają przy stole jako skróty',
  botSpeed: { label: 'Tempo graczy komputerowych', atOnce: 'Od razu' },
  you: 'ty',
  planner: 'Planista: pokazuj trzy najlepsze miejsca na najbliższą turę',
  done: {
    build: name => `budowa: ${name}`,
    convert: name => `użycie: ${name}`,
    play: name => `zagranie: ${name}`,
    pick: name => `wybór: ${name}`,
    move: name => `ruch: ${name}`,
    visit: name => `wizyta: ${name}`,
    job: name => `zlecenie: ${name}`,
    cell: cell => `wybór: ${cell}`,
    remove: cell => `usunięcie: ${cell}`,
  },
  chosenCards: n => `wybór kart: ${n}`,
  against: who => `Przeciwnicy: ${who.join(', ')}`,
  skip: 'Pomiń',
  playNow: 'Niech zagra od razu',
};
