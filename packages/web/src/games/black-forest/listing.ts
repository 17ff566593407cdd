import type { GameListing } from '../../table/game-listing.ts';

/** How Black Forest is offered, set up and listed. */
export const listing: GameListing = {
  id: 'black-forest',
  emblem: 'map',
  variants: [{ id: 'firstGame', isFor: () => true }],
  words: {
    en: {
      name: 'Black Forest',
      line: 'Travel from village to village, raise herds, move the hut.',
      facts: { map: '5 villages', pawn: '17 trades' },
      variants: { firstGame: 'First game: all small buildings with side A up' },
      howFar: {
        year: n => `year ${n}`,
        provisions: n => (n === 1 ? '1 provision from the end mark' : `${n} provisions from the end mark`),
      },
    },
    de: {
      name: 'Black Forest',
      line: 'Reise von Dorf zu Dorf, halte Tiere, bring die Glashütte voran.',
      facts: { map: '5 Dörfer', pawn: '17 Handwerker' },
      variants: { firstGame: 'Erste Partie: alle kleinen Gebäude mit Seite A' },
      howFar: { year: n => `Jahr ${n}`, provisions: n => `noch ${n} Proviant bis zum Endzeichen` },
    },
    pl: {
      name: 'Czarny Las',
      line: 'Wędruj od wioski do wioski, hoduj zwierzęta, przenoś hutę.',
      facts: { map: '5 wiosek', pawn: '17 rzemieślników' },
      variants: { firstGame: 'Pierwsza gra: wszystkie małe budynki stroną A' },
      howFar: { year: n => `rok ${n}`, provisions: n => `do znaku końca: ${n} prowiantu` },
    },
  },
};
