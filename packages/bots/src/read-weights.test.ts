import { gzipSync } from 'node:zlib';
import { blackForest } from '@waldglas/black-forest';
import { glassRoad } from '@waldglas/glass-road';
import { describe, expect, test } from 'vitest';
import * as forest from './black-forest/index.ts';
import * as forestInputs from './black-forest/inputs.ts';
import * as road from './glass-road/index.ts';
import * as roadInputs from './glass-road/inputs.ts';
import { isLearned, LEVEL_IDS } from './level-ids.ts';
import { provenanceOf, readNet, writeNet } from './nets/net-file.ts';
import { readWeights } from './read-weights.ts';

const MOST_BYTES = 400_000;

describe.each([
  ['glass-road', roadInputs],
  ['black-forest', forestInputs],
])('the shipped weights of %s', (game, { INPUTS, PHASES }) => {
  const bytes = readWeights(game);

  test('tell where they come from and are small', () => {
    const { games, ...about } = provenanceOf(bytes);
    expect(about).toMatchObject({ game, seed: expect.any(String), commit: expect.any(String) });
    expect(Number(games)).toBeGreaterThan(1000);
    expect(gzipSync(bytes).length).toBeLessThan(MOST_BYTES);
  });

  test('are the same when they are written and read again, and most inputs have a weight', () => {
    const names = PHASES.map(({ name }) => name);
    const net = readNet(bytes, INPUTS, names);
    const about = { game, seed: 'any', games: 1, commit: 'none', panel: {} };
    expect(readNet(writeNet(net, about), INPUTS, names)).toEqual(net);
    const weighed = INPUTS.filter((_, i) => names.some((_, phase) => net.direct[phase * INPUTS.length + i] !== 0));
    expect(weighed.length).toBeGreaterThan(INPUTS.length / 2);
  });
});

test('without weights the levels that learned are played by the journeyman, and no other level changes', () => {
  const roadView = glassRoad.setup({ players: 1, options: {} }, 'none');
  const forestView = blackForest.setup({ players: 1, options: {} }, 'none');
  const budget = { seed: 'none', nodes: 300 };
  const decide = (level: (typeof LEVEL_IDS)[number], weights: 'with' | 'without') => {
    const known = (game: string) => (weights === 'with' ? readWeights(game) : undefined);
    const [first] = glassRoad.decisions(roadView);
    const [second] = blackForest.decisions(forestView);
    if (!first || !second) throw new Error('nothing is asked');
    return [
      road.levelsBy(known('glass-road'))[level](glassRoad.view(roadView, 0), first, budget),
      forest.levelsBy(known('black-forest'))[level](blackForest.view(forestView, 0), second, budget),
    ];
  };
  for (const level of LEVEL_IDS) {
    expect(decide(level, 'without')).toEqual(isLearned(level) ? decide('journeyman', 'with') : decide(level, 'with'));
  }
});
