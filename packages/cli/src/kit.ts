import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import type { Lang } from './catalog.ts';
import { coloursFor, type Io } from './io.ts';
import { run } from './program.ts';

/** What a command printed, and its exit code. */
export interface Done {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** An output that is kept. */
interface Captured extends Io {
  text(): string;
  errors(): string;
}

/** Where games are kept that are left in tests. */
export const STATE = mkdtempSync(join(tmpdir(), 'waldglas-state-'));
process.on('exit', () => rmSync(STATE, { recursive: true, force: true }));

/** An input and an output for a command inside the test. */
export function capture(input = '', bars = false): Captured {
  let out = '';
  let err = '';
  return {
    out: more => {
      out += more;
    },
    err: more => {
      err += more;
    },
    taken: () => Promise.resolve(),
    input: Readable.from([Buffer.from(input)]),
    terminal: false,
    bars,
    colours: coloursFor(false),
    lang: 'en',
    env: { XDG_STATE_HOME: STATE },
    text: () => out,
    errors: () => err,
  };
}

/** Runs a command inside the test. */
export async function here(args: readonly string[], input = '', lang: Lang = 'en'): Promise<Done> {
  const io = { ...capture(input), lang };
  const code = await run(args, io);
  return { code, out: io.text(), err: io.errors() };
}

const RUN = fileURLToPath(new URL('../../../scripts/run.mjs', import.meta.url));
const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));

/** Starts a command as users do. */
export function spawnCli(
  args: readonly string[],
  cwd = process.cwd(),
  env: Readonly<Record<string, string>> = {},
): ChildProcessWithoutNullStreams {
  return spawn(process.execPath, [RUN, MAIN, ...args], {
    cwd,
    env: { ...process.env, LC_ALL: 'C', XDG_STATE_HOME: STATE, ...env },
  });
}

/** Runs a command as users do, in a process of its own. */
export function there(args: readonly string[], input = '', cwd = process.cwd()): Promise<Done> {
  return new Promise((resolve, reject) => {
    const child = spawnCli(args, cwd);
    let out = '';
    let err = '';
    child.stdout.on('data', chunk => {
      out += chunk;
    });
    child.stderr.on('data', chunk => {
      err += chunk;
    });
    // a command that is over may leave some of its input unread
    child.stdin.on('error', () => {});
    child.on('error', reject);
    child.on('close', code => resolve({ code: code ?? -1, out, err }));
    child.stdin.end(input);
  });
}

/** The one line of JSON that a command printed. */
export function json(done: Done): Record<string, unknown> {
  if (done.code !== 0) throw new Error(`exit code ${done.code}: ${done.err}`);
  if (done.out.indexOf('\n') !== done.out.length - 1) throw new Error(`not one line: ${done.out.slice(0, 200)}`);
  return JSON.parse(done.out) as Record<string, unknown>;
}
