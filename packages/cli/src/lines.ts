import type { Readable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';

/** The lines of a stream; one that is longer than `longest` comes as undefined. An input that breaks off has ended. */
export async function* inputLines(input: Readable, longest: number): AsyncGenerator<string | undefined, undefined> {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  let tooLong = false;
  try {
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
  } catch {
    // a window that was closed, a pipe that broke: nothing more will come
    return undefined;
  }
  if (tooLong) yield undefined;
  else if (rest !== '') yield rest.replace(/\r$/, '');
  return undefined;
}
