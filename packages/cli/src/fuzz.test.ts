import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isIllegal, readRecord } from '@waldglas/core';
import { glassRoad } from '@waldglas/glass-road';
import { afterAll, describe, expect, test } from 'vitest';
import type { AnyGame } from './catalog.ts';
import { fuzzGame } from './fuzz.ts';
import { type FaultKind, faultIn } from './fuzz-check.ts';
import { json, there } from './kit.ts';

const folder = mkdtempSync(join(tmpdir(), 'waldglas-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('finds nothing in the real game', async () => {
  const args = ['fuzz', '--game', 'glass-road', '--seconds', '1', '--seed', 'f', '--json'];
  const result = json(await there(args, '', folder));
  expect(result).toMatchObject({ game: 'glass-road', seed: 'f', seconds: 1, found: false });
  expect(result.games).toBeGreaterThan(0);
  expect(result.actions).toBeGreaterThan(50);
  expect(existsSync(join(folder, 'fuzz-f.game'))).toBe(false);
});

const real: AnyGame = glassRoad;

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
  ['JSON', { ...real, apply: (s, action) => real.apply(s, s.shown > 2 && !('live' in s) ? action : action) }],
  ['replay', { ...real, read: line => real.read(line.replace('remove b1', 'remove b4')) }],
];

describe('finds what is planted, and shrinks it', () => {
  test.each(FAULTS.filter(([kind]) => kind !== 'JSON'))('%s', (kind, game) => {
    const { fault } = fuzzGame(game, 'planted', 2, 60_000);
    expect(fault?.kind).toBe(kind);
    if (!fault || kind === 'endless') return;
    expect(faultIn(game, fault.record, kind)).toBeDefined();
    expect(fault.record.actions.length).toBeLessThan(40);
  });
});
