import { readWeights } from '@waldglas/bots/read-weights';
import { glassRoad } from '@waldglas/glass-road';
import { expect, test } from 'vitest';
import { type Contest, encounters, pairFigures } from '../arena.ts';
import { botsNamed } from '../contestant.ts';
import { playMatch } from '../match.ts';
import { soloFigures, soloMatches } from '../solo.ts';
import { levelsBy } from './index.ts';

const named = botsNamed({}, () => levelsBy(readWeights('glass-road')));

const clock = () => 0;

test('the apprentice beats random', async () => {
  const budget = { nodes: 150 };
  const contest: Contest = {
    players: 2,
    options: {},
    bots: ['apprentice', 'random'],
    deals: 10,
    seed: 'smoke',
    budget,
  };
  const list = encounters(contest);
  const results = await Promise.all(list.map(({ match }) => playMatch(glassRoad, named, match, clock)));
  expect(pairFigures(contest, list, results)[0]?.winShare).toBeGreaterThan(0.9);
});

test.each([
  ['apprentice', 16],
  ['journeyman', 20],
] as const)('alone, the %s gets more than a beginner', async (bot, points) => {
  const seeds = ['smoke.1', 'smoke.2', 'smoke.3'];
  const matches = soloMatches(bot, seeds, {}, { nodes: 1000 });
  const results = await Promise.all(matches.map(match => playMatch(glassRoad, named, match, clock)));
  expect(soloFigures(results).mean).toBeGreaterThan(points);
});
