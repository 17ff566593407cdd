import { readFileSync } from 'node:fs';
import { blackForest, type View } from '@waldglas/black-forest';
import { turnPlannerBy } from '@waldglas/bots/black-forest';
import { isIllegal, readRecord, replay } from '@waldglas/core';
import { expect, test } from 'vitest';
import { takenTogether } from './hinted.ts';
import { changesOf } from './holdings.ts';
import { plannedSpace } from './planned-space.ts';
import type { Snap } from './shown.ts';

/** The first moment of a recorded game in which A moves and pays for a pawn. */
function beforeFee(): View {
  const record = readRecord(
    readFileSync(new URL('../../../../../games/black-forest-three.game', import.meta.url), 'utf8'),
  );
  if (isIllegal(record)) throw new Error('no record');
  const at = record.actions.findIndex(
    (line, i) => line.startsWith('A move ') && record.actions[i + 1]?.startsWith('A give '),
  );
  const s = replay(blackForest, { ...record, actions: record.actions.slice(0, at) });
  if (isIllegal(s)) throw new Error(s.illegal);
  return blackForest.view(s, 0);
}

const view = beforeFee();
const turns = turnPlannerBy(undefined)(view, 0, { seed: 'plan' });

test('a planned place: going there ends before the first visit, and the changes are those of the whole turn', () => {
  expect(turns.length).toBeGreaterThan(0);
  for (const turn of turns) {
    const { to, going, visits, costs, changes, fees } = plannedSpace(view, 0, turn);
    expect(to).toMatch(/^(v\d\.\d|[a-z-]+)$/);
    expect(going.some(({ verb }) => verb === 'visit')).toBe(false);
    expect(going).toEqual(turn.actions.slice(0, going.length));
    expect(visits).toHaveLength(turn.actions.filter(({ verb }) => verb === 'visit').length);
    expect(changes).toEqual(changesOf(view, turn.after, 0));
    const paid = Object.values(costs).reduce((sum, n) => sum + n, 0);
    expect(paid).toBeGreaterThanOrEqual(fees.length);
  }
});

test('a hint plays a move with what it costs, or a visit with its answers, and nothing of the next thing', () => {
  const now = { view } as Snap;
  for (const { actions } of turns) {
    const n = takenTogether(now, actions);
    expect(n).toBeGreaterThan(0);
    const rest = actions.slice(1, n).map(({ verb }) => verb);
    expect(rest.filter(verb => ['move', 'visit', 'job', 'end', 'convert'].includes(verb))).toEqual([]);
    expect(['visit', 'job', 'end', 'convert', 'neutral', 'move', undefined]).toContain(actions[n]?.verb);
  }
});
