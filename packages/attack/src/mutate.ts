import { below, pickOne, type Rng } from '@waldglas/core';

/** Values that once went through a door, or look as if they could. */
const ODD: readonly unknown[] = [
  '',
  ' ',
  'A',
  'D',
  'Z',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '\u001b[2J',
  '\u0000',
  '\u2028',
  '\ud800',
  'x'.repeat(5000),
  0,
  -1,
  1.5,
  1e308,
  1e21,
  Number.MAX_SAFE_INTEGER,
  true,
  false,
  null,
  [],
  [[]],
  ['A'],
  {},
  { toString: 1 },
  { length: 4000 },
  { toJSON: 1, valueOf: 2 },
];

/** An odd value; now and then a long list or a deep one. */
function oddValue(rng: Rng): unknown {
  if (below(rng, 12) > 0) return pickOne(rng, ODD);
  const one = pickOne(rng, ODD);
  if (below(rng, 2) === 0) return Array(1 + below(rng, 4000)).fill(typeof one === 'string' ? '' : one);
  let deep: unknown = one;
  for (let n = below(rng, 300); n > 0; n--) deep = below(rng, 2) === 0 ? [deep] : { a: deep };
  return deep;
}

/** A value with one of its parts exchanged, doubled, added or gone. */
export function mutatedValue(value: unknown, rng: Rng): unknown {
  const isList = Array.isArray(value);
  if (typeof value !== 'object' || value === null || below(rng, 6) === 0) return mutatedLeaf(value, rng);
  const entries = Object.entries(value);
  if (entries.length === 0) return isList ? [oddValue(rng)] : withKey({}, oddKey(rng), oddValue(rng));
  const [key, part] = pickOne(rng, entries);
  const rest = isList ? [...value] : { ...value };
  switch (below(rng, 6)) {
    case 0:
      return isList
        ? value.filter((_, i) => String(i) !== key)
        : Object.fromEntries(entries.filter(([k]) => k !== key));
    case 1:
      return isList ? [...value, part] : withKey(rest, oddKey(rng), part);
    case 2:
      return withKey(rest, key, pickOne(rng, entries)[1]);
    default:
      return withKey(rest, key, mutatedValue(part, rng));
  }
}

function mutatedLeaf(value: unknown, rng: Rng): unknown {
  if (typeof value === 'string' && below(rng, 2) === 0) return mutatedText(value, rng);
  if (typeof value === 'number' && below(rng, 2) === 0) return value + below(rng, 9) - 4;
  return oddValue(rng);
}

function oddKey(rng: Rng): string {
  return String(pickOne(rng, ['__proto__', 'constructor', 'toString', 'A', 'zz', '', '0', 'a1', 'b2+b3', '\u001b[2J']));
}

/** Sets a key, `__proto__` included, as a parser of JSON does. */
function withKey(target: object, key: string, value: unknown): unknown {
  Object.defineProperty(target, key, { value, enumerable: true, configurable: true, writable: true });
  return target;
}

/** Pieces that mean something to some reader. */
const PIECES = [
  '\n',
  '\r\n',
  '\n\n',
  ' ',
  '\t',
  '#',
  'A undo\n',
  'A ',
  ' undo',
  '\u001b[31m',
  '\u0000',
  '\uFEFF',
  '"',
  '{',
  '%',
  '__proto__',
  '99999999999',
  '-1',
];

/** A text with a piece of it changed. */
export function mutatedText(text: string, rng: Rng): string {
  const at = below(rng, text.length + 1);
  const length = Math.min(text.length - at, 1 + below(rng, 12));
  switch (below(rng, 6)) {
    case 0:
      return text.slice(0, at) + text.slice(at + length);
    case 1:
      return text.slice(0, at) + pickOne(rng, PIECES) + text.slice(at);
    case 2:
      return text.slice(0, at);
    case 3:
      return text.slice(0, at) + text.slice(at, at + length).repeat(2 + below(rng, 20)) + text.slice(at + length);
    case 4:
      return text.slice(0, at) + String.fromCharCode(below(rng, 256)) + text.slice(at + 1);
    default:
      return mutatedLines(text, rng);
  }
}

/** A text with a line doubled, gone or somewhere else. */
function mutatedLines(text: string, rng: Rng): string {
  const lines = text.split('\n');
  const from = below(rng, lines.length);
  const [line = ''] = lines.splice(from, below(rng, 3) === 0 ? 0 : 1);
  if (below(rng, 2) === 0) lines.splice(below(rng, lines.length + 1), 0, line);
  return lines.join('\n');
}
