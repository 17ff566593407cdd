import { Worker } from 'node:worker_threads';
import { type Match, playMatch, type Result } from '@waldglas/bots';
import { type AnyGame, type EditionDocument, isExchanged } from '@waldglas/core';
import { loadContestants } from './catalog.ts';
import type { MatchFile } from './match-file.ts';
import type { Progress } from './progress.ts';

/** Plays all matches that the file does not know yet, in several threads, and returns all results in order. */
export async function playMatches(
  game: AnyGame,
  matches: readonly Match[],
  threads: number,
  file: MatchFile,
  bar: Progress,
): Promise<Result[]> {
  const results: (Result | undefined)[] = matches.map((_, i) => file.known.get(i));
  const open = matches.flatMap((match, i) => (results[i] ? [] : [{ match, i }]));
  const total = open.length;
  let played = 0;
  const take = (i: number, result: Result) => {
    results[i] = result;
    file.add(i, result);
    played += 1;
    bar.at(played / total);
  };
  await (threads === 1 ? playHere(game, open, take) : playThere(game, open, Math.min(threads, total), take));
  return results.flatMap(result => (result ? [result] : []));
}

/** What a thread is told before its first match. */
export interface MatchThread {
  readonly game: string;
  readonly facts: EditionDocument | undefined;
}

/** A match and its place in the list. */
interface Job {
  readonly match: Match;
  readonly i: number;
}

type Take = (i: number, result: Result) => void;

async function playHere(game: AnyGame, jobs: readonly Job[], take: Take): Promise<void> {
  const { named } = await loadContestants(game.id);
  for (const { match, i } of jobs) take(i, await playMatch(game, named, match, () => performance.now()));
}

/** Hands out one match at a time: they take long, and some much longer than others. */
async function playThere(game: AnyGame, jobs: readonly Job[], threads: number, take: Take): Promise<void> {
  // bundled beside the program by `scripts/run.mjs`
  const program = new URL('./match-worker.js', import.meta.url);
  const edition = jobs[0]?.match.edition ?? '';
  // another thread does not know an exchanged edition
  const workerData: MatchThread = { game: game.id, facts: isExchanged(edition) ? game.edition(edition) : undefined };
  const workers = Array.from({ length: threads }, () => new Worker(program, { workerData }));
  const queue = jobs.values();
  let left = jobs.length;
  try {
    await new Promise<void>((resolve, reject) => {
      if (left === 0) resolve();
      for (const worker of workers) {
        const hand = () => {
          const { value } = queue.next();
          if (value) worker.postMessage(value);
        };
        worker.on('error', reject);
        worker.on('message', ({ i, result }: { i: number; result: Result }) => {
          // what is thrown here would reach nobody
          try {
            take(i, result);
          } catch (error) {
            return reject(error);
          }
          left -= 1;
          if (left === 0) resolve();
          else hand();
        });
        hand();
      }
    });
  } finally {
    await Promise.all(workers.map(worker => worker.terminate()));
  }
}
