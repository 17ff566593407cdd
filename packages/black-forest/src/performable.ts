import type { Effect } from '@waldglas/core';
import { anyBuildable, type Means } from './build.ts';
import { JOBS, type JobId, TRADESPEOPLE, type TradespersonId } from './data/index.ts';
import { EFFECTS, PORT } from './engine.ts';
import { buildableOnceFelled } from './felling.ts';
import { counted } from './nouns.ts';
import { affordable, priceOf } from './purse.ts';
import { playerOf } from './state.ts';
import { type BlackForest, GOODS, type Good } from './words.ts';

type E = Effect<BlackForest>;

/** Can something be done with these means? */
export type Check = (means: Means) => boolean;

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
  return means => {
    if (!affordable(means.purse, price, means.burden)) return false;
    for (const part of others) if (!EFFECTS.tradable(means.s, means.seat, part)) return false;
    return !mustBuild || buildableOnceFelled(means);
  };
}

function indexOfTurn(parts: readonly E[]): number {
  return parts.findIndex(part => part.op === 'turn');
}

/** Would a reward change anything? */
function changeOf(effect: E): Check {
  if (effect.op === 'build') return means => anyBuildable(means, effect);
  switch (effect.op) {
    case 'gain': {
      const goods = Object.keys(effect.goods).map(good => GOODS.indexOf(good as Good));
      return means => hasRoomForAny(means, goods);
    }
    case 'gain-any': {
      const goods = effect.of.map(good => GOODS.indexOf(good));
      return means => means.s.players.length > 1 || hasRoomForAny(means, goods);
    }
    case 'per': {
      const { count } = effect;
      const then = changeOf(effect.then);
      return means => counted(means.s, means.seat, count) > 0 && then(means);
    }
    case 'parts':
    case 'all': {
      const checks = effect.of.map(changeOf);
      return means => checks.some(check => check(means));
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
function hasRoomForAny({ s, seat, purse, burden }: Means, goods: readonly number[]): boolean {
  for (const good of goods) {
    const there = purse[good] as number;
    if (burden.fees > 0 && there > 0) return true;
    const lostMarker = good === CHARCOAL && playerOf(s, seat).glass.charcoal === undefined;
    if (there < (lostMarker ? 7 : (CAPACITY[good] as number))) return true;
  }
  return false;
}

/** For each tradesperson, whether each of its effects can be performed. */
export const VISITS = Object.fromEntries(
  Object.entries(TRADESPEOPLE).map(([id, { effects }]) => [id, effects.map(checkOf)]),
) as Record<string, readonly Check[]> as Readonly<Record<TradespersonId, readonly Check[]>>;

const COMPLETIONS = Object.fromEntries(
  Object.entries(JOBS).map(([id, { effect }]) => [id, checkOf(effect)]),
) as Readonly<Record<JobId, Check>>;

export function canDoJob(means: Means, job: JobId): boolean {
  return COMPLETIONS[job](means);
}
