import { readFileSync } from 'node:fs';
import { isIllegal, readRecord } from '@waldglas/core';
import { ENGINE_REQUESTS } from '@waldglas/protocol';
import { loadSpeech } from '@waldglas/text/load-speech';
import { expect, test } from 'vitest';
import { needGame } from './arguments.ts';
import { GAME_IDS } from './catalog.ts';
import { engine } from './kit-engine.ts';

const read = (name: string) => readFileSync(new URL(`../../../docs/${name}`, import.meta.url), 'utf8');

const TITLES: Readonly<Record<string, string>> = { 'glass-road': 'Glass Road', 'black-forest': 'Black Forest' };

/** The blocks of code in a page. */
function blocks(page: string): string[] {
  return [...page.matchAll(/```\w*\n([\s\S]*?)```/g)].map(([, code = '']) => code);
}

test('the protocol page names every message', () => {
  const page = read('engine-protocol.md');
  for (const name of ENGINE_REQUESTS) expect(page).toContain(`{"do":"${name}"`);
});

/** What can stand in the way of an undo, by id. */
const FENCES: Readonly<Record<string, readonly string[]>> = {
  'glass-road': ['card', 'tile', 'draw', 'refill', 'choice', 'answered', 'needed', 'nothing'],
  'black-forest': ['job', 'deal', 'choice', 'answered', 'needed', 'nothing'],
};

test.each(GAME_IDS)('the protocol page names every fence of %s', async game => {
  const page = read('engine-protocol.md');
  const { fence } = await loadSpeech(game, 'en');
  for (const id of FENCES[game] ?? []) {
    expect(fence(id)).not.toBe(id);
    expect(page).toContain(fence(id));
  }
});

test('the records in the notation page can be read', () => {
  const records = blocks(read('notation.md')).filter(code => code.startsWith('waldglas 1\n'));
  expect(records.map(record => readRecord(record)).filter(isIllegal)).toEqual([]);
  expect(records.length).toBeGreaterThan(0);
});

test.each(GAME_IDS)('the position of %s in the notation page can be set and comes back', async game => {
  const section = read('notation.md').split(`### ${TITLES[game]}: position\n`)[1] ?? '';
  const position = JSON.parse(blocks(section)[0] ?? '');
  const ask = engine();
  await ask({ do: 'new', game, players: 2, seed: 'docs' });
  expect(await ask({ do: 'set', position })).toEqual({ ok: true, length: 0 });
  expect((await ask({ do: 'state', for: 'all' })).position).toEqual(position);
});

test.each(GAME_IDS)('the lines of %s in the notation page can be read', async game => {
  const section = read('notation.md').split(`### ${TITLES[game]}: lines\n`)[1] ?? '';
  const table = section.trimStart().split('\n\n')[0] ?? '';
  const lines = [...table.matchAll(/`([A-D] [^`]*)`/g)].map(([, line = '']) => line);
  expect(lines.length).toBeGreaterThan(10);
  const { read: readLine } = await needGame(game);
  const refused = lines.filter(line => line !== 'A undo' && isIllegal(readLine(line)));
  expect(refused).toEqual([]);
});
