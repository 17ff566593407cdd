import { BUILDINGS, type Player, type State, TRADESPERSON_IDS } from '@waldglas/black-forest';
import type { Seat } from '@waldglas/core';
import type { Phase } from '../nets/fit.ts';
import { put, type Sparse } from '../nets/sparse.ts';
import { lackOf, purseOf, worth } from './evaluate.ts';
import { offersOn } from './facts.ts';
import { type LandFacts, landFacts } from './land.ts';
import { pointsOf } from './points.ts';
import { advanceOf } from './time.ts';
import { TUNED } from './weights.ts';

const GOODS = ['brick', 'wood', 'sand', 'glass charcoal', 'cooking charcoal', 'water', 'porridge', 'meat'] as const;
const GOOD_STEPS = 7;
const REFINED_STEPS = 3;
const LAND = ['field', 'pond', 'pasture', 'forest'] as const;
const LAND_STEPS = 8;
const COOKING_STEPS = 11;
/** Values in points go in as halves. */
const PARTS = 2;

/** The names `wood 1`, `wood 2` and so on: each says that there are at least so many. */
const steps = (name: string, n: number) => Array.from({ length: n }, (_, i) => `${name} ${i + 1}`);

const BUILDING_IDS = Object.keys(BUILDINGS);
/** A building that lacks so many goods at most is near. */
const NEAR = 2;

const GROUPS = [
  ['goods', GOODS.flatMap(good => steps(good, GOOD_STEPS))],
  ['refined', ['glass', 'commodity', 'fewer provisions', 'more provisions'].flatMap(one => steps(one, REFINED_STEPS))],
  ['ready', [...steps('glass ready', 4), ...steps('cooking ready', 3)]],
  ['cooking', steps('cooking', COOKING_STEPS)],
  ['hut', [...steps('progress', 2), ...steps('estate', 5)]],
  ['land', LAND.flatMap(tile => steps(tile, LAND_STEPS))],
  ['empty', [...steps('empty', LAND_STEPS), 'room for a large one']],
  ['herd', [...steps('pigs', 8), ...steps('cattle', 8)]],
  ['converts', steps('conversions', 5)],
  ['free', TRADESPERSON_IDS.flatMap(id => steps(`free ${id}`, 2))],
  ['pawns', [...steps('pawns', 4), 'white pawn', 'reminder']],
  ['own', BUILDING_IDS.map(id => `own ${id}`)],
  ['offer', BUILDING_IDS.flatMap(id => [`ready ${id}`, `near ${id}`])],
  ['table', [...steps('players', 4), ...steps('steps of others', COOKING_STEPS), 'lead', 'behind']],
] as const satisfies readonly (readonly [string, readonly string[]])[];

/** The names of all inputs. Those of single buildings take some thousand games to be worth having. */
export const INPUTS: readonly string[] = GROUPS.flatMap(([, names]) => names);

/** About how large each input gets: most are there or not, some are amounts. */
export const INPUT_SIZES: readonly number[] = GROUPS.flatMap(([group, names]) =>
  names.map(name => (group === 'table' && (name === 'lead' || name === 'behind') ? 4 * PARTS : 1)),
);

/** Where each group begins. */
const START = Object.fromEntries(
  GROUPS.map(([group], i) => [group, GROUPS.slice(0, i).reduce((sum, [, names]) => sum + names.length, 0)]),
) as Record<(typeof GROUPS)[number][0], number>;

/** The most inputs that are not zero. */
export const MOST_INPUTS = 300;

/** Turns to come at which a phase begins: the last turns differ most from each other. */
const ALONE = [20, 15, 12, 10, 8, 6, 5, 4, 3, 2, 1, 0];
const SEVERAL = [16, 13, 10, 8, 6, 4, 2, 1, 0];
const MOST_TURNS = 25;

/** What things are worth is shared by all phases: what was learned alone holds among several too, and wins there. */
const SHARED = 'all';

/** The phases: alone and among several by the turns to come. */
export const PHASES: readonly Phase[] = [
  ...ALONE.map(turns => ({ name: `alone ${turns} to come`, group: SHARED, left: turns / MOST_TURNS })),
  ...SEVERAL.map(turns => ({ name: `several ${turns} to come`, group: SHARED, left: turns / MOST_TURNS })),
];

/** The phase of a position with so many own turns to come. */
export function phaseOf(s: State, turns: number): number {
  const alone = s.players.length === 1;
  const starts = alone ? ALONE : SEVERAL;
  const found = starts.findIndex(start => turns >= start);
  return (alone ? 0 : ALONE.length) + (found < 0 ? starts.length - 1 : found);
}

/** Fills `x` with the inputs of a position and returns what the tuned weights make of it. */
export function fillInputs(x: Sparse, s: State, seat: Seat, turns: number): number {
  const player = s.players[seat];
  if (!player) throw new Error(`no seat ${seat}`);
  x.count = 0;
  const land = landFacts(player.domain);
  putGoods(x, player);
  putLand(x, player, land);
  putBuildings(x, s, player, land);
  putPawns(x, s, player);
  if (s.players.length > 1) putTable(x, s, seat, player);
  return worth(s, seat, turns, TUNED);
}

function putSteps(x: Sparse, start: number, n: number, most: number): void {
  const end = n < most ? n : most;
  for (let i = 0; i < end; i++) put(x, start + i, 1);
}

function putGoods(x: Sparse, { glass, cooking, first, second, track, steps: turned }: Player): void {
  const { wood, sand, charcoal = 0, water } = glass;
  const amounts = [track.brick, wood, sand, charcoal, cooking.charcoal, water, cooking.porridge, cooking.meat];
  for (let i = 0; i < amounts.length; i++) {
    putSteps(x, START.goods + i * GOOD_STEPS, amounts[i] as number, GOOD_STEPS);
  }
  const fewer = Math.min(first.provisions, second.provisions);
  const more = Math.max(first.provisions, second.provisions);
  const refined = [glass.glass, cooking.commodity, fewer, more];
  for (let i = 0; i < refined.length; i++) {
    putSteps(x, START.refined + i * REFINED_STEPS, refined[i] as number, REFINED_STEPS);
  }
  const forGlass = (glass.charcoal === 0 ? 0 : 1) + Number(wood > 0) + Number(sand > 0) + Number(water > 0);
  putSteps(x, START.ready, forGlass, 4);
  const forCooking = Number(cooking.porridge > 0) + Number(cooking.meat > 0) + Number(cooking.charcoal > 0);
  putSteps(x, START.ready + 4, forCooking, 3);
  putSteps(x, START.cooking, turned.cooking, COOKING_STEPS);
}

function putLand(x: Sparse, { tracker, pigs, cattle, domain }: Player, facts: LandFacts): void {
  const { tiles, pair, conversions } = facts;
  putSteps(x, START.hut, tracker, 2);
  putSteps(x, START.hut + 2, domain.length - 1, 5);
  for (let i = 0; i < LAND.length; i++) {
    putSteps(x, START.land + i * LAND_STEPS, tiles[LAND[i] as (typeof LAND)[number]], LAND_STEPS);
  }
  putSteps(x, START.empty, tiles.empty, LAND_STEPS);
  if (pair) put(x, START.empty + LAND_STEPS, 1);
  putSteps(x, START.herd, pigs, 8);
  putSteps(x, START.herd + 8, cattle, 8);
  putSteps(x, START.converts, conversions, 5);
}

const PLACES = new Map<string, number>(BUILDING_IDS.map((id, i) => [id, i]));

/** The own buildings, and of those on offer what could be built now or soon. */
function putBuildings(x: Sparse, s: State, player: Player, land: LandFacts): void {
  for (const { id } of land.buildings) put(x, START.own + (PLACES.get(id) ?? 0), 1);
  const purse = purseOf(player);
  for (const board of [s.small, s.large]) {
    for (const offer of offersOn(s, board)) {
      const lack = lackOf(offer, purse, land);
      if (lack > NEAR) continue;
      const place = START.offer + 2 * (PLACES.get(offer.id) ?? 0);
      put(x, lack === 0 ? place : place + 1, 1);
    }
  }
}

const PEOPLE = new Map<string, number>(TRADESPERSON_IDS.map((id, i) => [id, i]));

/** The reminder, and alone the pawns to come and the tradespeople that can still be visited. */
function putPawns(x: Sparse, s: State, player: Player): void {
  if (player.reminder) put(x, START.pawns + 5, 1);
  if (!s.solo) return;
  const { placed, coloured, white } = s.solo;
  putSteps(x, START.pawns, coloured, 4);
  if (white) put(x, START.pawns + 4, 1);
  if (coloured === 0 && !white) return; // the next year begins with an empty board
  const free = freePeople(placed, s.tradespeople);
  for (let i = 0; i < free.length; i++) put(x, free[i] as number, 1);
}

type Placed = NonNullable<State['solo']>['placed'];

/** Which inputs say of a board who can still be visited; boards never change in place, and many ends of a turn share one. */
const FREE = new WeakMap<
  Placed,
  { readonly tradespeople: State['tradespeople']; readonly inputs: readonly number[] }
>();

function freePeople(placed: Placed, tradespeople: State['tradespeople']): readonly number[] {
  const known = FREE.get(placed);
  if (known?.tradespeople === tradespeople) return known.inputs;
  const inputs: number[] = [];
  for (const [village, ring] of Object.entries(tradespeople)) {
    for (let i = 0; i < ring.length; i++) {
      const after = placed[`${village}.${i + 1}`] === undefined;
      const before = placed[`${village}.${i === 0 ? ring.length : i}`] === undefined;
      const first = START.free + 2 * (PEOPLE.get(ring[i] as string) ?? 0);
      if (after || before) inputs.push(first);
      if (after && before) inputs.push(first + 1);
    }
  }
  FREE.set(placed, { tradespeople, inputs });
  return inputs;
}

/** The others: how far the furthest has come, and by how much the best is behind or ahead. */
function putTable(x: Sparse, s: State, seat: Seat, player: Player): void {
  putSteps(x, START.table, s.players.length, 4);
  let furthest = 0;
  let best = -Infinity;
  for (let other = 0; other < s.players.length; other++) {
    const one = s.players[other];
    if (!one || one === player) continue;
    furthest = Math.max(furthest, advanceOf(one));
    best = Math.max(best, pointsOf(s, other));
  }
  putSteps(x, START.table + 4, furthest, COOKING_STEPS);
  const lead = Math.round((pointsOf(s, seat) - best) * PARTS);
  put(x, START.table + 4 + COOKING_STEPS + (lead < 0 ? 1 : 0), Math.abs(lead));
}
