import { describe, expect, test } from 'vitest';
import { BUILDING_IDS, BUILDINGS, type BuildingId } from '../index.ts';
import { after } from './example.ts';
import { show } from './show.ts';
import { position } from './text.ts';

type Example = [building: BuildingId, before: string, answers: string, after: string];

const NO = 'refused: visit builder';

/** The three buildings with a condition; it is looked at before the cost is paid. */
const CONDITIONS: Example[] = [
  ['35B', 'brick 1, wood 1, glass 1 | Ffswp', 'cell e2', '| Ffswp/..s.*'], // hermit's hut: no other building
  ['35B', 'brick 1, wood 1, glass 1 | b', '', NO],
  ['35B', 'brick 1, wood 1, glass 1 | LL', '', NO],
  ['35B', 'brick 1, wood 1, glass 1 | b; FF', 'cell 2.a2', '| b; FF/*'], // on its own estate
  ['35B', 'brick 1, wood 1, glass 1 | b; FF', 'cell b1', 'refused: cell b1'],
  ['35B', 'brick 1, wood 1, glass 1 | b; FF/b', '', NO],
  ['02B', 'brick 2, wood 2, glass 1 | b | b 35B', 'cell b1', '| b* | b 35B'], // others may come later
  ['farmers-residence', 'brick 4, wood 4, glass 3 | Ffsff/f', 'cell a1, cell b2+b3', '| .fsff/f*/.*'], // 4 fields
  ['farmers-residence', 'brick 4, wood 4, glass 3 | Ffsff', '', NO],
  // built on two of them
  ['farmers-residence', 'brick 4, wood 4, glass 3 | Ffsff; f', 'cell a1, cell d1+e1', '| .fs**; f'],
  ['smokehouse', 'brick 2, wood 3, glass 3 | wwsw/f', 'cell a2, cell a2+a3', '| wwsw/*/*'], // 3 ponds
  ['smokehouse', 'brick 2, wood 3, glass 3 | ww/f', '', NO],
  ['smokehouse', 'brick 2, wood 3, glass 3 | wwsw/f', 'cell a2, cell a1+b1', '| **sw'],
];

/** BF-3.2, BF-5.3, BF-6.1: where a building goes. */
const SPACES: Example[] = [
  ['02B', 'brick 2, wood 2, glass 1 |', 'cell c1', 'refused: cell c1'], // a stable
  ['02B', 'brick 2, wood 2, glass 1 | F', 'cell a1', 'refused: cell a1'],
  ['02B', 'brick 2, wood 2, glass 1 | b', 'cell a1', 'refused: cell a1'],
  ['02B', 'brick 2, wood 2, glass 1 | f', 'cell a1', '| *'], // own fields, ponds and pastures make room
  ['02B', 'brick 2, wood 2, glass 1 | w', 'cell a1', '| *'],
  ['02B', 'brick 2, wood 2, glass 1, cattle 3 | p', 'cell a1', 'cattle 2 | *'], // the third goes back
  ['02B', 'brick 2, wood 2, glass 1, pig 3, cattle 3 | pp', 'cell a1', 'asks: keep 3 2, keep 0 3'],
  ['02B', 'brick 2, wood 2, glass 1 | FFsFF/FFsFF/FFsFF', '', NO],
  ['02B', 'brick 2, wood 2, glass 1 | FFsFF/FFsFF/FFsFF; FF', 'cell 2.a3', '| FFsFF/FFsFF/FFsFF; FF//*'],
  ['02B', 'brick 2, wood 2, glass 1 | FFsFF/FFsFF/FFsFF; FF/F/F', '', NO],
  ['07A', 'brick 4, water 1 | FFsFF/FFsFF/FFsFF', 'cell b3, cell b3', '| FFsFF/FFsFF/F*sFF'], // room by its own cost
  ['inn', 'brick 1, wood 2, meat 1, glass 3 |', 'cell b1+b2', '| .*/.*'],
  ['inn', 'brick 1, wood 2, meat 1, glass 3 | F.s.F/FFsFF/FFsFF', '', NO], // the stable is between
  ['inn', 'brick 1, wood 2, meat 1, glass 3 | .FsFF/F.sFF/FFsFF', '', NO], // a corner is no edge
  ['inn', 'brick 1, wood 2, meat 1, glass 3 | .FsFF/FFsFF/FFsFF; FF/F', '', NO], // one estate
  ['inn', 'brick 1, wood 2, meat 1, glass 3 | FFsFF/FFsFF/FFsFF; FF', 'cell 2.a2+a3', '| FFsFF/FFsFF/FFsFF; FF/*/*'],
  ['inn', 'brick 1, wood 2, meat 1, glass 3 | f.s.F/FFsFF/FFsFF', 'cell a1+b1', '| **s.F/FFsFF/FFsFF'],
  [
    'hunting-lodge',
    'brick 3, wood 3, glass 3 | FFsFF/FFsFF/FFsFF',
    'cell b1, cell b2, cell e3, cell b1+b2',
    '| F*sFF/F*sFF/FFsF',
  ],
  [
    'hunting-lodge', // nobody pays for a building that cannot be placed then
    'brick 3, wood 3, glass 3 | FFsFF/FFsFF/FFsFF',
    'cell a1, cell d1, cell a3',
    'refused: cell a3',
  ],
];

/** BF-2.4: charcoal is paid from both wheels. */
const SPLIT: Example[] = [
  ['34B', 'brick 3, wood 1, charcoal 1+1 |', 'split 0, cell a1', 'charcoal 1+0 | *'],
  ['34B', 'brick 3, wood 1, charcoal 1+1 |', '', 'asks: split 0, split 1'],
  ['32B', 'wood 3, charcoal 2+1, glass 1 |', 'split 1, cell a1', 'charcoal 1+1, glass 3 | *'],
  ['charcoal-storage', 'brick 2, wood 2, charcoal 3+3, glass 3 |', 'split 1, cell a1+b1', 'charcoal 2+1 | **'],
  [
    'thermal-baths',
    'wood 3, charcoal 2+2, glass 3 | w/w',
    'cell a1, cell a2, split 2, cell a1+a2',
    'charcoal 0+1 | */*',
  ],
];

const TWO = 'brick 3, wood 3, glass 1 | | beside builder carpenter | board 31A';
/** BF-4.6: whoever stands beside two that build may do so twice. */
const TWICE: Example[] = [
  [
    '08B',
    TWO,
    'visit builder, build 31A, cell a1, visit carpenter 1, build 08B, cell b1',
    '| b* | beside builder carpenter | b 31A',
  ],
  ['08B', TWO, 'visit builder, build 31A, cell a1, visit builder', 'refused: visit builder'],
  ['08B', TWO, 'visit builder, build 02A', 'refused: build 02A'], // not on the boards
];

const BUILT = [...CONDITIONS, ...SPACES, ...SPLIT];

describe('building', () => {
  test.each(BUILT)('%s: %s > %s', (building, before, answers, expected) => {
    expect(after(building, before, `visit builder, build ${building}, ${answers}`)).toBe(expected);
  });

  test.each(TWICE)('%s: %s > %s', (building, before, answers, expected) => {
    expect(after(building, before, answers)).toBe(expected);
  });

  test('each condition has an example where it is met and one where it is not', () => {
    const all = BUILDING_IDS.filter(id => BUILDINGS[id].needs);
    const conditions = CONDITIONS.filter(([id]) => all.includes(id));
    expect(new Set(conditions.filter(([, , , then]) => then === NO).map(([id]) => id))).toEqual(new Set(all));
    expect(new Set(conditions.filter(([, , , then]) => then.includes('*')).map(([id]) => id))).toEqual(new Set(all));
  });

  test.each([...BUILT, ...TWICE])('%s: %s is a position at rest', (building, before) => {
    expect(show(building, position(building, before))).toBe(before);
  });
});
