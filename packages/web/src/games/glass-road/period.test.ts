import { readFileSync } from 'node:fs';
import { isIllegal, readRecord } from '@waldglas/core';
import { type Event, glassRoad, type View } from '@waldglas/glass-road';
import { openTable } from '@waldglas/table';
import { expect, test } from 'vitest';
import type { Moment } from '../../connection/connection.ts';
import { stretchOf } from '../../table/closed-stretch.ts';
import { closedPeriod, periodsDone, playedCards } from './period.ts';

const TEXT = readFileSync(new URL('../../../../../games/recorded-three.game', import.meta.url), 'utf8');

function momentsOf(text: string): readonly Moment<View, Event>[] {
  const record = readRecord(text);
  if (isIllegal(record)) throw new Error(record.illegal);
  const table = openTable(glassRoad, record);
  if (isIllegal(table)) throw new Error(table.illegal);
  return [...table.moments(undefined)];
}

const MOMENTS = momentsOf(TEXT);
const period = (n: number) => stretchOf(MOMENTS, periodsDone, n);
const closes = (n: number) => MOMENTS.findIndex(({ view }) => periodsDone(view) === n);

test('periods are over one after the other, the last one when only conversions are left', () => {
  const done = MOMENTS.map(({ view }) => periodsDone(view));
  expect([...new Set(done)]).toEqual([0, 1, 2, 3, 4]);
  expect(MOMENTS[closes(4)]?.view.agenda).toMatchObject([{ step: 'final' }]);
});

test('what a period brought: all that was built, all wheels gave, points before and after', () => {
  for (const n of [1, 2, 3, 4]) {
    const stretch = closedPeriod(period(n));
    expect(stretch?.from).toBe(MOMENTS[closes(n - 1)]?.length);
    expect(stretch?.seats.map(({ before }) => before)).toEqual(MOMENTS[closes(n - 1)]?.scores.map(s => s.points));
    expect(stretch?.seats.map(({ after }) => after)).toEqual(MOMENTS[closes(n)]?.scores.map(s => s.points));
  }
  const built = [1, 2, 3, 4].flatMap(n => closedPeriod(period(n))?.seats.flatMap(s => s.built));
  const buildings = MOMENTS.flatMap(({ entry }) => entry?.events.filter(({ kind }) => kind === 'build') ?? []);
  expect(built).toHaveLength(buildings.length);
  const produced = [1, 2, 3, 4].map(n => closedPeriod(period(n))?.seats[0]?.produced.glass ?? 0);
  const { glassworks: steps = 0 } = MOMENTS[closes(4)]?.view.players[0]?.steps ?? {};
  expect(produced.reduce((sum, n) => sum + n)).toBe(steps);
});

test('the cards of a period, who followed, and who could do nothing with them', () => {
  const cards = playedCards(period(2));
  expect(cards.map(({ round }) => round)).toEqual([...cards.map(({ round }) => round)].sort());
  expect(cards.at(0)).toMatchObject({ round: 1 });
  const shown = MOMENTS[closes(2) - 1]?.view.history ?? [];
  expect(cards.map(({ card, joined }) => ({ card, joined }))).toEqual(
    shown.map(({ card, joined }) => ({ card, joined })),
  );
  for (const { seat, joined, unused } of cards) {
    expect([seat, ...joined], 'only who resolves a card can leave it unused').toEqual(
      expect.arrayContaining([...unused]),
    );
  }
  const idle = [1, 2, 3, 4].flatMap(n => playedCards(period(n)).filter(one => one.unused.length > 0));
  expect(idle.map(({ card }) => card)).toEqual([
    'builder',
    'water-carrier',
    'builder',
    'clay-worker',
    'fish-farmer',
    'charcoal-burner',
    'water-carrier',
  ]);
});
