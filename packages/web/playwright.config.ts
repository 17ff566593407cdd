import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';

const root = fileURLToPath(new URL('../..', import.meta.url));
const note = new URL('../../node_modules/.cache/waldglas/browser.json', import.meta.url);

/** How to launch the Chromium that `scripts/ensure-browser.mjs` found or got. */
function browser(): { executablePath: string; args: string[] } {
  try {
    return JSON.parse(readFileSync(note, 'utf8'));
  } catch {
    throw new Error('no browser is known yet: run `node scripts/ensure-browser.mjs` first');
  }
}

export default defineConfig({
  testDir: 'tests',
  outputDir: 'artefacts/failures',
  reporter: 'line',
  workers: 2,
  retries: 0,
  fullyParallel: true,
  // a busy machine takes its time; waits inside a test are much shorter
  timeout: 180_000,
  expect: { timeout: 15_000 },
  use: {
    // the server takes any free port and says which
    baseURL: `http://localhost:${process.env.WALDGLAS_PORT}`,
    browserName: 'chromium',
    viewport: { width: 1280, height: 720 },
    locale: 'en-GB',
    colorScheme: 'light',
    reducedMotion: 'reduce',
    screenshot: 'only-on-failure',
    launchOptions: browser(),
  },
  webServer: {
    command: `node scripts/run.mjs packages/server/src/main.ts${process.env.WALDGLAS_BUILT ? ' --built' : ''}`,
    cwd: root,
    env: { PORT: '0' },
    wait: { stdout: /Waldglas: http:\/\/localhost:(?<waldglas_port>\d+)/ },
    timeout: 120_000,
  },
});
