// Mutation testing of the rules that matter most: wheels, flow, travel, constructing, scoring. Prints the share of killed
// mutants, one file after the other, so that what is found out is not lost when a run is stopped: `npm run mutate` for all
// of them, `npm run mutate -- FILE...` for some.
import { spawnSync } from 'node:child_process';

const FILES = [
  'packages/core/src/wheel.ts',
  'packages/glass-road/src/wheels.ts',
  'packages/glass-road/src/flow.ts',
  'packages/glass-road/src/score.ts',
  'packages/glass-road/src/nouns.ts',
  'packages/black-forest/src/wheels.ts',
  'packages/black-forest/src/travel.ts',
  'packages/black-forest/src/build.ts',
  'packages/black-forest/src/score.ts',
];

const given = process.argv.slice(2);
for (const file of given.length > 0 ? given : FILES) {
  const [, name] = file.split('/');
  // what is core's is used by both games, and the smaller one will do
  const env = { ...process.env, MUTATED_GAME: name === 'core' ? 'glass-road' : name };
  const { status } = spawnSync('npx', ['--no-install', 'stryker', 'run', '--mutate', file], { stdio: 'inherit', env });
  if (status !== 0) process.exit(status ?? 1);
}
