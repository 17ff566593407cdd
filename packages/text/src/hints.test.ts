import { type Action, type AnyGame, type Decision, type Outcome, SHARE_IDS, type Weighed } from '@waldglas/core';
import { eachLine, filesOf, goodRecord } from '@waldglas/core/testing';
import { describe, expect, test } from 'vitest';
import { DOUBLED, english, GAMES } from './fixtures.ts';
import { plain } from './runs.ts';

const GOLDEN = new URL('../../../games/', import.meta.url);

/** What a bot could have said in a position. */
interface Case {
  readonly view: unknown;
  readonly best: readonly Weighed<Action>[];
}

/** One in so many lines of the golden games gets a hint. */
const EVERY = 9;
/** How much better than the next ways a way is, in turn; and what it brings. */
const LEADS = [0, 0.2, 0.6, 1, 1.4, 2, 3.1, 5, 12, 22];

/** Ways to go on in the golden games: as it was played, and the first and last option. */
function casesOf(game: AnyGame): Case[] {
  const cases: Case[] = [];
  for (const [, text] of filesOf(GOLDEN, '.game', game.id)) {
    const lines: { readonly action: Action; readonly shown: boolean; readonly at: Case['view'] | undefined }[] = [];
    const decisions: (Decision<Action> | undefined)[] = [];
    eachLine(game, goodRecord(text), ({ before, action, after }) => {
      const asked = lines.length % EVERY === 0;
      lines.push({ action, shown: after.shown > before.shown, at: asked ? game.view(before, action.seat) : undefined });
      decisions.push(asked ? game.decisions(before).find(({ seat }) => seat === action.seat) : undefined);
    });
    for (const [i, { at }] of lines.entries()) {
      const decision = decisions[i];
      if (at !== undefined && decision) cases.push({ view: at, best: ways(played(lines.slice(i)), decision, i) });
    }
  }
  return cases;
}

/** The own actions until the turn is over or something comes to light. */
function played(lines: readonly { readonly action: Action; readonly shown: boolean }[]): Action[] {
  const actions: Action[] = [];
  for (const { action, shown } of lines) {
    if (action.seat !== lines[0]?.action.seat) break;
    actions.push(action);
    if (shown || action.verb === 'end') break;
  }
  return actions;
}

function ways(actions: readonly Action[], { options }: Decision<Action>, i: number): Weighed<Action>[] {
  const lead = LEADS[i % LEADS.length] ?? 0;
  const others = [options[0], options.at(-1)].flatMap(one => (one && options.length > 1 ? [[one]] : []));
  return [actions, ...others].map((list, n) => ({
    actions: list,
    value: 20 - n * lead,
    shares: SHARE_IDS.map((what, k) => ({ what, value: ((i + 2 * n + k) % 7) - 4 })),
  }));
}

describe.each(GAMES.map(([game, speeches]) => ({ id: game.id, game, speeches })))(
  'hints in $id',
  ({ id, game, speeches }) => {
    const cases = casesOf(game);
    const told = speeches.map(speech => ({
      lang: speech.lang,
      hints: cases.map(({ view, best }) => speech.hint(view, best).map(plain)),
    }));

    test.each(told)('read well in $lang', async ({ hints }) => {
      const some = hints.filter((_, i) => i % Math.ceil(hints.length / 40) === 0);
      const lang = told.find(one => one.hints === hints)?.lang;
      await expect(`${some.map(lines => lines.join('\n')).join('\n\n')}\n`).toMatchFileSnapshot(
        `./said/${id}.hints.${lang}.txt`,
      );
    });

    test.each(told)('are whole sentences in $lang', ({ hints }) => {
      expect(hints.length).toBeGreaterThan(100);
      const odd = hints
        .flat()
        .filter(line => !/^\P{Ll}.*\.$/su.test(line) || /undefined|NaN|Infinity|\[object|\s\s|\(\)|: –/.test(line));
      // the names of cells are small letters everywhere
      expect(odd.filter(line => !/^([0-9]\.)?[a-f][0-9]/.test(line))).toEqual([]);
    });

    test.each(told)('have no doubled colons or full stops in $lang', ({ hints }) => {
      expect(hints.flat().filter(line => DOUBLED.test(line))).toEqual([]);
    });

    test.each(told.slice(1))('have no English word in $lang', ({ hints }) => {
      expect(hints.flat().filter(line => english(line).length > 0)).toEqual([]);
    });
  },
);

test.each([
  ['en', 0.2, 'about as good as the next way'],
  ['en', 0.5, 'about 0.5 points better than the next way'],
  ['en', 1.2, 'about 1 point better than the next way'],
  ['de', 1.2, 'etwa 1 Punkt besser als der nächste Vorschlag'],
  ['de', 1.4, 'etwa 1,5 Punkte besser als der nächste Vorschlag'],
  ['pl', 1.2, 'mniej więcej o 1 punkt lepsze od następnej propozycji'],
  ['pl', 1.4, 'mniej więcej o 1,5 punktu lepsze od następnej propozycji'],
  ['pl', 2, 'mniej więcej o 2 punkty lepsze od następnej propozycji'],
  ['pl', 5, 'mniej więcej o 5 punktów lepsze od następnej propozycji'],
])('%s: %f points better', (lang, lead, words) => {
  const [game, speeches] = GAMES[0] ?? [];
  const speech = speeches?.find(one => one.lang === lang);
  const s = game?.setup({ players: 2, options: {} }, '1');
  const [option] = (s && game?.decisions(s)[0]?.options) ?? [];
  if (!speech || !s || !option) throw new Error('nothing is asked');
  const best = [lead, 0].map(value => ({ actions: [option], value, shares: [] }));
  expect(plain(speech.hint(game?.view(s, 0), best)[0] ?? [])).toMatch(new RegExp(`(?: – |\\. )${words}\\.$`, 'i'));
});

test.each([
  ['en', 'the plan: Kiln, Clay Pit and Tenement Building built, wheels produce 2 times, 5 points more'],
  ['de', 'der Plan: Lehmbrennerei, Lehmgrube und Mietshaus gebaut, Räder produzieren 2-mal, 5 Punkte mehr'],
  [
    'pl',
    'dalszy plan: budowa (Wypalarnia Gliny, Kopalnia Gliny i Kamienica czynszowa), 2 obroty kół, 5 punktów więcej',
  ],
])('%s: where the plan leads is told, and instead of what a way brings', (lang, words) => {
  const [game, speeches] = GAMES[1] ?? [];
  const speech = speeches?.find(one => one.lang === lang);
  const s = game?.setup({ players: 2, options: {} }, '1');
  const [option] = (s && game?.decisions(s)[0]?.options) ?? [];
  if (!speech || !s || !option) throw new Error('nothing is asked');
  const told = (leads: Outcome) => {
    const way = { actions: [option], value: 1, shares: [{ what: 'land', value: 2 } as const], leads };
    return plain(speech.hint(game?.view(s, 0), [way])[0] ?? []);
  };
  const long = told({ built: ['03A', '01A', '02A'], produced: 2, points: 5 });
  expect(long.toLowerCase()).toContain(words.toLowerCase());
  expect(long).not.toContain('+2');
  expect(long).not.toMatch(DOUBLED);
  expect(told({ built: [], produced: 0, points: 3 })).toContain('+2');
});
