import { type ScoreItem, seatOf } from '@waldglas/core';
import type { AnySpeech } from '@waldglas/text';
import { plain } from './catalog.ts';
import type { Colours } from './io.ts';
import type { CliWords } from './words/words.ts';

/** Scores as they are printed. */
export interface ScoreSheet {
  readonly final: boolean;
  /** The edition of the game's facts, which name the titles of a single player. */
  readonly edition: string;
  readonly winners: readonly string[];
  readonly seats: readonly { readonly seat: string; readonly points: number; readonly items: readonly ScoreItem[] }[];
}

/** Every seat's points with what they came from, and who has won or leads. */
export function scoreLines(
  { final, edition, winners, seats }: ScoreSheet,
  speech: AnySpeech,
  words: CliWords,
  { bold, dim }: Colours,
): string[] {
  const who = (letter: string) => speech.who(seatOf(letter) ?? 0);
  const lines = seats.flatMap(({ seat, points, items }) => [
    bold(words.scores.of(who(seat), points)),
    ...items.map(
      item => `  ${words.number(item.points).padStart(5)}  ${plain(speech.score(item))} ${dim(`(${item.rule})`)}`,
    ),
  ]);
  const best = winners.map(who);
  const title = final && seats.length === 1 ? speech.title(edition, seats[0]?.points ?? 0) : undefined;
  if (title !== undefined) return [...lines, bold(title)];
  return [...lines, final ? words.scores.won(best) : words.scores.ahead(best)];
}
