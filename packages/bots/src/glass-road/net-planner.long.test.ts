import { type Decision, isIllegal, play, rngFrom } from '@waldglas/core';
import { type Action, glassRoad, type View } from '@waldglas/glass-road';
import { describe, expect, test } from 'vitest';
import type { Bot } from '../bot.ts';
import { playLesson } from '../learning/self-play.ts';
import { playBotGame } from '../match.ts';
import { emptyNet, type Net } from '../nets/net.ts';
import { packed, samplesFor } from '../nets/samples.ts';
import { INPUTS, PHASES } from './inputs.ts';
import { journeyman } from './journeyman.ts';
import { judgeBy } from './judge.ts';
import { learning } from './learning.ts';
import { plannerBy } from './net-planner.ts';
import { oneTurnAhead } from './one-turn.ts';

const NODES = 150;
const NAMES = PHASES.map(({ name }) => name);
const NOTHING = emptyNet(INPUTS, NAMES, 4);

/** A net with an opinion on everything, the same in each run. */
function opinionated(): Net {
  const net = emptyNet(INPUTS, NAMES, 4);
  for (const weights of [net.rows, net.out, net.direct]) {
    for (let i = 0; i < weights.length; i++) weights[i] = ((i * 2654435761) % 401) - 200;
  }
  return net;
}

interface Met {
  readonly view: View;
  readonly decision: Decision<Action>;
  readonly seed: string;
  readonly actions: readonly Action[];
}

/** A game among bots of one kind: what they were asked and answered. */
async function met(think: Bot<Action, View>, players: number): Promise<Met[]> {
  const positions: Met[] = [];
  const watched: Bot<Action, View> = (view, decision, budget) => {
    const advice = think(view, decision, budget);
    positions.push({ view, decision, seed: budget.seed, actions: advice.actions });
    return advice;
  };
  const seats = Array.from({ length: players }, () => watched);
  await playBotGame(glassRoad, { players, options: {}, seed: `expert ${players}` }, seats, {
    budget: { nodes: NODES },
  });
  return positions;
}

test.each([1, 2])('a net that has learned nothing leaves the journeyman as it is: %i players', async players => {
  const expert = plannerBy(NOTHING);
  for (const { view, decision, seed, actions } of await met(journeyman, players)) {
    expect(expert(view, decision, { seed, nodes: NODES }).actions).toEqual(actions);
  }
});

const BOTS = { expert: plannerBy(opinionated()), 'one turn ahead': oneTurnAhead(judgeBy(opinionated())) };
const TABLES = (['expert', 'one turn ahead'] as const).flatMap(bot =>
  [1, 2, 3].map(players => [bot, players] as const),
);

describe.each(TABLES)('%s, %i players', (bot, players) => {
  const think = BOTS[bot];

  test('the same view, seed and nodes give the same answer, whatever is hidden', async () => {
    const positions = (await met(think, players)).filter((_, i) => i % 4 === 0);
    expect(positions.length).toBeGreaterThan(5);
    for (const [i, { view, decision, seed, actions }] of positions.entries()) {
      const other = glassRoad.imagine(view, rngFrom(`other ${i}`));
      const again = think(glassRoad.view(other, decision.seat), decision, { seed, nodes: NODES });
      expect(again.actions).toEqual(actions);
      expect(isIllegal(play(glassRoad, other, actions.slice(0, 1)))).toBe(false);
    }
  });
});

test("the expert's games of the training are played by a planner that thinks less", () => {
  const played = (student: boolean) => {
    const samples = samplesFor(400, 110);
    const { student: light, ...others } = learning;
    return playLesson(
      student ? learning : { ...others, expert: light ?? others.expert },
      'expert',
      NOTHING,
      1,
      'less',
      samples,
    );
  };
  expect(played(true)).toEqual(played(false));
});

test('a game of the training gives samples that tell how it ended, and the same ones again', () => {
  for (const players of [1, 2]) {
    const lesson = () => {
      const samples = samplesFor(400, 110);
      const { points } = playLesson(learning, 'quick', opinionated(), players, 'lesson', samples);
      return { points, samples: packed(samples) };
    };
    const { points, samples } = lesson();
    expect(points.length).toBe(players);
    // alone: seven hands are chosen and 23 cards played
    if (players === 1) expect(samples.count).toBe(7 + 23);
    const phases = new Set(samples.phases.slice(0, samples.count));
    const group = players === 1 ? 'alone' : 'several';
    const wanted = PHASES.flatMap(({ name }, i) => (name.startsWith(group) && !name.includes(' 4 to come') ? [i] : []));
    expect([...phases].sort((a, b) => a - b)).toEqual(wanted);
    const again = lesson();
    expect(again.points).toEqual(points);
    expect(again.samples.targets).toEqual(samples.targets);
    expect(again.samples.starts).toEqual(samples.starts);
  }
});
