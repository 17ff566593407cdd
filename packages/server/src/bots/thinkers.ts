import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Action, Decision, EditionDocument } from '@waldglas/core';

/** What a bot is asked. It is given a view, never a state. */
export interface Thought {
  readonly game: string;
  readonly level: string;
  readonly view: unknown;
  readonly decision: Decision<Action>;
  readonly seed: string;
  /** The facts of an exchanged edition: views only name it. */
  readonly facts?: EditionDocument;
}

/** Bots that think somewhere else than in the thread that answers people. */
export interface Thinkers {
  think(thought: Thought): Promise<readonly Action[]>;
  close(): Promise<void>;
}

/** What a thread answers. */
export type Thinking = { readonly actions: readonly Action[] } | { readonly error: string };

interface Waiting {
  readonly thought: Thought;
  resolve(actions: readonly Action[]): void;
  reject(error: Error): void;
}

/** Threads that run a program: one for each core but one, each thinks about one thing at a time. */
export function threadedThinkers(program: URL): Thinkers {
  const most = Math.max(1, Math.min(4, availableParallelism() - 1));
  const idle: Worker[] = [];
  const all = new Set<Worker>();
  const queue: Waiting[] = [];
  let isClosed = false;

  function take(worker: Worker): void {
    const next = queue.shift();
    if (!next) {
      idle.push(worker);
      return;
    }
    const done = (answer: Thinking) => {
      worker.off('error', broken);
      if ('error' in answer) next.reject(new Error(answer.error));
      else next.resolve(answer.actions);
      take(worker);
    };
    // a thread that breaks is replaced by the next thought
    const broken = (error: Error) => {
      all.delete(worker);
      next.reject(error);
      if (queue.length > 0) take(newThread());
    };
    worker.once('message', done);
    worker.once('error', broken);
    worker.postMessage(next.thought);
  }

  function newThread(): Worker {
    const worker = new Worker(program);
    all.add(worker);
    return worker;
  }

  return {
    think(thought) {
      if (isClosed) return Promise.reject(new Error('the server is closing'));
      return new Promise((resolve, reject) => {
        queue.push({ thought, resolve, reject });
        const free = idle.pop() ?? (all.size < most ? newThread() : undefined);
        if (free) take(free);
      });
    },
    async close() {
      isClosed = true;
      await Promise.all([...all].map(worker => worker.terminate()));
      for (const { reject } of queue) reject(new Error('the server is closing'));
    },
  };
}
