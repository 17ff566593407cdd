import { glassRoad } from '@waldglas/glass-road';
import { expect, test } from 'vitest';
import { type Contest, encounters, pairFigures } from '../arena.ts';
import { playMatch } from '../match.ts';
import { soloFigures, soloMatches } from '../solo.ts';
import { mean } from '../statistics.ts';
import { levels } from './index.ts';

const clock = () => 0;

test('the apprentice beats random', () => {
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
  const results = list.map(({ match }) => playMatch(glassRoad, levels, match, clock));
  expect(pairFigures(contest, list, results)[0]?.winShare).toBeGreaterThan(0.9);
});

test('alone, both get more than a beginner', () => {
  const seeds = ['smoke.1', 'smoke.2', 'smoke.3'];
  const [apprentice, journeyman] = (['apprentice', 'journeyman'] as const).map(bot =>
    mean(
      soloMatches(bot, seeds, {}, { nodes: 1000 }).map(
        match => soloFigures([playMatch(glassRoad, levels, match, clock)]).mean,
      ),
    ),
  );
  expect(apprentice).toBeGreaterThan(16);
  expect(journeyman).toBeGreaterThan(20);
});
