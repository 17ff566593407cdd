import type { CliWords } from './catalog.ts';
import { type Io, printJson } from './io.ts';
import { type KeptGame, keptGames, stateFolder } from './kept.ts';

/** Tells which games are kept, the newest first: `--continue 2` goes on with the second. */
export function listKept(io: Io, words: CliWords, json: boolean): void {
  const games = keptGames(io.env);
  if (json) return printJson(io, { games: games.map(written) });
  if (games.length === 0) io.out(`${words.play.noneKept(stateFolder(io.env))}\n`);
  for (const [i, game] of games.entries()) io.out(`${String(i + 1).padStart(3)}  ${said(game, words)}\n`);
}

function written({ file, when, content }: KeptGame) {
  return { file, when: new Date(when).toISOString(), ...(content ?? { unreadable: true }) };
}

function said({ file, when, content }: KeptGame, { lang, play, games }: CliWords): string {
  const date = new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short' }).format(when);
  if (!content) return play.keptUnreadable(date, file);
  const { game, lines, seats } = content;
  const name = Object.hasOwn(games, game) ? games[game as keyof typeof games] : game;
  return play.keptGame(date, name, seats.join(', '), lines, file);
}
