// Records the golden games: `npm run record-games --` writes games/recorded-*.game anew (about a minute), with
// `--game black-forest` games/black-forest-*.game (half a minute).
// For each plan some seeded games are played by a player that seeks what no golden game has shown yet, and the one that
// shows most is kept. The hand-written games stay as they are and count. The same sources give the same files.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import {
  below,
  type Decision,
  type GameRecord,
  isIllegal,
  isPendingEffect,
  lowest,
  pickOne,
  type Rng,
  readRecord,
  rngFrom,
  type Seat,
  type TableOptions,
  underway,
  verify,
  writeRecord,
} from '../packages/core/src/index.ts';
import { canBuild } from '../packages/glass-road/src/build.ts';
import { coverage, NEEDED } from '../packages/glass-road/src/golden-coverage.ts';
import { type Action, type CardId, glassRoad, type State } from '../packages/glass-road/src/index.ts';

import * as blackForest from './record-black-forest.ts';
import { takeBack } from './take-back.ts';

/** Of the folder it is run in: the sources are bundled elsewhere. */
const GAMES = pathToFileURL(`${process.cwd()}/games/`);

interface Plan {
  readonly name: string;
  readonly players: number;
  readonly options: TableOptions;
  /** How many seeds are tried. */
  readonly seeds: number;
  /** Everybody draws and builds immediate tiles whenever possible, so that the stack runs dry. */
  readonly greedy?: true;
  /** Lines are taken back now and then. */
  readonly undo?: true;
}

const PLANS: readonly Plan[] = [
  { name: 'four-dry-stack', players: 4, options: { fivePeriods: true }, seeds: 200, greedy: true },
  { name: 'two', players: 2, options: {}, seeds: 400 },
  { name: 'three', players: 3, options: {}, seeds: 100, undo: true },
  { name: 'two-five-periods', players: 2, options: { fivePeriods: true, without: ['roofer'] }, seeds: 400 },
  { name: 'three-five-periods', players: 3, options: { fivePeriods: true }, seeds: 100 },
  { name: 'two-introductory', players: 2, options: { introductory: true }, seeds: 200, undo: true },
  { name: 'four-small-market', players: 4, options: { smallMarket: true }, seeds: 100 },
  { name: 'solo', players: 1, options: { introductory: true }, seeds: 100, undo: true },
  { name: 'four', players: 4, options: {}, seeds: 200 },
  { name: 'four-introductory', players: 4, options: { introductory: true, fivePeriods: true }, seeds: 200 },
  { name: 'four-five-periods', players: 4, options: { fivePeriods: true }, seeds: 300 },
];

/** What hardly ever happens counts for more. */
function rarity(thing: string): number {
  if (thing.startsWith('stack dry')) return 30;
  return thing.includes('extra card') || thing === 'game: shared win' ? 4 : 1;
}

/** Somebody at the table, or all of them: what is still to be shown, and chance. */
interface Seeker {
  readonly plan: Plan;
  readonly rng: Rng;
  readonly missing: Set<string>;
}

const BUILDERS: readonly CardId[] = ['cultivator', 'supplier', 'builder', 'carpenter'];

/** How good things look for a seat: refined goods, and basic goods as far as they help to make some. */
function outlook(s: State, seat: Seat): number {
  const { glassworks, brickworks } = s.players[seat] ?? { glassworks: {}, brickworks: {} };
  const worth = ([good, n]: [string, number]) =>
    good === 'glass' || good === 'brick' ? 9 * n : Math.sqrt(n) + Math.min(n, 1);
  return [...Object.entries(glassworks), ...Object.entries(brickworks)].reduce((sum, one) => sum + worth(one), 0);
}

function after(s: State, action: Action): State {
  const then = glassRoad.clone(s);
  glassRoad.apply(then, action);
  return then;
}

/** How much an option is liked. */
function liking(seeker: Seeker, s: State, decision: Decision<Action>, action: Action): number {
  const { plan, missing } = seeker;
  const noise = below(seeker.rng, 1000) / 1000;
  switch (action.verb) {
    case 'pick':
      if (plan.greedy && action.card === 'feudal-lord') return 9;
      return noise + (BUILDERS.includes(action.card) ? 0.35 : 0) + (wantsCard(missing, action.card) ? 0.3 : 0);
    case 'play':
      return noise + slyness(seeker, s, action.seat, action.card);
    case 'fee':
      return noise + 0.9;
    case 'end':
      if (decision.ask.what === 'fee' && missing.has('fee not paid')) return 2;
      return noise - (decision.options.length > 1 ? 0.8 : 0);
    case 'build':
      if (plan.greedy && s.market.immediate.includes(action.building)) return noise + 9;
      return (missing.has(`tile ${action.building}`) ? 5 : 0) + noise - (action.sparing ? 0.8 : 0);
    case 'use':
      return useLiking(seeker, s, action) + noise - (action.sparing ? 0.8 : 0);
    case 'take':
      return noise + 0.4;
    case 'pass':
      return missing.has('period of two: extra card passed') ? 9 : noise;
    default:
      return noise * 2 + outlook(after(s, action), action.seat) - outlook(s, action.seat);
  }
}

function wantsCard(missing: ReadonlySet<string>, card: CardId): boolean {
  return [`ability ${card} 1`, `ability ${card} 2`, `joined ${card}`].some(one => missing.has(one));
}

/** With two players the goblet holder's hand runs out early if only the other one's cards are in both hands. */
function slyness({ plan, missing }: Seeker, s: State, seat: Seat, card: CardId): number {
  if (plan.players !== 2 || !missing.has('period of two: extra card played')) return 0;
  const both = s.players[1 - seat]?.hand.includes(card) === true;
  return both === (seat !== s.goblet) ? 1 : 0;
}

/** New abilities are liked; those that build only for a tile that is missing, or now and then. */
function useLiking({ plan, missing }: Seeker, s: State, action: Extract<Action, { verb: 'use' }>): number {
  const card = s.agenda.at(-1);
  const id = card && !isPendingEffect(card) && card.step === 'resolve' ? card.card : '';
  const fresh = missing.has(`ability ${id} ${action.ability}`) ? 2 : 0;
  const then = after(s, action);
  const top = then.agenda.at(-1);
  if (!top || isPendingEffect(top) || top.step !== 'build') return fresh + (plan.greedy ? 1 : 0.3);
  const built = (lowest(glassRoad.decisions(then))?.options ?? []).flatMap(one =>
    'building' in one ? [one.building] : [],
  );
  if (plan.greedy && built.some(tile => s.market.immediate.includes(tile))) return fresh + 5;
  if (built.some(tile => missing.has(`tile ${tile}`))) return fresh + 4;
  return fresh + (plan.greedy ? 0 : -1);
}

/** The next action of the lowest seat that decides; none once the game is over. */
function nextAction(seeker: Seeker, s: State): Action | undefined {
  const decision = lowest(glassRoad.decisions(s));
  if (!decision) return undefined;
  const conversion = conversionFor(seeker, s, decision);
  if (conversion) return conversion;
  const liked = decision.options.map(action => ({ action, much: liking(seeker, s, decision, action) }));
  return liked.reduce((best, one) => (one.much > best.much ? one : best)).action;
}

/** A conversion that makes a missing tile payable, or now and then any, or a removal. */
function conversionFor({ rng, missing }: Seeker, s: State, { seat, ask }: Decision<Action>): Action | undefined {
  const open = glassRoad.anytime(s, seat);
  if (open.length === 0) return undefined;
  if (['use', 'end', 'fee', 'build'].includes(ask.what)) {
    const offered = [...Object.values(s.market).flat(), ...(s.players[seat]?.offer ?? [])];
    const wanted = offered.filter(tile => missing.has(`tile ${tile}`) && !canBuild(s, seat, tile));
    for (const action of open) {
      if (action.verb !== 'convert' || action.sparing) continue;
      const then = afterConversion(s, action);
      if (wanted.some(tile => canBuild(then, seat, tile))) return action;
    }
  }
  const some = open.filter(one => one.verb === 'convert' || below(rng, 4) === 0);
  return some.length > 0 && below(rng, 24) === 0 ? pickOne(rng, some) : undefined;
}

/** The state after a conversion, its questions answered for the best outlook. */
function afterConversion(s: State, action: Action): State {
  const { seat } = action;
  let then = after(s, action);
  while (underway(then.agenda, seat)) {
    const ways = (lowest(glassRoad.decisions(then))?.options ?? []).map(answer => after(then, answer));
    then = ways.reduce((best, way) => (outlook(way, seat) > outlook(best, seat) ? way : best));
  }
  return then;
}

function record(plan: Plan, seed: string, missing: readonly string[]): GameRecord {
  const { players, options } = plan;
  const seeker: Seeker = { plan, rng: rngFrom(`${seed}.player`), missing: new Set(missing) };
  const s = glassRoad.setup({ players, options }, seed);
  const actions: string[] = [];
  const game = { rules: glassRoad.id, edition: s.edition, fixes: s.fixes, players, options, seed, actions };
  for (;;) {
    const action = nextAction(seeker, s);
    if (!action) break;
    if (plan.undo && below(seeker.rng, 40) === 0) takeBack(glassRoad, game, s, seeker.rng);
    actions.push(glassRoad.write(action));
    if (action.verb === 'build') seeker.missing.delete(`tile ${action.building}`);
    if (action.verb === 'pass') seeker.missing.delete('period of two: extra card passed');
    if (action.verb === 'end') seeker.missing.delete('fee not paid');
    glassRoad.apply(s, action);
  }
  return { ...game, scores: glassRoad.scores(s).map(({ points }) => points) };
}

/** The games of one box: where they are kept, how they are played, and what they have to show. */
interface Box<P> {
  readonly hand: string;
  readonly recorded: string;
  readonly plans: readonly (P & { readonly name: string })[];
  readonly needed: readonly string[];
  coverage(game: GameRecord): Set<string>;
  rarity(thing: string): number;
  /** All games tried for a plan. */
  play(plan: P, missing: readonly string[]): GameRecord[];
  verify(game: GameRecord): { readonly line: number; readonly illegal: string } | undefined;
}

const GLASS_ROAD: Box<Plan> = {
  hand: 'hand-',
  recorded: 'recorded-',
  plans: PLANS,
  needed: NEEDED,
  coverage,
  rarity,
  play: (plan, missing) => Array.from({ length: plan.seeds }, (_, i) => record(plan, `${plan.name}.${i}`, missing)),
  verify: game => verify(glassRoad, game),
};

const BLACK_FOREST: Box<blackForest.Plan> = {
  hand: 'black-forest-hand-',
  recorded: 'black-forest-',
  plans: blackForest.PLANS,
  needed: blackForest.NEEDED,
  coverage: blackForest.coverage,
  rarity: blackForest.worthOf,
  play: (plan, missing) => blackForest.promising(plan, missing).map(seed => blackForest.record(plan, seed, missing)),
  verify: game => verify(blackForest.blackForest, game),
};

/** The games written by hand. */
function handWritten(hand: string): GameRecord[] {
  return readdirSync(GAMES)
    .filter(name => name.startsWith(hand))
    .map(name => {
      const game = readRecord(readFileSync(new URL(name, GAMES), 'utf8'));
      if (isIllegal(game)) throw new Error(`${name}, line ${game.line}: ${game.illegal}`);
      return game;
    });
}

/** Written by hand, or from before a reading of the rules was mended. */
function isKept<P>({ hand, recorded }: Box<P>, name: string): boolean {
  return name.startsWith(hand) || name.startsWith(`${recorded}before-`);
}

function recordAll<P>(box: Box<P>): void {
  for (const name of readdirSync(GAMES))
    if (name.startsWith(box.recorded) && !isKept(box, name)) rmSync(new URL(name, GAMES));
  const found = new Set(handWritten(box.hand).flatMap(game => [...box.coverage(game)]));
  for (const plan of box.plans) {
    const missing = box.needed.filter(thing => !found.has(thing));
    if (missing.length === 0) break;
    const tried = box.play(plan, missing).map(game => {
      const shows = box.coverage(game);
      const worth = missing.reduce((sum, thing) => sum + (shows.has(thing) ? box.rarity(thing) : 0), 0);
      return { game, shows, worth: box.verify(game) ? -1 : worth };
    });
    const { game, shows } = tried.reduce((best, one) => (one.worth > best.worth ? one : best));
    const fresh = missing.filter(thing => shows.has(thing)).length;
    if (fresh === 0) continue;
    const bad = box.verify(game);
    if (bad) throw new Error(`${plan.name}, line ${bad.line}: ${bad.illegal}`);
    for (const thing of shows) found.add(thing);
    writeFileSync(new URL(`${box.recorded}${plan.name}.game`, GAMES), writeRecord(game));
    console.log(`${plan.name}: seed ${game.seed}, ${game.actions.length} lines, ${fresh} new`);
  }
  console.log(
    'missing:',
    box.needed.filter(thing => !found.has(thing)),
  );
}

if (process.argv.includes('black-forest')) recordAll(BLACK_FOREST);
else recordAll(GLASS_ROAD);
