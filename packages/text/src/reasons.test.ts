import { OBSTACLES as BLACK_FOREST } from '@waldglas/black-forest';
import { type Action, type AnyGame, isIllegal, lowest, type Position, seatLetter } from '@waldglas/core';
import { course, walk } from '@waldglas/core/testing';
import { OBSTACLES as GLASS_ROAD } from '@waldglas/glass-road';
import { describe, expect, test } from 'vitest';
import { DOUBLED, GAMES, WORDS } from './fixtures.ts';
import { plain } from './runs.ts';

const OBSTACLES: Readonly<Record<string, readonly string[]>> = {
  'glass-road': GLASS_ROAD,
  'black-forest': BLACK_FOREST,
};

describe.each(Object.entries(WORDS))('%s', (id, languages) => {
  test.each(languages.map(words => ({ lang: words.phrases.lang, words })))(
    'every obstacle has its words in $lang',
    async ({ lang, words }) => {
      const reasons = words.reasons as Readonly<
        Record<string, (wish: { name: string; object: string; cell: string }) => string>
      >;
      const lines = (OBSTACLES[id] ?? []).map(
        what => `${what}: ${reasons[what]?.({ name: 'NAME', object: 'OBJECT', cell: 'b2' })}`,
      );
      await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`./said/${id}.reasons.${lang}.txt`);
    },
  );
});

/** Every building that a position offers, and some other wishes. */
function wishes(game: AnyGame, letter: string): Action[] {
  const builds = game
    .cards()
    .filter(({ cost }) => cost !== undefined)
    .map(({ id }) => `${letter} build ${id}`);
  const lines = [...builds, ...['end', 'pass', 'take', 'cell b2', 'remove b2'].map(line => `${letter} ${line}`)];
  return lines.flatMap(line => {
    const action = game.read(line);
    return isIllegal(action) ? [] : [action];
  });
}

describe.each(GAMES.map(([game, speeches]) => ({ id: game.id, game, speeches })))(
  'asking why in $id',
  ({ game, speeches }) => {
    test('gets one true sentence or two for any building, in every language', () => {
      const odd: string[] = [];
      walk(game, course(game, { players: 2, options: {} }, 'reasons'), game.id === 'glass-road' ? 23 : 149, s => {
        const decision = lowest(game.decisions(s));
        if (!decision) return;
        const { seat } = decision;
        const view = game.view(s, seat);
        for (const wish of wishes(game, seatLetter(seat))) {
          const reason = game.why(s, seat, wish);
          for (const speech of speeches) {
            const words = plain(speech.reason(view, wish, reason));
            const whole =
              /^\P{Ll}.*[.!]$/u.test(words) && !/undefined|\s\s|\(\)|;\s*\(/.test(words) && !DOUBLED.test(words);
            const cited = reason === undefined || words.includes(`(${reason.rule})`);
            if (!whole || !cited) odd.push(`${speech.lang} ${game.write(wish)}: ${words}`);
          }
        }
      });
      expect(odd.slice(0, 10)).toEqual([]);
    });
  },
);

/** Positions in which a conversion would help. */
const HELPED: readonly (readonly [game: number, position: Position, wish: string, words: readonly string[]])[] = [
  [
    0,
    {
      phase: 'resolve',
      turn: 'A',
      card: 'cultivator',
      market: { processing: ['swamp-hut'], immediate: [], bonus: [] },
      seats: {
        A: {
          glassworks: { sand: 0, food: 0, charcoal: 1, water: 0, wood: 0, glass: 0 },
          brickworks: { clay: 1, charcoal: 0, food: 0, brick: 0 },
          land: { b1: 'kiln' },
        },
      },
    },
    'A build swamp-hut',
    [
      'You are 1 clay short (GR-8.9). Kiln: pay 1 charcoal to gain 2 clay – that would help first.',
      'Dir fehlt 1 Lehm (GR-8.9). Lehmbrennerei: 1 Holzkohle zahlen, dafür 2 Lehm erhalten – das würde vorher helfen.',
      'Brakuje ci 1 gliny (GR-8.9). Wypalarnia gliny: zapłać 1 węgiel, a w zamian otrzymaj 2 gliny – to by najpierw pomogło.',
    ],
  ],
];

test.each(HELPED)('what would help is told: %#', (index, position, line, expected) => {
  const [game, speeches] = GAMES[index] ?? [];
  if (!game || !speeches) throw new Error('no such game');
  const s = game.fromPosition(game.setup({ players: 2, options: {} }, '1'), position);
  const wish = game.read(line);
  if (isIllegal(s) || isIllegal(wish)) throw new Error('not a position, or no wish');
  const reason = game.why(s, 0, wish);
  expect(speeches.map(speech => plain(speech.reason(game.view(s, 0), wish, reason)))).toEqual(expected);
});
