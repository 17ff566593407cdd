import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AnyGame, ENGLISH_COMPLAINTS, isIllegal, readRecord } from '@waldglas/core';
import { afterAll, describe, expect, test } from 'vitest';
import { needGame } from './arguments.ts';
import { GAME_IDS, loadWords } from './catalog.ts';
import { fuzzGame, report } from './fuzz.ts';
import { type FaultKind, faultIn } from './fuzz-check.ts';
import { capture, json, there } from './kit.ts';
import { Failure } from './wrong.ts';

const folder = mkdtempSync(join(tmpdir(), 'waldglas-'));
afterAll(() => rmSync(folder, { recursive: true }));

test.each(GAME_IDS)('finds nothing in the real %s', async game => {
  const args = ['fuzz', '--game', game, '--seconds', '1', '--seed', 'f', '--json'];
  const result = json(await there(args, '', folder));
  expect(result).toMatchObject({ game, seed: 'f', seconds: 1, found: false });
  expect(result.games).toBeGreaterThan(0);
  expect(result.actions).toBeGreaterThan(50);
  expect(existsSync(join(folder, 'fuzz-f.game'))).toBe(false);
});

const real = await needGame('glass-road');
const known = new WeakSet<object>();

function knowing<S extends object>(s: S): S {
  known.add(s);
  return s;
}

/** The game with one fault planted in it. */
const FAULTS: [kind: FaultKind, faulty: AnyGame][] = [
  [
    'crash',
    {
      ...real,
      apply(s, action, emit) {
        if (action.verb === 'use') throw new Error('planted');
        real.apply(s, action, emit);
      },
    },
  ],
  [
    'dead end',
    {
      ...real,
      decisions: s => real.decisions(s).map(one => (one.ask.what === 'use' ? { ...one, options: [] } : one)),
    },
  ],
  ['endless', { ...real, apply: () => {} }],
  ['clone', { ...real, clone: s => s }],
  [
    'JSON',
    {
      ...real,
      setup: (table, seed) => knowing(real.setup(table, seed)),
      clone: s => knowing(real.clone(s)),
      apply(s, action, emit) {
        if (known.has(s)) real.apply(s, action, emit);
      },
    },
  ],
  ['replay', { ...real, read: line => real.read(line.replace('remove b1', 'remove b4')) }],
];

describe('finds what is planted, and shrinks it', () => {
  test.each(FAULTS)('%s', (kind, game) => {
    const { fault } = fuzzGame(game, 'planted', 2, 60_000);
    expect(fault?.kind).toBe(kind);
    if (!fault) return;
    expect(faultIn(game, fault.record, kind)).toBeDefined();
    if (kind !== 'endless') expect(fault.record.actions.length).toBeLessThan(20);
  });

  test('writes the record and fails', async () => {
    const [[, crashing]] = FAULTS as [[FaultKind, AnyGame]];
    const io = capture();
    const given = { game: 'glass-road', seconds: 60, seed: 'a/b', json: true } as const;
    const words = await loadWords('en');
    const failure = await report(crashing, given, folder, io, words).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Failure);
    expect((failure as Failure).said(words.wrong, ENGLISH_COMPLAINTS)).toMatch(
      /^crash in game 1: planted; the record \(\d+ lines?\) is in fuzz-a_b.game$/,
    );
    const found = JSON.parse(io.text());
    expect(found).toMatchObject({ found: true, kind: 'crash', message: 'planted', file: 'fuzz-a_b.game' });
    const record = readRecord(readFileSync(join(folder, found.file), 'utf8'));
    expect(isIllegal(record)).toBe(false);
  });
});
