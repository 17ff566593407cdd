import type { Readable } from 'node:stream';
import pc from 'picocolors';

/** Where a command reads and writes. */
export interface Io {
  out(text: string): void;
  err(text: string): void;
  readonly input: Readable;
  /** Is the output a terminal that somebody looks at? */
  readonly terminal: boolean;
  /** Are bars welcome on the error stream? */
  readonly bars: boolean;
  readonly colours: Colours;
}

/** Paints words, or leaves them as they are. */
export type Colours = Pick<ReturnType<typeof pc.createColors>, 'bold' | 'dim' | 'cyan' | 'green' | 'yellow'>;

/** Colours for a terminal; none for files and pipes, nor where `NO_COLOR` asks for none. */
export function coloursFor(terminal: boolean): Colours {
  return pc.createColors(terminal && !process.env.NO_COLOR);
}

/** The input and output of this process. */
export function processIo(): Io {
  const terminal = process.stdout.isTTY === true;
  return {
    out: text => void process.stdout.write(text),
    err: text => void process.stderr.write(text),
    input: process.stdin,
    terminal,
    bars: process.stderr.isTTY === true,
    colours: coloursFor(terminal),
  };
}

/** The one line of JSON of a command. */
export function printJson(io: Io, value: unknown): void {
  io.out(`${JSON.stringify(value)}\n`);
}
