import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { inputLines } from './lines.ts';

async function lines(chunks: readonly (string | Buffer)[], longest = 10): Promise<(string | undefined)[]> {
  const found: (string | undefined)[] = [];
  for await (const line of inputLines(Readable.from(chunks.map(chunk => Buffer.from(chunk))), longest))
    found.push(line);
  return found;
}

test.each<[string, (string | Buffer)[], (string | undefined)[]]>([
  ['line by line', ['a\nb\n'], ['a', 'b']],
  ['the last line needs no end', ['a\nb'], ['a', 'b']],
  ['empty lines count', ['\n\na\n'], ['', '', 'a']],
  ['lines in pieces', ['a', 'b', '\nc'], ['ab', 'c']],
  ['Windows line ends', ['a\r\nb\r'], ['a', 'b']],
  ['letters in pieces', [Buffer.from([0xc3]), Buffer.from([0xbc, 0x0a])], ['ü']],
  ['too long at once', [`${'x'.repeat(11)}\na\n`], [undefined, 'a']],
  ['too long in pieces', ['x'.repeat(8), 'x'.repeat(8), 'x'.repeat(8), 'x\na\n'], [undefined, 'a']],
  ['too long at the end', ['a\n', 'x'.repeat(11)], ['a', undefined]],
  ['nothing', [], []],
])('%s', async (_, chunks, expected) => {
  expect(await lines(chunks)).toEqual(expected);
});
