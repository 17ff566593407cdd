import { type Effect, type Seat, tally } from '@waldglas/core';
import { anyBuildable, type Means } from './build.ts';
import { JOBS, type JobId, TRADESPEOPLE, type TradespersonId } from './data/index.ts';
import { canPlace, EFFECTS } from './engine.ts';
import { buildableOnceFelled } from './felling.ts';
import { cellsWith } from './land.ts';
import { countNoun } from './nouns.ts';
import { OWN } from './own.ts';
import { affordable, priceOf, withOneMore } from './purse.ts';
import { playerOf, type State } from './state.ts';
import { surveyOf } from './survey.ts';
import { type BlackForest, GOODS, type Good } from './words.ts';

type E = Effect<BlackForest>;

/** Can something be done by this seat, with these means? */
type Check = (s: State, seat: Seat, means: Means) => boolean;

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
  return (s, seat, means) => {
    if (!affordable(means.purse, price, means.burden)) return false;
    for (const part of others) if (!EFFECTS.tradable(s, seat, part)) return false;
    return !mustBuild || buildableAfter(s, seat, means);
  };
}

function indexOfTurn(parts: readonly E[]): number {
  return parts.findIndex(part => part.op === 'turn');
}

/** Would a reward change anything? */
function changeOf(effect: E): Check {
  if (effect.op === 'build') return (s, seat, means) => anyBuildable(s, seat, effect, means);
  if (OWN.is(effect)) return (s, seat) => OWN.useful(s, seat, effect);
  switch (effect.op) {
    case 'gain': {
      const goods = Object.keys(effect.goods).map(good => GOODS.indexOf(good as Good));
      return (s, seat, means) => goods.some(good => hasRoom(s, seat, good, means));
    }
    case 'gain-any': {
      const goods = effect.of.map(good => GOODS.indexOf(good));
      return (s, seat, means) => s.players.length > 1 || goods.some(good => hasRoom(s, seat, good, means));
    }
    case 'per': {
      const { count } = effect;
      const then = changeOf(effect.then);
      const { of } = 'of' in count ? count : { of: undefined };
      const plain = of !== undefined && Object.keys(count).length === 1;
      return (s, seat, means) => {
        const n = plain
          ? countNoun(s, seat, of, undefined)
          : tally<BlackForest>(count, noun => countNoun(s, seat, noun, undefined));
        return n > 0 && then(s, seat, means);
      };
    }
    case 'parts':
    case 'all': {
      const checks = effect.of.map(changeOf);
      return (s, seat, means) => checks.some(check => check(s, seat, means));
    }
    case 'place': {
      const { tiles } = effect;
      return (s, seat) => tiles.some(tile => canPlace(s, seat, tile));
    }
    default:
      return (s, seat) => EFFECTS.useful(s, seat, effect);
  }
}

const CAPACITY = GOODS.map(good => (good === 'charcoal' ? 14 : good === 'provisions' ? 6 : isRefined(good) ? 3 : 7));
const CHARCOAL = GOODS.indexOf('charcoal');

function isRefined(good: Good): boolean {
  return good === 'glass' || good === 'commodity';
}

/** Is there room for a good? Paying a fee with it would make some. */
function hasRoom(s: State, seat: Seat, good: number, { purse, burden }: Means): boolean {
  const there = purse[good] as number;
  if (burden.fees > 0 && there > 0) return true;
  const lostMarker = good === CHARCOAL && playerOf(s, seat).glass.charcoal === undefined;
  return there < (lostMarker ? 7 : (CAPACITY[good] as number));
}

/** The woodworker looks ahead: a forest out, the wood in, and then something can be built. */
function buildableAfter(s: State, seat: Seat, means: Means): boolean {
  const { glass } = playerOf(s, seat);
  const cabin = surveyOf(s, seat).buildings.some(({ whenever }) => whenever?.on === 'forest-removed');
  // without wood before, or with something set off by the felling, the wheel may turn: then it is played through
  if (glass.wood > 0 && !cabin) {
    return anyBuildable(s, seat, {}, { ...means, purse: withOneMore(means.purse, 'wood'), felled: 1 });
  }
  return cellsWith(playerOf(s, seat).domain, 'forest').some(cell => buildableOnceFelled(s, seat, cell, means.burden));
}

/** For each tradesperson, whether each of its effects can be performed. */
export const VISITS = Object.fromEntries(
  Object.entries(TRADESPEOPLE).map(([id, { effects }]) => [id, effects.map(checkOf)]),
) as Record<string, readonly Check[]> as Readonly<Record<TradespersonId, readonly Check[]>>;

const COMPLETIONS = Object.fromEntries(
  Object.entries(JOBS).map(([id, { effect }]) => [id, checkOf(effect)]),
) as Readonly<Record<JobId, Check>>;

/** Can any effect of a tradesperson be performed? */
export function canVisit(s: State, seat: Seat, id: TradespersonId, means: Means): boolean {
  for (const check of VISITS[id]) if (check(s, seat, means)) return true;
  return false;
}

export function canDoJob(s: State, seat: Seat, job: JobId, means: Means): boolean {
  return COMPLETIONS[job](s, seat, means);
}
