import { Worker } from 'node:worker_threads';
import type { Action, Decision, EditionDocument, Weighed } from '@waldglas/core';
import type { AnyTable } from '@waldglas/table';

/** What is thought about: all that the asking seat may know. */
export interface HintRequest {
  readonly game: string;
  readonly view: unknown;
  readonly decision: Decision<Action>;
  readonly seed: string;
  /** The facts of an exchanged edition: another thread does not know them. */
  readonly facts: EditionDocument | undefined;
}

/** Somebody thinks: the ways liked best, the best first; none if thinking was stopped or went wrong. */
interface PendingHint {
  readonly best: Promise<readonly Weighed<Action>[]>;
  stop(): void;
}

/** From so many milliseconds on it is told that somebody thinks. */
export const SILENT_MS = 1000;

/** Lets the strongest bot think about a decision, in a thread of its own: the game goes on as if nobody did. */
export function requestHint(table: AnyTable, decision: Decision<Action>): PendingHint {
  const { seat } = decision;
  const { view, length } = table.snapshot(seat);
  const seed = `hint/${seat}/${length}`;
  const workerData: HintRequest = { game: table.game.id, view, decision, seed, facts: table.head.facts };
  // bundled beside the program by `scripts/run.mjs`
  const worker = new Worker(new URL('./hint-worker.js', import.meta.url), { workerData });
  const best = new Promise<readonly Weighed<Action>[]>(resolve => {
    worker.on('message', resolve);
    worker.on('error', () => resolve([]));
    worker.on('exit', () => resolve([]));
  });
  return { best, stop: () => void worker.terminate() };
}
