import { defineConfig } from 'vitest/config';

/** The rules' own tests without the long play-outs: what a mutant must not survive. */
export default defineConfig({
  test: {
    include: ['packages/core/src/wheel.test.ts', 'packages/{glass-road,black-forest}/src/{rules,examples}/*.test.ts'],
    exclude: ['**/{gr,bf}-rules.test.ts'],
  },
});
