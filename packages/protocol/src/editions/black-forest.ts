import {
  ANIMALS,
  BACKS,
  BUILDING_IDS,
  EDITIONS,
  type Edition,
  GOODS,
  JOB_IDS,
  LEVELS,
  LOCATION_IDS,
  TILES,
  TRADESPERSON_IDS,
  VILLAGE_IDS,
} from '@waldglas/black-forest';
import * as z from 'zod/mini';
import { boardFaults, estateFaults } from './black-forest-board.ts';
import { pieceFaults, startFaults } from './black-forest-pieces.ts';
import type { EditionRules } from './check.ts';
import { bag, cell, name, whole } from './fields.ts';

const MOST_GOODS = 99;
/** No building costs provisions: the rules count on it. */
const COST_GOODS = GOODS.filter(good => good !== 'provisions');
const PLACES = [...VILLAGE_IDS, ...LOCATION_IDS];
const PAWNS = ['blue', 'yellow', 'red', 'black', 'white'] as const;

/** A value for each number of players. */
const byPlayers = <T extends z.ZodMiniType>(value: T) => z.strictObject({ 1: value, 2: value, 3: value, 4: value });

/** Percent from the left and from the top of the drawn board. */
const point = z.tuple([whole(0, 100), whole(0, 100)]);

const cost = z.extend(
  z.partial(
    z.strictObject(
      Object.fromEntries([...COST_GOODS, 'forest', 'field', 'pond'].map(good => [good, whole(0, MOST_GOODS)])),
    ),
  ),
  { rivals: z.optional(z.literal(true)) },
);

const estate = z.strictObject({
  columns: z.enum(['a', 'ab', 'abc', 'abcd', 'abcde']),
  rows: whole(1, 4),
  stables: z.array(
    z.strictObject({ cells: z.array(cell).check(z.minLength(1), z.maxLength(2)), underHut: z.boolean() }),
  ),
  tiles: z.record(cell, z.enum(TILES)),
});

const board = z.strictObject({
  villages: z.array(
    z.strictObject({
      id: z.enum(VILLAGE_IDS),
      at: point,
      ring: z.array(z.enum(BACKS)).check(z.minLength(2), z.maxLength(8)),
    }),
  ),
  clockwise: z.array(z.enum(VILLAGE_IDS)),
  locations: z.array(z.strictObject({ id: z.enum(LOCATION_IDS), at: point })),
  paths: z.array(z.tuple([z.enum(PLACES), z.enum(PLACES)])),
});

const solo = z.strictObject({
  years: whole(1, 20),
  pawns: z.array(z.enum(PAWNS)).check(z.minLength(2), z.maxLength(5)),
  dealtAnew: whole(1, 99),
  reminderJobs: whole(0, 11),
  titles: z.array(z.tuple([whole(0, 999), z.string().check(z.minLength(1), z.maxLength(40))])).check(z.minLength(1)),
});

const schema = z.strictObject({
  game: z.literal('black-forest'),
  name,
  buildings: z.partialRecord(
    z.enum(BUILDING_IDS),
    z.strictObject({ cost, points: whole(-9, 99), level: z.optional(z.enum(LEVELS)) }),
  ),
  tradespeople: z.partialRecord(z.enum(TRADESPERSON_IDS), z.enum(BACKS)),
  jobs: z.array(z.enum(JOB_IDS)).check(z.minLength(1)),
  wheels: z.strictObject({ glass: bag(GOODS, MOST_GOODS), cooking: bag(GOODS, MOST_GOODS) }),
  provisions: z.tuple([whole(0, 3), whole(0, 3)]),
  brick: whole(0, 7),
  extra: byPlayers(z.array(bag([...GOODS, ...ANIMALS], MOST_GOODS))),
  cookingPoints: z.array(whole(-9, 99)).check(z.minLength(2), z.maxLength(60)),
  endMark: whole(1, 60),
  reminderSteps: whole(1, 60),
  main: estate,
  small: estate,
  housing: z.strictObject({ pasture: whole(1, 9), stable: whole(0, 9), forest: whole(0, 9) }),
  hutSteps: whole(1, 20),
  allowHorizontal: z.boolean(),
  supply: z.strictObject({ fieldsAndPonds: whole(0, 999), pastures: whole(0, 999), limited: z.boolean() }),
  board,
  mostJobs: byPlayers(whole(0, 11)),
  flippedToB: whole(0, 99),
  largeOffered: byPlayers(z.strictObject({ I: whole(0, 14), II: whole(0, 14), III: whole(0, 14) })),
  rivals: byPlayers(whole(0, 7)),
  solo,
});

/** The editions of Black Forest. */
export const editionRules: EditionRules<Edition> = {
  schema,
  builtIn: EDITIONS.names.flatMap(id => EDITIONS.document(id) ?? []),
  senseFaults: (document, built) => [
    ...pieceFaults(document, built),
    ...startFaults(document),
    ...estateFaults('main', document.main),
    ...estateFaults('small', document.small),
    ...boardFaults(document),
  ],
};
