import { describe, expect, test } from 'vitest';
import { canonicalJson, type EditionDocument, editionsOf, exchangedId, isExchanged } from './editions.ts';

interface Doc extends EditionDocument {
  readonly rounds: number;
}

const FIRST: Doc = { game: 'toy', name: 'toy-1', rounds: 3 };

function table() {
  return editionsOf<Doc, { readonly twice: number }>([FIRST, { ...FIRST, name: 'toy-2', rounds: 4 }], ({ rounds }) => {
    if (!(rounds > 0)) throw new Error('no rounds');
    return { twice: 2 * rounds };
  });
}

describe('canonical JSON', () => {
  test('sorts keys at every depth and keeps the order of lists', () => {
    expect(canonicalJson({ b: [2, { d: 1, c: 'ä"' }], a: { y: true, x: undefined } })).toBe(
      '{"a":{"y":true},"b":[2,{"c":"ä\\"","d":1}]}',
    );
  });

  test('the id of an edition is 32 digits of the hash of that text', () => {
    expect(exchangedId({ b: 1, a: 2 })).toBe(exchangedId({ a: 2, b: 1 }));
    // printf '{"a":2,"b":1}' | sha256sum
    expect(exchangedId({ b: 1, a: 2 })).toBe('x-d3626ac30a87e6f7a6428233b3c68299');
    expect([exchangedId(FIRST), 'toy-1'].map(isExchanged)).toEqual([true, false]);
  });
});

describe('the editions of a game', () => {
  test('the built-in ones are known by their names', () => {
    const editions = table();
    expect(editions.names).toEqual(['toy-1', 'toy-2']);
    expect(editions.names.map(name => editions.factsOf(name).twice)).toEqual([6, 8]);
    expect(editions.document('toy-1')).toBe(FIRST);
    expect(() => editions.factsOf('toy-3')).toThrow('no edition toy-3');
  });

  test('an exchanged one is known by its hash, however often it comes', () => {
    const editions = table();
    const id = editions.admit({ rounds: 5, name: 'mine', game: 'toy' });
    expect(id).toBe(exchangedId({ game: 'toy', name: 'mine', rounds: 5 }));
    expect(editions.admit({ game: 'toy', name: 'mine', rounds: 5 })).toBe(id);
    expect(editions.factsOf(String(id)).twice).toBe(10);
    expect(editions.names).toEqual(['toy-1', 'toy-2']);
  });

  test('a copy of a built-in one is that one', () => {
    expect(table().admit({ rounds: 3, game: 'toy', name: 'toy-1' })).toBe('toy-1');
  });

  test('whoever admitted it cannot change it any more', () => {
    const editions = table();
    const mine = { game: 'toy', name: 'mine', rounds: 5 };
    const id = String(editions.admit(mine));
    mine.rounds = 9;
    expect(editions.document(id)?.rounds).toBe(5);
  });

  test('what is no edition, or none of this game, or makes no sense is refused and not known', () => {
    const editions = table();
    expect(editions.admit('toy-1')).toMatchObject({ illegal: 'an edition is a JSON object' });
    expect(editions.admit({ ...FIRST, game: 'chess' })).toMatchObject({
      illegal: 'this is an edition of "chess", not of "toy"',
    });
    const bad = { ...FIRST, rounds: 0 };
    expect(editions.admit(bad)).toMatchObject({ illegal: 'the edition makes no sense' });
    expect(editions.document(exchangedId(bad))).toBeUndefined();
  });

  test('what no table uses is forgotten, what is built in never', () => {
    const editions = table();
    const [one, other] = [5, 6].map(rounds => String(editions.admit({ ...FIRST, name: 'mine', rounds })));
    expect(editions.factsOf(one ?? '').twice).toBe(10);
    editions.keep([other ?? '']);
    expect(() => editions.factsOf(one ?? '')).toThrow('no edition x-');
    expect(editions.factsOf(other ?? '').twice).toBe(12);
    editions.keep([]);
    expect(editions.document(other ?? '')).toBeUndefined();
    expect(editions.factsOf('toy-2').twice).toBe(8);
  });
});
