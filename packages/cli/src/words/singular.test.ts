import { expect, test } from 'vitest';
import { DE } from './de.ts';
import { EN } from './en.ts';
import { PL } from './pl.ts';
import type { CliWords } from './words.ts';

/** Everything in the terminal that counts, told of so many. */
function told({ cards, scores, tools, play, blackForest, wrong }: CliWords, n: number): string[] {
  return [
    cards(n),
    scores.of('A', n),
    tools.gamesIn(n, 1, 3, 3),
    tools.special('X', n, n),
    tools.depth(3, n, 3),
    tools.nothingFound(n, n),
    tools.replayed('X', 'x-1', n, 's', 3, 3),
    tools.measured('X', n, 'P', '24'),
    tools.sound(n),
    play.keptGame('D', 'X', 'A', n, 'F'),
    blackForest.ending(n),
    wrong.seatsOf('F', n),
    wrong.linesOf('F', n),
    wrong.fault('crash', 3, 'M', n, 'F'),
  ];
}

test.each([
  ['en', EN, /\b1 (\p{L}+s|lines|games)\b/u],
  ['de', DE, /\b1 (Karten|Punkte|Partien|Zeilen|Sonderfälle|Zugfolgen|Aktionen|Plätze|Aufzeichnungen|Züge)(?!\p{L})/u],
  [
    'pl',
    PL,
    /\b1 (kart[y]?|punkt(ów|y)|parti[ei]|akcj[ei]|graczy|zapis(ów|y)|wierszy|wiersze|tur[y]?|miejsc)(?!\p{L})/u,
  ],
] as const)('one thing is told in the singular: %s', (_, words, plural) => {
  expect(told(words, 1).filter(line => plural.test(line.replaceAll('1 s', '')))).toEqual([]);
  // the same words, told of several, would be found
  expect(told(words, 5).filter(line => plural.test(line.replaceAll('5 ', '1 '))).length).toBeGreaterThan(6);
});
