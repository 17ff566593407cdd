import { once } from 'node:events';
import type { Readable } from 'node:stream';
import pc from 'picocolors';
import { LANGUAGES, type Lang } from './catalog.ts';

/** Where a command reads and writes. */
export interface Io {
  out(text: string): void;
  err(text: string): void;
  /** Waits until whoever reads our output has taken most of it. */
  taken(): Promise<void>;
  readonly input: Readable;
  /** Is the output a terminal that somebody looks at? */
  readonly terminal: boolean;
  /** Are bars welcome on the error stream? */
  readonly bars: boolean;
  readonly colours: Colours;
  /** The language where none is asked for. */
  readonly lang: Lang;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** A terminal with keys, if there is one. */
  readonly keyboard?: Keyboard;
}

/** The size of a terminal, in characters. */
export interface Size {
  readonly columns: number;
  readonly rows: number;
}

/** What a full screen needs beyond input and output. */
export interface Keyboard {
  size(): Size;
  /** Keys come one by one and are not shown. */
  raw(on: boolean): void;
  /** Calls back whenever the size has changed, until the returned function is called. */
  onResize(changed: () => void): () => void;
}

/** Paints words, or leaves them as they are. */
export type Colours = Pick<
  ReturnType<typeof pc.createColors>,
  'bold' | 'dim' | 'cyan' | 'green' | 'yellow' | 'inverse' | 'blue' | 'magenta' | 'red'
>;

/** Colours for a terminal; none for files and pipes, nor where `NO_COLOR` asks for none. */
export function coloursFor(terminal: boolean): Colours {
  return pc.createColors(terminal && !process.env.NO_COLOR);
}

/** The language that the environment asks for, English if it is none of ours. */
function languageOf(env: Readonly<Record<string, string | undefined>>): Lang {
  const told = [env.LC_ALL, env.LC_MESSAGES, env.LANG].find(value => value !== undefined && value !== '') ?? '';
  return LANGUAGES.find(lang => new RegExp(`^${lang}([_.@-]|$)`, 'i').test(told)) ?? 'en';
}

/** The input and output of this process. */
export function processIo(): Io {
  const { stdin, stdout, stderr, env } = process;
  const terminal = stdout.isTTY === true;
  // whoever reads learns that the input is over; without this a closed window would be a crash
  stdin.on('error', () => {});
  const io = {
    out: (text: string) => void stdout.write(text),
    err: (text: string) => void stderr.write(text),
    taken: async () => void (stdout.writableNeedDrain && (await once(stdout, 'drain'))),
    input: stdin,
    terminal,
    bars: stderr.isTTY === true,
    colours: coloursFor(terminal),
    lang: languageOf(env),
    env,
  };
  if (!terminal || stdin.isTTY !== true) return io;
  const keyboard: Keyboard = {
    size: () => ({ columns: stdout.columns || 80, rows: stdout.rows || 24 }),
    raw: on => void stdin.setRawMode(on),
    onResize(changed) {
      stdout.on('resize', changed);
      return () => void stdout.off('resize', changed);
    },
  };
  return { ...io, keyboard };
}

/** The one line of JSON of a command. */
export function printJson(io: Io, value: unknown): void {
  io.out(`${JSON.stringify(value)}\n`);
}
