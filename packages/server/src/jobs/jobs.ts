import { setTimeout as wait } from 'node:timers/promises';
import type { Host } from '../host.ts';

/** Something is to be done at a table whose record has this length. Done twice, the second time nothing happens. */
export interface Job {
  readonly table: string;
  readonly length: number;
}

/** Work that has to be done by some process, once. */
export interface Jobs<J extends Job = Job> {
  add(job: J): void;
  /** From now on jobs are done, several at the same time. */
  start(run: (job: J) => Promise<void>): Promise<void>;
  /** There may be a job: somebody has heard that a table has changed. */
  wake(): void;
  /** Begins no more jobs and waits for those under way. */
  stop(): Promise<void>;
}

/** A job that fails is tried again so often. */
export const TRIES = 6;

/** When jobs are done. */
export interface JobTimes {
  /** The milliseconds after which each is begun. */
  readonly delay?: number;
  /** The milliseconds after which one that failed is tried again, each time twice as many. */
  readonly again?: number;
}

/** Jobs of this process alone: who starts anew asks the store which tables wait. */
export function localJobs<J extends Job = Job>(log: Host['log'], { delay = 0, again = 250 }: JobTimes = {}): Jobs<J> {
  const known = new Set<string>();
  const underway = new Set<Promise<void>>();
  let waiting: J[] = [];
  let work: ((job: J) => Promise<void>) | undefined;
  const stopping = new AbortController();
  let isStopped = false;

  async function attempt(job: J, tries: number): Promise<void> {
    try {
      await work?.(job);
    } catch (error) {
      log.error({ table: job.table, length: job.length, error: String(error) }, 'a job failed');
      if (tries === TRIES) return;
      await wait(again * 2 ** tries, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
      if (!isStopped) await attempt(job, tries + 1);
    }
  }

  function begin(job: J): void {
    if (delay === 0) run(job);
    else setTimeout(() => run(job), delay).unref();
  }

  function run(job: J): void {
    if (isStopped) return;
    const done = attempt(job, 0).finally(() => {
      known.delete(nameOf(job));
      underway.delete(done);
    });
    underway.add(done);
  }

  return {
    add(job) {
      if (isStopped || known.has(nameOf(job))) return;
      known.add(nameOf(job));
      if (work) begin(job);
      else waiting.push(job);
    },
    async start(does) {
      work = does;
      for (const job of waiting) begin(job);
      waiting = [];
    },
    wake() {},
    async stop() {
      isStopped = true;
      stopping.abort();
      await Promise.all(underway);
    },
  };
}

/** Two jobs of one name are the same work. */
export function nameOf(job: Job): string {
  return Object.values(job).join(' ');
}
