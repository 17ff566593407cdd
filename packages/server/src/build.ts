import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Illegal, illegal } from '@waldglas/core';

// found from the bundle as well as from the sources
const web = dirname(createRequire(import.meta.url).resolve('@waldglas/web/package.json'));
const packages = dirname(web);
/** Where the client is built to. */
const DIST = join(web, 'dist');
/** Beside the built files: what they were built from. */
const STAMP = join(DIST, '.built-from');
/** Results of work, not its sources. */
const MADE = new Set(['node_modules', 'dist', 'artefacts', 'tests']);

/** The folder of the built client; builds it if its sources have changed since, or are told to be right as they are. */
export function clientFolder(build: boolean, tell: (text: string) => void): string | Illegal {
  if (existsSync(join(DIST, 'index.html')) && (!build || isCurrent())) return DIST;
  tell('building the client ...');
  const vite = join(dirname(createRequire(join(web, 'package.json')).resolve('vite/package.json')), 'bin', 'vite.js');
  const { status, stderr } = spawnSync(process.execPath, [vite, 'build', web, '--logLevel', 'warn'], {
    stdio: ['ignore', 'inherit', 'pipe'],
    encoding: 'utf8',
    // whatever this process was started for: a client built otherwise would not keep itself for the time without a network
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) return illegal('inWords', `the client cannot be built: ${reasonIn(stderr)}`);
  writeFileSync(STAMP, sourceHash());
  return DIST;
}

function isCurrent(): boolean {
  return existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sourceHash();
}

/** A hash of everything that the client is built from. */
function sourceHash(): string {
  const hash = createHash('sha256').update(readFileSync(join(packages, '..', 'package-lock.json')));
  for (const path of sourcesIn(packages)) hash.update(path).update(readFileSync(path));
  return hash.digest('hex');
}

function sourcesIn(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  return entries.flatMap(entry => {
    if (MADE.has(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? sourcesIn(path) : [path];
  });
}

/** What a bundler's output says is wrong, without where in the bundler. */
export function reasonIn(output: string): string {
  const unwritable = /\bE(?:ACCES|ROFS|PERM)\b.*'([^']+)'/.exec(output)?.[1];
  if (unwritable !== undefined) return `${unwritable} cannot be written`;
  const lines = output
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '' && line !== 'error during build:');
  return lines.find(line => /error/i.test(line)) ?? lines[0] ?? 'no reason given';
}
