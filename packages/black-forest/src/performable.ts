import type { Effect, Seat } from '@waldglas/core';
import { anyBuildable, type Means, meansWith } from './build.ts';
import { JOBS, type JobId, TRADESPEOPLE, type TradespersonId } from './data/index.ts';
import { EFFECTS, PORT } from './engine.ts';
import { counted } from './nouns.ts';
import { affordable, type Burden, PROVISIONS, type Purse, priceOf, UNBURDENED } from './purse.ts';
import { playerOf, type State } from './state.ts';
import { waitsFor } from './survey.ts';
import { BASIC_MAX, REFINED_MAX } from './wheels.ts';
import { type BlackForest, GOODS, type Good } from './words.ts';

type E = Effect<BlackForest>;

/** Can something be done? A quick look says so with certainty or leaves it open; then it has to be played. */
export type Verdict = 0 | 1 | 2;
export const NO = 0;
export const OPEN = 1;
export const YES = 2;

/** Can something be done with these means, a burden paid first? */
export type Check = (means: Means, burden: Burden) => Verdict;

/**
 * BF-4.12: an effect can be performed if its cost can be paid (that is a change in itself), or if without a cost
 * something changes. Worked out from the data once for each effect, because every space on the board asks it.
 */
function checkOf(effect: E): Check {
  const parts = effect.op === 'all' ? effect.of : [];
  const cost = costOf(effect);
  if (cost.length === 0) return changeOf(effect);
  const price = priceOf(Object.assign({}, ...cost.map(part => (part.op === 'pay' ? part.goods : {}))));
  const others = cost.filter(part => part.op !== 'pay');
  const mustBuild = parts.some(part => part.op === 'build');
  return (means, burden) => {
    if (!affordable(means.purse, price, burden)) return NO;
    for (const part of others) if (!EFFECTS.costPayable(means.s, means.seat, part)) return NO;
    return mustBuild ? buildableOnceFelled(means, burden) : YES;
  };
}

/** The parts that come before the wheels are looked at. */
function costOf(effect: E): readonly E[] {
  const parts = effect.op === 'all' ? effect.of : [];
  return parts.slice(
    0,
    Math.max(
      0,
      parts.findIndex(part => part.op === 'produce'),
    ),
  );
}

/** Would a reward change anything? */
function changeOf(effect: E): Check {
  if (effect.op === 'build') return (means, burden) => verdict(anyBuildable(means, effect, burden));
  switch (effect.op) {
    case 'gain': {
      const goods = Object.keys(effect.goods).map(good => GOODS.indexOf(good as Good));
      return (means, burden) => verdict(hasRoomForAny(means, burden, goods));
    }
    case 'gain-any': {
      const goods = effect.of.map(good => GOODS.indexOf(good));
      return (means, burden) => verdict(means.s.players.length > 1 || hasRoomForAny(means, burden, goods));
    }
    case 'per': {
      const { count } = effect;
      const then = changeOf(effect.then);
      return (means, burden) => (counted(means.s, means.seat, count) > 0 ? then(means, burden) : NO);
    }
    case 'parts':
    case 'all': {
      return anyOf(effect.of.map(changeOf));
    }
    case 'place': {
      const { tiles } = effect;
      return ({ s, seat }) => verdict(tiles.some(tile => PORT.hasSpace(s, seat, tile)));
    }
    default:
      return ({ s, seat }) => verdict(EFFECTS.useful(s, seat, effect));
  }
}

function verdict(certain: boolean): Verdict {
  return certain ? YES : NO;
}

const CAPACITY = GOODS.map(good => (good === 'charcoal' ? 14 : good === 'provisions' ? 6 : isRefined(good) ? 3 : 7));
const [WOOD, CHARCOAL, WATER, PORRIDGE, GLASS] = (['wood', 'charcoal', 'water', 'porridge', 'glass'] as const).map(
  good => GOODS.indexOf(good),
) as [number, number, number, number, number];

function isRefined(good: Good): boolean {
  return good === 'glass' || good === 'commodity';
}

/** Is there room for one of these goods? Paying a fee with it would make some. */
function hasRoomForAny({ s, seat, purse, least }: Means, burden: Burden, goods: readonly number[]): boolean {
  for (const good of goods) {
    if (burden.fees > 0 && (purse[good] as number) > 0) return true;
    const there = least[good] as number;
    const lostMarker = good === CHARCOAL && playerOf(s, seat).glass.charcoal === undefined;
    if (there < (lostMarker ? 7 : (CAPACITY[good] as number))) return true;
  }
  return false;
}

/**
 * The woodworker: a forest out, what that sets off, the wood in, and then something has to be built. Certain as long as
 * no wheel can move; otherwise only if not even the most that could come would do.
 */
function buildableOnceFelled({ s, seat, domain, purse }: Means, burden: Burden): Verdict {
  const staysAtRest = !couldMakeGlass(s, seat);
  const richest = richestOnceFelled(s, seat, purse, staysAtRest);
  if (!anyBuildable(meansWith(s, seat, richest, domain, 1, purse), {}, burden)) return NO;
  if (!staysAtRest) return OPEN;
  if (burden.fees === 0) return YES;
  // the fee is paid before the wood comes, so only what is there now is certain to be left
  return anyBuildable(meansWith(s, seat, purse, domain, 1, purse), {}, burden) ? YES : OPEN;
}

/** Could the glassmaking wheel move with the wood, and with the water that a felled forest may bring? */
function couldMakeGlass(s: State, seat: Seat): boolean {
  const { sand, charcoal, water, glass } = playerOf(s, seat).glass;
  if (sand === 0 || charcoal === 0 || glass >= REFINED_MAX) return false;
  return water > 0 || waitsFor(s, seat, 'forest-removed');
}

/** No less than what there could be of each good at any moment after a forest is felled. */
function richestOnceFelled(s: State, seat: Seat, purse: Purse, staysAtRest: boolean): Purse {
  const painted = !staysAtRest && waitsFor(s, seat, 'glass-gained');
  // porridge may move the cooking wheel, and its reminder brings any basic good
  const more = painted && playerOf(s, seat).reminder ? 1 : 0;
  const richest = purse.map(n => n + more);
  const watered = waitsFor(s, seat, 'forest-removed') ? 1 : 0;
  richest[WOOD] = (richest[WOOD] as number) + 1;
  richest[WATER] = (richest[WATER] as number) + watered;
  // at rest a good is missing, and only one of it comes
  if (!staysAtRest) richest[GLASS] = painted ? REFINED_MAX : Math.min((richest[GLASS] as number) + 1, REFINED_MAX);
  if (painted) richest[PORRIDGE] = (richest[PORRIDGE] as number) + REFINED_MAX;
  return richest;
}

/**
 * Bounds of what a seat may have once its cooking wheel has turned, the reminder's good and what that sets off included;
 * `watered`: and the cistern's water with what that sets off.
 */
export function boundsOnArrival({ s, seat, purse, domain }: Means, watered: boolean): Means {
  const { reminder } = playerOf(s, seat);
  const most = purse.map((n, good) => (good === PROVISIONS ? n + 2 * REFINED_MAX : n + Number(reminder)));
  const least = purse.slice();
  const glassmaking = reminder || watered;
  for (const good of glassmaking ? MADE_OF : COOKED) least[good] = 0;
  if (watered) most[WATER] = BASIC_MAX;
  if (glassmaking) most[GLASS] = REFINED_MAX;
  if (glassmaking && waitsFor(s, seat, 'glass-gained')) most[PORRIDGE] = (most[PORRIDGE] as number) + REFINED_MAX;
  return meansWith(s, seat, most, domain, 0, least);
}

const COOKED = (['porridge', 'meat', 'charcoal'] as const).map(good => GOODS.indexOf(good));
const MADE_OF = [...COOKED, ...(['sand', 'water', 'wood'] as const).map(good => GOODS.indexOf(good))];

function anyOf([first = NEVER, second, ...more]: readonly Check[]): Check {
  if (!second) return first;
  const rest = anyOf([second, ...more]);
  return (means, burden) => {
    const one = first(means, burden);
    return one === YES ? YES : (Math.max(one, rest(means, burden)) as Verdict);
  };
}

const NEVER: Check = () => NO;

/** For each tradesperson, whether each of its effects can be performed. */
export const VISITS = Object.fromEntries(
  Object.entries(TRADESPEOPLE).map(([id, { effects }]) => [id, effects.map(checkOf)]),
) as Record<string, readonly Check[]> as Readonly<Record<TradespersonId, readonly Check[]>>;

/** For each tradesperson, whether any of them can be. */
export const VISITABLE = Object.fromEntries(
  Object.entries(VISITS).map(([id, checks]) => [id, anyOf(checks)]),
) as Readonly<Record<TradespersonId, Check>>;

/** For each job, whether it can be completed. */
export const COMPLETABLE = Object.fromEntries(
  Object.entries(JOBS).map(([id, { effect }]) => [id, checkOf(effect)]),
) as Readonly<Record<JobId, Check>>;

/** As things stand, and by no quick look: can its cost be paid, or without one, would it change anything? */
export function possibleNow(s: State, seat: Seat, effect: E): boolean {
  const cost = costOf(effect);
  return cost.length > 0 ? cost.every(part => EFFECTS.costPayable(s, seat, part)) : EFFECTS.useful(s, seat, effect);
}

export function canDoJob(means: Means, job: JobId): boolean {
  return COMPLETABLE[job](means, UNBURDENED) === YES;
}
