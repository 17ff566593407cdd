import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readKept } from './kept-game.ts';
import { byLastMove } from './kept-games.ts';
import { isRecordOpen } from './open-record.ts';

const RECORD = readFileSync(new URL('../../../../games/recorded-three.game', import.meta.url), 'utf8');
const SEATS = [
  { kind: 'human', name: 'Ada' },
  { kind: 'random', name: 'Bruno' },
  { kind: 'human', name: 'Wilma' },
] as const;
const GAME = { id: '1', game: 'glass-road', seats: SEATS, record: RECORD, updated: 7, over: false };

describe('a kept game', () => {
  test('is read as it was kept, also from when its seats had another name and every game had periods', () => {
    const { seats: sittings, ...once } = GAME;
    expect(readKept({ ...GAME, howFar: { unit: 'round', n: 2 } })).toEqual({
      ...GAME,
      howFar: { unit: 'round', n: 2 },
    });
    expect(readKept({ ...GAME, period: 2 })).toEqual({ ...GAME, howFar: { unit: 'period', n: 2 } });
    expect(readKept({ ...GAME, howFar: { unit: 'round' } })).toEqual(GAME);
    expect(readKept({ ...once, sittings })).toEqual(GAME);
  });

  test.each([[undefined], [[]], ['three'], [[{ kind: 'king', name: 'x' }]], [[null]]])(
    'with %j for seats has a person and bots',
    seats => {
      expect(readKept({ ...GAME, seats })?.seats).toEqual([
        { kind: 'human', name: 'A' },
        { kind: 'apprentice', name: 'B' },
        { kind: 'apprentice', name: 'C' },
      ]);
    },
  );

  test.each([
    [null],
    ['text'],
    [{}],
    [{ ...GAME, id: 7 }],
    [{ ...GAME, record: undefined }],
    [{ ...GAME, seats: undefined, record: 'hello' }],
  ])('%# that is none is passed over', value => {
    expect(readKept(value)).toBeUndefined();
  });
});

test('the record of a running game waits where several people play', () => {
  const [ada, bruno, wilma] = SEATS;
  expect(isRecordOpen({ seats: [ada, bruno, wilma], over: false })).toBe(false);
  expect(isRecordOpen({ seats: [ada, bruno, wilma], over: true })).toBe(true);
  expect(isRecordOpen({ seats: [ada, bruno], over: false })).toBe(true);
  expect(isRecordOpen({ seats: [ada], over: false })).toBe(true);
});

test('games are listed by the last move of a person: one that was only dealt comes after those', () => {
  const game = (id: string, times: { readonly updated: number; readonly acted?: number }) => ({
    ...GAME,
    id,
    ...times,
  });
  const games = [
    game('dealt', { updated: 9, acted: 0 }),
    game('kept long ago', { updated: 5 }),
    game('played', { updated: 8, acted: 7 }),
  ];
  expect(games.sort(byLastMove).map(({ id }) => id)).toEqual(['played', 'kept long ago', 'dealt']);
});

test('points and the last move are kept, and left out if they make no sense', () => {
  expect(readKept({ ...GAME, acted: 3, points: [1, 2.5] })).toMatchObject({ acted: 3, points: [1, 2.5] });
  const odd = readKept({ ...GAME, acted: 'now', points: ['many'] });
  expect([odd?.acted, odd?.points]).toEqual([undefined, undefined]);
});
