// Trains the net of a game by self-play, in legs of at most 20 minutes. A leg plays games by the net as it is, then learns
// from the positions of these and of earlier games. It ends in a checkpoint, which replaces the one before and from which
// the next leg goes on, and in a line of the log: the error, the games so far, and what the bot with this net did against
// the panel. With --measure nothing is learned: the checkpoint plays the frozen seeds and the deals of the ladder. --curve
// draws the log, --ship writes the weights as they are played with, with --only NAME just that second net into the file
// that is there. With --linear the net has no hidden units, and its weights are fitted to all positions at once: so Black
// Forest is trained.
//
//   npm run train -- --game glass-road [--minutes 20] [--legs 1] [--threads 1] [--bot quick|expert] [--rate 0.0003]
//     [--panel 60] [--linear]
//   npm run train -- --game glass-road --measure [--seeds 300] [--deals 200] [--players 2] [--threads 1]
//   npm run train -- --game glass-road --curve
//   npm run train -- --game glass-road --ship [--only hands]
import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { rngFrom } from '@waldglas/core';
import { study } from '../packages/bots/src/learning/learner.ts';
import type { Trainee } from '../packages/bots/src/learning/port.ts';
import { aimAhead } from '../packages/bots/src/learning/targets.ts';
import { type Fit, newFit, type Phase, rounded } from '../packages/bots/src/nets/fit.ts';
import { readFit, writeFit } from '../packages/bots/src/nets/fit-file.ts';
import type { Net } from '../packages/bots/src/nets/net.ts';
import { provenanceOf, readNet, writeNet } from '../packages/bots/src/nets/net-file.ts';
import { fitShared } from '../packages/bots/src/nets/ridge.ts';
import { addSamples, packed, type Samples, samplesFor } from '../packages/bots/src/nets/samples.ts';
import { mean } from '../packages/bots/src/statistics.ts';
import { curve } from './train-curve.ts';
import { type Job, loadLearning, type Played } from './train-jobs.ts';
import { type Figures, measured, rounded3 } from './train-panel.ts';

const HIDDEN = 32;
/** By how many samples a linear net holds each weight where it was: so many, and more for each game it has learned from. */
const HOLD = 60;
const HOLD_EACH = 0.2;
/** The same for a second net. */
const SECOND_HOLD = 150;
const MOST_MINUTES = 20;
/** Games that the threads are asked for at a time. */
const ROUND = 120;
/** Samples that are remembered, and inputs that a sample has on average at most. */
const MEMORY = 1_000_000;
const INPUTS_EACH = 110;
/** Fewer samples than this do not replace what was learned before. */
const LEAST = 20_000;
const FOLDER = 'packages/bots/training';
const WEIGHTS = 'packages/bots/weights';

const { values: given } = parseArgs({
  options: {
    game: { type: 'string', default: 'glass-road' },
    minutes: { type: 'string', default: String(MOST_MINUTES) },
    legs: { type: 'string', default: '1' },
    threads: { type: 'string', default: '1' },
    rate: { type: 'string', default: '0.0003' },
    bot: { type: 'string', default: 'quick' },
    panel: { type: 'string', default: '60' },
    seeds: { type: 'string', default: '300' },
    deals: { type: 'string', default: '200' },
    players: { type: 'string', default: '2' },
    linear: { type: 'boolean', default: false },
    measure: { type: 'boolean', default: false },
    curve: { type: 'boolean', default: false },
    ship: { type: 'boolean', default: false },
    only: { type: 'string' },
  },
});

const game = await loadLearning(given.game);
const bot: Trainee = given.bot === 'expert' ? 'expert' : 'quick';
const hidden = given.linear ? 0 : HIDDEN;
const checkpoint = `${FOLDER}/${given.game}.checkpoint`;
const log = `${FOLDER}/${given.game}.jsonl`;
/** The positions of earlier games: too many to be kept in the repository. */
const memoryFile = `${FOLDER}/${given.game}.memory`;
const kept = existsSync(checkpoint) ? readFileSync(checkpoint) : undefined;
const { fit, about } = begun(game.phases, hidden);
const { second } = game;
const secondFit = second && begun(second.phases, 0, second.name).fit;
let games = Number(about.games ?? 0);
let leg = Number(about.leg ?? 0);

/** A net in training as it is in the checkpoint, or one that knows nothing. */
function begun(phases: readonly Phase[], units: number, name?: string): ReturnType<typeof readFit> {
  const rng = rngFrom(given.game);
  if (kept) return readFit(kept, game.inputs, phases, units, rng, name);
  return { fit: newFit(game.inputs, phases, units, rng), about: {} };
}

/** What is beside the net, in the checkpoint or among the weights. */
function beside<T>(made: (fit: Fit) => T): Readonly<Record<string, T>> {
  return second && secondFit ? { [second.name]: made(secondFit) } : {};
}

/** A thread, and who waits for its answer. */
interface Thread {
  readonly worker: Worker;
  answered: (played: Played) => void;
}

const threads = Array.from({ length: Number(given.threads) }, (): Thread => {
  const worker = new Worker(new URL('./train-worker.js', import.meta.url), { workerData: given.game });
  const thread: Thread = { worker, answered: () => {} };
  worker.on('message', (played: Played) => thread.answered(played));
  return thread;
});

/** Has the threads do all jobs, one after the other each, and returns the answers in order. */
async function all(jobs: readonly Job[]): Promise<Played[]> {
  const queue = [...jobs.entries()];
  const answers: Played[] = [];
  const work = async (thread: Thread) => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [i, job] = next;
      answers[i] = await new Promise<Played>(resolve => {
        thread.answered = resolve;
        thread.worker.postMessage(job);
      });
    }
  };
  await Promise.all(threads.map(work));
  return answers;
}

/** Games of the net against itself, shared out among the threads. */
function lessons(net: Net): Job[] {
  const list = Array.from({ length: ROUND }, (_, i) => {
    const n = games + i;
    return { seed: `train.${n}`, players: game.tables[n % game.tables.length] ?? 1 };
  });
  const share = Math.ceil(ROUND / threads.length);
  return threads.map((_, i) => ({ kind: 'lessons', bot, net, seeds: list.slice(i * share, (i + 1) * share) }));
}

const named = (name: string, n: number) => Array.from({ length: n }, (_, i) => `${name}.${i}`);

/** Samples of earlier legs: what is learned from has to be far more than the games of one leg. */
function remembered(): Samples {
  const memory = samplesFor(MEMORY, INPUTS_EACH);
  if (existsSync(memoryFile)) addSamples(memory, deserialize(readFileSync(memoryFile)));
  return memory;
}

/** Plays for so many minutes and learns from all games that are remembered. */
async function trainLeg(minutes: number): Promise<void> {
  const startedAt = performance.now();
  const rate = Number(given.rate);
  const scores = new Map<number, number[]>();
  const before = games;
  const memory = remembered();
  const net = rounded(fit);
  while (performance.now() - startedAt < minutes * 60_000) {
    for (const { samples, points } of await all(lessons(net))) {
      if (samples) addSamples(memory, samples);
      for (const one of points) scores.set(one.length, [...(scores.get(one.length) ?? []), mean(one)]);
    }
    games += ROUND;
  }
  write(memoryFile, serialize(packed(memory)));
  const enough = memory.count >= LEAST;
  const error = enough ? learnedFrom(memory, rate, before) : 0;
  const secondError = second && secondFit && enough ? fitShared(secondFit, second.samples(memory), SECOND_HOLD) : 0;
  leg++;
  // what was learned is safe before it is measured
  const keep = (panel: Partial<Figures>) =>
    write(
      checkpoint,
      writeFit(
        fit,
        { game: given.game, leg, games, panel },
        beside(one => one),
      ),
    );
  keep({});
  const n = Number(given.panel);
  const panel = { seeds: named('panel', n), deals: named('panel', Math.ceil(n / 4)), players: 2 };
  const figures = n > 0 ? await measured(all, rounded(fit), panel) : {};
  const line = {
    leg,
    games,
    minutes,
    bot,
    gamesThisLeg: games - before,
    rate,
    samples: memory.count,
    error: rounded3(error),
    ...(second ? { [second.name]: rounded3(secondError) } : {}),
    selfPlay: Object.fromEntries([...scores].map(([players, list]) => [players, rounded3(mean(list))])),
    panelSeeds: n,
    ...figures,
  };
  keep(figures);
  appendFileSync(log, `${JSON.stringify(line)}\n`);
  console.log(JSON.stringify(line));
}

/**
 * Learns from samples: step by step, or by least squares where a net has no hidden units; so many games had taught it before.
 * Returns the error that is left.
 */
function learnedFrom(memory: Samples, rate: number, before: number): number {
  if (!given.linear) return study(fit, memory, game.later, rate, rngFrom(`${given.game} leg ${leg}`));
  aimAhead(memory, rounded(fit), game.later);
  return fitShared(fit, memory, HOLD + HOLD_EACH * before);
}

type Origin = Parameters<typeof writeNet>[1];

/** All that was learned, as it is played with. */
function shipped(): Uint8Array {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  const origin = { game: given.game, seed: given.game, games, commit, panel: about.panel ?? {} };
  return writeNet(rounded(fit), origin as Origin, beside(rounded));
}

/** The weights that are shipped already, with the second net of the checkpoint. */
function withSecond(name: string): Uint8Array {
  if (name !== second?.name) throw new Error(`${given.game} has no second net "${name}"`);
  const bytes = readFileSync(`${WEIGHTS}/${given.game}.weights`);
  const phases = game.phases.map(phase => phase.name);
  const origin = { ...provenanceOf(bytes), others: { [name]: games } };
  return writeNet(readNet(bytes, game.inputs, phases), origin as unknown as Origin, beside(rounded));
}

/** Writes a file so that nobody ever finds half of it. */
function write(path: string, bytes: Uint8Array): void {
  writeFileSync(`${path}.new`, bytes);
  renameSync(`${path}.new`, path);
}

if (given.measure) {
  const frozen = readFileSync(`packages/bots/src/seeds/${given.game}.txt`, 'utf8').split('\n').filter(Boolean);
  const panel = {
    seeds: frozen.slice(0, Number(given.seeds)),
    deals: named('ladder', Number(given.deals)),
    players: Number(given.players),
  };
  console.log(JSON.stringify(await measured(all, rounded(fit), panel)));
} else if (given.curve) {
  const lines = readFileSync(log, 'utf8').split('\n').filter(Boolean);
  writeFileSync(
    `docs/learning-${given.game}.svg`,
    curve(
      given.game,
      lines.map(line => JSON.parse(line)),
    ),
  );
} else if (given.ship) {
  mkdirSync(WEIGHTS, { recursive: true });
  write(`${WEIGHTS}/${given.game}.weights`, given.only === undefined ? shipped() : withSecond(given.only));
} else {
  mkdirSync(FOLDER, { recursive: true });
  for (let n = 0; n < Number(given.legs); n++) await trainLeg(Math.min(Number(given.minutes), MOST_MINUTES));
}
await Promise.all(threads.map(({ worker }) => worker.terminate()));
