import { defineConfig } from 'vite';

export default defineConfig({
  // TypeScript 7 has no transformer of its own here: the bundler turns JSX into Preact calls
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  worker: { format: 'es' },
});
