import type { Effect } from '@waldglas/core';
import { anyBuildable, type Means } from './build.ts';
import { JOBS, type JobId, TRADESPEOPLE, type TradespersonId } from './data/index.ts';
import { EFFECTS, PORT } from './engine.ts';
import { buildableOnceFelled } from './felling.ts';
import { counted } from './nouns.ts';
import { affordable, type Burden, priceOf, UNBURDENED } from './purse.ts';
import { playerOf } from './state.ts';
import { type BlackForest, GOODS, type Good } from './words.ts';

type E = Effect<BlackForest>;

/** Can something be done with these means, a burden paid first? */
export type Check = (means: Means, burden: Burden) => boolean;

/**
 * BF-4.12: an effect can be performed if its cost can be paid (that is a change in itself), or if without a cost
 * something changes. Worked out from the data once for each effect, because every space on the board asks it.
 */
function checkOf(effect: E): Check {
  const parts = effect.op === 'all' ? effect.of : [];
  const cost = parts.slice(0, Math.max(0, indexOfTurn(parts)));
  if (cost.length === 0) return changeOf(effect);
  const price = priceOf(Object.assign({}, ...cost.map(part => (part.op === 'pay' ? part.goods : {}))));
  const others = cost.filter(part => part.op !== 'pay');
  const mustBuild = parts.some(part => part.op === 'build');
  return (means, burden) => {
    if (!affordable(means.purse, price, burden)) return false;
    for (const part of others) if (!EFFECTS.costPayable(means.s, means.seat, part)) return false;
    return !mustBuild || buildableOnceFelled(means, burden);
  };
}

function indexOfTurn(parts: readonly E[]): number {
  return parts.findIndex(part => part.op === 'produce');
}

/** Would a reward change anything? */
function changeOf(effect: E): Check {
  if (effect.op === 'build') return (means, burden) => anyBuildable(means, effect, burden);
  switch (effect.op) {
    case 'gain': {
      const goods = Object.keys(effect.goods).map(good => GOODS.indexOf(good as Good));
      return (means, burden) => hasRoomForAny(means, burden, goods);
    }
    case 'gain-any': {
      const goods = effect.of.map(good => GOODS.indexOf(good));
      return (means, burden) => means.s.players.length > 1 || hasRoomForAny(means, burden, goods);
    }
    case 'per': {
      const { count } = effect;
      const then = changeOf(effect.then);
      return (means, burden) => counted(means.s, means.seat, count) > 0 && then(means, burden);
    }
    case 'parts':
    case 'all': {
      return anyOf(effect.of.map(changeOf));
    }
    case 'place': {
      const { tiles } = effect;
      return ({ s, seat }) => tiles.some(tile => PORT.hasSpace(s, seat, tile));
    }
    default:
      return ({ s, seat }) => EFFECTS.useful(s, seat, effect);
  }
}

const CAPACITY = GOODS.map(good => (good === 'charcoal' ? 14 : good === 'provisions' ? 6 : isRefined(good) ? 3 : 7));
const CHARCOAL = GOODS.indexOf('charcoal');

function isRefined(good: Good): boolean {
  return good === 'glass' || good === 'commodity';
}

/** Is there room for one of these goods? Paying a fee with it would make some. */
function hasRoomForAny({ s, seat, purse }: Means, burden: Burden, goods: readonly number[]): boolean {
  for (const good of goods) {
    const there = purse[good] as number;
    if (burden.fees > 0 && there > 0) return true;
    const lostMarker = good === CHARCOAL && playerOf(s, seat).glass.charcoal === undefined;
    if (there < (lostMarker ? 7 : (CAPACITY[good] as number))) return true;
  }
  return false;
}

function anyOf([first = NEVER, second, ...more]: readonly Check[]): Check {
  if (!second) return first;
  const rest = anyOf([second, ...more]);
  return (means, burden) => first(means, burden) || rest(means, burden);
}

const NEVER: Check = () => false;

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

export function canDoJob(means: Means, job: JobId): boolean {
  return COMPLETABLE[job](means, UNBURDENED);
}
