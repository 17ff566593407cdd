import { defineConfig } from 'vite';

/** What several pages share goes into few files: each file costs a slow machine more than its content does. */
const shared = (name: string, test: RegExp) => ({ name, test, minShareCount: 2 });

export default defineConfig({
  // TypeScript 7 has no transformer of its own here: the bundler turns JSX into Preact calls
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'base', tags: ['$initial'] },
            // what the start page has, too
            shared(
              'pages',
              /core\/src|text\/src\/[\w-]+\.ts|boards\/(drawings|houses)|pages\/(game-file|header|opening|session|settings-dialog|title)/,
            ),
            shared('boards', /glass-road\/src|web\/src/),
          ],
        },
      },
    },
  },
  worker: { format: 'es' },
});
