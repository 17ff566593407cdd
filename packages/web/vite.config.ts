import { defineConfig } from 'vite';
import { chunks, dependenciesToFetch } from './chunks.ts';
import { compressed } from './compressed.ts';
import { licences } from './licences.ts';
import { offline } from './offline.ts';
import { preloads } from './preloads.ts';
import { sharedWorkers } from './shared-workers.ts';

export default defineConfig({
  plugins: [
    sharedWorkers(),
    preloads({
      index: [/app\/start\.tsx$/],
      'play/glass-road': [/app\/table-page\.tsx$/, /games\/glass-road\/face\.ts$/],
      'play/black-forest': [/app\/table-page\.tsx$/, /games\/black-forest\/face\.ts$/],
    }),
    licences(),
    offline(),
    compressed(),
  ],
  // read by the catalog: is the toy of the tests part of the build?
  envPrefix: ['VITE_', 'WALDGLAS_TOY'],
  // TypeScript 7 has no transformer of its own here: the bundler turns JSX into Preact calls
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    modulePreload: { polyfill: false, resolveDependencies: dependenciesToFetch },
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunks },
      },
    },
  },
});
