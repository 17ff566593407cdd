import { below, pickOne, type Rng } from '@waldglas/core';

// Messages as nobody should send them: random, cut off, huge, deep, out of order, somebody else's.

const REQUESTS = ['act', 'undo', 'options', 'state', 'scores', 'why', 'log', 'moments', 'record', 'chat', 'fly', ''];
const VALUES: readonly ((rng: Rng) => unknown)[] = [
  () => null,
  () => true,
  rng => below(rng, 1000) - 500,
  () => 1e308,
  () => 'A end',
  () => 'B pick builder',
  () => 'A undo',
  () => '__proto__',
  () => '\u202e\u0000\ud800',
  rng => 'x'.repeat(below(rng, 3000)),
  () => [],
  () => ['A end', 'B end', 7],
  rng => Array.from({ length: below(rng, 50) }, () => 'A pick builder'),
  () => ({}),
  () => ({ constructor: { prototype: {} } }),
];
const FIELDS = [
  'id',
  'do',
  'actions',
  'seen',
  'key',
  'steps',
  'seat',
  'wish',
  'lang',
  'from',
  'most',
  'text',
  'for',
  'x',
];

/** The text of a message that means trouble. */
export function badMessage(rng: Rng): string {
  switch (below(rng, 12)) {
    case 0:
      return String.fromCharCode(...Array.from({ length: below(rng, 60) }, () => below(rng, 0xffff)));
    case 1:
      return '['.repeat(below(rng, 20_000));
    case 2:
      return `{"id":1,"do":${'{"a":'.repeat(below(rng, 5_000))}`;
    case 3:
      return JSON.stringify({ id: 1, do: 'chat', text: 'x'.repeat(below(rng, 100_000)) });
    case 4: {
      const text = JSON.stringify(message(rng));
      return text.slice(0, below(rng, text.length));
    }
    default:
      return JSON.stringify(message(rng));
  }
}

/** An object that looks like a request. */
function message(rng: Rng): object {
  const fields = Array.from({ length: below(rng, 5) }, () => [pickOne(rng, FIELDS), pickOne(rng, VALUES)(rng)]);
  return { id: below(rng, 1e6), do: pickOne(rng, REQUESTS), actions: ['A end'], ...Object.fromEntries(fields) };
}
