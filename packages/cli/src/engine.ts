import type { Readable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import type { Command } from 'commander';
import { answer, type Table } from './engine-messages.ts';
import { type Io, printJson } from './io.ts';

/** Adds `engine`. */
export function addEngine(root: Command, io: Io): void {
  root
    .command('engine')
    .description('JSON lines in, one JSON line out for each: see docs/engine-protocol.md')
    .action(() => engine(io));
}

/** A longer line is refused. */
const LONGEST = 4_000_000;

/** Answers line by line until the input ends or says `quit`. */
async function engine(io: Io): Promise<void> {
  const table: Table = { session: undefined };
  let number = 0;
  for await (const line of inputLines(io.input, LONGEST)) {
    number += 1;
    const reply = await answer(table, line);
    printJson(io, 'error' in reply && !('line' in reply) ? { ...reply, line: number } : reply);
    if ('bye' in reply) return;
  }
}

/** The lines of a stream; one that is longer than `longest` comes as undefined. */
export async function* inputLines(input: Readable, longest: number): AsyncGenerator<string | undefined> {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  let tooLong = false;
  for await (const chunk of input) {
    const pieces = (rest + decoder.write(chunk as Buffer)).split('\n');
    rest = pieces.pop() ?? '';
    for (const piece of pieces) {
      yield tooLong || piece.length > longest ? undefined : piece.replace(/\r$/, '');
      tooLong = false;
    }
    if (rest.length > longest) {
      tooLong = true;
      rest = '';
    }
  }
  if (rest !== '' || tooLong) yield tooLong ? undefined : rest.replace(/\r$/, '');
}
