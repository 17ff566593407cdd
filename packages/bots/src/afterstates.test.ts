import { isIllegal, play, underway } from '@waldglas/core';
import { type Action, glassRoad, type State } from '@waldglas/glass-road';
import { describe, expect, test } from 'vitest';
import { afterstates } from './afterstates.ts';
import { turnPort } from './glass-road/turn.ts';
import { meter } from './meter.ts';

/** A solo position in which the charcoal burner is resolved, with a conversion at hand. */
function burning(): State {
  const s = glassRoad.setup({ players: 1, options: {} }, 'burning');
  const placed = glassRoad.fromPosition(s, {
    phase: 'resolve',
    turn: 'A',
    card: 'charcoal-burner',
    abilities: 1,
    seats: {
      A: {
        glassworks: { sand: 0, food: 1, charcoal: 2, water: 3, wood: 4, glass: 0 },
        brickworks: { clay: 0, charcoal: 0, food: 2, brick: 0 },
        land: { b1: 'sand-producer' },
      },
    },
  });
  if (isIllegal(placed)) throw new Error(placed.illegal);
  return placed;
}

const ends = (anytimeActions: number, nodes = 10_000) =>
  afterstates(glassRoad, turnPort(1), burning(), 0, anytimeActions, meter({ seed: '1' }, nodes));

const lines = (actions: readonly Action[]) => actions.map(action => glassRoad.write(action)).join(', ');

describe('the ends of a card', () => {
  test('without conversions: not used, or three charcoal on either wheel, by whichever ability', () => {
    const found = ends(0);
    expect(found).toHaveLength(3);
    expect(found.map(({ state }) => state.players[0]?.glassworks.charcoal).sort()).toEqual([2, 2, 5]);
    expect(found.map(({ state }) => state.players[0]?.brickworks.charcoal).sort()).toEqual([0, 0, 3]);
  });

  test('every list of actions is legal and ends the card', () => {
    for (const { actions, last } of ends(2)) {
      const played = play(glassRoad, burning(), actions);
      if (isIllegal(played)) throw new Error(`${lines(actions)}: ${played.illegal}`);
      expect(actions.at(-1)).toEqual(last);
      expect(last?.verb).toBe('end');
      expect(underway(played.state.agenda, 0)).toBe(false);
    }
  });

  test('conversions come in between; each end is there once', () => {
    const [none, one, two] = [ends(0), ends(1), ends(2)];
    expect(one.length).toBeGreaterThan(none.length);
    expect(two.length).toBeGreaterThan(one.length);
    const goods = two.map(({ state }) => JSON.stringify([state.players[0]?.glassworks, state.players[0]?.brickworks]));
    expect(new Set(goods).size).toBe(goods.length);
  });

  test('a spent budget still finds an end', () => {
    expect(ends(2, 1).length).toBeGreaterThan(0);
  });
});
