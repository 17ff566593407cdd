import { readFileSync } from 'node:fs';
import { isIllegal, readRecord } from '@waldglas/core';
import { expect, test } from 'vitest';
import { answer, DOINGS, type Table } from './engine-messages.ts';

const read = (name: string) => readFileSync(new URL(`../../../docs/${name}`, import.meta.url), 'utf8');

/** The blocks of code in a page. */
function blocks(page: string): string[] {
  return [...page.matchAll(/```\w*\n([\s\S]*?)```/g)].map(([, code = '']) => code);
}

test('the protocol page names every message', () => {
  const page = read('engine-protocol.md');
  for (const name of DOINGS) expect(page).toContain(`{"do":"${name}"`);
});

test('the record in the notation page can be read', () => {
  const record = blocks(read('notation.md')).find(code => code.startsWith('waldglas 1\n'));
  expect(isIllegal(readRecord(record ?? ''))).toBe(false);
});

test('the position in the notation page can be set and comes back', async () => {
  const code = blocks(read('notation.md')).find(one => one.startsWith('{\n')) ?? '';
  const position = JSON.parse(code);
  const table: Table = { session: undefined, over: false };
  const ask = (message: object) => answer(table, JSON.stringify(message));
  await ask({ do: 'new', game: 'glass-road', players: 2, seed: 'docs' });
  expect(await ask({ do: 'set', position })).toEqual({ ok: true, length: 0 });
  expect(await ask({ do: 'state', for: 'all' })).toMatchObject({ position });
});
