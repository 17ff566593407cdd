import { describe, expect, test } from 'vitest';
import { TRADESPEOPLE, TRADESPERSON_IDS, type TradespersonId } from '../index.ts';
import { after, first } from './example.ts';
import { show } from './show.ts';
import { position } from './text.ts';

type Example = [tradesperson: TradespersonId, before: string, answers: string, after: string];

/** Each effect once. The answers follow `visit P`. */
const EFFECTS: Example[] = [
  ['brickmaker', 'charcoal 1+0 |', '', 'brick 4 |'],
  ['builder', 'brick 2, wood 1 | | board 31A', 'build 31A, cell a1', '| b | b 31A'],
  ['carpenter', 'brick 2, wood 1 | | board 31A', '1, build 31A, cell a1', '| b | b 31A'],
  ['carpenter', '|', '2', 'progress 1 |'],
  ['furnace-maker', 'brick 3 |', '', 'progress 2 |'],
  ['woodworker', 'brick 2 | F | board 31A', 'cell a1, build 31A, cell a1', '| b | b 31A'],
  ['butcher', 'pig 1 | F', '1', 'meat 2 | F'],
  ['butcher', 'cattle 1 |', '2', 'meat 3 |'],
  ['cattle-farmer', '|', '', 'cattle 1 |'],
  ['herder', 'cattle 2 |', '1', 'porridge 2, cattle 2 |'],
  ['herder', 'pig 2 | FFsF', '2', 'wood 2, pig 2 | FFsF'],
  ['landowner', 'water 1, porridge 1 | F', '1', 'pig 1, cattle 1 | F'],
  ['landowner', 'brick 1, water 1 | F', '2', 'pig 1, cattle 1 | F'],
  ['pig-farmer', '| F', '', 'pig 1 | F'],
  ['cook', '| ffsf', '1', 'porridge 3 | ffsf'],
  ['cook', '| ww', '2', 'meat 1 | ww'],
  ['farmhand', 'wood 1 |', '1, cell a1', '| p'],
  ['farmhand', '|', '2, cell b3', '| //.f'],
  ['gardener', 'brick 1 |', '1, cell a1', '| w'],
  ['gardener', '| wwsw', '2', 'water 3 | wwsw'],
  ['glass-miller', '| ww', '', 'sand 2 | ww'],
  ['traveling-merchant', '|', 'good wood, B take, C take', 'wood 2 | | B wood 1 | C wood 1'],
  ['charcoal-burner', 'wood 1 |', 'wheel glass', 'charcoal 4+0 |'],
  ['lumberjack', '| F', 'cell a1', 'wood 4 |'],
];

/** BF-4.12: the cost cannot be paid, or nothing would change. */
const IMPOSSIBLE: Example[] = [
  ['brickmaker', '|', '', 'refused: visit brickmaker'],
  ['builder', 'brick 2 | | board 31A', '', 'refused: visit builder'],
  ['carpenter', 'brick 2 | | board 31A', '1', 'refused: visit carpenter 1'],
  ['carpenter', 'progress 3 | LL | L castle-hotel', '2', 'refused: visit carpenter 2'],
  ['furnace-maker', 'brick 2 |', '', 'refused: visit furnace-maker'],
  ['woodworker', 'brick 2 | | board 31A', '', 'refused: visit woodworker'], // no forest
  ['woodworker', 'brick 1 | F | board 31A', '', 'refused: visit woodworker'], // all or nothing
  ['butcher', 'cattle 1 |', '1', 'refused: visit butcher 1'],
  ['butcher', 'pig 1 | F', '2', 'refused: visit butcher 2'],
  ['cattle-farmer', 'cattle 2 |', '', 'refused: visit cattle-farmer'],
  ['herder', 'pig 1 | F', '1', 'refused: visit herder 1'],
  ['herder', 'pig 1 | p', '2', 'refused: visit herder 2'], // on no forest
  ['herder', 'porridge 7, cattle 1 |', '1', 'refused: visit herder 1'],
  ['landowner', 'porridge 7 | F', '1', 'refused: visit landowner 1'],
  ['landowner', 'water 1, porridge 1 | F', '2', 'refused: visit landowner 2'],
  ['pig-farmer', '|', '', 'refused: visit pig-farmer'],
  ['pig-farmer', 'pig 1 | F', '', 'refused: visit pig-farmer'],
  ['cook', '| ww', '1', 'refused: visit cook 1'],
  ['cook', '| w', '2', 'refused: visit cook 2'],
  ['farmhand', '|', '1', 'refused: visit farmhand 1'],
  ['farmhand', '| FFsFF/FFsFF/FFsFF', '2', 'refused: visit farmhand 2'],
  // 32
  ['farmhand', '| ffsff/ffsff/ffsff; ff/f/f; ff/f/f; ff/f/f; ff/f/f; ff/f/f; FF', '2', 'refused: visit farmhand 2'],
  ['gardener', '|', '1', 'refused: visit gardener 1'],
  ['gardener', '| f', '2', 'refused: visit gardener 2'],
  ['gardener', 'water 7 | w', '2', 'refused: visit gardener 2'],
  ['glass-miller', '| f', '', 'refused: visit glass-miller'],
  ['charcoal-burner', '|', '', 'refused: visit charcoal-burner'],
  ['lumberjack', '| fwsp', '', 'refused: visit lumberjack'],
];

/** Counting: the cook's ponds give meat from 2, 4 and 6 on; the herder counts the best arrangement of the pigs. */
const COUNTED: Example[] = [
  ['cook', '| wwsw', '2', 'meat 1 | wwsw'],
  ['cook', '| wwsww', '2', 'meat 2 | wwsww'],
  ['cook', '| wwsww/w', '2', 'meat 2 | wwsww/w'],
  ['cook', '| wwsww/ww', '2', 'meat 3 | wwsww/ww'],
  ['cook', '| wwsww/wwsww/wwsww', '2', 'meat 3 | wwsww/wwsww/wwsww'],
  ['cook', 'porridge 5 | ffsf', '1', 'porridge 7 | ffsf'],
  ['cook', '| f; FF/f', '1', 'porridge 2 | f; FF/f'],
  ['herder', 'pig 4 | FFsp', '2', 'wood 2, pig 4 | FFsp'],
  ['herder', 'pig 1, cattle 3 | FFsp', '2', 'wood 1, pig 1, cattle 3 | FFsp'],
  ['herder', 'pig 4 | FFsb | b 24B', '2', 'wood 4, pig 4 | FFsb | b 24B'], // two on each
  ['herder', 'cattle 5 | p', '1', 'porridge 5, cattle 5 | p'],
  ['gardener', '| w; FF/w/w', '2', 'water 3 | w; FF/w/w'],
  ['glass-miller', 'sand 6 | ww', '', 'sand 7 | ww'],
];

/** Rewards that find no room, choices, and what a payment sets free. */
const TAKEN: Example[] = [
  ['brickmaker', 'brick 5, charcoal 1+1 |', 'split 0', 'brick 7, charcoal 1+0 |'],
  ['charcoal-burner', 'wood 1, charcoal 0+5 |', 'wheel cooking', 'charcoal 0+7 |'],
  ['charcoal-burner', 'wood 1 | b | b 11A', '', 'charcoal -+4 | b | b 11A'],
  ['carpenter', 'progress 2 |', '2', '| ; FF'],
  ['furnace-maker', 'brick 3, progress 2 |', '', 'progress 1 | ; FF'],
  ['furnace-maker', 'brick 3, progress 2 | LL | L castle-hotel', '', 'progress 3 | LL | L castle-hotel'],
  ['cattle-farmer', 'cattle 2 | p', '', 'cattle 3 | p'],
  ['cattle-farmer', 'cattle 2 | ; FF', '', 'cattle 3 | ; FF'], // the hut has moved off its stable
  ['pig-farmer', 'pig 1 | Fp', '', 'pig 2 | Fp'],
  ['landowner', 'brick 1, water 1 |', '2, part pig', 'cattle 1 |'], // no home for the pig
  ['landowner', 'brick 1, water 1 | p', '2', 'pig 1, cattle 1 | p'],
  ['lumberjack', 'pig 1 | F', 'cell a1', 'wood 4 |'], // the pig loses its home
  ['lumberjack', 'wood 5 | FFsF', 'cell b1', 'wood 7 | F.sF'],
  ['farmhand', '| w', '2, cell a1', '| f'],
  ['farmhand', '| FFsFF/FFsFF/FFsFw', '2, decline', '| FFsFF/FFsFF/FFsFw'],
  ['gardener', 'brick 1, cattle 3 | p', '1, cell a1', 'cattle 2 | w'],
  ['woodworker', 'brick 1, wood 1 | F | board 31A 22B', 'cell a1, build 22B, cell a1', '| b | board 31A | b 22B'],
  ['woodworker', 'brick 2, wood 7 | FF | board 31A', 'cell b1, build 31A, cell b1', 'wood 6 | Fb | b 31A'],
  // the wood makes glass, which the building costs
  [
    'woodworker',
    'brick 1, sand 1, charcoal 1+0, water 1 | F | board 23B',
    'cell a1, build 23B, cell a1',
    'turned 1+0 | b | b 23B',
  ],
  // all or nothing: the forest that leaves must leave room for the building
  ['woodworker', 'brick 1, glass 1 | FbsFF/FFsFF/FFsFF; FF/F/F | board 35B', 'cell a1', 'refused: cell a1'],
  [
    'woodworker',
    'brick 1, glass 1 | FbsFF/FFsFF/FFsFF; FF/F/F | board 35B',
    'cell 2.a3, build 35B, cell 2.a3',
    '| FbsFF/FFsFF/FFsFF; FF/F/b | b 02B 35B',
  ],
  // and here the wood is gone before anything can be built with it
  ['woodworker', 'brick 2, sand 1, charcoal 1+0, water 1 | F | board 31A', '', 'refused: visit woodworker'],
];

/** BF-4.15: 2 for the visitor, then 1 for each other player who wants it; alone nobody else. */
const MERCHANT: Example[] = [
  ['traveling-merchant', '|', 'good brick, B decline, C take', 'brick 2 | | C brick 1'],
  ['traveling-merchant', '| | players 1', 'good sand', 'sand 2 | | players 1'],
  ['traveling-merchant', '| | players 2', 'good meat, B take', 'meat 2 | | players 2 | B meat 1'],
  ['traveling-merchant', '| | B brick 7', 'good brick, B take', 'refused: B take'],
  [
    'traveling-merchant',
    '|',
    'good charcoal, wheel cooking, B take, B wheel glass, C decline',
    'charcoal 0+2 | | B charcoal 1+0',
  ],
  [
    'traveling-merchant',
    '| | B sand 1, charcoal 1+0, water 1',
    'good wood, B take, C decline',
    'wood 2 | | B glass 1, turned 1+0',
  ],
  [
    'traveling-merchant',
    '|',
    '',
    'asks: good brick, good wood, good sand, good charcoal, good water, good porridge, good meat',
  ],
];

/** BF-4.6: one or both neighbours, in either order, each once and by one effect. */
const BOTH: Example[] = [
  [
    'cook',
    '| | beside cook farmhand',
    'visit farmhand 2, cell a1, visit cook 1',
    'porridge 1 | f | beside cook farmhand',
  ],
  [
    'cook',
    '| f | beside cook farmhand',
    'visit cook 1, visit farmhand 2, cell b1',
    'porridge 1 | ff | beside cook farmhand',
  ],
  ['cook', '| fwsw', 'visit cook 1, visit cook 2', 'refused: visit cook 2'],
  ['carpenter', '| | beside carpenter cook', 'visit carpenter 2, end', 'progress 1 | | turn B | beside carpenter cook'],
  ['gardener', '| w', 'end', 'refused: end'], // one action is compulsory
  ['cook', '| f | beside builder cook', 'visit cook 1, end', 'porridge 1 | f | turn B | beside builder cook'],
  ['cook', 'at v1.2 | f | beside builder cook', 'visit cook 1', 'porridge 1, at v1.2 | f | beside builder cook'],
  ['cook', 'at v1.3 | f | beside builder cook', 'visit cook 1', 'refused: visit cook 1'], // not beside
];

const VISITS = [...EFFECTS, ...IMPOSSIBLE, ...COUNTED, ...TAKEN, ...MERCHANT];
const ALL = TRADESPERSON_IDS.flatMap(id =>
  TRADESPEOPLE[id].effects.map((_, i, { length }) => (length > 1 ? `${id} ${i + 1}` : id)),
);
const named = ([id, , answers]: Example) => (/^[12]/.test(answers) ? `${id} ${answers.charAt(0)}` : id);

describe('tradespeople', () => {
  test.each(VISITS)('%s: %s > %s', (tradesperson, before, answers, expected) => {
    expect(after(tradesperson, before, first(`visit ${tradesperson}`, answers))).toBe(expected);
  });

  test.each(BOTH)('%s: %s > %s', (tradesperson, before, answers, expected) => {
    expect(after(tradesperson, before, answers)).toBe(expected);
  });

  test.each([...VISITS, ...BOTH])('%s: %s is a position at rest', (tradesperson, before) => {
    expect(show(tradesperson, position(tradesperson, before))).toBe(before);
  });

  test('each effect has an example', () => {
    expect(EFFECTS.map(named)).toEqual(ALL);
  });

  test('each effect but the gift has an example where it is impossible', () => {
    expect(new Set([...IMPOSSIBLE.map(named), 'traveling-merchant'])).toEqual(new Set(ALL));
  });
});
