import type { ScoreItem } from '@waldglas/core';
import type { Colours } from './io.ts';

/** Scores as they are printed. */
export interface ScoreSheet {
  readonly final: boolean;
  readonly winners: readonly string[];
  readonly seats: readonly { readonly seat: string; readonly points: number; readonly items: readonly ScoreItem[] }[];
}

/** Every seat's points with what they came from. */
export function showScores({ final, winners, seats }: ScoreSheet, { bold, dim }: Colours): string {
  const lines = seats.flatMap(({ seat, points, items }) => [
    bold(`seat ${seat}: ${points} points`),
    ...items.map(({ source, rule, points }) => `  ${String(points).padStart(5)}  ${source} ${dim(`(${rule})`)}`),
  ]);
  const names = winners.join(' and ');
  lines.push(final ? `The game is over; won by ${names}.` : `The game goes on; ahead: ${names}.`);
  return `${lines.join('\n')}\n`;
}
