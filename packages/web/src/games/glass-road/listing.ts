import type { GameListing } from '../../table/game-listing.ts';

/** How Glass Road is offered, set up and listed. */
export const listing: GameListing = {
  id: 'glass-road',
  emblem: 'water-carrier',
  variants: [
    { id: 'introductory', isFor: () => true },
    { id: 'smallMarket', isFor: players => players === 4 },
    { id: 'fivePeriods', isFor: players => players > 1 },
  ],
  words: {
    en: {
      name: 'Glass Road',
      line: 'Choose your people, guess theirs, fill your land.',
      facts: { wheel: '4 periods', 'feudal-lord': '15 people' },
      variants: {
        introductory: 'Introductory game: starter tiles only',
        smallMarket: 'Four tiles a row with four players',
        fivePeriods: 'Five periods',
      },
      howFar: { period: n => `period ${n}` },
    },
    de: {
      name: 'Die Glasstraße',
      line: 'Wähle deine Leute, errate die der anderen, baue dein Land aus.',
      facts: { wheel: '4 Perioden', 'feudal-lord': '15 Personen' },
      variants: {
        introductory: 'Einführungsspiel: nur einfache Plättchen',
        smallMarket: 'Zu viert vier Plättchen je Reihe',
        fivePeriods: 'Fünf Bauperioden',
      },
      howFar: { period: n => `Bauperiode ${n}` },
    },
    pl: {
      name: 'Szklany szlak',
      line: 'Wybierz pomocników, odgadnij cudzych, zabuduj swoje ziemie.',
      facts: { wheel: '4 etapy', 'feudal-lord': '15 postaci' },
      variants: {
        introductory: 'Gra wprowadzająca: tylko prostsze żetony',
        smallMarket: 'Cztery żetony w rzędzie przy czterech graczach',
        fivePeriods: 'Pięć etapów',
      },
      howFar: { period: n => `etap ${n}` },
    },
  },
};
