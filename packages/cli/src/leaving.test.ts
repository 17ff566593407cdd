import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { spawnCli } from './kit.ts';

const RUN = fileURLToPath(new URL('../../../scripts/run.mjs', import.meta.url));
const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));
const ESCAPE = String.fromCharCode(27);
let state = '';

beforeEach(() => {
  state = mkdtempSync(join(tmpdir(), 'waldglas-state-'));
});
afterEach(() => rmSync(state, { recursive: true, force: true }));

/** The texts of all games that are kept. */
function kept(): string[] {
  const folder = join(state, 'waldglas');
  return readdirSync(folder)
    .filter(name => name.endsWith('.game'))
    .map(name => readFileSync(join(folder, name), 'utf8'));
}

/** Waits until a process has said something. */
function until(child: ChildProcessWithoutNullStreams, pattern: RegExp): Promise<string> {
  let said = '';
  return new Promise((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      said += chunk;
      if (pattern.test(said)) resolve(said);
    });
    child.on('close', code => reject(new Error(`ended with ${code}: ${said.slice(-300)}`)));
  });
}

function ended(child: ChildProcessWithoutNullStreams): Promise<{ code: number | null; err: string }> {
  let err = '';
  child.stderr.on('data', chunk => {
    err += chunk;
  });
  return new Promise(resolve => child.on('close', code => resolve({ code, err })));
}

const TWO_LINES = /^# seats human\nwaldglas 1\n[\s\S]*\n\nA pick [a-z-]+\nA pick [a-z-]+\n$/;

describe('line by line', () => {
  const begin = async (...more: string[]) => {
    const child = spawnCli(['play', '--lines', '--seed', 'x', ...more], process.cwd(), { XDG_STATE_HOME: state });
    child.stdin.write('1\n1\n');
    await until(child, /\(2 of 3\)/);
    return child;
  };

  test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('%s keeps the game', async signal => {
    const child = await begin();
    const end = ended(child);
    child.kill(signal);
    expect(await end).toEqual({ code: 0, err: '' });
    expect(kept()).toEqual([expect.stringMatching(TWO_LINES)]);
  });

  test('even without any warning at most the line under way is lost', async () => {
    const child = await begin();
    const end = ended(child);
    child.kill('SIGKILL');
    await end;
    expect(kept()).toEqual([expect.stringMatching(TWO_LINES)]);
  });
});

/** Plays two lines in a window of its own, which then is closed or interrupted; returns what was seen afterwards. */
async function inWindow(
  end: 'close' | 'interrupt',
  args: readonly string[],
  ready: string,
  key: string,
): Promise<string> {
  const command = [process.execPath, RUN, MAIN, 'play', '--seed', 'x', ...args].map(part => `'${part}'`).join(' ');
  const window = spawn('script', ['-qfec', `stty cols 80 rows 24; echo "pid $$."; exec ${command}`, '/dev/null'], {
    env: { ...process.env, LC_ALL: 'C.UTF-8', XDG_STATE_HOME: state, TERM: 'xterm' },
  });
  window.stdin.on('error', () => {});
  let seen = '';
  let typed = 0;
  let pid = 0;
  await new Promise<void>((resolve, reject) => {
    window.on('close', () => reject(new Error(`ended too early: ${seen}`)));
    window.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      seen += chunk;
      pid ||= Number(/pid (\d+)\./.exec(seen)?.[1] ?? 0);
      if (!seen.includes(ready)) return;
      if (typed === 2) return resolve();
      seen = '';
      typed += 1;
      window.stdin.write(key);
    });
  });
  // closing a window takes the terminal away from whoever runs in it
  if (end === 'close') window.kill('SIGKILL');
  else process.kill(pid, 'SIGINT');
  await gone(pid);
  return seen;
}

/** Waits until a process has ended. */
async function gone(pid: number): Promise<void> {
  for (;;) {
    try {
      process.kill(pid, 0);
    } catch {
      return;
    }
    await new Promise(resolve => setTimeout(resolve, 50));
  }
}

const DRAWN = `${ESCAPE}[?2026l`;

describe('a window', () => {
  test.each([
    ['a full screen', [], DRAWN, '\r'],
    ['a game line by line', ['--lines'], '> ', '1\n'],
  ])('closing %s keeps the game', async (_, args, ready, key) => {
    await inWindow('close', args, ready, key);
    expect(kept()).toEqual([expect.stringMatching(/^# seats human\nwaldglas 1\n[\s\S]*\n\nA pick [a-z-]+\n/)]);
  });

  test('a full screen that is interrupted from outside is as it was, and the game is kept', async () => {
    expect(await inWindow('interrupt', [], DRAWN, '\r')).toContain(`${ESCAPE}[?1049l`);
    expect(kept()).toEqual([expect.stringMatching(/\n\nA pick [a-z-]+\n/)]);
  });
});
