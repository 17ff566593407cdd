// One thread of the training: plays games of a net against itself, and games against the panel.
import { parentPort, workerData } from 'node:worker_threads';
import { playLesson } from '../packages/bots/src/learning/self-play.ts';
import { playBotGame } from '../packages/bots/src/match.ts';
import { packed, samplesFor } from '../packages/bots/src/nets/samples.ts';
import { type Job, loadLearning, type Played } from './train-jobs.ts';

/** No game has more positions to learn from. */
const MOST_POSITIONS = 200;

const game = await loadLearning(workerData as string);

parentPort?.on('message', async (job: Job) => parentPort?.postMessage(await done(job)));

async function done(job: Job): Promise<Played> {
  if (job.kind === 'lessons') {
    const { bot, net, seeds } = job;
    const samples = samplesFor(seeds.length * MOST_POSITIONS, game.mostInputs);
    const points = seeds.map(({ seed, players }) => playLesson(game, bot, net, players, seed, samples).points);
    return { points, samples: packed(samples) };
  }
  const bot = game[job.bot](job.net);
  const seats = Array.from({ length: job.players }, (_, seat) => (seat === job.seat ? bot : game.rival));
  const calls: number[] = [];
  const table = await playBotGame(game.rules, { players: job.players, options: {}, seed: job.seed }, seats, {
    budget: { clock: () => performance.now() },
    played: (seat, _from, milliseconds) => {
      if (seat === job.seat) calls.push(milliseconds);
    },
  });
  return { points: [table.snapshot(undefined).scores.map(score => score.points)], calls };
}
