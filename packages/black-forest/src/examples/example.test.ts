import { describe, expect, test } from 'vitest';
import { blackForest } from '../index.ts';
import { after, first, points } from './example.ts';
import { show } from './show.ts';
import { position, type Subject } from './text.ts';

const TEXTS: [subject: Subject, text: string][] = [
  ['01A', '|'],
  ['01A', '| *'],
  ['01A', 'wood 2 | *'],
  ['01A', 'brick 1, wood 2, sand 3, charcoal 4+5, porridge 7, glass 1, provisions 0+3, commodity 2 | *'],
  ['01A', 'pig 3, cattle 2, progress 2, tannery 4, turned 5+6, at v3.2 | *FsFF/f.s.w/p.s.p'],
  ['01A', '| *FsFF/ffsff/wwspp; FF/f/p; ; .F'],
  ['01A', '| .bsb/b.s*'],
  ['02A', '| b*'],
  ['01A', '| b* | b 36A'],
  ['inn', '| **'],
  ['inn', '| LL/*L/*L; FF/L/L'],
  ['inn', '| *L/*L | L reservoir'],
  ['11A', 'charcoal -+3 | *'],
  ['01A', '| | players 1'],
  ['01A', '| | players 2 | neutral v2.2'],
  ['01A', '| | players 4 | turn D | D wood 1, at v2.centre'],
  ['herder', '| | beside herder cook | board 01A inn'],
  ['job-cook', '| | open v2:job-landowner market:job-market | pile job-count job-hermit | reminder'],
  ['job-cook', '| | done | B brick 1 | C water 2'],
  ['job-market', 'at v5.3 |'],
];

describe('positions as text', () => {
  test.each(TEXTS)('%s: %s', (subject, text) => {
    expect(show(subject, position(subject, text))).toBe(text);
  });

  test('what is written is what lies there', () => {
    const s = position('inn', 'charcoal 1+2, provisions 0+3 | *Fsf/*; .w/p');
    expect(blackForest.position(s, 'all').seats).toMatchObject({
      A: {
        glass: { charcoal: 1 },
        cooking: { charcoal: 2, provisions: [0, 3] },
        estates: [
          { 'a1+a2': 'inn', b1: 'forest', d1: 'field' },
          { b1: 'pond', a2: 'pasture' },
        ],
      },
    });
  });

  test('the tradespeople beside the pawn come first, all others follow', () => {
    const s = position('01A', '| | beside cook farmhand');
    expect(Object.values(s.tradespeople).map(ring => ring.length)).toEqual([4, 3, 3, 4, 3]);
    expect(s.tradespeople.v1).toEqual(['cook', 'farmhand', 'brickmaker', 'builder']);
    expect(new Set(Object.values(s.tradespeople).flat()).size).toBe(17);
  });

  test('a position that cannot be is an error', () => {
    expect(() => position('01A', 'wood 8 | *')).toThrow('wood 8 | *');
    expect(() => position('01A', 'pig 1 | *')).toThrow('room');
    expect(() => position('01A', '| ..F')).toThrow('c1');
    expect(() => position('01A', '| *x')).toThrow('"x" at b1');
    expect(() => position('inn', '| *')).toThrow('half a inn at a1');
  });

  test('an answer that is not offered is refused, one that is missing is asked for', () => {
    expect(after('16A', '| *', 'convert 16A')).toBe('refused: convert 16A');
    expect(after('16A', '| *fsf', 'convert 16A')).toBe('asks: cell b1, cell d1');
    expect(() => after('16A', '| *', 'cell z9')).toThrow('z9');
  });

  test('an alternative belongs to the verb', () => {
    expect(first('convert 18A', '2, cell b1')).toBe('convert 18A 2, cell b1');
    expect(first('convert 16A', 'cell b1')).toBe('convert 16A, cell b1');
  });

  test('points are those of the subject', () => {
    expect(points('01A', 'glass 3 | *b')).toBe(1);
    expect(points('01A', 'glass 3 |')).toBe(0);
  });
});
