import { type Action, isIllegal } from '@waldglas/core';
import { describe, expect, test } from 'vitest';
import { asking, GAME, hand, newTable } from './fixtures.ts';
import { readShot, writeShot } from './shot.ts';

function read(line: string): Action {
  const action = GAME.read(line);
  if (isIllegal(action)) throw new Error(action.illegal);
  return action;
}

/** There and back, through the text that a socket carries. */
const carried = (shot: object) => JSON.parse(JSON.stringify(shot));

describe('what a socket is told of a table', () => {
  test.each([
    ['a seat', 0],
    ['the other seat', 1],
    ['a spectator', undefined],
  ])('%s reads the snapshot that was written', async (_, seat) => {
    const table = newTable();
    await asking(table, 0)({ do: 'act', actions: hand('A') });
    await asking(table, 1)({ do: 'act', actions: hand('B', 3) });
    const snapshot = table.snapshot(seat, 0);
    expect(snapshot.events.length).toBeGreaterThan(0);
    expect(readShot(carried(writeShot(snapshot, GAME.write)), seat, read)).toEqual(carriedSnapshot(snapshot));
  });

  test('seats are letters and actions are lines, as in every message', () => {
    const shot = writeShot(newTable().snapshot(1), GAME.write);
    expect(shot).toMatchObject({ turn: ['A', 'B'], over: false, decision: { seat: 'B', ask: 'choose' } });
    expect(shot.decision?.options[0]).toEqual({ action: hand('B')[0] });
    expect(shot.seats.map(({ seat }) => seat)).toEqual(['A', 'B']);
  });

  test('a spectator is asked nothing and takes nothing back', () => {
    const shot = writeShot(newTable().snapshot(undefined), GAME.write);
    expect(shot).toMatchObject({ decision: null, anytime: [] });
    expect(shot).not.toHaveProperty('undo');
  });
});

/** JSON knows no `undefined` inside a view; the snapshot around it does. */
function carriedSnapshot<T extends { readonly view: unknown }>(snapshot: T): T {
  return { ...snapshot, view: carried({ view: snapshot.view }).view };
}
