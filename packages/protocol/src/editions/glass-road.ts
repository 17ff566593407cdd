import { grid } from '@waldglas/core';
import {
  BUILDING_IDS,
  BUILDINGS,
  type BuildingId,
  CARD_IDS,
  EDITIONS,
  type Edition,
  GOODS,
  KINDS,
  START_IDS,
  STOCK,
  WHEEL_SPECS,
  WHEELS,
} from '@waldglas/glass-road';
import * as z from 'zod/mini';
import type { EditionRules } from './check.ts';
import { costFaults } from './costs.ts';
import { type Fault, fault } from './faults.ts';
import { bag, cell, name, whole } from './fields.ts';

const TILES = ['forest', 'pit', 'grove', 'pond'] as const;
const START_COLUMN = 'a';
const MOST_GOODS = 99;

const schema = z.strictObject({
  game: z.literal('glass-road'),
  name,
  buildings: z.partialRecord(
    z.enum(BUILDING_IDS),
    z.strictObject({ cost: bag(GOODS, MOST_GOODS), points: whole(-9, 99), starter: z.optional(z.boolean()) }),
  ),
  cards: z.array(z.enum(CARD_IDS)),
  hand: whole(3, 12),
  soloHands: z.array(whole(2, 12)).check(z.minLength(1), z.maxLength(20)),
  rounds: whole(1, 12),
  slots: whole(0, 12),
  leftForExtra: whole(1, 12),
  periods: z.strictObject({ usual: whole(1, 20), long: whole(1, 20) }),
  rowSizes: z.strictObject({ 1: whole(1, 9), 2: whole(1, 9), 3: whole(1, 9), 4: whole(1, 9), small: whole(1, 9) }),
  land: z.strictObject({
    columns: z.literal('abcdef'),
    rows: z.literal(4),
    tiles: z.array(z.strictObject({ tile: z.enum(TILES), cells: z.array(cell) })).check(z.minLength(1)),
    start: z.record(cell, z.enum(START_IDS)),
    void: z.array(cell),
  }),
  wheels: z.strictObject({ glassworks: bag(GOODS, MOST_GOODS), brickworks: bag(GOODS, MOST_GOODS) }),
});

/** The editions of Glass Road. */
export const editionRules: EditionRules<Edition> = {
  schema,
  builtIn: EDITIONS.names.flatMap(id => EDITIONS.document(id) ?? []),
  senseFaults: (document, built) => [
    ...buildingFaults(document, built),
    ...cardFaults(document),
    ...landFaults(document),
    ...wheelFaults(document),
  ],
};

function buildingFaults({ buildings, rowSizes }: Edition, built: Edition): Fault[] {
  const largest = Math.max(...Object.values(rowSizes));
  const few = KINDS.filter(kind => idsOf(buildings).filter(id => BUILDINGS[id].kind === kind).length < largest);
  return [
    ...idsOf(buildings).flatMap(id => {
      const there = { name: built.name, cost: built.buildings[id]?.cost ?? {} };
      return costFaults(`buildings.${id}.cost`, buildings[id]?.cost ?? {}, there, STOCK);
    }),
    ...few.map(kind => fault('buildings', 'fewTiles', kind, largest)),
  ];
}

function idsOf(buildings: Edition['buildings']): BuildingId[] {
  return Object.keys(buildings) as BuildingId[];
}

/** Hands are chosen from the cards that do not rest: alone, those of the period before. */
function cardFaults({ cards, hand, rounds, soloHands, periods }: Edition): Fault[] {
  const needed = Math.max(hand, ...soloHands.map((size, i) => size + (soloHands[i - 1] ?? 0)));
  const faults = cards.flatMap((card, i) => (cards.indexOf(card) < i ? [fault(`cards[${i}]`, 'twice', card)] : []));
  if (new Set(cards).size < needed) faults.push(fault('cards', 'fewCards', new Set(cards).size, needed));
  if (hand < rounds) faults.push(fault('hand', 'smallHand', rounds));
  if (periods.long < periods.usual) faults.push(fault('periods.long', 'shortLongGame', periods.usual));
  return faults;
}

function landFaults({ land }: Edition): Fault[] {
  const { names, index, beside } = grid(land.columns, land.rows);
  const taken = new Set<string>();
  const faults: Fault[] = [];
  const take = (at: string, path: string) => {
    if (!index.has(at)) faults.push(fault(path, 'offGrid', at, names[0] ?? '', names.at(-1) ?? ''));
    else if (taken.has(at)) faults.push(fault(path, 'cellTaken', at));
    taken.add(at);
  };
  for (const [at, building] of Object.entries(land.start)) {
    const path = `land.start.${at}`;
    take(at, path);
    if (!at.startsWith(START_COLUMN)) faults.push(fault(path, 'startColumn', at, START_COLUMN));
    const first = Object.entries(land.start).find(([, one]) => one === building)?.[0];
    if (first !== at) faults.push(fault(path, 'twice', building));
  }
  for (const building of START_IDS)
    if (!Object.values(land.start).includes(building)) faults.push(fault('land.start', 'absent', building));
  for (const [i, at] of land.void.entries()) take(at, `land.void[${i}]`);
  for (const at of names)
    if (at.startsWith(START_COLUMN) && !taken.has(at)) faults.push(fault('land.void', 'absent', at));
  for (const [i, { tile, cells }] of land.tiles.entries()) {
    const path = `land.tiles[${i}]`;
    for (const [j, at] of cells.entries()) take(at, `${path}.cells[${j}]`);
    const [one = -1, other = -1] = cells.map(at => index.get(at) ?? -1);
    const paired = cells.length === 2 && (one < 0 || other < 0 || beside[one]?.includes(other));
    if (tile === 'forest' && !paired) faults.push(fault(`${path}.cells`, 'forestCells'));
    if (tile !== 'forest' && cells.length !== 1) faults.push(fault(`${path}.cells`, 'oneCell', tile));
  }
  return faults;
}

function wheelFaults({ wheels }: Edition): Fault[] {
  return WHEELS.flatMap(wheel => {
    const path = `wheels.${wheel}`;
    const { basic, refined, basicMax, refinedMax } = WHEEL_SPECS[wheel];
    const faults = GOODS.flatMap(good => {
      const n = wheels[wheel][good];
      if (n === undefined) return [];
      if (!basic.includes(good) && !refined.includes(good))
        return [fault(`${path}.${good}`, 'notOnWheel', good, wheel)];
      const most = refined.includes(good) ? refinedMax : basicMax;
      return n > most ? [fault(`${path}.${good}`, 'most', most)] : [];
    });
    const stands = basic.some(good => !wheels[wheel][good as 'sand']);
    return stands ? faults : [...faults, fault(path, 'turnsAtOnce', wheel)];
  });
}
