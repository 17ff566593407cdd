import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lineOfAction } from '@waldglas/core';
import { afterAll, describe, expect, test } from 'vitest';
import { here, json } from './kit.ts';
import { engine } from './kit-engine.ts';

const folder = mkdtempSync(join(tmpdir(), 'waldglas-'));
afterAll(() => rmSync(folder, { recursive: true }));

const HEAD = 'waldglas 1\ngame glass-road\nedition gr-1\nplayers 1\nseed 1\n\n';

async function replayed(text: string, ...more: string[]) {
  const file = join(folder, 'a.game');
  writeFileSync(file, text);
  return here(['replay', file, ...more]);
}

test('the position after any line, and the scores', async () => {
  const text = `${HEAD}A pick feudal-lord\nA remove b1\nA undo\n`;
  const end = json(await replayed(text, '--json'));
  expect(end).toMatchObject({
    game: 'glass-road',
    edition: 'gr-1',
    players: 1,
    seed: '1',
    length: 3,
    at: 3,
    final: false,
  });
  expect(end).toMatchObject({
    winners: ['A'],
    position: { seats: { A: { hand: ['feudal-lord'], land: { b1: 'grove' } } } },
  });
  const middle = json(await replayed(text, '--at', '2', '--json'));
  expect((middle.position as { seats: { A: { land: object } } }).seats.A.land).not.toHaveProperty('b1');
  expect(json(await replayed(text, '--at', '0', '--json'))).toMatchObject({
    at: 0,
    position: { seats: { A: { hand: [] } } },
  });
});

test('for people: boards, wheels, costs, scores', async () => {
  const { out } = await replayed(`${HEAD}A pick feudal-lord\n`);
  expect(out).toContain('Glass Road (gr-1), 1 player, seed 1: after 1 of 1 lines\n');
  expect(out).toMatch(/\n {2}a {2,}b {2,}c {2,}d {2,}e {2,}f\n/);
  expect(out).toMatch(/\n2 Glassmaker's \. · {2,}pond {2,}forest -+ pit\n/);
  expect(out).toContain('\nGlassworks  sand 0·  food 1▁  charcoal 2▂  water 3▃  wood 4▄  │  glass 0·\n');
  expect(out).toMatch(/\n⇄ [A-Z].*\n {4}(–|\d[a-z]{2})/);
  expect(out).toContain('A: 0 points\n');
});

test('for people in other languages', async () => {
  expect((await replayed(HEAD, '--lang', 'de')).out).toContain('Glashütte  ');
  expect((await replayed(HEAD, '--lang', 'pl')).out).toContain('Gra toczy się dalej');
});

test('a whole folder', async () => {
  const games = mkdtempSync(join(folder, 'games-'));
  for (const name of ['a', 'b']) writeFileSync(join(games, `${name}.game`), `${HEAD}A pick builder\n`);
  const { out, code } = await here(['replay', games]);
  expect({ out, code }).toEqual({ out: '2 records: all sound\n', code: 0 });
  expect(json(await here(['replay', games, '--json']))).toMatchObject({ folder: games, sound: true });
});

describe('Black Forest', () => {
  const BLACK = 'waldglas 1\ngame black-forest\nedition bf-1\nplayers 2\nseed 1\n\n';

  test('the position after any line', async () => {
    const start = json(await replayed(BLACK, '--json'));
    expect(start).toMatchObject({ game: 'black-forest', at: 0, position: { phase: 'neutral' }, final: false });
    const { start: seat } = start.position as { start: string };
    const later = json(await replayed(`${BLACK}${seat} neutral v2\n`, '--json'));
    expect(later).toMatchObject({ length: 1, position: { phase: 'neutral', village: 'v2' } });
  });

  test('for people: villages with pawns, buildings on offer, wheels, estates, scores', async () => {
    const seats = { A: { pawn: 'v1.2', estates: [{ a1: 'forest', 'd2+d3': 'inn', b2: '01A' }, { a3: 'pond' }] } };
    const part = { phase: 'turn', turn: 'A', neutral: 'v1.1', seats, jobs: { v2: 'job-cook' } };
    const text = await recordFrom({ ...part, boards: { small: ['03A', '04B'], large: ['reservoir'] } });
    const { out } = await replayed(text);
    expect(out).toMatch(/^Black Forest \(bf-1\), 2 players, seed 1: after 0 of 0 lines\n\nBlack Forest · A’s turn\n/);
    expect(out).toMatch(/\nVillage 1 {2}[A-Z][A-Za-z ]+ \[◇\] [A-Z][A-Za-z ]+ \[A\] /);
    expect(out).toMatch(/\nVillage 2 {2}.* ↺ {2}★ /);
    expect(out).toMatch(/ Clay Kiln 2gl 2br|Kiln 2gl 2br/);
    expect(out).toContain('\nGlass    sand 0·  charcoal 1▁  water 2▂  wood 3▃  │  glass 0·  ↻0\n');
    expect(out).toMatch(
      /\nCooking {2}porridge 0· {2}meat 1▁ {2}charcoal 2▂ {2}│ {2}provisions 1▂\+2▅ {2}commodity 0· {2}↻0\n/,
    );
    expect(out).toMatch(/\nbrick 3▃ {2}glass hut progress 0 {2}pigs \d {2}cattle 0 {2}reminder\n/);
    expect(out).toMatch(/\n2 · +Clay Pit +stable +Inn +· +│· +hut\n/);
    expect(out).toMatch(/\n⌂ b2 Clay Pit, d2\+d3 Inn\n/);
    expect(out).toMatch(/\nA: \d+ points?\n/);
  });
});

/** A record of Black Forest that starts from a position. */
async function recordFrom(position: object): Promise<string> {
  const ask = engine();
  await ask({ do: 'new', game: 'black-forest', players: 2, seed: '1' });
  expect(await ask({ do: 'set', position })).toEqual({ ok: true, length: 0 });
  return String((await ask({ do: 'record' })).record);
}

test.each([
  ['', 'line 1: the first line has to be "waldglas 1"'],
  ['waldglas 2\n', 'line 1:'],
  [HEAD.replace('seed 1', 'weather fine'), 'line 5: there is no header "weather"'],
  [`${HEAD}A fly\n`, 'line 7: there is no verb "fly"'],
  [`${HEAD}A pick builder\n# a comment\nA pick builder\n`, 'line 9: "A pick builder" is not among'],
  [`${HEAD}B pick builder\n`, 'line 7: there is no seat B'],
  [`${HEAD}A undo\n`, 'line 7:'],
  [`${HEAD}A pick builder\n\nscore A 5\n`, 'line 9: there are scores, but the game is not over'],
])('a malformed record gets its line and the reason: %j', async (text, reason) => {
  const done = await replayed(text, '--json');
  expect(done).toMatchObject({ code: 1, out: '' });
  expect(done.err).toContain(reason);
});

test('actions are counted without comments', () => {
  expect([0, 1, 2, 3].map(n => lineOfAction('waldglas 1\n# x\n\nA end\n#\nB end\n\nscore A 1\n', n))).toEqual([
    1, 4, 6, 8,
  ]);
});
