import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Finished, Run } from './simulate-run.ts';

/** Games handed out at a time; a worker is never more than a few of these ahead, so little has to be kept. */
const BLOCK = 32;
const AHEAD = 8;

/** Workers that play the games of one run. */
interface Pool {
  /** Plays games 0 to `games` - 1 and hands them over in this order. */
  play(games: number, take: (finished: Finished, i: number) => void): Promise<void>;
  close(): Promise<void>;
}

/** Starts `threads` workers and waits until they can play. */
export async function openPool(run: Run, threads: number): Promise<Pool> {
  // bundled beside the program by `scripts/run.mjs`
  const program = new URL('./simulate-worker.js', import.meta.url);
  const workers = Array.from({ length: threads }, () => new Worker(program, { workerData: run }));
  await Promise.all(workers.map(worker => once(worker, 'message')));

  function play(games: number, take: (finished: Finished, i: number) => void): Promise<void> {
    const waiting = new Map<number, readonly Finished[]>();
    const idle = [...workers];
    let handed = 0;
    let taken = 0;
    return new Promise((resolve, reject) => {
      const hand = () => {
        while (handed < games && handed - taken < BLOCK * (threads + AHEAD)) {
          const worker = idle.pop();
          if (!worker) return;
          const to = Math.min(games, handed + BLOCK);
          worker.postMessage({ from: handed, to });
          handed = to;
        }
      };
      for (const worker of workers) {
        worker.on('error', reject);
        worker.on('message', ({ from, finished }: { from: number; finished: readonly Finished[] }) => {
          waiting.set(from, finished);
          // what is thrown here would reach nobody
          try {
            for (let block = waiting.get(taken); block; block = waiting.get(taken)) {
              waiting.delete(taken);
              for (const one of block) take(one, taken++);
            }
          } catch (error) {
            return reject(error);
          }
          idle.push(worker);
          hand();
          if (taken === games) resolve();
        });
      }
      hand();
    });
  }

  return { play, close: async () => void (await Promise.all(workers.map(worker => worker.terminate()))) };
}
