import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { below, pickOne, type Rng } from '@waldglas/core';
import { type Door, type Finding, PATIENCE } from './door.ts';

const ESCAPE = '\u001b';
/** Keys and lines that mean something, and some that do not. */
const KEYS = [
  '1',
  '2',
  '12',
  'q',
  'y',
  'n',
  'c',
  'u',
  'r',
  'm',
  'w',
  'i',
  'p',
  'o',
  'l',
  '?',
  's',
  '\r',
  '\n',
  '\t',
  ' ',
  ESCAPE,
]
  .concat(['[A', '[B', '[5~', '[6~', '[200~', '[1;5C', 'O', ']0;title\u0007'].map(code => ESCAPE + code))
  .concat([
    'w build inn\n',
    'A pick builder\n',
    'B end\n',
    's /\n',
    '\u007f',
    '\u0003',
    '\u0004',
    'ż',
    '\u0000',
    'x'.repeat(3000),
  ]);

/** Comes after every whole screen. */
const DRAWN = `${ESCAPE}[?2026l`;
/** Milliseconds without anything new: then all that was typed has been taken. */
const CALM = 700;

/** Bytes typed into a game, with keys on a full screen or line by line. */
export async function terminalDoor(root: string): Promise<Door> {
  const state = mkdtempSync(join(tmpdir(), 'waldglas-attack-'));
  const program = [process.execPath, join(root, 'scripts/run.mjs'), join(root, 'packages/cli/src/main.ts'), 'play'];
  // somebody may type the name of a file: it goes where nothing else is
  const place = { cwd: state, env: { ...process.env, XDG_STATE_HOME: state, TERM: 'xterm' } };

  /** Line by line everything can be typed at once; the end of the input leaves. */
  function playLines(args: readonly string[], typed: string): Promise<string | undefined> {
    const [first = '', ...rest] = [...program, ...args, '--lines'];
    const child = spawn(first, rest, place);
    const end = faultOf(child);
    child.stdin.end(typed);
    return end;
  }

  /** Keys come once there is a screen; when nothing more happens, the program is told to end. */
  function playScreen(args: readonly string[], typed: string): Promise<string | undefined> {
    const command = [...program, ...args].map(part => `'${part}'`).join(' ');
    const line = `stty cols 80 rows 24; echo "pid $$."; exec ${command}`;
    const child = spawn('script', ['-qfec', line, '/dev/null'], place);
    const end = faultOf(child);
    let seen = '';
    let pid = 0;
    let calm: NodeJS.Timeout | undefined;
    child.stdout.on('data', chunk => {
      seen += chunk;
      pid ||= Number(/pid (\d+)\./.exec(seen)?.[1] ?? 0);
      if (!seen.includes(DRAWN)) return;
      if (calm === undefined) child.stdin.write(typed);
      clearTimeout(calm);
      calm = setTimeout(() => stop(pid), CALM);
    });
    child.on('close', () => clearTimeout(calm));
    return end;
  }

  async function knock(rng: Rng): Promise<Finding | undefined> {
    const typed = Array.from({ length: 1 + below(rng, 120) }, () => pickOne(rng, KEYS)).join('');
    const seats = pickOne(rng, ['human', 'human,random', 'human,human,random']);
    const game = pickOne(rng, ['glass-road', 'black-forest']);
    const args = ['--game', game, '--seats', seats, '--seed', String(below(rng, 99))];
    const play = below(rng, 2) === 0 ? playScreen : playLines;
    const what = await play(args, typed);
    return what === undefined ? undefined : { what, sent: `${play.name} ${args.join(' ')}: ${typed}` };
  }

  return { name: 'terminal', knock, close: async () => rmSync(state, { recursive: true, force: true }) };
}

/** Tells a game to end; it may have ended by itself. */
function stop(pid: number): void {
  try {
    process.kill(pid, 'SIGTERM');
  } catch {
    // somebody typed that it should
  }
}

/** What is wrong with a game that was played, once it has ended. */
function faultOf(child: ChildProcessWithoutNullStreams): Promise<string | undefined> {
  let told = '';
  const hear = (chunk: Buffer) => {
    told += chunk;
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  // a game that is over may leave some of its input unread
  child.stdin.on('error', () => {});
  return new Promise(resolve => {
    const late = setTimeout(() => child.kill('SIGKILL'), 6 * PATIENCE);
    child.on('error', error => resolve(String(error)));
    child.on('close', (code, signal) => {
      clearTimeout(late);
      if (signal !== null) resolve('did not end');
      else if (/\n {4}at |Error:|\[object /.test(told)) resolve('shows the inside');
      else resolve(code === 0 || code === 1 || code === 2 ? undefined : `exit code ${code}`);
    });
  });
}
