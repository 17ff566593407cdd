import { describe, expect, test } from 'vitest';
import { BUILDING_IDS, BUILDINGS, type BuildingId } from '../index.ts';
import { after, first } from './example.ts';
import { show } from './show.ts';
import { position } from './text.ts';

type Example = [building: BuildingId, before: string, answers: string, after: string];

/** Each conversion once: what it takes and what it gives. The answers follow `convert BUILDING`. */
const TRADES: Example[] = [
  ['01A', 'water 2 | *', '', 'brick 3 | *'], // clay pit
  ['02A', 'meat 2 | *', '', 'brick 2, wood 2 | *'], // tenement building
  ['02B', 'porridge 1 | *', '', 'brick 1 | *'], // day laborer square
  ['03A', 'charcoal 2+0 | *', '', 'brick 3 | *'], // kiln
  ['05A', 'cattle 2 | *F', 'cell b1', 'wood 2, cattle 2 | *'], // ox stable
  ['05B', 'porridge 1 | *', '', 'wood 1 | *'], // carving workshop
  ['06A', '| *F', 'cell b1', 'wood 3 | *'], // sawmill
  ['06B', '| *F', 'cell b1', 'wood 1, porridge 2 | *'], // shadow mill
  ['08B', 'water 1, porridge 1 | *', '', 'sand 2 | *'], // tavern
  ['09A', 'meat 1 | *', '', 'sand 2 | *'], // sand sifting plant
  ['12A', 'wood 1, meat 1 | *', 'wheel glass', 'charcoal 3+0 | *'], // charcoal pile
  ['13A', 'porridge 1 | *', '', 'water 1 | *'], // well
  ['15A', 'wood 2 | *', '', 'water 3 | *'], // cooperage
  ['16A', '| *f', 'cell b1', 'porridge 3 | *'], // grain mill
  ['18A', '| *w', '1, cell b1', 'water 2 | *'], // lord's manor
  ['18A', '| *f', '2, cell b1', 'porridge 1 | *'],
  ['20A', '| *w', 'cell b1', 'water 1, meat 1 | *'], // trout fishery
  ['22A', 'water 2 | *F', '1', 'pig 1 | *F'], // watering trough
  ['22A', 'water 3 | *', '2', 'cattle 1 | *'],
  ['25B', 'porridge 2 | *F', '1', 'pig 1 | *F'], // feeding trough
  ['25B', 'porridge 3 | *', '2', 'cattle 1 | *'],
  ['26B', 'charcoal 0+3 | *', '', 'cattle 1 | *'], // farrier
  ['28A', 'water 2 | *', '1, cell b1', '| *p'], // irrigation system
  ['28A', 'water 4 | *', '2, cell e3', '| *//..s.w'],
  ['30B', 'porridge 1 | *f', 'cell b1, cell a2', '| */p'], // farmhouse
  ['31A', 'meat 2 | *', '', 'progress 1 | *'], // glass furnace
  ['32A', 'porridge 2, meat 1 | *', '', 'glass 1 | *'], // glass blower
  ['33A', 'water 1 | *f', 'cell b1, split 2', 'provisions 2+0 | *'], // bakery
  ['castle-hotel', 'progress 1 | **', '', 'meat 1 | **'],
  ['charcoal-storage', 'wood 2 | **', 'wheel cooking', 'charcoal 0+1 | **'],
  ['farmers-residence', 'porridge 4 | **', 'cell d1', '| **sf'],
  ['inn', 'water 2 | **', '', 'porridge 1 | **'],
  ['sand-storage', 'porridge 2 | **', '', 'sand 1 | **'],
];

/** The cost is there, or the conversion cannot be made. */
const IMPOSSIBLE: Example[] = [
  ['01A', 'water 1 | *', '', 'refused: convert 01A'],
  ['02A', 'meat 1 | *', '', 'refused: convert 02A'],
  ['02B', 'meat 7 | *', '', 'refused: convert 02B'],
  ['03A', 'charcoal 1+0 | *', '', 'refused: convert 03A'],
  ['05A', '| *F', 'cell b1', 'refused: convert 05A'], // without cattle it yields nothing
  ['05A', 'cattle 2 | *fswp', '', 'refused: convert 05A'], // no forest
  ['05B', 'meat 7 | *', '', 'refused: convert 05B'],
  ['06A', '| *p', '', 'refused: convert 06A'],
  ['06B', '| *f', '', 'refused: convert 06B'],
  ['08B', 'water 1 | *', '', 'refused: convert 08B'],
  ['08B', 'porridge 1 | *', '', 'refused: convert 08B'],
  ['09A', 'porridge 1 | *', '', 'refused: convert 09A'],
  ['12A', 'wood 7 | *', '', 'refused: convert 12A'],
  ['12A', 'meat 7 | *', '', 'refused: convert 12A'],
  ['13A', 'meat 1 | *', '', 'refused: convert 13A'],
  ['15A', 'wood 1 | *', '', 'refused: convert 15A'],
  ['16A', '| *w', '', 'refused: convert 16A'],
  ['18A', '| *f', '1', 'refused: convert 18A 1'],
  ['18A', '| *w', '2', 'refused: convert 18A 2'],
  ['20A', 'water 7 | *', '', 'refused: convert 20A'], // water is no pond
  ['22A', 'water 1 | *F', '1', 'refused: convert 22A 1'],
  ['22A', 'water 2 | *F', '2', 'refused: convert 22A 2'],
  ['25B', 'porridge 1 | *F', '1', 'refused: convert 25B 1'],
  ['25B', 'porridge 2 | *F', '2', 'refused: convert 25B 2'],
  ['26B', 'charcoal 1+1 | *', '', 'refused: convert 26B'],
  ['28A', 'water 1 | *', '1', 'refused: convert 28A 1'],
  ['28A', 'water 3 | *', '2', 'refused: convert 28A 2'],
  ['30B', 'porridge 1 | *p', '', 'refused: convert 30B'],
  ['30B', '| *f', '', 'refused: convert 30B'],
  ['31A', 'meat 1 | *', '', 'refused: convert 31A'],
  ['32A', 'porridge 1, meat 1 | *', '', 'refused: convert 32A'],
  ['32A', 'porridge 2 | *', '', 'refused: convert 32A'],
  ['33A', 'water 1 | *', '', 'refused: convert 33A'],
  ['33A', '| *f', '', 'refused: convert 33A'],
  ['castle-hotel', '| **', '', 'refused: convert castle-hotel'],
  ['charcoal-storage', 'wood 1 | **', '', 'refused: convert charcoal-storage'],
  ['farmers-residence', 'porridge 3 | **', '', 'refused: convert farmers-residence'],
  ['inn', 'water 1 | **', '', 'refused: convert inn'],
  ['sand-storage', 'porridge 1 | **', '', 'refused: convert sand-storage'],
  ['13A', 'porridge 1 |', '', 'refused: convert 13A'], // not built yet
];

/** The ox stable counts the cattle: 1, 2, 4, 7 of them give 1 to 4 wood. */
const OXEN: Example[] = [
  ['05A', 'cattle 1 | *F', 'cell b1', 'wood 1, cattle 1 | *'],
  ['05A', 'cattle 3 | *Fsp', 'cell b1', 'wood 2, cattle 3 | *.sp'],
  ['05A', 'cattle 4 | *Fsp', 'cell b1', 'wood 3, cattle 4 | *.sp'],
  ['05A', 'cattle 6 | *Fspp', 'cell b1', 'wood 3, cattle 6 | *.spp'],
  ['05A', 'cattle 7 | *Fspp', 'cell b1', 'wood 4, cattle 7 | *.spp'],
  ['05A', 'cattle 11 | *Fspp/p', 'cell b1', 'wood 4, cattle 11 | *.spp/p'],
  ['05A', 'cattle 2 | *FsF', 'cell d1', 'wood 2, cattle 2 | *F'], // which forest is a choice
  ['05A', 'pig 2, cattle 1 | *FsF', 'cell b1', 'wood 1, pig 1, cattle 1 | *.sF'], // its pig has no home any more
];

/** BF-2.4, BF-2.8: charcoal comes from both wheels and goes on one, provisions go on either marker. */
const DIVIDED: Example[] = [
  ['03A', 'charcoal 1+1 | *', '', 'brick 3 | *'],
  ['03A', 'charcoal 0+2 | *', '', 'brick 3 | *'],
  ['03A', 'charcoal 2+2 | *', 'split 1', 'brick 3, charcoal 1+1 | *'],
  ['03A', 'charcoal 2+2 | *', 'split 0', 'brick 3, charcoal 2+0 | *'],
  ['03A', 'charcoal 3+1 | *', '', 'asks: split 1, split 2'],
  ['26B', 'charcoal 2+2 | *', 'split 2', 'charcoal 0+1, cattle 1 | *'],
  ['12A', 'wood 1, meat 1 | *', 'wheel cooking', 'charcoal 0+3 | *'],
  ['12A', 'wood 1, charcoal 6+0, meat 1 | *', 'wheel glass', 'charcoal 7+0 | *'], // the excess is lost
  ['12A', 'wood 1, charcoal 7+0, meat 1 | *', '', 'asks: wheel glass, wheel cooking'], // even all of it
  ['charcoal-storage', 'wood 2 | **', 'wheel glass', 'charcoal 1+0 | **'],
  ['33A', 'water 1 | *f', 'cell b1, split 0', 'provisions 0+2 | *'],
  ['33A', 'water 1 | *f', 'cell b1, split 1', 'provisions 1+1 | *'],
  ['33A', 'water 1, provisions 2+0 | *f', 'cell b1', 'asks: split 0, split 1'], // one that has room
  ['33A', 'water 1, provisions 3+2 | *f', 'cell b1', 'provisions 3+3 | *'],
];

/** BF-2.2, BF-3.3, BF-3.4: what finds no room is lost; BF-5.3: room may be made. */
const ROOM: Example[] = [
  ['01A', 'brick 6, water 2 | *', '', 'brick 7 | *'],
  ['32A', 'porridge 2, meat 1, glass 3 | *', '', 'glass 3 | *'],
  ['22A', 'water 2 | *', '1', '| *'], // no home for a pig
  ['22A', 'water 3, cattle 2 | *', '2', 'cattle 2 | *'],
  ['22A', 'water 3, cattle 2 | *p', '2', 'cattle 3 | *p'],
  ['22A', 'water 3, cattle 2 | *; FF', '2', 'cattle 3 | *; FF'], // the stable under the hut is free now
  ['22A', 'water 2, pig 1, cattle 3 | *Fsp', '1', 'asks: keep 2 2, keep 1 3'],
  ['22A', 'water 2, pig 1, cattle 3 | *Fsp', '1, keep 2 2', 'pig 2, cattle 2 | *Fsp'],
  ['28A', 'water 4 | *', '2, cell c1', 'refused: cell c1'], // a stable
  ['28A', 'water 2 | *f', '1, cell b1', '| *p'], // the field makes room
  ['28A', 'water 2 | *F', '1, cell b1', 'refused: cell b1'], // a forest does not
  ['28A', 'water 4 | *FsFF/FFsFF/FFsFf', '2, decline', '| *FsFF/FFsFF/FFsFf'],
  ['28A', 'water 4 | *FsFF/FFsFF/FFsFf', '2, cell e3', '| *FsFF/FFsFF/FFsFw'],
  ['28A', 'water 4 | *FsFF/FFsFF/FFsFF; FF/F', '2, cell 2.a3', '| *FsFF/FFsFF/FFsFF; FF/F/w'],
  ['30B', 'porridge 1 | *f', 'cell b1, cell b1', '| *p'],
];

/** BF-3.5: at the top the hut moves on; with the castle hotel it does not. */
const HUT: Example[] = [
  ['31A', 'meat 2, progress 1 | *', '', 'progress 2 | *'],
  ['31A', 'meat 2, progress 2 | *', '', '| *; FF'],
  ['31A', 'meat 2, progress 2 | *; FF', '', '| *; FF; FF'],
  ['31A', 'meat 2, progress 2 | *.sLL | L castle-hotel', '', 'progress 3 | *.sLL | L castle-hotel'],
  ['castle-hotel', 'progress 3 | **', '', 'meat 1, progress 2 | **'],
];

/** BF-2.3 to BF-2.5, BF-5.2: the wheels turn after the cost and during the gain; the order of parts is a choice. */
const WHEELS: Example[] = [
  ['05B', 'sand 1, charcoal 1+0, water 1, porridge 1 | *', '', 'glass 1, turned 1+0 | *'],
  ['13A', 'wood 2, sand 3, charcoal 2+0, porridge 1 | *', '', 'wood 1, sand 2, charcoal 1+0, glass 1, turned 1+0 | *'],
  [
    '05B',
    'sand 1, charcoal 1+0, water 1, porridge 1, glass 3 | *',
    '',
    'wood 1, sand 1, charcoal 1+0, water 1, glass 3 | *',
  ],
  ['16A', 'charcoal 0+2, meat 3 | *f', 'cell b1', 'porridge 1, meat 1, provisions 2+2, commodity 2, turned 0+2 | *'],
  [
    '16A',
    'charcoal 0+3, meat 3, provisions 0+2 | *f',
    'cell b1',
    'charcoal 0+2, porridge 2, meat 2, provisions 1+3, commodity 1, turned 0+1 | *',
  ],
  ['16A', 'charcoal 0+3, meat 3, commodity 3 | *f', 'cell b1', 'charcoal 0+3, porridge 3, meat 3, commodity 3 | *'],
  ['02A', 'sand 1, charcoal 1+0, water 1, meat 2 | *', 'part wood', 'brick 2, wood 1, glass 1, turned 1+0 | *'],
  [
    '01A',
    'wood 1, sand 1, charcoal 1+0, water 2, glass 3 | *',
    '',
    'brick 3, wood 1, sand 1, charcoal 1+0, glass 3 | *',
  ],
];

/** BF-5.1, BF-5.4: at any time, also on another's turn and between two visits, but not inside an own action. */
const ANYTIME: Example[] = [
  ['13A', 'porridge 1 | * | turn A', 'convert 13A', 'water 1 | * | turn A'],
  ['13A', 'porridge 1 | * | turn B', 'convert 13A', 'water 1 | * | turn B'],
  ['13A', 'porridge 2 | *', 'convert 13A, convert 13A', 'water 2 | *'],
  ['13A', 'porridge 1 | * | beside farmhand carpenter', 'visit farmhand 2, convert 13A', 'refused: convert 13A'],
  [
    '13A',
    'porridge 1 | * | beside farmhand carpenter',
    'visit farmhand 2, cell b1, convert 13A, visit carpenter 2, end',
    'water 1, progress 1 | *f | turn B | beside farmhand carpenter',
  ],
];

const CONVERTED = [...TRADES, ...IMPOSSIBLE, ...OXEN, ...DIVIDED, ...ROOM, ...HUT, ...WHEELS];

describe('conversions', () => {
  test.each(CONVERTED)('%s: %s > %s', (building, before, answers, expected) => {
    expect(after(building, before, first(`convert ${building}`, answers))).toBe(expected);
  });

  test.each(ANYTIME)('%s: %s > %s', (building, before, answers, expected) => {
    expect(after(building, before, answers)).toBe(expected);
  });

  test.each([...CONVERTED, ...ANYTIME])('%s: %s is a position at rest', (building, before) => {
    expect(show(building, position(building, before))).toBe(before);
  });

  const all = BUILDING_IDS.flatMap(
    id => BUILDINGS[id].convert?.map((_, i, { length }) => (length > 1 ? `${id} ${i + 1}` : id)) ?? [],
  );
  const named = ([id, , answers]: Example) => (/^[12]/.test(answers) ? `${id} ${answers.charAt(0)}` : id);

  test('each alternative has an example, and one where it cannot be paid', () => {
    expect(new Set(TRADES.map(named))).toEqual(new Set(all));
    expect(new Set(IMPOSSIBLE.map(named))).toEqual(new Set(all));
  });
});
