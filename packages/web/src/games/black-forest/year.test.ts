import { readFileSync } from 'node:fs';
import { blackForest, type Event, type View } from '@waldglas/black-forest';
import { isIllegal, readRecord } from '@waldglas/core';
import { openTable } from '@waldglas/table';
import { expect, test } from 'vitest';
import type { Moment } from '../../connection/connection.ts';
import { stretchOf } from '../../table/closed-stretch.ts';
import { pawnTurns } from './pawn-turns.ts';
import { closedYear, yearsDone } from './year.ts';

function momentsOf(name: string): readonly Moment<View, Event>[] {
  const text = readFileSync(new URL(`../../../../../games/${name}.game`, import.meta.url), 'utf8');
  const record = readRecord(text);
  if (isIllegal(record)) throw new Error(record.illegal);
  const table = openTable(blackForest, record);
  if (isIllegal(table)) throw new Error(table.illegal);
  return [...table.moments(undefined)];
}

const MOMENTS = momentsOf('black-forest-solo');
const year = (n: number) => stretchOf(MOMENTS, yearsDone, n);
const YEARS = [1, 2, 3, 4, 5];

test('BF-8.1: years are over one after the other, the last one when only conversions are left', () => {
  expect([...new Set(MOMENTS.map(({ view }) => yearsDone(view)))]).toEqual([0, ...YEARS]);
  expect(year(5).at(-1)?.view.agenda).toMatchObject([{ step: 'final' }]);
});

test('the last year is told of, too, though the end of a turn shows nothing to those who watch', () => {
  const last = MOMENTS.findIndex(({ view }) => yearsDone(view) === 5);
  const seen = MOMENTS.slice(0, last);
  expect(stretchOf(seen, yearsDone, 5)).toEqual(year(5).slice(0, -1));
});

test('games of several players have no years', () => {
  const done = momentsOf('black-forest-two').map(({ view }) => yearsDone(view));
  expect([...new Set(done)]).toEqual([0]);
});

test('what the years brought: all that was built, all that the wheels gave, points before and after', () => {
  const years = YEARS.map(n => closedYear(year(n))?.seats[0]);
  expect(years.slice(1).map(one => one?.before)).toEqual(years.slice(0, -1).map(one => one?.after));
  const builds = MOMENTS.flatMap(({ entry }) => entry?.events.filter(({ kind }) => kind === 'build') ?? []);
  expect(years.flatMap(one => one?.built ?? [])).toHaveLength(builds.length);
  const { glass = 0, cooking = 0 } = year(5).at(-1)?.view.players[0]?.steps ?? {};
  const all = (good: string) => years.reduce((sum, one) => sum + (one?.produced[good] ?? 0), 0);
  expect([all('glass'), all('provisions'), all('commodity')]).toEqual([glass, 2 * cooking, cooking]);
});

test('the pawns of a year, five at least: where each went and what was done there', () => {
  for (const n of YEARS) {
    const turns = pawnTurns(year(n));
    expect(turns.length).toBeGreaterThanOrEqual(5);
    for (const { to, visits, jobs } of turns) expect(visits.length + jobs.length > 0).toBe(to !== undefined);
  }
});
