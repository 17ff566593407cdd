import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: ['core', 'glass-road', 'cli'].map(name => ({
      test: { name, root: `packages/${name}`, include: ['src/**/*.test.ts'], testTimeout: 60_000 },
    })),
  },
});
