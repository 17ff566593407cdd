import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Place } from './store/connect.ts';

/** A server in a process of its own. */
export interface ServerProcess {
  readonly address: string;
  readonly process: ChildProcess;
  /** Everything that it has printed. */
  readonly said: () => string;
  /** Ends it at once, as a crash does. */
  kill(): Promise<void>;
  /** Asks it to end; tells its exit code. */
  stop(): Promise<number | null>;
}

// found from a bundle as well as from the sources
const ROOT = join(dirname(createRequire(import.meta.url).resolve('@waldglas/server/package.json')), '../..');

/** Starts the program that `npm start` runs, with a page in place of the client. */
export async function startProcess(place: Place, env: Readonly<Record<string, string>> = {}): Promise<ServerProcess> {
  const client = mkdtempSync(join(tmpdir(), 'waldglas-client-'));
  writeFileSync(join(client, 'index.html'), '<!doctype html>');
  const program = [join(ROOT, 'scripts/run.mjs'), join(ROOT, 'packages/server/src/main.ts'), `--built=${client}`];
  const stored = 'url' in place ? { DATABASE_URL: place.url } : { DATA_DIR: place.folder };
  const child = spawn(process.execPath, program, {
    env: { ...process.env, PORT: '0', LIMITS: '0', ...stored, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const gone = new Promise<number | null>(resolve => child.once('exit', resolve));
  const address = await new Promise<string>((resolve, reject) => {
    const onData = (data: unknown) => {
      said += String(data);
      const [, found] = /^Waldglas: (\S+)$/m.exec(said) ?? [];
      if (found !== undefined) resolve(found.replace('localhost', '127.0.0.1'));
    };
    child.stdout.on('data', onData);
    child.stderr.on('data', onData);
    child.once('exit', code => reject(new Error(`the server ended with ${code}: ${said}`)));
  });
  return {
    address,
    process: child,
    said: () => said,
    async kill() {
      child.kill('SIGKILL');
      await gone;
    },
    async stop() {
      child.kill('SIGTERM');
      return gone;
    },
  };
}
