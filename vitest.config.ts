import { defineConfig } from 'vitest/config';

const PACKAGES = ['core', 'glass-road', 'black-forest', 'cli'];

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'house', include: ['house.test.ts'] } },
      ...PACKAGES.map(name => ({
        test: { name, root: `packages/${name}`, include: ['src/**/*.test.ts'], testTimeout: 120_000 },
      })),
    ],
  },
});
