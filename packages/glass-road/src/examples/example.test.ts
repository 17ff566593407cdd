import { describe, expect, test } from 'vitest';
import { after, position, type Subject, show } from './example.ts';

const TEXTS: [subject: Subject, text: string][] = [
  ['inn', '| *'],
  ['inn', 'wood 2 | *'],
  ['inn', 'sand 1, food 1+0, charcoal 0+2, water 3, clay 5, glass 3, brick 1 | *P/G.W'],
  ['inn', '| ..FF*/F/F...W/GGGGG'],
  ['inn', '| FFF/FFF/FF*/FFFF'], // west to east first: b1+c1, d1+d2, b2+c2, b3+c3, ...
  ['inn', '| *pp/ii/bb'],
  ['shed', '| *ii'],
  ['inn', '| ///*'],
  ['inn', 'wood 1 | | offer inn shed'],
  ['tavern', 'wood 1 | *i/i | a1 forest-hut | a3 masons-guild | offer inn | i storage winery'],
  ['supplier', 'wood 1 | | hand 3 | stacks kiln shed | market spa tavern slipway | B water 2 | C food 1+0, wood 7'],
  ['supplier', 'sand 7 | | hand 2 | solo'],
];

describe('positions as text', () => {
  test.each(TEXTS)('%s: %s', (subject, text) => {
    expect(show(subject, position(subject, text))).toBe(text);
  });

  test('a forest covers the cell to its east, otherwise the one below', () => {
    const { land } = position('inn', '| F.FF/F').players[0] ?? { land: [] };
    expect(land.slice(0, 8)).toEqual([
      'forest-glassworks',
      'forest',
      '',
      'forest',
      'forest<',
      '',
      'glassmakers-colony',
      'forest^',
    ]);
  });

  test('a position that cannot be is an error', () => {
    expect(() => position('inn', 'wood 8 | *')).toThrow('wood 8 | *');
    expect(() => position('inn', '| F')).toThrow('forest');
  });

  test('an answer that is not offered is refused, one that is missing is asked for', () => {
    expect(after('inn', '| *P', 'remove b1')).toBe('refused: remove b1');
    expect(after('inn', 'charcoal 1+0 | *', 'convert inn')).toBe('asks: wheel glassworks, wheel brickworks');
    expect(() => after('inn', '| *P', 'remove z9')).toThrow('z9');
  });
});
