import { type Action, BUILDINGS, type BuildingId, blackForest, type Player, type State } from '@waldglas/black-forest';
import { type Decision, isPendingEffect, type Seat } from '@waldglas/core';
import type { TurnPort } from '../afterstates.ts';
import { bestCells } from './cells.ts';
import { offer } from './facts.ts';
import { landFacts } from './land.ts';
import { locationOf, neighboursOf } from './spaces.ts';
import { turnsAfter } from './time.ts';

/** How widely a turn is looked at. */
interface Breadth {
  readonly cells: number;
  readonly builds: number;
  readonly goods: number;
  readonly gives: number;
  readonly parts: number;
}

/** The rest of a turn after its move, as the search sees it: of each kind of answer the most promising ones. */
export function turnPort(breadth: Breadth): TurnPort<State, Action> {
  return {
    options: (s, decision) => promising(s, decision, breadth),
    anytime,
    closes: ({ verb }) => verb === 'end',
    // what others are given stays with them: they are thought to stand still
    reply: (s, { options }) => (isGift(s) ? options.find(({ verb }) => verb === 'decline') : undefined),
    key,
  };
}

function isGift(s: State): boolean {
  const top = s.agenda.at(-1);
  return top !== undefined && 'step' in top && top.step === 'receive';
}

function promising(s: State, decision: Decision<Action>, breadth: Breadth): readonly Action[] {
  const { options, seat } = decision;
  const player = s.players[seat];
  const verb = options[0]?.verb;
  if (options.length < 2 || !player) return options;
  switch (verb) {
    case 'cell':
      return bestCells(s, decision, breadth.cells);
    case 'build':
      return best(options, breadth.builds, action => buildRank(s, action));
    case 'good':
      return best(options, breadth.goods, action => -stockOf(player, action));
    case 'give':
      return best(options, breadth.gives, action => stockOf(player, action));
    case 'part':
      return options.length > breadth.parts ? [...options.slice(0, breadth.parts - 1), ...options.slice(-1)] : options;
    case 'split':
      return splits(s, player, options);
    default:
      return options;
  }
}

/** The `most` of some actions that rank highest; the first of equal ones. */
function best(options: readonly Action[], most: number, rank: (action: Action) => number): readonly Action[] {
  if (options.length <= most) return options;
  return options.toSorted((a, b) => rank(b) - rank(a)).slice(0, most);
}

function buildRank(s: State, action: Action): number {
  if (action.verb !== 'build') return 0;
  const { points, promise, building, price } = offer(s, action.building as BuildingId);
  let cost = 0;
  for (let i = 0; i < price.length; i += 2) cost += price[i] === 7 ? (price[i + 1] ?? 0) : 0.2 * (price[i + 1] ?? 0);
  return points + promise + (building.convert ? 1 : 0) - cost;
}

/** How much there is of the good an action names. */
function stockOf({ track, glass, cooking }: Player, action: Action): number {
  if (!('good' in action)) return 0;
  switch (action.good) {
    case 'brick':
      return track.brick;
    case 'wood':
    case 'sand':
    case 'water':
      return glass[action.good];
    case 'charcoal':
      return Math.min(glass.charcoal ?? 7, cooking.charcoal);
    case 'porridge':
    case 'meat':
      return cooking[action.good];
    default:
      return 3;
  }
}

/** Provisions are kept level; of other splits the ends and the middle. */
function splits(s: State, { first, second }: Player, options: readonly Action[]): readonly Action[] {
  const top = s.agenda.at(-1);
  const effect = top && isPendingEffect(top) ? top.effect : undefined;
  if (effect && (effect.op === 'gain' || effect.op === 'pay') && effect.goods.provisions) {
    const all = effect.goods.provisions;
    const sign = effect.op === 'gain' ? 1 : -1;
    const gap = (n: number) => Math.abs(first.provisions + sign * n - (second.provisions + sign * (all - n)));
    return best(options, 1, action => (action.verb === 'split' ? -gap(action.n) : 0));
  }
  if (options.length <= 3) return options;
  const middle = options[options.length >> 1];
  return options.filter((option, i) => i === 0 || i === options.length - 1 || option === middle);
}

/**
 * Trades of the own buildings, just in time: before a building or a job, and once the game is over. At the end of a turn
 * only those that bring more than basic goods.
 */
function anytime(s: State, seat: Seat): readonly Action[] {
  const top = s.agenda.at(-1);
  const player = s.players[seat];
  if (!top || !player || isPendingEffect(top) || landFacts(player.domain).conversions === 0) return [];
  if (top.step !== 'final' && top.step !== 'action') return [];
  const any = top.step === 'final' || (!top.about.done && mayBuild(s, player.pawn)) || turnsAfter(s, seat) === 0;
  return blackForest
    .anytime(s, seat)
    .filter(action => action.verb === 'convert' && (any || bringsMore(action.building, action.option ?? 1)));
}

const BUILDERS: ReadonlySet<string> = new Set(['builder', 'carpenter', 'woodworker']);

/** Does a neighbour of a space build, or is there a job to do? */
function mayBuild(s: State, space: string): boolean {
  const place = locationOf(space);
  return s.jobs[place] !== undefined || neighboursOf(s, space).some(one => BUILDERS.has(one));
}

/** Does a conversion bring animals, tiles, progress or refined goods? */
function bringsMore(building: BuildingId, option: number): boolean {
  const effect = BUILDINGS[building].convert?.[option - 1];
  const reward = effect?.op === 'all' ? effect.of.at(-1) : undefined;
  if (reward?.op === 'gain') return reward.goods.glass !== undefined || reward.goods.provisions !== undefined;
  return reward?.op === 'herd' || reward?.op === 'place' || reward?.op === 'advance';
}

/** Goods, land, animals, pawn and what of the turn is still to come; positions in the midst of an action all differ. */
function key(s: State, seat: Seat): string | undefined {
  const player = s.players[seat];
  const top = s.agenda.at(-1);
  if (!player || !top) return 'over';
  if (isPendingEffect(top)) return undefined;
  const step = top.step === 'action' ? `${top.about.done}${top.about.visited.toSorted().join()}` : top.step;
  return `${holding(player)}|${landFacts(player.domain).key}|${player.pawn}|${step}|${s.agenda.length}`;
}

/** What a player has beside the land, in a few letters. */
export function holding(player: Player): string {
  const { glass: g, cooking: c, first, second, track, tracker, pigs, cattle, tannery, steps } = player;
  const glass = `${g.wood}${g.sand}${g.charcoal ?? '-'}${g.water}${g.glass}`;
  const cooking = `${c.porridge}${c.meat}${c.charcoal}${c.commodity}${first.provisions}${second.provisions}`;
  return `${track.brick}${glass}${cooking}${tracker},${pigs},${cattle},${tannery},${steps.cooking}`;
}
