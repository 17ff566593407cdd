import { type Effect, isPendingEffect, type Reason, type Seat, underway } from '@waldglas/core';
import type { Action } from './action.ts';
import { onBoard } from './build.ts';
import type { BuildingId, BuildingPiece } from './data/index.ts';
import { factsOf } from './facts.ts';
import { at, isLandscape, spotOf } from './land.ts';
import { countNoun } from './nouns.ts';
import { pricedBuilding } from './purse.ts';
import { help } from './reach.ts';
import { hasSite } from './sites.ts';
import { playerOf, type State } from './state.ts';
import { openingsOf, surveyOf } from './survey.ts';
import type { Why } from './why.ts';
import { BASIC, type BlackForest, type Noun } from './words.ts';

/** Things and how many of each. */
type Items = readonly (readonly [what: string, n: number])[];

/** What an effect takes: goods, tiles, animals, progress. */
export function costIn(effect: Effect<BlackForest>): Items {
  switch (effect.op) {
    case 'pay':
      return Object.entries(effect.goods);
    case 'remove':
      return [[effect.tile, effect.n ?? 1]];
    case 'cull':
      return [[effect.kinds.length > 1 ? 'animal' : (effect.kinds[0] ?? ''), effect.n]];
    case 'retreat':
      return [['progress', effect.n]];
    case 'all':
      return effect.of.flatMap(costIn);
    default:
      return [];
  }
}

/** What of it is missing; absent if nothing is. */
export function missingReason(s: State, seat: Seat, items: Items): Pick<Reason, 'missing'> {
  const due: Record<string, number> = {};
  for (const [what, n] of items) due[what] = (due[what] ?? 0) + n;
  const short = Object.entries(due).flatMap(([what, n]) =>
    n > has(s, seat, what) ? [[what, n - has(s, seat, what)]] : [],
  );
  return short.length > 0 ? { missing: Object.fromEntries(short) } : {};
}

function has(s: State, seat: Seat, what: string): number {
  const { pigs, cattle, tracker } = playerOf(s, seat);
  const count = (noun: Noun) => countNoun(s, seat, noun, undefined);
  switch (what) {
    case 'animal':
      return pigs + cattle;
    case 'progress':
      return tracker;
    case 'basic':
      return BASIC.reduce((sum, good) => sum + count(good), 0);
    default:
      return count(what as Noun);
  }
}

/** Goods and tiles in the cost of a building. */
function priceOf(s: State, building: BuildingId): Items {
  const { cost } = factsOf(s).buildings[building];
  const tiles = (['forest', 'field', 'pond'] as const).map(tile => [tile, cost[tile] ?? 0] as const);
  return [...Object.entries(pricedBuilding(s, building).goods), ...tiles];
}

/** So many of what the condition of a building names. */
function conditionsOf({ needs }: BuildingPiece): Items {
  if (needs === undefined || needs === 'alone') return [];
  return needs.flatMap(need => ('of' in need ? [[need.of, need.atLeast ?? 1] as const] : []));
}

/** Not on the boards, no place, a condition, something missing, or not the time to build. */
export function whyNotBuild(s: State, seat: Seat, building: BuildingId): Why {
  const rule = 'BF-6.1';
  const wish = { seat, verb: 'build', building } as const;
  const row = factsOf(s).buildings[building];
  const price = missingReason(s, seat, priceOf(s, building));
  if (!onBoard(s, building)) return { what: 'offer', rule, ...price };
  const leave = leaveOf(s, seat);
  if (leave?.size === 'small' && row.size === 2) return { what: 'leave', rule };
  const short = leave?.free ? {} : price;
  const { domain } = playerOf(s, seat);
  if (!hasSite(domain, row, leave?.free ? 0 : (row.cost.forest ?? 0), factsOf(s).allowHorizontal)) {
    const alone = row.needs === 'alone' && domain.every(cells => openingsOf(cells).built);
    return { what: alone ? 'alone' : 'room', rule, ...short, ...help(s, seat, wish) };
  }
  const unmet = missingReason(s, seat, conditionsOf(row));
  if (unmet.missing) return { what: 'needs', rule, ...unmet, ...help(s, seat, wish) };
  if (short.missing) return { what: 'goods', rule, ...short, ...help(s, seat, wish) };
  if (underway(s.agenda, seat)) return { what: 'underway', rule: 'BF-5.1' };
  return { what: 'leave', rule, reach: true };
}

/** How this seat may build now, if it is asked what to build. */
function leaveOf(s: State, seat: Seat): { readonly size?: string; readonly free?: true } | undefined {
  const top = s.agenda.at(-1);
  return top && isPendingEffect(top) && top.seat === seat && top.effect.op === 'construct' ? top.effect : undefined;
}

/** Not an own conversion, an own action under way, something missing, or of no use. */
export function whyNotConvert(s: State, seat: Seat, wish: Extract<Action, { verb: 'convert' }>): Why {
  const { building, option } = wish;
  const effects = surveyOf(s, seat).conversions.find(({ id }) => id === building)?.effects ?? [];
  const effect = effects[(option ?? 1) - 1];
  if (!effect) return { what: 'owned', rule: 'BF-5.1' };
  if (underway(s.agenda, seat)) return { what: 'underway', rule: 'BF-5.1' };
  const short = missingReason(s, seat, costIn(effect));
  if (short.missing) return { what: 'goods', rule: 'BF-5.2', ...short, ...help(s, seat, wish) };
  if (misnumbered(effects, option)) return { what: 'question', rule: 'BF-5.2' };
  return { what: 'useless', rule: 'BF-5.2', ...help(s, seat, wish) };
}

/** Exactly where there are two alternatives, a line names one of them. */
export function misnumbered(effects: readonly unknown[], option: number | undefined): boolean {
  return effects.length > 1 !== (option !== undefined);
}

/** Forests, buildings and empty spaces stay as they are; anything else waits for the end of the own action. */
export function whyNotRemove(s: State, seat: Seat, cell: string): Why {
  const lies = isLandscape(at(playerOf(s, seat).domain, spotOf(cell)));
  return lies ? { what: 'underway', rule: 'BF-5.1' } : { what: 'tile', rule: 'BF-3.6' };
}
