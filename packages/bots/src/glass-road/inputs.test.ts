import { randomAction, rngFrom } from '@waldglas/core';
import { glassRoad, type State } from '@waldglas/glass-road';
import { describe, expect, test } from 'vitest';
import { type Sparse, sparse } from '../nets/sparse.ts';
import { tunedWorth } from './evaluate.ts';
import { fillInputs, INPUT_SIZES, INPUTS, MOST_INPUTS, type Outlook, PHASES, phaseOf } from './inputs.ts';
import { bitsOf } from './judge.ts';
import { shareWith } from './time.ts';

const NOTHING: Outlook = { seat: 0, hand: 0, chosen: 0 };

/** The names of the inputs that are not zero, with what they are if that is not 1. */
function told({ count, places, values }: Sparse): string[] {
  return Array.from(places.slice(0, count), (place, i) => {
    const name = INPUTS[place] ?? `place ${place}`;
    return values[i] === 1 ? name : `${name} = ${values[i]}`;
  });
}

function inputsOf(s: State, outlook: Outlook): string[] {
  const x = sparse(MOST_INPUTS);
  fillInputs(x, s, outlook);
  return told(x);
}

/** States of a random game. */
function met(players: number): State[] {
  const s = glassRoad.setup({ players, options: {} }, `inputs ${players}`);
  const rng = rngFrom(`inputs ${players}`);
  const states: State[] = [];
  for (;;) {
    const action = randomAction(glassRoad, s, rng);
    if (!action) return states;
    glassRoad.apply(s, action);
    states.push(glassRoad.clone(s));
  }
}

test('every input has a name of its own and a size', () => {
  expect(new Set(INPUTS).size).toBe(INPUTS.length);
  expect(INPUT_SIZES.length).toBe(INPUTS.length);
});

test('goods are steps: at least one, at least two', () => {
  const s = glassRoad.setup({ players: 1, options: {} }, 'goods');
  const { glassworks } = s.players[0] ?? {};
  if (!glassworks) throw new Error('nobody plays');
  glassworks.wood = 3;
  glassworks.sand = 0;
  const names = inputsOf(s, NOTHING);
  expect(names.filter(name => /^wood \d/.test(name))).toEqual(['wood 1', 'wood 2', 'wood 3']);
  expect(names.filter(name => /^sand \d/.test(name))).toEqual([]);
});

test('each tile of the market is told with what it lacks', () => {
  const s = glassRoad.setup({ players: 1, options: {} }, 'market');
  const names = inputsOf(s, NOTHING).filter(name => name.startsWith('market '));
  const tiles = Object.values(s.market).flat();
  expect(names.map(name => name.split(' ')[1])).toEqual(tiles);
});

test('the hand is told, and alone what was chosen, because it rests in the next period', () => {
  const outlook = { seat: 0, hand: bitsOf(['builder']), chosen: bitsOf(['builder', 'supplier']) };
  const cards = (players: number) =>
    inputsOf(glassRoad.setup({ players, options: {} }, 'hand'), outlook).filter(name =>
      /^(hand|chosen|cards)/.test(name),
    );
  expect(cards(1)).toEqual(['hand builder', 'cards 1', 'chosen supplier', 'chosen builder']);
  expect(cards(2)).toEqual(['hand builder', 'cards 1']);
});

describe.each([1, 2, 3, 4])('%i players', players => {
  const states = met(players);

  test('all inputs have room, and no place is told twice', () => {
    const x = sparse(MOST_INPUTS);
    for (const s of states) {
      fillInputs(x, s, NOTHING);
      expect(x.count).toBeLessThan(MOST_INPUTS - 100);
      expect(new Set(x.places.slice(0, x.count)).size).toBe(x.count);
    }
  });

  test('beside them stands what the tuned weights make of the position', () => {
    const x = sparse(MOST_INPUTS);
    for (const s of states) {
      const worth = tunedWorth(players)(s, 0, shareWith(s, s.period, 0));
      expect(fillInputs(x, s, NOTHING)).toBe(worth);
    }
  });

  test('every position has a phase, and they follow each other', () => {
    const phases = states.map(s => phaseOf(s, NOTHING));
    expect(phases).toEqual(phases.toSorted((a, b) => a - b));
    for (const phase of phases) expect(PHASES[phase]?.name).toMatch(/ over$/);
  });

  test('what others choose in secret makes no difference', () => {
    for (const s of states.slice(0, 12)) {
      const other = glassRoad.imagine(glassRoad.view(s, 0), rngFrom('other'));
      expect(inputsOf(other, NOTHING)).toEqual(inputsOf(s, NOTHING));
    }
  });
});
