// The player and the plans of `npm run record-games -- --game black-forest`: seeded games by a player that looks
// one turn ahead for what no golden game has shown yet. The same sources give the same files.

import { coverage, NEEDED, seenIn } from '../packages/black-forest/src/golden-coverage.ts';
import {
  type Action,
  BUILDINGS,
  type BuildingId,
  blackForest,
  type Event,
  JOBS,
  type JobId,
  type State,
} from '../packages/black-forest/src/index.ts';
import { inPurse, purseOf } from '../packages/black-forest/src/purse.ts';
import { playerOf } from '../packages/black-forest/src/state.ts';
import { surveyOf } from '../packages/black-forest/src/survey.ts';
import { BASIC, type Good } from '../packages/black-forest/src/words.ts';
import {
  below,
  type Decision,
  type GameRecord,
  isPendingEffect,
  lowest,
  pickOne,
  type Rng,
  rngFrom,
  type Seat,
  type TableOptions,
} from '../packages/core/src/index.ts';
import { takeBack } from './take-back.ts';

export interface Plan {
  readonly name: string;
  readonly players: number;
  readonly options: TableOptions;
  /** How many seeds are looked at for the sides that lie up, and how many of them are played. */
  readonly seeds: number;
  readonly played: number;
  /** From so many lines on everybody hurries to the end. */
  readonly lines: number;
  /** Lines are taken back now and then. */
  readonly undo?: true;
}

const plan = (name: string, players: number, lines: number, more: Partial<Plan> = {}): Plan => ({
  name,
  players,
  options: {},
  seeds: 400,
  played: 2,
  lines,
  ...more,
});

export const PLANS: readonly Plan[] = [
  plan('four', 4, 500),
  plan('three', 3, 400, { undo: true }),
  plan('two', 2, 450),
  plan('solo', 1, 600, { undo: true, played: 8 }),
  plan('two-first-game', 2, 450, { options: { firstGame: true } }),
  ...['b', 'c', 'd', 'e', 'f', 'g', 'h'].map((letter, i) =>
    plan(`${i % 2 ? 'three' : 'four'}-${letter}`, 4 - (i % 2), 500),
  ),
  plan('solo-b', 1, 600, { played: 6 }),
];

/** Everybody at the table: what is still to be shown, and chance. */
interface Seeker {
  readonly plan: Plan;
  readonly rng: Rng;
  readonly missing: Set<string>;
  hurry: boolean;
}

const TILES: readonly string[] = ['forest', 'field', 'pond'];

/** How much is missing for a cost; what is hard to get counts for more. */
function lack(s: State, seat: Seat, cost: Readonly<Record<string, number | true>>): number {
  const purse = purseOf(s, seat);
  const { tiles } = surveyOf(s, seat);
  return Object.entries(cost).reduce((sum, [what, n]) => {
    if (n === true) return sum;
    const held = TILES.includes(what) ? tiles[what as 'pond'] : inPurse(purse, what as Good);
    return sum + Math.max(0, n - held) * (what === 'glass' ? 4 : 1);
  }, 0);
}

/** What a job takes, as far as it is goods or tiles. */
function jobCost(job: JobId): Record<string, number> {
  const cost: Record<string, number> = {};
  JSON.stringify(JOBS[job].effect, (_, value) => {
    if (value?.op === 'pay') Object.assign(cost, value.goods);
    if (value?.op === 'remove') cost[value.tile] = value.n ?? 1;
    return value;
  });
  return cost;
}

function least(numbers: readonly number[], few: number): number {
  const first = [...numbers].sort((a, b) => a - b).slice(0, few);
  return total(first.map((n, i) => n / (i + 1)));
}

/** How good things look for a seat: what is wanted comes nearer, and there is room for it. */
function outlook(seeker: Seeker, s: State, seat: Seat): number {
  const player = playerOf(s, seat);
  const purse = purseOf(s, seat);
  const { tiles, buildings } = surveyOf(s, seat);
  const { steps } = player;
  if (seeker.hurry && !s.solo) return hurried(s, seat);
  const wanted = [...s.small, ...s.large].filter(id => wants(seeker.missing, id, s.solo !== undefined));
  const builds = wanted.map(id => lack(s, seat, BUILDINGS[id].cost) + needs(tiles, id));
  const jobs = Object.values(s.jobs)
    .filter(id => seeker.missing.has(`job ${id}`))
    .map(id => lack(s, seat, jobCost(id)) + (id === 'job-market' ? Math.max(0, 5 - player.pigs - player.cattle) : 0));
  return (
    basics(purse, 4) +
    3 * player.glass.glass +
    1.5 * inPurse(purse, 'provisions') -
    2.5 * least(builds, 3) -
    1.5 * least(jobs, 2) +
    (player.reminder ? 6 * steps.cooking + Math.min(player.cooking.porridge, 2) : 12) +
    Math.min(tiles.empty, 4) +
    0.6 * (tiles.forest + tiles.pond + tiles.field + tiles.pasture) +
    0.7 * (player.pigs + player.cattle) +
    1.5 * player.tracker +
    5 * player.domain.length +
    0.5 * buildings.length
  );
}

/** How near the end is: the cooking wheel has to turn, and its provisions to be spent. */
function hurried(s: State, seat: Seat): number {
  const { steps, first, second, cooking, pigs, cattle } = playerOf(s, seat);
  const { field, pond } = surveyOf(s, seat).tiles;
  const ready = [cooking.porridge, cooking.meat, cooking.charcoal].map(n => (n > 0 ? 5 : 0) + Math.sqrt(n));
  const stuck = Math.max(first.provisions, second.provisions, cooking.commodity) === 3 ? 6 : 0;
  const means = 0.4 * (field + pond + pigs + cattle) + 0.3 * basics(purseOf(s, seat), 4);
  return 20 * steps.cooking - 3 * (first.provisions + second.provisions) + total(ready) - stuck + means;
}

const total = (numbers: readonly number[]) => numbers.reduce((sum, n) => sum + n, 0);

/** Is a building wanted: for itself, for its permanent effect, for the extra turn? */
function wants(missing: ReadonlySet<string>, id: string, alone: boolean): boolean {
  if (id === '09B') return missing.has(alone ? 'turn: extra alone' : 'turn: extra') || missing.has('building 09B');
  return missing.has(`building ${id}`) || missing.has(`whenever ${id}`);
}

function needs(tiles: Readonly<Record<string, number>>, id: BuildingId): number {
  const { needs: list } = BUILDINGS[id];
  if (list === undefined || list === 'alone') return 0;
  return list.reduce((sum, need) => {
    const { of = '', atLeast = 0 } = need as { of?: string; atLeast?: number };
    return sum + Math.max(0, atLeast - (tiles[of] ?? 0));
  }, 0);
}

function basics(purse: readonly number[], enough: number): number {
  return BASIC.reduce((sum, good) => sum + Math.sqrt(Math.min(enough, inPurse(purse, good))), 0);
}

/** What hardly ever happens counts for more. */
export const worthOf = (thing: string) => (/^(building|job)/.test(thing) ? 40 : /^whenever|extra/.test(thing) ? 20 : 9);

/** One action, and how much of what is missing it shows. */
function step(seeker: Seeker, s: State, action: Action, decision?: Decision<Action>): { then: State; shows: number } {
  const then = blackForest.clone(s);
  const events: Event[] = [];
  blackForest.apply(then, action, event => events.push(event));
  const seen = new Set(seenIn({ before: s, action, events, after: then }, decision));
  let shows = [...seen].reduce((sum, thing) => sum + (seeker.missing.has(thing) ? worthOf(thing) : 0), 0);
  if (then.again && !s.again && seeker.missing.has(s.solo ? 'turn: extra alone' : 'turn: extra')) shows += 30;
  return { then, shows: shows + 3 * events.filter(({ kind }) => kind === 'build').length };
}

/** What the rest of the turn is worth, played by looking no further than the next line. */
function turnWorth(seeker: Seeker, s: State, seat: Seat): number {
  let state = s;
  let worth = 0;
  for (let n = 0; n < 40; n++) {
    const decision = lowest(blackForest.decisions(state));
    if (!decision || decision.ask.what === 'move' || decision.ask.what === 'final') break;
    const { then, shows } = best(seeker, state, decision);
    worth += decision.seat === seat ? shows : 0;
    state = then;
  }
  return worth + outlook(seeker, state, seat);
}

function best(seeker: Seeker, s: State, decision: Decision<Action>): { action: Action; then: State; shows: number } {
  const [only] = decision.options;
  if (only && decision.options.length === 1) return { action: only, ...step(seeker, s, only, decision) };
  const liked = decision.options.map(action => {
    const { then, shows } = step(seeker, s, action, decision);
    const ends = action.verb === 'end' ? 0.5 : 0;
    return { action, then, shows, much: shows + outlook(seeker, then, decision.seat) + promise(then, action) - ends };
  });
  return liked.reduce((one, other) => (other.much > one.much ? other : one));
}

/** Some answers only begin something: what they will pay for is not seen yet. */
function promise(then: State, action: Action): number {
  if (action.verb === 'visit') return 1 + (lowest(blackForest.decisions(then))?.ask.what === 'build' ? 6 : 0);
  return action.verb === 'job' ? 20 : action.verb === 'take' ? 0.5 : 0;
}

/** The next action of the lowest seat that decides; none once the game is over. */
function nextAction(seeker: Seeker, s: State): Action | undefined {
  const decision = lowest(blackForest.decisions(s));
  if (!decision) return undefined;
  const own = anytimeFor(seeker, s, decision);
  if (own) return own;
  if (!['move', 'action', 'build'].includes(decision.ask.what)) return best(seeker, s, decision).action;
  const liked = decision.options.map(action => {
    const { then, shows } = step(seeker, s, action, decision);
    const noise = below(seeker.rng, 1000) / 1000;
    const price = action.verb === 'swap' ? 6 : action.verb === 'beg' ? 8 : 0;
    return { action, much: shows + turnWorth(seeker, then, decision.seat) + noise - price };
  });
  return liked.reduce((one, other) => (other.much > one.much ? other : one)).action;
}

/** An anytime action: one that spoils the action, that makes a missing building payable, or now and then any. */
function anytimeFor(seeker: Seeker, s: State, { seat, ask }: Decision<Action>): Action | undefined {
  const { rng, missing } = seeker;
  const open = blackForest.anytime(s, seat);
  if (open.length === 0 || ask.what === 'gift') return undefined;
  if (missing.has('verb pass') && ask.what === 'action') {
    for (const action of open) {
      const { then } = step(seeker, s, action);
      const next = lowest(blackForest.decisions(then))?.options;
      if (next?.length === 1 && next[0]?.verb === 'pass') return action;
    }
  }
  const converts = open.filter(({ verb }) => verb === 'convert');
  if (converts.length > 0 && ['move', 'action'].includes(ask.what)) {
    const before = outlook(seeker, s, seat);
    const liked = converts.map(action => ({ action, much: turnWorthOfTrade(seeker, s, action) }));
    const top = liked.reduce((one, other) => (other.much > one.much ? other : one));
    if (top.much > before + 2) return top.action;
  }
  const verb = pickOne(rng, ['convert', 'remove', 'keep']);
  const some = open.filter(one => one.verb === verb && (verb === 'convert' || missing.has(`verb ${verb}`)));
  return some.length > 0 && below(rng, 60) === 0 ? pickOne(rng, some) : undefined;
}

/** The outlook after a conversion, its questions answered as liked best. */
function turnWorthOfTrade(seeker: Seeker, s: State, action: Action): number {
  const { seat } = action;
  let { then, shows } = step(seeker, s, action);
  for (let n = 0; n < 12; n++) {
    const top = then.agenda.at(-1);
    const decision = lowest(blackForest.decisions(then));
    if (!decision || !top || !isPendingEffect(top) || top.seat !== seat) break;
    const next = best(seeker, then, decision);
    then = next.then;
    shows += next.shows;
  }
  return shows + outlook(seeker, then, seat);
}

export function record(plan: Plan, seed: string, missing: readonly string[]): GameRecord {
  const { players, options } = plan;
  const seeker: Seeker = { plan, rng: rngFrom(`${seed}.player`), missing: new Set(missing), hurry: false };
  let s = blackForest.setup({ players, options }, seed);
  const actions: string[] = [];
  const game = { rules: blackForest.id, edition: s.edition, fixes: s.fixes, players, options, seed, actions };
  for (;;) {
    const action = nextAction(seeker, s);
    if (!action || actions.length > 1400) break;
    if (plan.undo && below(seeker.rng, 40) === 0) takeBack(blackForest, game, s, seeker.rng);
    actions.push(blackForest.write(action));
    seeker.hurry = actions.length > plan.lines;
    const events: Event[] = [];
    const after = blackForest.clone(s);
    blackForest.apply(after, action, event => events.push(event));
    const decision = blackForest.decisions(s).find(({ seat }) => seat === action.seat);
    for (const thing of seenIn({ before: s, action, events, after }, decision)) seeker.missing.delete(thing);
    s = after;
  }
  return { ...game, scores: blackForest.scores(s).map(({ points }) => points) };
}

/** The seeds whose boards offer most of what is missing, the best first. */
export function promising({ name, players, options, seeds, played }: Plan, missing: readonly string[]): string[] {
  const wanted = new Set(missing);
  const offers = Array.from({ length: seeds }, (_, i) => {
    const seed = `${name}.${i}`;
    const { small, large } = blackForest.setup({ players, options }, seed);
    const extra = players === 1 && small.includes('09B') && wanted.has('turn: extra alone') ? 9 : 0;
    return { seed, n: extra + [...small, ...large].filter(id => wants(wanted, id, players === 1)).length };
  });
  const sorted = offers.sort((a, b) => b.n - a.n);
  return sorted.slice(0, played).map(({ seed }) => seed);
}

export { blackForest, coverage, NEEDED };
