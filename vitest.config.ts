import { defineConfig } from 'vitest/config';

// no package keeps state between test files, so they share its modules: that saves a third of the time
const PACKAGES = [
  'core',
  'glass-road',
  'black-forest',
  'text',
  'table',
  'protocol',
  'bots',
  'server',
  'cli',
  'attack',
  'web',
];

export default defineConfig({
  test: {
    // one worker for each core: by default one core would stay idle, which is half of a small machine
    maxWorkers: '100%',
    projects: [
      { test: { name: 'house', include: ['house.test.ts', 'scripts/*.test.ts'], testTimeout: 60_000 } },
      ...PACKAGES.map(name => ({
        test: { name, root: `packages/${name}`, include: ['src/**/*.test.ts'], testTimeout: 120_000, isolate: false },
      })),
    ],
  },
});
