import { describe, expect, test } from 'vitest';
import { BUILDING_IDS, BUILDINGS, type BuildingId } from '../index.ts';
import { points } from './example.ts';
import { show } from './show.ts';
import { position } from './text.ts';

/** Printed points and bonus. */
type Example = [building: BuildingId, position: string, points: number];

/** Goods in store. */
const GOODS: Example[] = [
  ['charcoal-storage', '| **', 7],
  ['charcoal-storage', 'charcoal 1+0 | **', 7],
  ['charcoal-storage', 'charcoal 1+1 | **', 7 + 1], // both wheels together
  ['charcoal-storage', 'charcoal 2+1 | **', 7 + 1], // rounded down
  ['charcoal-storage', 'charcoal 7+7 | **', 7 + 7],
  ['farm-store', '| **', 5],
  ['farm-store', 'meat 1 | **', 5 + 2], // 2 for each
  ['farm-store', 'meat 7 | **', 5 + 14],
  ['farm-store', 'porridge 7 | **', 5],
  ['hardware-store', 'brick 7 | **', 7],
  ['hardware-store', 'wood 7 | **', 7],
  ['hardware-store', 'brick 3, wood 5 | **', 7 + 3], // sets of both
  ['hardware-store', 'brick 7, wood 6 | **', 7 + 6],
  ['inn', 'porridge 6 | **', 5 + 6],
  ['inn', 'meat 6 | **', 5],
  ['reservoir', 'water 7 | **', 6 + 7],
  ['reservoir', '| **sww', 6], // a pond is no water
  ['sand-storage', 'sand 4 | **', 5 + 4],
  ['sand-storage', 'water 4 | **', 5],
];

/** What lies in the domain. */
const DOMAIN: Example[] = [
  ['23A', '| *', 0], // tannery: 2 for each pig kept on it
  ['23A', 'tannery 1 | *', 2],
  ['23A', 'tannery 5 | *', 10],
  ['23A', 'pig 3 | *FsFF', 0], // no others
  ['34A', '| *FsFF/FFsFF/FFsFF', 6], // knight's manor: 1 less for each empty space
  ['34A', '| *FsFF/ffsww/ppsp', 6 - 1],
  ['34A', '| *FsFF/FFsF', 6 - 5],
  ['34A', '| *FsFF/FF', 6 - 5], // at most 5
  ['34A', '| *', 6 - 5],
  ['34A', '| *FsFF/FFsFF/FFsFF; FF', 6 - 2], // in the whole domain
  ['36B', '| *fswp', 1 + 2], // colonization house: 2 for each set of field, pond and pasture
  ['36B', '| *fsff', 1],
  ['36B', '| *fsww/p', 1 + 2],
  ['36B', '| *fsfw/wp/p', 1 + 4],
  ['36B', '| *fsff/ffsww/wwswp; pp/p/p', 1 + 10],
  ['36B', '| *fsff/ffsfw/wwsww; pp/p/p; wp/p', 1 + 10], // 6 sets, but at most 10
  ['castle-hotel', '| **', 5],
  ['castle-hotel', '| **; FF', 5 + 1],
  ['castle-hotel', '| **; FF; ; FF', 5 + 3],
  ['farmers-residence', '| **', 5],
  ['farmers-residence', '| **sff/f; FF/f', 5 + 4],
  ['smokehouse', '| **', 5],
  ['smokehouse', '| **sww/w.s.w/w.s.w', 5 + 6],
  ['smokehouse', '| **sff', 5],
];

/** BF-6.5: neighbours count once, by edge, on their estate. */
const BESIDE: Example[] = [
  ['36A', '| *', 4 + 2], // village church: empty spaces beside it
  ['36A', '| /.*', 4 + 3], // the stable is none
  ['36A', '| /*', 4 + 3],
  ['36A', '| *F', 4 + 1],
  ['36A', '| *f/b', 4],
  ['36A', '| /.*/.f', 4 + 2],
  ['36A', '| ; .F/*', 4 + 2],
  ['36A', '| ; FF/*', 4 + 1],
  ['construction-yard', '| **', 5],
  ['construction-yard', '| **/b', 5 + 2], // buildings beside it
  ['construction-yard', '| **/bb', 5 + 4],
  ['construction-yard', '| **/LL', 5 + 2], // one building, two edges
  ['construction-yard', '| **/LL/bb', 5 + 2],
  ['construction-yard', '| b/*b/*b', 5 + 6],
  ['construction-yard', '| b*/.*/b', 5 + 2], // a corner is no edge
  ['construction-yard', '| ..sbb/..s**/..sbb', 5 + 8],
  ['construction-yard', '| bb; FF/*/*', 5], // other estates do not count
  ['livestock-farm', '| **/pp', 5], // pastures beside it with 2 animals or more
  ['livestock-farm', 'cattle 1 | **/pp', 5],
  ['livestock-farm', 'cattle 2 | **/pp', 5 + 2], // out of the stable
  ['livestock-farm', 'cattle 3 | **/pp', 5 + 2],
  ['livestock-farm', 'cattle 4 | **/pp', 5 + 4],
  ['livestock-farm', 'pig 2, cattle 2 | **/pp', 5 + 4],
  ['livestock-farm', 'pig 1, cattle 1 | **/pp', 5], // one kind on each
  ['livestock-farm', 'pig 3 | **sF/pp', 5 + 2],
  ['livestock-farm', 'pig 4 | **sFF/pp', 5 + 4], // out of the forests
  ['livestock-farm', 'cattle 2 | **//p', 5], // not beside it
  ['livestock-farm', 'cattle 4 | **/p/p', 5 + 2],
  ['livestock-farm', 'cattle 2 | **/p/p', 5 + 2], // the one that counts
  ['livestock-farm', 'cattle 2 | **; FF/p', 5],
];

const EXAMPLES = [...GOODS, ...DOMAIN, ...BESIDE];

describe('points at the end of the game', () => {
  test.each(EXAMPLES)('%s: %s > %s', (building, text, expected) => {
    expect(points(building, text)).toBe(expected);
  });

  test.each(EXAMPLES)('%s: %s is a position at rest', (building, text) => {
    expect(show(building, position(building, text))).toBe(text);
  });

  test('every bonus has an example', () => {
    const all = BUILDING_IDS.filter(id => BUILDINGS[id].bonus);
    expect(new Set(EXAMPLES.map(([building]) => building))).toEqual(new Set(all));
  });
});
