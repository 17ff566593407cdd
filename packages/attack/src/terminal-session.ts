import { type ChildProcessWithoutNullStreams, execFile, spawn } from 'node:child_process';
import { PATIENCE } from './door.ts';

/** Where games are played: folder and environment. */
export interface Place {
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
}

/** A game at a terminal that goes on while bytes are typed into it. */
export interface Session {
  readonly name: string;
  /** Types and waits until nothing new comes; false once the game has ended. */
  type(bytes: string): Promise<boolean>;
  /** Changes the size of the window, where there is one. */
  resize(size: string): Promise<void>;
  /** What was shown that should not be, so far. */
  fault(): string | undefined;
  /** Ends the game, if it goes on, and tells what was wrong with it. */
  leave(): Promise<string | undefined>;
}

/** Milliseconds until a game has ended whose input is over: every line in it is answered first, hints among them. */
const ANSWERING = 6 * PATIENCE;
/** Milliseconds without anything new: then what was typed has been taken. */
const CALM = 40;
const INSIDE = /\n {4}at |\w*Error:|\[object |undefined|\bNaN\b|unhandled/i;

/** Comes after every whole screen. */
const DRAWN = '\u001b[?2026l';

/** Keys on a full screen of so many columns and rows. */
export function openScreenSession(command: readonly string[], place: Place, size: string): Session {
  const [cols, rows] = size.split(' ');
  const quoted = command.map(part => `'${part}'`).join(' ');
  const line = `stty cols ${cols} rows ${rows}; echo "pid $$ at $(tty)."; exec ${quoted}`;
  const running = watch(spawn('script', ['-qfec', line, '/dev/null'], place), DRAWN);
  const named = () => /pid (\d+) at (\S+)\./.exec(running.start());
  return {
    name: `screen ${size} ${command.slice(4).join(' ')}`,
    ...running,
    resize: wanted => {
      const [, , tty] = named() ?? [];
      const [columns = '', lines = ''] = wanted.split(' ');
      if (tty === undefined) return Promise.resolve();
      return new Promise(done => execFile('stty', ['-F', tty, 'cols', columns, 'rows', lines], () => done()));
    },
    leave: () => {
      const [, pid] = named() ?? [];
      return running.leave(() => stop(Number(pid ?? 0)), PATIENCE);
    },
  };
}

/** Lines without a terminal; the end of the input leaves. */
export function playLineSession([file = '', ...args]: readonly string[], place: Place): Session {
  const child = spawn(file, args, place);
  const running = watch(child, '\n');
  return {
    name: `lines ${args.slice(3).join(' ')}`,
    ...running,
    type: bytes => running.type(`${bytes}\n`),
    resize: () => Promise.resolve(),
    leave: () => running.leave(() => child.stdin.end(), ANSWERING),
  };
}

/** Tells a game to end; it may have ended by itself. */
function stop(pid: number): void {
  if (pid === 0) return;
  try {
    process.kill(pid, 'SIGTERM');
  } catch {
    // somebody typed that it should
  }
}

/** Looks at what a game shows; `ready` is what it shows once it takes keys. */
function watch(child: ChildProcessWithoutNullStreams, ready: string) {
  let start = '';
  /** The end of what was shown: long enough for whatever is looked for to stand in it as a whole. */
  let tail = '';
  let found: string | undefined;
  let isReady = false;
  let changed = () => {};
  const onData = (chunk: Buffer) => {
    if (start.length < 20_000) start += chunk;
    tail = (tail + chunk).slice(-20_000);
    found ??= INSIDE.exec(tail)?.[0];
    isReady ||= start.includes(ready);
    changed();
  };
  child.stdout.on('data', onData);
  child.stderr.on('data', onData);
  // a game that is over may leave some of its input unread
  child.stdin.on('error', () => {});
  let outcome: { readonly fault: string | undefined } | undefined;
  const ended = new Promise<string | undefined>(resolve => {
    const end = (fault: string | undefined) => {
      outcome = { fault };
      changed();
      resolve(fault);
    };
    child.on('error', error => end(String(error)));
    child.on('close', (code, signal) => {
      if (signal !== null) end('did not end');
      else end(code === 0 || code === 1 || code === 2 ? undefined : `exit code ${code}`);
    });
  });
  const fault = () => (found === undefined ? undefined : `shows the inside: ${found}`);

  /** Until the game is ready and has been calm for a while, has ended, or nobody wants to wait any longer. */
  function calm(): Promise<void> {
    return new Promise(resolve => {
      const give = () => {
        clearTimeout(quiet);
        clearTimeout(late);
        changed = () => {};
        resolve();
      };
      let quiet = setTimeout(() => {}, 0);
      const late = setTimeout(give, PATIENCE);
      changed = () => {
        if (outcome) return give();
        clearTimeout(quiet);
        if (isReady) quiet = setTimeout(give, CALM);
      };
      changed();
    });
  }

  async function type(bytes: string): Promise<boolean> {
    if (!isReady) await calm();
    if (!outcome) child.stdin.write(bytes);
    await calm();
    return outcome === undefined;
  }

  async function leave(end: () => void, patience: number): Promise<string | undefined> {
    const late = setTimeout(() => child.kill('SIGKILL'), patience);
    if (!outcome) end();
    const how = await ended;
    clearTimeout(late);
    return fault() ?? how;
  }

  return { start: () => start, type, fault, leave };
}
