import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type LevelId, OPPONENT_IDS, PANEL_IDS } from './bot.ts';
import { STRENGTHS, type Strength } from './strength.ts';

const PAGE = readFileSync(new URL('../../../docs/bots.md', import.meta.url), 'utf8');
const [, measured = ''] = PAGE.split('\n## Measured\n');
const [glassRoad = '', blackForest = ''] = (measured.split('\n## ')[0] ?? '').split('\n### Black Forest\n');
const SECTIONS: Readonly<Record<string, string>> = { 'glass-road': glassRoad, 'black-forest': blackForest };

const interval = ({ low, high }: { low: number; high: number }) => (low < high ? ` (${low} to ${high})` : '');

/** The level below each: the first that people choose comes after random moves. */
const BELOW = new Map<string, LevelId | undefined>(
  [PANEL_IDS, ['random', ...OPPONENT_IDS] as const].flatMap(list =>
    list.slice(1).map((level, i) => [level, list[i]] as const),
  ),
);

/** The beginnings of the rows that tell of a level. */
function rowsOf(level: string, { wins, alone }: Strength): string[] {
  const pair =
    wins && `| ${level} - ${wins.against}, 2 players | ${wins.deals} | wins ${wins.share} %${interval(wins)}`;
  const solo = alone && `| ${level} alone | ${alone.seeds} | mean ${alone.mean}${interval(alone)}`;
  return [pair, solo].flatMap(row => (row === undefined ? [] : [row]));
}

describe.each(Object.entries(STRENGTHS))('%s', (game, levels) => {
  const rows = Object.entries(levels).flatMap(([level, strength]) => rowsOf(level, strength));
  const section = SECTIONS[game] ?? '';

  test('every figure stands in docs/bots.md', () => {
    for (const row of rows) expect(section).toContain(`\n${row}`);
  });

  test('what docs/bots.md claims is told everywhere', () => {
    if (section.includes('No claim yet:')) return expect(rows).toEqual([]);
    const claims = section.split('\n').filter(line => /^\| \w+( - \w+, 2 players| alone) \|/.test(line));
    expect(claims).toHaveLength(rows.length);
    expect(rows.length).toBeGreaterThan(0);
  });

  test('a level is measured against the one below', () => {
    for (const [level, { wins }] of Object.entries(levels)) {
      if (wins) expect(wins.against).toBe(BELOW.get(level));
    }
  });
});
