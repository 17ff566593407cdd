import type { Seat } from '@waldglas/core';
import {
  BUILDING_IDS,
  CARD_IDS,
  handSize,
  KINDS,
  type Player,
  periodsOf,
  START_IDS,
  type State,
} from '@waldglas/glass-road';
import type { Phase } from '../nets/fit.ts';
import { put, type Sparse } from '../nets/sparse.ts';
import { weighed, weightsFor } from './evaluate.ts';
import { AT, PURSE, printsIn, TILES } from './facts.ts';
import { FEATURES, fillFeatures, prospects } from './features.ts';
import { type LandFacts, landFacts } from './land.ts';
import { fillPurse } from './purse.ts';
import { shareWith } from './time.ts';

/** What is thought of a position besides what lies on the table. Cards are bits, in the order of `CARD_IDS`. */
export interface Outlook {
  readonly seat: Seat;
  /** The cards yet to be played in this period; none: the period is over for this seat. */
  readonly hand: number;
  /** All cards chosen for this period: alone, they rest in the next. */
  readonly chosen: number;
}

const GOOD_STEPS = 7;
const REFINED_STEPS = 3;
const LAND_STEPS = 6;
const WIDE_STEPS = 10;
/** A tile that lacks so many goods or more is far away. */
const FAR = 3;
const DENSE = ['first-build', 'second-build', 'third-build', 'payable', 'goods-points'] as const;
/** Values in points go in as quarters. */
const PARTS = 4;

/** The names `wood 1`, `wood 2` and so on: each says that there are at least so many. */
const steps = (name: string, n: number) => Array.from({ length: n }, (_, i) => `${name} ${i + 1}`);
const nearness = (name: string) => Array.from({ length: FAR + 1 }, (_, missing) => `${name} lacks ${missing}`);

const GROUPS = [
  ['goods', PURSE.slice(0, AT.glass).flatMap(good => steps(good, GOOD_STEPS))],
  ['refined', PURSE.slice(AT.glass).flatMap(good => steps(good, REFINED_STEPS))],
  ['ready', [...steps('glass ready', 5), ...steps('brick ready', 3)]],
  ['land', ['pit', 'grove', 'pond'].flatMap(tile => steps(tile, LAND_STEPS))],
  ['forest', steps('forest', LAND_STEPS)],
  ['empty', steps('empty', WIDE_STEPS)],
  ['own', [...BUILDING_IDS, ...START_IDS].map(id => `own ${id}`)],
  ['market', BUILDING_IDS.flatMap(id => nearness(`market ${id}`))],
  ['offer', BUILDING_IDS.flatMap(id => nearness(`offer ${id}`))],
  ['scores', BUILDING_IDS.map(id => `${id} would score`)],
  ['hand', CARD_IDS.map(id => `hand ${id}`)],
  ['chosen', CARD_IDS.map(id => `chosen ${id}`)],
  ['cards', steps('cards', 6)],
  ['dense', DENSE.map(name => `best ${name}`)],
  ['table', ['goblet', ...steps('slots', 2), ...steps('players', 4), ...steps('rival cards', 5)]],
] as const satisfies readonly (readonly [string, readonly string[]])[];

/** The names of all inputs. */
export const INPUTS: readonly string[] = GROUPS.flatMap(([, names]) => names);

/** About how large each input gets: most are there or not, some are amounts. */
export const INPUT_SIZES: readonly number[] = GROUPS.flatMap(([group, names]) =>
  names.map(() => (group === 'dense' || group === 'scores' ? 3 * PARTS : 1)),
);

/** Where each group begins. */
const START = Object.fromEntries(
  GROUPS.map(([group], i) => [group, GROUPS.slice(0, i).reduce((sum, [, names]) => sum + names.length, 0)]),
) as Record<(typeof GROUPS)[number][0], number>;

const DENSE_PLACES = DENSE.map(name => FEATURES.indexOf(name));
const GLASS_READY = FEATURES.indexOf('glass-ready');
const BRICK_READY = FEATURES.indexOf('brick-ready');

const PERIODS_ALONE = 7;
const PERIODS = 5;

/** The phases: alone by period, among several by the periods to come; each with cards to play or over. */
export const PHASES: readonly Phase[] = [
  ...Array.from({ length: PERIODS_ALONE * 2 }, (_, i) => ({
    name: `alone ${(i >> 1) + 1}${i & 1 ? ' over' : ''}`,
    group: 'alone',
    left: 1 - (i + 1) / (PERIODS_ALONE * 2),
  })),
  ...Array.from({ length: PERIODS * 2 }, (_, i) => ({
    name: `several ${PERIODS - 1 - (i >> 1)} to come${i & 1 ? ' over' : ''}`,
    group: 'several',
    left: 1 - (i + 1) / (PERIODS * 2),
  })),
];

/** The most inputs that are not zero. */
export const MOST_INPUTS = 300;

/** The phase of a position. An exchanged edition may have more periods: then the first ones are taken for the same. */
export function phaseOf(s: State, { hand }: Outlook): number {
  const over = hand === 0 ? 1 : 0;
  const toCome = periodsOf(s) - s.period;
  if (s.players.length === 1) return 2 * Math.max(PERIODS_ALONE - 1 - toCome, 0) + over;
  return 2 * (PERIODS_ALONE + Math.max(PERIODS - 1 - toCome, 0)) + over;
}

const purse: number[] = PURSE.map(() => 0);
const features: number[] = FEATURES.map(() => 0);

/** Fills `x` with the inputs of a position and returns what the tuned weights make of it. */
export function fillInputs(x: Sparse, s: State, outlook: Outlook): number {
  const { seat } = outlook;
  const player = s.players[seat];
  if (!player) throw new Error(`no seat ${seat}`);
  x.count = 0;
  const cards = bits(outlook.hand);
  const alone = s.players.length === 1;
  const left = shareWith(s, s.period, cards);
  const weights = weightsFor(s.players.length);
  const points = fillFeatures(features, s, seat, weights.own, left);
  const facts = landFacts(player.land);
  fillPurse(purse, player);
  putGoods(x);
  putLand(x, facts);
  for (const tile of facts.tiles) put(x, START.own + tile.index, 1);
  putTiles(x, s, player, facts);
  for (let i = 0; i < DENSE.length; i++) {
    put(x, START.dense + i, Math.round((features[DENSE_PLACES[i] as number] as number) * PARTS));
  }
  putCards(x, alone, outlook);
  if (!alone) putTable(x, s, player, seat);
  return weighed(features, points, s, seat, left, weights);
}

function putCards(x: Sparse, alone: boolean, { hand, chosen }: Outlook): void {
  for (let card = 0; card < CARD_IDS.length; card++) {
    if (hand & (1 << card)) put(x, START.hand + card, 1);
  }
  putSteps(x, START.cards, bits(hand), 6);
  if (!alone) return;
  for (let card = 0; card < CARD_IDS.length; card++) {
    if (chosen & (1 << card)) put(x, START.chosen + card, 1);
  }
}

function putSteps(x: Sparse, start: number, n: number, most: number): void {
  const end = n < most ? n : most;
  for (let i = 0; i < end; i++) put(x, start + i, 1);
}

function putGoods(x: Sparse): void {
  for (let good = 0; good < AT.glass; good++) {
    putSteps(x, START.goods + good * GOOD_STEPS, purse[good] as number, GOOD_STEPS);
  }
  putSteps(x, START.refined, purse[AT.glass] as number, REFINED_STEPS);
  putSteps(x, START.refined + REFINED_STEPS, purse[AT.brick] as number, REFINED_STEPS);
  putSteps(x, START.ready, features[GLASS_READY] as number, 5);
  putSteps(x, START.ready + 5, features[BRICK_READY] as number, 3);
}

function putLand(x: Sparse, { pits, groves, ponds, forests, empty }: LandFacts): void {
  putSteps(x, START.land, pits, LAND_STEPS);
  putSteps(x, START.land + LAND_STEPS, groves, LAND_STEPS);
  putSteps(x, START.land + 2 * LAND_STEPS, ponds, LAND_STEPS);
  putSteps(x, START.forest, forests, LAND_STEPS);
  putSteps(x, START.empty, empty, WIDE_STEPS);
}

/** The tiles that could be built: how many goods each lacks, and what its bonus would score. */
function putTiles(x: Sparse, s: State, player: Player, facts: LandFacts): void {
  const { costs } = printsIn(s.edition);
  for (let list = 0; list <= KINDS.length; list++) {
    const kind = KINDS[list];
    const start = kind === undefined ? START.offer : START.market;
    for (const id of kind === undefined ? player.offer : s.market[kind]) {
      const tile = TILES.get(id);
      if (!tile || (tile.replaces !== undefined && !player.land.includes(tile.replaces))) continue;
      const cost = costs.get(id) ?? [];
      let missing = 0;
      for (let i = 0; i < cost.length; i += 2) {
        const gap = (cost[i + 1] as number) - (purse[cost[i] as number] as number);
        if (gap > 0) missing += gap;
      }
      put(x, start + tile.index * (FAR + 1) + (missing < FAR ? missing : FAR), 1);
      if (tile.bonus) put(x, START.scores + tile.index, Math.round(prospects(tile, player, facts, s.edition) * PARTS));
    }
  }
}

function putTable(x: Sparse, s: State, player: Player, seat: Seat): void {
  if (s.goblet === seat) put(x, START.table, 1);
  putSteps(x, START.table + 1, player.slots.length, 2);
  putSteps(x, START.table + 3, s.players.length, 4);
  // hands that are just being chosen are nobody else's business
  let rivals = isChoosing(s) ? handSize(s) : 0;
  for (let other = 0; other < s.players.length; other++) {
    if (other !== seat) rivals = Math.max(rivals, (s.players[other] as Player).hand.length);
  }
  putSteps(x, START.table + 7, rivals, 5);
}

/** Are the hands of a period being chosen? */
export function isChoosing(s: State): boolean {
  const top = s.agenda.at(-1);
  return top !== undefined && 'step' in top && top.step === 'choose';
}

/** How many bits are set. */
export function bits(mask: number): number {
  let n = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) n++;
  return n;
}
