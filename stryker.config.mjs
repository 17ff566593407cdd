/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  testRunner: 'vitest',
  // the native compiler has no interface for rewriting its settings, and nothing here needs that
  tsconfigFile: 'no-tsconfig.json',
  vitest: { configFile: 'vitest.mutate.config.ts' },
  plugins: ['@stryker-mutator/vitest-runner'],
  mutate: [
    'packages/core/src/wheel.ts',
    'packages/glass-road/src/wheels.ts',
    'packages/glass-road/src/flow.ts',
    'packages/glass-road/src/score.ts',
    'packages/glass-road/src/nouns.ts',
    'packages/black-forest/src/wheels.ts',
    'packages/black-forest/src/travel.ts',
    'packages/black-forest/src/build.ts',
    'packages/black-forest/src/score.ts',
  ],
  coverageAnalysis: 'perTest',
  reporters: ['clear-text', 'progress'],
  clearTextReporter: { allowColor: false, reportTests: false },
  concurrency: 2,
  timeoutMS: 20000,
  // a busy machine takes its time for the first run of all tests
  dryRunTimeoutMinutes: 20,
};
