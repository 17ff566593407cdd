import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { STATE } from './kit.ts';
import { END } from './terminal.ts';

const RUN = fileURLToPath(new URL('../../../scripts/run.mjs', import.meta.url));
const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));

/** What was seen on a pseudo-terminal: every screen, what came after the last one, and the exit code. */
export interface Seen {
  readonly screens: string[][];
  readonly after: string;
  readonly raw: string;
  readonly code: number;
}

const ESCAPE = String.fromCharCode(27);
const CODES = new RegExp(`${ESCAPE}\\[[0-9;?]*[A-Za-z]`, 'g');

function linesOf(frame: string): string[] {
  return frame.replace(CODES, '').split(/\r+\n/);
}

/**
 * Plays through a real pseudo-terminal of 80 x 24: after each screen `answer` says what is typed; nothing: that screen
 * was only a part of what is to come.
 */
export function onPty(args: readonly string[], answer: (screen: string[], n: number) => string): Promise<Seen> {
  const command = [process.execPath, RUN, MAIN, ...args].map(part => `'${part}'`).join(' ');
  const child = spawn('script', ['-qfec', `stty cols 80 rows 24; ${command}`, '/dev/null'], {
    env: { ...process.env, LC_ALL: 'C.UTF-8', XDG_STATE_HOME: STATE, TERM: 'xterm', NO_COLOR: '' },
  });
  const screens: string[][] = [];
  let raw = '';
  let from = 0;
  child.stdin.on('error', () => {});
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    raw += chunk;
    for (let end = raw.indexOf(END, from); end >= 0; end = raw.indexOf(END, from)) {
      const screen = linesOf(raw.slice(from, end));
      from = end + END.length;
      screens.push(screen);
      child.stdin.write(answer(screen, screens.length));
    }
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', code => resolve({ screens, after: raw.slice(from), raw, code: code ?? -1 }));
  });
}
