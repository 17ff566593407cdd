import { defineConfig } from 'vite';
import { compressed } from './compressed.ts';
import { licences } from './licences.ts';
import { preloads } from './preloads.ts';

const shipped = licences();

export default defineConfig({
  plugins: [
    preloads('play/glass-road', [/app\/table-page\.tsx$/, /games\/glass-road\/face\.ts$/]),
    shipped.page,
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
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // few files: to a slow machine each costs more than its content
          groups: [
            { name: 'base', tags: ['$initial'] },
            {
              name: 'shared',
              test: /packages\/((core|glass-road)\/src|web\/src\/(?!games\/black-forest))|text\/src\/(glass-road\/)?[a-z-]+\.ts/,
              minShareCount: 2,
            },
            // the other game is not loaded where one is played
            {
              name: 'black-forest',
              test: /packages\/(black-forest\/src|web\/src\/games\/black-forest)|text\/src\/black-forest\/[a-z-]+\.ts/,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
  worker: { format: 'es', plugins: () => [shipped.worker()] },
});
