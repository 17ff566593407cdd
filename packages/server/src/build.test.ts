import { expect, test } from 'vitest';
import { reasonIn } from './build.ts';

test.each([
  [
    "error during build:\nError: EACCES: permission denied, mkdir '/box/dist'\n    at mkdir",
    '/box/dist cannot be written',
  ],
  ["\u001b[31merror\nEROFS: read-only file system, open '/box/dist/a.js'", '/box/dist/a.js cannot be written'],
  ['error during build:\nParse error in table.tsx\n    at parse', 'Parse error in table.tsx'],
  ['error during build:\nout of memory', 'out of memory'],
  ['', 'no reason given'],
])('why a client cannot be built: %j', (output, reason) => {
  expect(reasonIn(output)).toBe(reason);
});
