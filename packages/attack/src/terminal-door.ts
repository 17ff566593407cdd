import { spawn } from 'node:child_process';
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

/** Bytes typed into a game, with keys on a full screen or line by line. */
export async function terminalDoor(root: string): Promise<Door> {
  const state = mkdtempSync(join(tmpdir(), 'waldglas-attack-'));
  const program = [process.execPath, join(root, 'scripts/run.mjs'), join(root, 'packages/cli/src/main.ts'), 'play'];

  function play(args: readonly string[], onScreen: boolean, typed: string): Promise<string | undefined> {
    const command = [...program, ...args];
    const quoted = command.map(part => `'${part}'`).join(' ');
    const [first = '', ...rest] = onScreen
      ? ['script', '-qfec', `stty cols 80 rows 24; ${quoted}`, '/dev/null']
      : command;
    const child = spawn(first, rest, { env: { ...process.env, XDG_STATE_HOME: state, TERM: 'xterm' } });
    let told = '';
    let errors = '';
    child.stdout.on('data', chunk => {
      told += chunk;
    });
    child.stderr.on('data', chunk => {
      errors += chunk;
    });
    child.stdin.on('error', () => {});
    return new Promise(resolve => {
      const late = setTimeout(() => child.kill('SIGKILL'), 6 * PATIENCE);
      child.on('error', error => resolve(String(error)));
      child.on('close', (code, signal) => {
        clearTimeout(late);
        if (signal !== null) resolve(`ended by ${signal}`);
        else if (/\n {4}at |Error:|\[object /.test(told + errors)) resolve('shows the inside');
        else resolve(code === 0 || code === 1 || code === 2 ? undefined : `exit code ${code}`);
      });
      // whoever stops typing leaves: twice, as the first key may be part of another one
      child.stdin.end(`${typed}${onScreen ? '\u0003\u0003y\u0003y\u0003y\u0003y\u0004' : ''}`);
    });
  }

  async function knock(rng: Rng): Promise<Finding | undefined> {
    const typed = Array.from({ length: 1 + below(rng, 120) }, () => pickOne(rng, KEYS)).join('');
    const seats = pickOne(rng, ['human', 'human,random', 'human,human,random']);
    const game = pickOne(rng, ['glass-road', 'black-forest']);
    const onScreen = below(rng, 2) === 0;
    const args = ['--game', game, '--seats', seats, '--seed', String(below(rng, 99)), ...(onScreen ? [] : ['--lines'])];
    const what = await play(args, onScreen, typed);
    return what === undefined ? undefined : { what, sent: `${args.join(' ')}: ${typed}` };
  }

  return { name: 'terminal', knock, close: async () => rmSync(state, { recursive: true, force: true }) };
}
