/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  testRunner: 'vitest',
  // the native compiler has no interface for rewriting its settings, and nothing here needs that
  tsconfigFile: 'no-tsconfig.json',
  vitest: { configFile: 'vitest.mutate.config.ts' },
  plugins: ['@stryker-mutator/vitest-runner'],
  // `scripts/mutate.mjs` names the files
  ignorePatterns: ['/docs', '/games', '/packages/{attack,bots,cli,protocol,server,table,text,web}'],
  coverageAnalysis: 'perTest',
  reporters: ['clear-text', 'progress'],
  clearTextReporter: { allowColor: false, reportTests: false },
  concurrency: 2,
  timeoutMS: 20000,
  // a busy machine takes its time for the first run of all tests
  dryRunTimeoutMinutes: 20,
};
