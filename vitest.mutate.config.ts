import { defineConfig } from 'vitest/config';

const game = process.env.MUTATED_GAME ?? '*';

/** The tests of the rules and of the reasons of a game, without whole games and long play-outs: what a mutant must not survive. */
export default defineConfig({
  test: {
    include: [
      'packages/core/src/wheel.test.ts',
      `packages/${game}/src/{rules,examples}/*.test.ts`,
      `packages/${game}/src/why*.test.ts`,
    ],
    exclude: ['**/{gr,bf}-rules.test.ts', '**/fixes.test.ts'],
    testTimeout: 60_000,
  },
});
