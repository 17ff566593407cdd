// Tunes what Glass Road bots go by: plays games by shaken weights, fits what each feature was worth in the end (ridge
// regression towards the weights before), goes half of the way there, and so on. Prints the mean score after each round
// and writes the weights as JSON; `packages/bots/src/glass-road/weights.ts` holds the result. It never plays a frozen seed.
//
//   node scripts/run.mjs scripts/tune-glass-road.ts PLAYERS ROUNDS GAMES FILE
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { legal, lowest, next, type Rng, rngFrom } from '@waldglas/core';
import { BUILDING_IDS, BUILDINGS, glassRoad, type State } from '@waldglas/glass-road';
import { greedyCards } from '../packages/bots/src/glass-road/apprentice.ts';
import { FEATURES, fillFeatures, type Weights } from '../packages/bots/src/glass-road/features.ts';
import { landFacts } from '../packages/bots/src/glass-road/land.ts';
import { named, weightsOf } from '../packages/bots/src/glass-road/named-weights.ts';
import { shareLeft } from '../packages/bots/src/glass-road/time.ts';
import { GUESSED } from '../packages/bots/src/glass-road/weights.ts';
import { mean } from '../packages/bots/src/statistics.ts';

const [, , players = '1', rounds = '4', games = '400', file = 'weights.json'] = process.argv;
const F = FEATURES.length;
const COLUMNS = 2 * F + BUILDING_IDS.length;
const SHAKE = 0.3;
const TESTS = 100;
/** How strongly weights are held where they were. */
const HOLD = 100;
const HOLD_OWN = 20;

/** One position: its features, and what came after it in points. */
interface Row {
  readonly x: Float64Array;
  readonly y: number;
}

function gauss(rng: Rng): number {
  const radius = Math.sqrt(-2 * Math.log((next(rng) + 1) / 2 ** 32));
  return radius * Math.cos((2 * Math.PI * next(rng)) / 2 ** 32);
}

/** A tile that is of use after it was built. */
const lasting = (index: number) => BUILDINGS[BUILDING_IDS[index] ?? 'office'].kind !== 'immediate';

function shaken({ now, later, own }: Weights, rng: Rng): Weights {
  const shake = (x: number) => x + SHAKE * (Math.abs(x) + 0.1) * gauss(rng);
  return { now: now.map(shake), later: later.map(shake), own: own.map((x, i) => (lasting(i) ? shake(x) : 0)) };
}

/** Plays a game and returns everybody's points; with `rows`, notes every position at the end of a card. */
function play(seats: readonly Weights[], seed: string, rows?: Row[]): number[] {
  const s = glassRoad.setup({ players: seats.length, options: {} }, seed);
  const bots = seats.map(greedyCards);
  const met: { seat: number; x: Float64Array; points: number }[] = [];
  for (let n = 0, decision = lowest(glassRoad.decisions(s)); decision; n++, decision = lowest(glassRoad.decisions(s))) {
    const { seat } = decision;
    const advice = bots[seat]?.(glassRoad.view(s, seat), decision, { seed: `${seed}/${n}` });
    for (const action of advice?.actions ?? []) {
      if (!legal(glassRoad, s, action)) break;
      if (rows && action.verb === 'end') met.push({ seat, ...columns(s, seat, seats[seat]?.own ?? []) });
      glassRoad.apply(s, action);
    }
  }
  const points = glassRoad.scores(s).map(score => score.points);
  for (const one of met) rows?.push({ x: one.x, y: (points[one.seat] ?? 0) - one.points });
  return points;
}

function columns(s: State, seat: number, own: readonly number[]): { x: Float64Array; points: number } {
  const left = shareLeft(s, seat);
  const features: number[] = [];
  const points = fillFeatures(features, s, seat, own, left);
  const x = new Float64Array(COLUMNS);
  for (const [i, value] of features.entries()) {
    x[i] = value;
    x[F + i] = value * left;
  }
  for (const { index } of landFacts(s.players[seat]?.land ?? []).tiles) {
    if (index < BUILDING_IDS.length && lasting(index)) x[2 * F + index] = left;
  }
  return { x, points };
}

/** Ridge regression by Cholesky decomposition. */
function fitted(rows: readonly Row[], { now, later, own }: Weights): Weights {
  const before = [...now, ...later, ...own];
  const a = Array.from({ length: COLUMNS }, (_, i) => {
    const row = new Float64Array(COLUMNS);
    row[i] = i < 2 * F ? HOLD : HOLD_OWN;
    return row;
  });
  const b = new Float64Array(COLUMNS);
  const at = (i: number, j: number) => a[i]?.[j] ?? 0;
  const set = (i: number, j: number, value: number) => {
    const row = a[i];
    if (row) row[j] = value;
  };
  for (const { x, y } of rows) {
    const used = [...x.keys()].filter(i => x[i] !== 0);
    const rest = used.reduce((sum, i) => sum - (x[i] ?? 0) * (before[i] ?? 0), y);
    for (const i of used) {
      b[i] = (b[i] ?? 0) + (x[i] ?? 0) * rest;
      for (const j of used) set(i, j, at(i, j) + (x[i] ?? 0) * (x[j] ?? 0));
    }
  }
  for (let i = 0; i < COLUMNS; i++) {
    for (let j = 0; j <= i; j++) {
      let sum = at(i, j);
      for (let k = 0; k < j; k++) sum -= at(i, k) * at(j, k);
      set(i, j, i === j ? Math.sqrt(sum) : sum / at(j, j));
    }
  }
  for (let i = 0; i < COLUMNS; i++) {
    for (let k = 0; k < i; k++) b[i] = (b[i] ?? 0) - at(i, k) * (b[k] ?? 0);
    b[i] = (b[i] ?? 0) / at(i, i);
  }
  for (let i = COLUMNS - 1; i >= 0; i--) {
    for (let k = i + 1; k < COLUMNS; k++) b[i] = (b[i] ?? 0) - at(k, i) * (b[k] ?? 0);
    b[i] = (b[i] ?? 0) / at(i, i);
  }
  const then = before.map((x, i) => x + (b[i] ?? 0));
  return { now: then.slice(0, F), later: then.slice(F, 2 * F), own: then.slice(2 * F) };
}

function halfWay(from: Weights, to: Weights): Weights {
  const half = (a: readonly number[], b: readonly number[]) =>
    a.map((x, i) => Number(((x + (b[i] ?? 0)) / 2).toFixed(3)));
  return { now: half(from.now, to.now), later: half(from.later, to.later), own: half(from.own, to.own) };
}

const all = <T>(n: number, make: (i: number) => T) => Array.from({ length: n }, (_, i) => make(i));
const tested = (weights: Weights) =>
  mean(
    all(TESTS, i =>
      mean(
        play(
          all(Number(players), () => weights),
          `test.${i}`,
        ),
      ),
    ),
  ).toFixed(2);

let weights: Weights = existsSync(file) ? weightsOf(JSON.parse(readFileSync(file, 'utf8'))) : GUESSED;
console.log(`start: ${tested(weights)}`);
for (let round = 0; round < Number(rounds); round++) {
  const rows: Row[] = [];
  const rng = rngFrom(`tune ${round}`);
  for (let i = 0; i < Number(games); i++) {
    play(
      all(Number(players), () => shaken(weights, rng)),
      `tune.${round}.${i}`,
      rows,
    );
  }
  weights = halfWay(weights, fitted(rows, weights));
  writeFileSync(file, JSON.stringify(named(weights)));
  console.log(`round ${round + 1}: ${tested(weights)}`);
}
