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

/** Where the client with the toy game is built to. */
const TOY = 'node_modules/.cache/waldglas/toy';
const TOY_BUILD = `npx vite build packages/web --logLevel error --emptyOutDir --outDir ../../${TOY}`;

/** A server that takes any free port and says which; with a folder it serves the client that was built there. */
function server(port: string, before: string, built: string | undefined, env: Readonly<Record<string, string>>) {
  return {
    command: `${before}node scripts/run.mjs packages/server/src/main.ts${built === undefined ? '' : ` --built${built}`}`,
    cwd: root,
    // each server has games of its own, away from those of whoever plays here
    env: { PORT: '0', DATA_DIR: `node_modules/.cache/waldglas/data-${port}-${process.pid}`, ...env },
    wait: { stdout: new RegExp(`Waldglas: http:\\/\\/localhost:(?<${port}>\\d+)`) },
    timeout: 180_000,
  };
}

export default defineConfig({
  testDir: 'tests',
  outputDir: 'artefacts/failures',
  reporter: 'line',
  workers: 2,
  // a real browser on a busy machine: a test that passes only at the second try is told by name and counted apart
  retries: 1,
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
    // what a test keeps away from the page would come from there; where it matters it is let in
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: browser(),
  },
  webServer: [
    server('waldglas_port', '', process.env.WALDGLAS_BUILT ? '' : undefined, {}),
    // the same client with the toy game, which is never shipped
    server('waldglas_toy_port', `${TOY_BUILD} && `, `=${TOY}`, { WALDGLAS_TOY: '1' }),
  ],
});
